# टर्मिनलमा Beat the Quake, र खेलघरले सुनाएको: के छ, के गर्न सकिन्छ, के भयो।

## Cards and quakes

bq-card = { $name } (सुरक्षा { $vp }, क्षति { $vd })
bq-common = { $name } (सुरक्षा { $vp })
bq-card-full = { $card }, लेख्दा “{ $id }”: { $kind ->
    [helper] सहायक
    [hazard] खतरा
   *[neutral] न सहायक, न खतरा
  }
bq-quake-0 = पहेँलो भूकम्प
bq-quake-1 = सुन्तला रङको भूकम्प
bq-quake-2 = रातो भूकम्प
bq-colour-0 = पहेँलो
bq-colour-1 = सुन्तला
bq-colour-2 = रातो

## What is asked

bq-ask-show = { $name }: हातको एउटा कार्ड देखाउने, कि सबै हातमै राख्ने?
bq-ask-draw = { $name }: दोस्रो कार्ड तान्ने, कि रोकिने?
bq-ask-discard-common = { $name }: आफ्नो एउटा साझा वस्तु फाल।
bq-ask-discard-hand = { $name }: हातबाट एउटा कार्ड फाल।
bq-ask-pay = { $name }: हातमा क्षति गर्ने केही छैन, तर हरेक भूकम्पले एउटा साझा वस्तु लैजान्छ। कुन दिने, छान।
bq-ask-use = { $name }: जसको भए पनि एउटा साझा वस्तु प्रयोग गर। क्षति { $damage }, अहिलेसम्म { $reached } पुग्यो।
bq-ask-use-own = { $name }: आफ्नै एउटा साझा वस्तु प्रयोग गर। क्षति { $damage }, अहिलेसम्म { $reached } पुग्यो।
bq-do-keep = सबै हातमै राख्ने
bq-do-show = { $card } देखाउने: बाँकी क्षति { $damage }
bq-do-show-drawn = भर्खर तानेको { $card } देखाउने: बाँकी क्षति { $damage }
bq-do-draw = दोस्रो कार्ड तान्ने
bq-do-stop = रोकिने
bq-do-discard = { $card } फाल्ने
bq-do-pay = { $owner }ले राखेको { $card } दिने
bq-do-pay-own = आफ्नै { $card } दिने
bq-do-use = { $owner }ले राखेको { $card } प्रयोग गर्ने: क्षति { $damage } मध्ये { $reached }
bq-do-use-own = आफ्नै { $card } प्रयोग गर्ने: क्षति { $damage } मध्ये { $reached }

## What happened

bq-told-deal = सबैलाई एउटा-एउटा कार्ड घोप्टो पारेर बाँडियो।
bq-told-dealt = { $name }ले { $card } पाउनुभयो।
bq-told-deal-quake = बाँड्दा { $quake } आयो: त्यसलाई पन्छाइयो, केही असर भएन।
bq-told-first = { $name }ले सुरु गर्नुहुन्छ।
bq-told-draw = { $name }ले { $card } तान्नुभयो।
bq-told-draw-hidden = { $name }ले एउटा कार्ड तान्नुभयो।
bq-told-second = { $name }ले दोस्रो कार्ड तान्नुभयो: { $card }।
bq-told-second-hidden = { $name }ले दोस्रो कार्ड तान्नुभयो।
bq-told-show = { $name }ले { $card } खुला राख्नुभयो।
bq-told-keep = { $name }ले कुनै कार्ड खुला राख्नुभएन।
bq-told-stop = { $name } रोकिनुभयो।
bq-told-quake = { $name }ले { $quake } तान्नुभयो, { $all } मध्ये { $number } नम्बरको!
bq-told-damage = क्षति { $damage } छ: { $name }को हातका कार्डको।
bq-told-damage-more = क्षति { $damage } छ: { $name }को हातको { $hand }, र भूकम्पको रङका लागि थप { $more }।
bq-told-damage-cards = { $name }को हात: { $sum } = { $hand }।
bq-told-all-discard-common = सबैले एउटा-एउटा साझा वस्तु फाल्छन्।
bq-told-all-discard-hand = सबैले हातबाट एउटा-एउटा कार्ड फाल्छन्।
bq-told-no-discard = { $name }सँग फाल्ने केही छैन।
bq-told-discard-common = { $name }ले साझा वस्तु { $card } फाल्नुभयो।
bq-told-discard-hand = { $name }ले हातबाट { $card } फाल्नुभयो।
bq-told-discard-hidden = { $name }ले हातबाट एउटा कार्ड फाल्नुभयो।
bq-told-alone = { $name }का आफ्नै साझा वस्तु पुग्छन्: तिनै मात्र प्रयोग गर्न मिल्छ।
bq-told-together = { $name }का आफ्नै साझा वस्तु पुग्दैनन्: सबैका प्रयोग गर्न मिल्छ।
bq-told-zero = { $name }को हातमा क्षति गर्ने केही छैन, तर हरेक भूकम्पले एउटा साझा वस्तु लैजान्छ।
bq-told-pay = { $name }ले { $owner }ले राखेको { $card } दिनुभयो।
bq-told-pay-own = { $name }ले { $card } दिनुभयो।
bq-told-use = { $name }ले { $owner }ले राखेको { $card } प्रयोग गर्नुभयो: क्षति { $damage } मध्ये { $reached }।
bq-told-use-own = { $name }ले { $card } प्रयोग गर्नुभयो: क्षति { $damage } मध्ये { $reached }।
bq-told-neutralised = भूकम्पको सामना एक्लै भयो: { $name }लाई { $points } अङ्क।
bq-told-met = भूकम्पको सामना सबैको सहयोगले भयो, यसको अङ्क कसैले पाउँदैन।
bq-told-fatal = सबै साझा वस्तुको जम्मा सुरक्षा { $vp } छ, क्षति भने { $damage } छ। भूकम्प घातक भयो: सबैले हारे।
bq-told-fatal-none = प्रयोग गर्न कुनै साझा वस्तु छैन। भूकम्प घातक भयो: सबैले हारे।
bq-told-over-met = अन्तिम भूकम्पको सामना भयो: खेल सकियो।
bq-told-over-pile = थुप्रो खाली भयो: खेल सकियो।
bq-told-winner = { $names }ले { $points } अङ्क ल्याएर जित्नुभयो।
bq-told-winner-alone = { $tied }को { $points } अङ्क बराबर छ; { $names }ले सबैभन्दा धेरै भूकम्पको सामना एक्लै गरेर जित्नुभयो।
bq-told-winner-unused = { $tied }को { $points } अङ्क बराबर छ, र एक्लै सामना गरेका भूकम्प पनि बराबर छन्; सबैभन्दा धेरै साझा वस्तु बाँकी भएकाले { $names }ले जित्नुभयो।
bq-told-shared = { $names }को { $points } अङ्क बराबर छ, र जित साझा हो।
bq-told-goal = मिलेर { $sum } अङ्क, लक्ष्य { $goal } थियो: सबैले जिते!
bq-told-short = तिमीहरू सबै बाँच्यौ, तर { $missing } अङ्क पुगेन: मिलेर { $goal } मध्ये { $sum }। यसपालि कसैले जितेन।

## How it stands

bq-pile = थुप्रो: { $pile } कार्डमा { $quakes } भूकम्प।
bq-pile-safe = थुप्रो: { $pile } कार्डमा { $quakes } भूकम्प; { $safe ->
    [one] अर्को कार्ड सुरक्षित छ
   *[other] अर्का { $safe } कार्ड सुरक्षित छन्
  }।
bq-quakes = सामना गरिएका भूकम्प: { $all } मध्ये { $met }। तानिएका: { $quakes }
bq-quake-now = अहिले { $quake }को सामना हुँदै छ: क्षति { $damage } मध्ये { $reached } पुग्यो।
bq-seat = { $name }: हातमा { $cards } कार्ड
bq-seat-alone = { $name }: हातमा { $cards } कार्ड, एक्लै सामना गरिएका भूकम्प { $alone }
bq-seat-points = { $words }, { $points } अङ्क
bq-seat-points-hidden = { $words }, हात नगनी { $points } अङ्क
bq-seat-told = { $words }।
bq-face-up = साझा वस्तु: { $cards }।
bq-face-up-none = साझा वस्तु छैन।
bq-used = अरूले प्रयोग गरेका: { $cards }।
bq-held = हातमा: { $cards }।
bq-held-drawn = हातमा: { $cards }
bq-hand = { $name }को हात: { $cards }।
bq-hand-sums = जम्मा सुरक्षा { $vp }: अहिले भूकम्प आए { $vd } क्षति हुन्छ।
bq-hand-sums-advanced = जम्मा सुरक्षा { $vp }: अहिले भूकम्प आए { $vd } क्षति हुन्छ (सुन्तला { $orange }, रातो { $red })।
bq-hand-sums-now = जम्मा सुरक्षा { $vp } र क्षति { $vd }।
bq-hand-empty = { $name }को हात खाली छ।
bq-standing = { $name }: { $points } अङ्क
bq-standing-hidden = { $name }: { $points } अङ्क र { $cards } लुकेका कार्ड
bq-points = { $name }: { $points } अङ्क
bq-points-for = { $name }: { $points } अङ्क ({ $parts })
bq-points-hidden = { $name }: { $points } अङ्क, र हातमा { $cards } कार्ड
bq-points-for-hidden = { $name }: { $points } अङ्क ({ $parts }), र हातमा { $cards } कार्ड
bq-for-hand = हात { $points }
bq-for-used = अरूले प्रयोग गरेका { $points }
bq-for-unused = अझै खुला { $points }
bq-for-alone = एक्लै सामना गरिएका भूकम्प { $points }
bq-together = तिमीले देखेसम्म मिलेर: { $goal } मध्ये { $sum } अङ्क। तिमीले नदेखेका हात गनिएका छैनन्।
bq-together-end = मिलेर: { $goal } मध्ये { $sum } अङ्क।
bq-scores-fatal = भूकम्प घातक भयो: सबैले हारे, कसैको अङ्क छैन।
bq-helped = अझै { $missing } चाहिन्थ्यो। समयमै टेबलमा { $count ->
    [one] यो एउटै कार्ड भए पुग्थ्यो
   *[other] यीमध्ये कुनै एउटा कार्ड भए पुग्थ्यो
  }: { $cards }।
bq-helped-together = अझै { $missing } चाहिन्थ्यो। समयमै टेबलमा यी { $count } कार्ड सँगै भए पुग्थ्यो: { $cards }।
bq-helped-none = अझै { $missing } चाहिन्थ्यो, र हातका कुनै पनि कार्डले पुग्ने थिएन।
bq-helped-nothing-shared = टेबलमा केही थिएन। समयमै त्यहाँ { $count ->
    [one] यो एउटै कार्ड भए पुग्थ्यो
   *[other] यीमध्ये कुनै एउटा कार्ड भए पुग्थ्यो
  }: { $cards }।
bq-help = { $name } ({ $protection ->
    [0] क्षति { $spared } कम
   *[other] { $spared ->
        [0] सुरक्षा { $protection }
       *[other] सुरक्षा { $protection }, र क्षति { $spared } कम
      }
  })
bq-unseen = नदेखिएका: { $objects } वस्तु र { $quakes } भूकम्प। थुप्रोमा: { $pile } कार्ड।
bq-unseen-vp = सुरक्षा { $vp }: { $cards }
bq-unseen-card = { $name } (क्षति { $vd })
bq-unseen-quakes = भूकम्प: { $quakes }
bq-unseen-colour = { $count } { $colour ->
    [0] पहेँलो
    [1] सुन्तला
   *[2] रातो
  }

## Around the game

title-beat-the-quake = Beat the Quake
help-game-beat-the-quake =
    कार्डको नाम (टर्च) लेखे त्यो कार्ड, र त्यसले सिकाउने कुरा, पूरै देखिन्छ; “look टेबल” लेखे त्यो नामको कार्ड देखिन्छ।
    चाल लेखेर पनि चल्न सकिन्छ: “show torch”, “keep”, “draw”, “stop”, “discard torch”, “use torch”
    सुरक्षा भनेको खुला राखिएको कार्डले जति क्षति रोक्छ त्यो हो; क्षति भनेको हातमा हुँदा कार्डले जति बिगार्छ त्यो हो। नियममा तिनलाई VP र VD भनिन्छ। [टर्च ३] खुला छ, (टर्च ३) प्रयोग भइसक्यो।
