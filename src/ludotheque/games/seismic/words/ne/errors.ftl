# Seismic मा कुनै काम किन गर्न मिल्दैन।

## Options and editions

big-one-no-quake = भेद “big-one” लाई q6 चाहिन्छ, र यो संस्करणमा छैन
edition-unknown-tile = { $group }मा टायल { $code } छैन
edition-too-many = यसमा { NUMBER($total, useGrouping: 0) } टायल छन्; बढीमा { NUMBER($most, useGrouping: 0) } हुन सक्छन्
edition-mix = यसमा टायल “{ $code }” { $count } वटा छ; सुरु गर्न २ वटा चाहिन्छ
lens-pile = लेन्सले बाकसमा भएका टायल मात्र चिन्छ; यो थुप्रोमा त्योभन्दा बढी छन्
lens-too-many = यहाँ भूकम्प धेरै तरिकाले आउन सक्छ, लेन्सले हिसाब गर्न सक्दैन

## Moves

move-unknown-shape = टायल { $shape } छैन
move-not-cell = { $cell } कोठा होइन; कोठा Q,R गरी लेखिन्छ
move-not-rotation = { $rotation } घुमाइ होइन; घुमाइ ० देखि ५ सम्म हुन्छ
cell-off-table = कोठा { $cell } टेबलमा छैन
not-a-town = { $cell } सहर होइन
not-now-place = { $seat }ले अहिले एउटा टायल राख्नुपर्छ
not-now-crew = भर्खर राखेको टायलमा टोली राख्ने कि नराख्ने, { $seat }ले अहिले भन्नुपर्छ
not-now-second = { $seat }ले अहिले टोली राख्नुपर्छ, वा नराख्ने भन्नुपर्छ, वा दोस्रो टायल राख्नुपर्छ
not-now-town = भूकम्पले पहिले कुन सहर हान्छ, { $seat }ले अहिले छान्नुपर्छ
not-now-quake = भूकम्पले कुन दिशा हान्छ, { $seat }ले अहिले छान्नुपर्छ
not-now-turn = { $seat }ले अहिले एउटा टायल घुमाउनुपर्छ, वा नघुमाउने भन्नुपर्छ
place-not-face-up = { $seat }ले { $shape } राख्न मिल्दैन: त्यस्तो टायल खुला छैन
place-off-table = { $seat }ले { $cell }मा { $shape } राख्न मिल्दैन: त्यो कोठा टेबलमा छैन
place-taken = { $seat }ले { $cell }मा { $shape } राख्न मिल्दैन: त्यहाँ टायल छ
place-highway-on-green = { $seat }ले { $cell }मा { $shape } राख्न मिल्दैन: एक छेउ ({ $side }) मा यसको राजमार्ग हरियो भागसँग जोडिन्छ
place-green-on-highway = { $seat }ले { $cell }मा { $shape } राख्न मिल्दैन: एक छेउ ({ $side }) मा यसको हरियो भाग राजमार्गसँग जोडिन्छ
place-joins-nothing = { $seat }ले { $cell }मा { $shape } राख्न मिल्दैन: त्यहाँ कुनै राजमार्ग जोडिँदैन
crew-no-fragment = { $seat }ले टुक्रा { $fragment }मा टोली राख्न मिल्दैन: { $cell }को टायलमा त्यस्तो टुक्रा छैन
crew-none-left = { $seat }ले टुक्रा { $fragment }मा टोली राख्न मिल्दैन: टोली बाँकी छैन
crew-manned = { $seat }ले टुक्रा { $fragment }मा टोली राख्न मिल्दैन: त्यो खण्डमा { $other }को टोली छ
quake-not-hardest = { $count } टायल भएको त्यो दिशा ({ $side }) भूकम्पले हान्न सक्दैन: सबैभन्दा धेरै टायल यी दिशामा छन्: { $tied }
turn-empty = { $seat }ले { $cell } घुमाउन मिल्दैन: त्यहाँ टायल छैन
turn-town = { $seat }ले { $cell } घुमाउन मिल्दैन: सान एन्ड्रियास घुम्दैन
turn-twice = { $seat }ले { $cell } घुमाउन मिल्दैन: यो भूकम्पका लागि त्यो घुमाइसकियो
turn-same = { $seat }ले { $cell } त्यसरी घुमाउन मिल्दैन: राजमार्ग पहिलेजस्तै रहन्छन्
turn-highway-on-green = { $seat }ले { $cell } त्यसरी घुमाउन मिल्दैन: एक छेउ ({ $side }) मा राजमार्ग हरियो भागसँग जोडिन्छ
turn-green-on-highway = { $seat }ले { $cell } त्यसरी घुमाउन मिल्दैन: एक छेउ ({ $side }) मा हरियो भाग राजमार्गसँग जोडिन्छ
turn-joins-nothing = { $seat }ले { $cell } त्यसरी घुमाउन मिल्दैन: कुनै राजमार्ग जोडिँदैन

## Records

record-heights = हरेक सिटका लागि सङ्ख्या वा null भएको सूची हुनुपर्छ
