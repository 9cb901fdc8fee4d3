# ब्राउजरमा Seismic।

web-game-seismic = Seismic
web-bot-knows-seismic = Seismic मा थुप्रोको क्रमबाहेक केही लुकेको हुँदैन: तपाईंलाई जे थाहा छ, यसलाई त्यही थाहा छ, तर अर्को टायल कुन हो थाहा छैन।
web-about-seismic = सान एन्ड्रियासवरिपरि राजमार्ग बनाउनुहोस्, तिनमा सडक टोली राख्नुहोस्, र एउटा चोकलाई अर्कोसँग जोड्नुहोस्। अनि जमिन हल्लिन्छ।

## The map

web-seismic-map = Seismic को नक्सा। 1, 2, 3 ले टायल छान्छन्; तीरले एक ठाउँबाट अर्कोमा लैजान्छन्; R ले घुमाउँछ, Enter ले पक्का गर्छ, Escape ले छोड्छ; जोड, घटाउ र F ले नजिक-टाढा गर्छन्; O ले सडक कसका हुन् देखाउँछ; L ले दरार लेन्स खोल्छ र बन्द गर्छ।
web-seismic-fits = { $count ->
    [0] यो टायल कतै मिल्दैन।
   *[other] यो टायल { $count } ठाउँमा मिल्छ।
  }
web-seismic-here = यहाँ ({ $place }) { $count } तरिकाले राख्न सकिन्छ।
web-seismic-ways = यहाँ { $count } तरिकाले राख्न सकिन्छ।
web-seismic-turned = { $count } मध्ये तरिका { $number }।
web-seismic-turn = घुमाउनुहोस्: { $count } मध्ये तरिका { $number }
web-seismic-confirm = राख्नुहोस्
web-seismic-confirm-turn = यसरी घुमाउनुहोस्
web-seismic-cancel = छोड्नुहोस्
web-seismic-closer = नजिक
web-seismic-farther = टाढा
web-seismic-fit = सबै देखाउनुहोस्
web-seismic-waits = { $name }को पालो हो।

## Choices

web-seismic-ask-place = तपाईंको पालो: टायल छान्नुहोस्, अनि राख्ने ठाउँ।
web-seismic-ask-place-here = टायल छान्नुहोस्, अनि राख्ने ठाउँ।
web-seismic-asked = { $name }:
web-seismic-ask-where = कहाँ राख्ने? नक्सामा उज्यालो भएको ठाउँमा मिल्छ।
web-seismic-ask-confirm = चाहे घुमाउनुहोस्, अनि राख्नुहोस्।
web-seismic-ask-confirm-only = यसरी मात्र मिल्छ: राख्नुहोस्।
web-seismic-ask-turned = चाहेजसरी घुमाउनुहोस्, अनि पक्का गर्नुहोस्।
web-seismic-ask-crew = नयाँ टायलमा टोली राख्ने?
web-seismic-ask-crew-or-second = नयाँ टायलमा टोली राख्ने, कि दोस्रो टायल राख्ने?
web-seismic-ask-town = { $magnitude }.० को भूकम्प! पहिले कुन सहर हान्छ?
web-seismic-ask-quake = { $magnitude }.० को भूकम्प! धेरै दिशामा सबैभन्दा धेरै टायल बराबर छन्: कुन हान्छ?
web-seismic-ask-turn = पराकम्प: एउटा टायल घुमाउनुहोस्, वा नघुमाउनुहोस्।
web-seismic-no-crew = टोली नराख्ने
web-seismic-no-second = दोस्रो टायल नराख्ने
web-seismic-no-turn = केही नघुमाउने
web-seismic-crew-on = यहाँ टोली: { $section }
web-seismic-on-it = यसमा भएका टोली
web-seismic-nobody = कसैको होइन
web-seismic-hit-side = { $side } दिशा हान्ने: लहरमा { $count } टायल
web-seismic-hit-town = पहिले { $town } हान्ने

## Whose the roads are

web-seismic-owners = सडक कसका हुन्, देखाउनुहोस् (O)
web-seismic-owners-on = अब सडक कसका हुन्, देखिन्छ।
web-seismic-owners-off = अब सडक कसका हुन्, देखिँदैन।

## The fault-line lens

web-seismic-lens = दरार लेन्स (L)
web-seismic-lens-on = दरार लेन्स खुला छ।
web-seismic-lens-off = दरार लेन्स बन्द छ।
web-seismic-lens-about = अरू केही नथपिए, अन्त्यसम्ममा भूकम्पले हरेक टायल लैजाने सम्भावना।
web-seismic-lens-more = नदेखिएका टायलबाट ठ्याक्कै गनिएको। दिशा वा सहर छान्नेले संयोगले छान्छ भनी मानिएको छ।
web-seismic-lens-none = अहिलेको टेबलमा भूकम्पले कुनै टायल लैजान सक्दैन।
web-seismic-lens-busy = गन्दै…
web-seismic-lens-tile = { $place }: { $odds }
web-seismic-lens-section = भूकम्पको जोखिम { $odds }

## The tray

web-seismic-face-up = खुला टायल
web-seismic-tile = टायल { $place }: { $tile }
web-seismic-pile = { $count ->
    [one] टायल थुप्रोमा
   *[other] टायल थुप्रोमा
  }
web-seismic-crews-left = बाँकी सडक टोली
web-seismic-unseen = अहिलेसम्म नदेखिएका

## A quake

web-seismic-quake = { $magnitude }.० को भूकम्प! { $count ->
    [0] केही खस्दैन।
    [one] { $count } टायल खस्छ।
   *[other] { $count } टायल खस्छन्।
  }

## What the others did

web-seismic-now = अगाडि जानुहोस्
web-seismic-since = तपाईंको पालोपछि
web-seismic-since-again = फेरि देखाउनुहोस्: { $words }
web-seismic-since-place = { $name }ले { $tile } राख्नुभयो{ $crews ->
    [0] {""}
   *[other] , टोलीसहित
  }
web-seismic-since-turn = { $name }ले { $tile } घुमाउनुभयो
web-seismic-since-quake = { $magnitude }.० को भूकम्प: { $count ->
    [0] केही खसेन
    [one] { $count } टायल खस्यो
   *[other] { $count } टायल खसे
  }

## The end

web-seismic-counted = { $names }: { $section }।
web-seismic-count = फेरि गन्नुहोस्
web-seismic-skip = छोडेर जानुहोस्

## In six pictures

web-brief-seismic-1 = तीन टायल खुला छन्। तीमध्ये एउटा लिनुहोस्।
web-brief-seismic-2 = नक्साको कुनै टायलको छेउमा राख्नुहोस्: सडकसँग सडक, हरियोसँग हरियो मिल्नुपर्छ।
web-brief-seismic-3 = त्यसपछि, त्यो खण्डमा अहिलेसम्म टोली छैन भने, यसको एउटा सडकमा आफ्नो टोली राख्न सक्नुहुन्छ।
web-brief-seismic-4 = एक छेउदेखि अर्को छेउसम्मको सडक खण्ड हो। दुवै छेउ चोक वा सान एन्ड्रियासले बन्द भए खण्ड पूरा हुन्छ। त्यसमा सबैभन्दा धेरै टोली हुनेले सडकका हरेक टुक्राको १, र छेउका अङ्क पाउँछ (सान एन्ड्रियासको ६)।
web-brief-seismic-5 = भूकम्पले सान एन्ड्रियासको सबैभन्दा धेरै टायल लहरमा भएको दिशा हान्छ। जति म्याग्निच्युडको हो, त्यति टायल लैजान्छ, नजिकको पहिले, र तिनका टोली फर्कन्छन्।
web-brief-seismic-6 = टायल सकिएपछि सबैभन्दा धेरै अङ्क हुनेले जित्छ।
