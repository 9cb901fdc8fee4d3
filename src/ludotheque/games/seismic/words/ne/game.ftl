# टर्मिनलमा Seismic: के छ, के गर्न सकिन्छ, के भयो।

## Sections

end-edge = टेबलको किनारा ({ $cell } पछि)
end-edge-there = टेबलको किनारा ({ $cell })
end-open = खाली कोठा ({ $cell })
end-intersection = चोक { $value } ({ $where })
section-loop = { $length } टुक्राको घेरा, यसको मूल्य छैन
section-open = { $one } देखि { $other } सम्म, { $length } टुक्रा: अहिलेसम्म { $points } अङ्क
section-complete = पूरा, { $one } देखि { $other } सम्म: { $sum } = { $points } अङ्क
section-complete-bonus = पूरा, सहरदेखि सहरसम्म, { $one } देखि { $other } सम्म: { $sum } = { $points } अङ्क

## What is asked

ask-place = { $name }: एउटा टायल राख्नुहोस्।
ask-crew = { $name }: { $where } रहेको टायलमा टोली राख्ने?
ask-crew-or-second = { $name }: { $where } रहेको टायलमा टोली राख्ने, कि दोस्रो टायल राख्ने?
ask-town = { $name }: { $magnitude }.० को भूकम्प। पहिले कुन सहर हान्छ?
ask-side = { $name }: { $magnitude }.० को भूकम्प। { $town }का धेरै दिशामा सबैभन्दा धेरै टायल बराबर छन्। कुन हान्छ?
ask-turn = { $name }: पराकम्प। एउटा टायल घुमाउने?
cell = { $range }, { $cell } मा: { $each }
range-long = { $first } देखि { $last }
cell-place = { $range }: कोठा { $cell }, { $count ->
    [one] { $sides }बाट राजमार्ग आउँछ
   *[other] { $sides }बाट राजमार्ग आउँछन्
  }
cell-turn = { $range }: { $cell } मा { $tile } घुमाउने
crew-after-turn = , { $fragment } मा { $name }को टोली
lying-so = : { $lying }
do-place = { $where } { $tile } राख्ने, घुमाइ { $rotation }{ $so }
do-place-so = { $where } { $tile } राख्ने{ $so }
do-turn = { $where } { $tile } घुमाउने, घुमाइ { $rotation }{ $so }
do-turn-so = { $where } { $tile } घुमाउने{ $so }
do-crew = राजमार्ग { $fragment } मा टोली: { $section }
do-no-crew = टोली नराख्ने
do-no-turn = केही नघुमाउने
do-town = पहिले { $town }
do-side = { $side } दिशा, लहरमा { $count } टायल

## What happened

told-start = सुरुमा खुला: { $tiles }।
told-first = { $name }ले सुरु गर्नुहुन्छ।
told-turned-up = { $name }ले खोल्नुभयो: { $tiles }।
told-place = { $name }ले { $where } { $tile } राख्नुभयो{ $so }।
told-second = { $name }ले { $where } दोस्रो टायल राख्नुभयो, { $tile }{ $so }।
told-complete = { $names }का लागि एउटा खण्ड अब { $section }।
told-complete-free = एउटा खण्ड अब { $section }, र यो कसैको होइन।
told-crew = { $name }ले { $where } राजमार्ग { $fragment } मा टोली राख्नुभयो।
told-crew-there = { $name }ले { $where } रहेको टायलको राजमार्ग { $fragment } मा टोली राख्नुभयो।
told-no-crew = { $name }ले त्यहाँ टोली राख्नुभएन।
told-no-crew-possible = त्यो टायलमा टोली राख्न मिल्दैन: यसका खण्डमा टोली छँदै छन्।
told-no-crew-left = त्यहाँ टोली राख्न मिल्दैन: टोली बाँकी छैन।
told-quake-setting-up = सुरु मिलाउँदा { $magnitude }.० को भूकम्प आयो: केही असर भएन।
told-quake-comes = { $name }ले { $magnitude }.० को भूकम्प खोल्नुभयो!
told-town = { $name }ले भूकम्पलाई पहिले { $town } हान्न लगाउनुभयो।
told-side = { $name }ले { $town }को { $side } दिशा छान्नुभयो।
told-quake = भूकम्पले { $town }को { $side } दिशा हान्यो (लहरमा { $count } टायल)। खसेका { $fallen } टायल: { $cells }।
told-quake-tile = { $tile } ({ $place })
told-quake-none-fell = भूकम्पले { $town }को { $side } दिशा हान्यो, तर त्यहाँ अर्को सहर मात्र छ: कुनै टायल खसेन।
told-quake-nothing = { $town }को लहरमा कुनै टायल छैन: केही खसेन।
told-crews-back = { $name }ले { $count } टोली फिर्ता लिनुभयो।
told-turn = { $name }ले { $where } { $tile } घुमाउनुभयो{ $so }।
told-no-turn = { $name }ले केही घुमाउनुभएन।
told-turn-skipped = { $name }सँग घुमाउने टायल छैन।
told-left = { $tiles } कतै { $count ->
    [one] मिल्दैन, र खेलबाट बाहिर जान्छ।
   *[other] मिल्दैनन्, र खेलबाट बाहिर जान्छन्।
  }
told-over-closed = खेल सकियो: अब कुनै राजमार्ग खुला छैन।
told-over-none-fits = खेल सकियो: थुप्रो खाली छ, र केही मिल्दैन।
told-over-used-up = खेल सकियो: सबै टायल सकिए।

## How it stands

table-told = टेबल, उत्तरबाट हरफ-हरफ गरी, { $count } टायल:
table-town = { $cell }: सान एन्ड्रियास
table-tile = { $cell }: { $tile }, { $lying }
table-tile-crew = { $cell }: { $tile }, { $lying }, { $fragment } मा { $name }को टोली
table-cropped = (टेबल यो टर्मिनलभन्दा चौडा छ: यी अन्तिम चालवरिपरिका { $columns } स्तम्भ हुन्।)
offer = खुला: { $tiles }। थुप्रोमा: { $pile }।
offer-nothing = केही खुला छैन। थुप्रोमा: { $pile }।
standing = { $name }: { $points } अङ्क, { $crews } टोली बाँकी
score-complete = { $names }: { $section }।
score-open = { $names }: { $section }, तर खुला रहुन्जेल अङ्क छैन।
score-others = टोली भएका अरू { $count ->
    [one] { $count } खण्ड पूरा छैन, यसको अङ्क छैन।
   *[other] { $count } खण्ड पूरा छैनन्, तिनको अङ्क छैन।
  }
unseen = अहिलेसम्म नदेखिएका: { $total } टायल, थुप्रोमा { $pile }, र सुरुदेखि खेलबाहिर { $gone }।
unseen-highways = राजमार्ग: { $tiles }
unseen-intersections = चोक: { $tiles }
unseen-quakes = भूकम्प: { $tiles }
unseen-tile = { $count } × { $tile }
odds-none = अहिलेको टेबलमा भूकम्पले कुनै टायल लैजान सक्दैन।
odds-assumed = अन्त्यसम्ममा भूकम्पले हरेक टायल लैजाने सम्भावना: नदेखिएका टायलबाट निकालिएको, अरू केही नथपिए र हरेक छनोट उत्तिकै सम्भव भए।
odds-tile = { $odds }: { $cell }, { $tile }
odds-section = यसको कुनै टायल खस्ने सम्भावना { $odds }: { $names }, { $section }।

## Around the game

title-seismic = Seismic
help-game-seismic =
    कोठा (0,-1), वा टेबलमा देखिने यसका नम्बर (3-8), लेखे त्यहाँका चाल एक-एक गरी देखिन्छन्।
    चाल लेखेर पनि चल्न सकिन्छ: “place 02 0,-1 3”, “crew 35”, “crew -”, “quake 2”, “town -4,0”, “turn 1,0 2”, “turn -”
    list 12: 12 भएको कोठाका चाल
    table 1 देखि table 4: टेबल, सबैभन्दा सानोदेखि ठूलोसम्म; table 0: जति अट्छ
    दिशा: 0 उ, 1 उपू, 2 दपू, 3 द, 4 दप, 5 उप। 02/3 भनेको टायल 02, घडीको दिशामा छैटौँ भागका 3 पटक घुमाएको।
