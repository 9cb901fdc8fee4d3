# ब्राउजरमा Situation 4।

web-bot-knows-situation-4 = Situation 4 मा सबै कुरा बोर्डमा खुला हुन्छ, यसका लागि पनि, तपाईंका लागि पनि। टुक्रा खोज्न यसलाई पनि दुई हातलाई जति नै समय लाग्छ।
web-game-situation-4 = Situation 4
web-about-situation-4 = दुई सेना, एउटै नक्सा, उस्तै पजल दुई वटा। दुवै पक्ष एकैचोटि टुक्रा राख्छन्: जो पहिले पुग्छ, स्थान उसैको। लक्ष्य ढाक्नुहोस्, झन्डा गाड्नुहोस्, पुल बनाउनुहोस्, ट्यांकले बाटो थुन्नुहोस्।

## The table

web-new-pace = गति
web-new-pace-live = लाइभ
web-new-pace-live-about = दुवै पक्ष एकैचोटि, टुक्रा भेट्टाएजति छिटो, राख्छन्।
web-new-pace-slow = सुस्त युद्ध
web-new-pace-slow-about = पालैपालो, एक पालोमा एक टुक्रा, केही खोज्नु पर्दैन। एकै समयमा नभेटिनेका लागि राम्रो।
web-new-rest = { $side } पक्षको ढिलाइ: दुई प्रयासबीचका सेकेन्ड
web-new-rest-about = हरेक टुक्रा राख्ने प्रयासमा यति समय लाग्छ। 0 भनेको ढिलाइ नहुनु हो; छिटो पक्षलाई केही दिनुहोस्।
web-new-ahead = { $side } पक्षको अग्रता: सुरुमै राखिएका टुक्रा
web-new-ahead-about = कसैले चाल चल्नुअघि ती यसको आधार रेखामा राखिन्छन्: त्यति कम खोज्नुपर्छ।
web-new-hands = { $side } पक्षका सिट
web-new-side = { $side ->
    [0] हरियो
   *[1] सुन्तला
  }
web-new-side-0 = हरियो पक्ष
web-new-side-1 = सुन्तला पक्ष
web-new-seats-sides = एउटै पक्षका सिट सँगै खेल्छन्: तिनको ट्रे एउटै हुन्छ।

## The map

web-s4-board = Situation 4
web-s4-map = बोर्ड। तीरले एक स्थानबाट अर्कोमा लैजान्छन् र त्यहाँ के छ भन्छन्; Enter ले हातको टुक्रा राख्छ, Escape ले फिर्ता राख्छ, R ले घुमाउँछ; 1 देखि 4 ले झन्डा, प्यारासुटे, ट्यांक वा पुल छान्छन्, र N ले त्यसका लागि अर्को ठाउँमा लैजान्छ; T ले ट्रेमा लैजान्छ; जोड, घटाउ र F ले नजिक-टाढा गर्छन्।
web-s4-closer = नजिक
web-s4-farther = टाढा
web-s4-fit = सबै देखाउनुहोस्
web-s4-panes = के देखाइएको छ
web-s4-pane-both = दुवै
web-s4-pane-map = बोर्ड
web-s4-pane-tray = ट्रे
web-s4-at = { $location }: { $about }
web-s4-is-empty = खाली
web-s4-is-open = खाली, तपाईंका लागि खुला
web-s4-is-closed = खाली, ट्यांकले तपाईंका लागि बन्द
web-s4-piece-ours = तपाईंको टुक्रा
web-s4-piece-theirs = उनीहरूको टुक्रा
web-s4-piece-side-0 = हरियो टुक्रा
web-s4-piece-side-1 = सुन्तला टुक्रा
web-s4-drop-ours = तपाईंको प्यारासुटे
web-s4-drop-theirs = उनीहरूको प्यारासुटे
web-s4-drop-side-0 = हरियो प्यारासुटे
web-s4-drop-side-1 = सुन्तला प्यारासुटे
web-s4-tank-ours = तपाईंको ट्यांक
web-s4-tank-theirs = उनीहरूको ट्यांक
web-s4-tank-side-0 = हरियो ट्यांक
web-s4-tank-side-1 = सुन्तला ट्यांक
web-s4-flag-ours = तपाईंको झन्डा
web-s4-flag-theirs = उनीहरूको झन्डा
web-s4-flag-side-0 = हरियो झन्डा
web-s4-flag-side-1 = सुन्तला झन्डा
web-s4-bridge-ours = तपाईंको पुल
web-s4-bridge-theirs = उनीहरूको पुल
web-s4-bridge-side-0 = हरियो पुल
web-s4-bridge-side-1 = सुन्तला पुल
web-s4-tank-base-ours = तपाईंको ट्यांक अड्डा
web-s4-tank-base-theirs = उनीहरूको ट्यांक अड्डा
web-s4-tank-base-side-0 = हरियो ट्यांक अड्डा
web-s4-tank-base-side-1 = सुन्तला ट्यांक अड्डा
web-s4-drop-base-ours = तपाईंको प्यारासुट अड्डा
web-s4-drop-base-theirs = उनीहरूको प्यारासुट अड्डा
web-s4-drop-base-side-0 = हरियो प्यारासुट अड्डा
web-s4-drop-base-side-1 = सुन्तला प्यारासुट अड्डा
web-s4-objective = { $name }, { $value } अङ्क
web-s4-site = पुल बनाउने ठाउँ
web-s4-between = { $a } र { $b }को बीचमा

## Points and the rack

web-s4-points = अङ्क
web-s4-ours = तपाईंको पक्ष
web-s4-side-0 = हरियो पक्ष
web-s4-side-1 = सुन्तला पक्ष
web-s4-points-for = { $points } अङ्क: { $flags } झन्डा, { $bridges } पुल, { $zones } क्षेत्र
web-s4-points-short = { $flags } झन्डा, { $bridges } पुल, { $zones } क्षेत्र
web-s4-rack = झन्डा, प्यारासुटे, ट्यांक, पुल
web-s4-flag = झन्डा: गाड्न मिल्ने लक्ष्य { $count }
web-s4-drop = प्यारासुटे: { $left } तयार, { $count ->
    [0] ओराल्ने ठाउँ छैन
   *[other] ओराल्ने ठाउँ { $count }
  }
web-s4-tank = ट्यांक: { $left } तयार, { $count ->
    [0] राख्ने ठाउँ छैन
   *[other] राख्ने ठाउँ { $count }
  }
web-s4-bridge = पुल: { $left } बाँकी, { $count ->
    [0] बनाउने ठाउँ छैन
   *[other] बनाउने ठाउँ { $count }
  }
web-s4-no-flag = झन्डा तपाईंका टुक्राले ढाकेको लक्ष्यमा, वा अरूले बिर्सेको लक्ष्यमा गाडिन्छ।
web-s4-no-drop = प्यारासुट अड्डा ढाकेपछि प्यारासुटे आउँछन्। तिनलाई अरूका टुक्रामा ओरालिन्छ।
web-s4-no-tank = ट्यांक अड्डा ढाकेपछि ट्यांक आउँछन्। तिनलाई अड्डासँग जोडिएका आफ्ना टुक्रामा राखिन्छ।
web-s4-no-bridge = पुल बनाउन दुवै किनारमा तपाईंका टुक्रा चाहिन्छन्।

## Flags that are called for

web-s4-plant = झन्डा गाड्नुहोस्: { $name }, { $value } अङ्क
web-s4-plant-theirs = उनीहरूले बिर्से! आफ्नो झन्डा गाड्नुहोस्: { $name }, { $value } अङ्क
web-s4-calls = तपाईंको झन्डा पर्खिरहेको: { $name }, { $value } अङ्क।
web-s4-calls-theirs = उनीहरूले झन्डा बिर्से! तपाईं आफ्नो गाड्न सक्नुहुन्छ: { $name }, { $value } अङ्क।
web-s4-waiting = झन्डा पर्खिरहेको: { $name }{ $seconds ->
    [0] ।
   *[other] । { $seconds } सेकेन्ड बाँकी।
  }
web-s4-covered = बोर्ड ढाकियो। झन्डा र पुलका लागि { $seconds } सेकेन्ड बाँकी।
web-s4-last = बोर्ड ढाकियो: झन्डा गाड्नुहोस्, पुल बनाउनुहोस्!

## The tray

web-s4-tray = तपाईंको ट्रे
web-s4-heaps = थुप्राहरू
web-s4-heap-all = सबै
web-s4-heap-base = आधार रेखा
web-s4-heap-rest = नपन्छाइएका
web-s4-heap-aside = पन्छाइएका
web-s4-heap-empty = यहाँ केही छैन।
web-s4-piece = टुक्रा { $number }: { $sights }{ $base ->
    [yes] , आधार रेखाको
   *[no] {""}
  }{ $aside ->
    [yes] , पन्छाइएको
   *[no] {""}
  }
web-s4-sight-fields = खेत
web-s4-sight-water = पानी
web-s4-sight-runway = धावनमार्ग
web-s4-sight-rail = रेलमार्ग
web-s4-sight-road = सडक
web-s4-sight-track = गोरेटो
web-s4-sight-wood = वन
web-s4-sight-orchard = फलफूल बगैँचा
web-s4-sight-houses = घरहरू
web-s4-sight-works = कारखाना
web-s4-held = तपाईंको हातको टुक्रा
web-s4-picked = हातमा लिनुभयो। स्थान छान्नुहोस्।
web-s4-put-back = फिर्ता राखियो।
web-s4-put = फिर्ता राख्नुहोस्
web-s4-turn = घुमाउनुहोस्
web-s4-turned = { $number ->
    [0] घुमाइएको छैन।
    [one] एक चौथाइ घुमाइयो।
   *[other] { $number } चौथाइ घुमाइयो।
  }
web-s4-front = अगाडि ल्याउनुहोस्
web-s4-aside = पन्छाउनुहोस्
web-s4-aside-back = अरूसँगै राख्नुहोस्
web-s4-tidy = खाली ठाउँ मिलाउनुहोस्
web-s4-taken = { $location } भरिइसक्यो।
web-s4-busy = अहिले { $location }मा तपाईंको एउटा टुक्रा मिलाएर हेरिँदै छ।
web-s4-rest = तपाईंको पक्षको विश्राम: अर्को प्रयास { $seconds } सेकेन्डपछि।
web-s4-photo = { $location } भरिइसक्यो: { $name } { $margin } मिलिसेकेन्डले छिटो हुनुभयो।
web-s4-misfit = यो { $location }मा मिल्दैन।

## What is asked

web-s4-ask-first = रातो किनारा भएको टुक्रा तान्दै तलको आधार रेखामा ल्याउनुहोस्।
web-s4-ask-where = कहाँ राख्ने? स्थान छुनुहोस्।
web-s4-ask-where-turned = R वा दुई पटक छोएर घुमाउनुहोस्, अनि यसको स्थान छुनुहोस्।
web-s4-ask-flag = उज्यालो भएको लक्ष्यमा गाड्नुहोस्।
web-s4-ask-drop = उनीहरूको उज्यालो भएको टुक्रामा ओराल्नुहोस्।
web-s4-ask-tank = आफ्नो उज्यालो भएको टुक्रामा राख्नुहोस्।
web-s4-ask-bridge = उज्यालो भएको ठाउँमा बनाउनुहोस्।
web-s4-ask-lay = तपाईंको पालो: बोर्ड उज्यालो भएको ठाउँमा टुक्रा राख्नुहोस्। झन्डा, प्यारासुटे, ट्यांक र पुल त्यसअघि राख्नुहोस्।
web-s4-ask-pass = टुक्रा राख्न मिल्दैन: पालो छोड्नुहोस्।
web-s4-do-lay = यहाँ राख्नुहोस्
web-s4-do-flag = यहाँ गाड्नुहोस्
web-s4-do-drop = यहाँ ओराल्नुहोस्
web-s4-do-tank = यहाँ राख्नुहोस्
web-s4-do-bridge = यहाँ बनाउनुहोस्
web-s4-pass = पालो छोड्नुहोस्
web-s4-waits = { $names }लाई पर्खिँदै।

## In six pictures

web-brief-s4-1 = दुवै पक्ष एउटै नक्सामाथि उस्तै पजल एकैचोटि राख्छन्। जो पहिले पुग्छ, ठाउँ उसैको।
web-brief-s4-2 = रातो किनारा भएका टुक्राले आफ्नो आधार रेखाबाट सुरु गर्नुहोस्। त्यसपछि आफ्नै टुक्राको छेउमा राख्दै जानुहोस्।
web-brief-s4-3 = आफ्ना टुक्राले लक्ष्य ढाकेर झन्डा गाड्नुहोस्। बिर्से अरूले आफ्नो गाड्न सक्छन्।
web-brief-s4-4 = प्यारासुट अड्डा ढाकेपछि उनीहरूका टुक्रामा प्यारासुटे ओराल्न सकिन्छ, र त्यसको छेउबाट अगाडि बढ्न सकिन्छ।
web-brief-s4-5 = ट्यांक अड्डा ढाकेपछि ट्यांक राख्न सकिन्छ। ट्यांकको छेउका ठाउँ अरूका लागि बन्द हुन्छन्।
web-brief-s4-6 = बोर्ड ढाकिएपछि गन्नुहोस्: झन्डाको छापिएजति, पुलको १००, आफ्नो हरेक क्षेत्रको ५०। सबैभन्दा धेरै अङ्क हुनेले जित्छ।
