# टर्मिनलमा Situation 4, र खेलघरले सुनाएको: के छ, के गर्न सकिन्छ, के भयो।

## Sides and places

s4-side = { $side ->
    [0] हरियो
   *[1] सुन्तला
  }
s4-side-letter = { $side ->
    [0] G
   *[1] O
  }
s4-camp = { $side ->
    [0] हरियो
   *[1] सुन्तला
  } ({ $names })
s4-objective = { $name } ({ NUMBER($value, useGrouping: 0) })
s4-site = { $site } ({ $ends })
s4-run = { $first }–{ $last }
s4-run-long = { $first } देखि { $last }
s4-mark-dam = D
s4-mark-headquarters = Q
s4-mark-refinery = R
s4-mark-airfield = A
s4-mark-town = T
s4-mark-village = V
s4-mark-harbour = H
s4-mark-base-tank = (t)
s4-mark-base-paratroop = (p)
s4-mark-tanks = T
s4-mark-paratroopers = P

## What is asked

s4-ask = { $name }, { $side ->
    [0] हरियो
   *[1] सुन्तला
  }: एउटा टुक्रा राख्नुहोस्।
s4-ask-more = { $name }, { $side ->
    [0] हरियो
   *[1] सुन्तला
  }: एउटा टुक्रा राख्नुहोस्, वा पहिले अरू केही राख्नुहोस्।
s4-ask-none = { $name }, { $side ->
    [0] हरियो
   *[1] सुन्तला
  }: अहिले टुक्रा राख्न मिल्दैन।
s4-ask-covered = { $name }, { $side ->
    [0] हरियो
   *[1] सुन्तला
  }: बोर्ड ढाकियो। झन्डा र पुल अझै गनिन्छन्।
s4-ask-all = हरियो र सुन्तला पक्ष आफ्ना टुक्रा राख्छन्।
s4-do-lay = { $location }मा टुक्रा राख्ने
s4-do-lay-objective = { $location }मा टुक्रा राख्ने, यो { $objective }को भाग हो
s4-do-lay-last = { $location }मा टुक्रा राख्ने, यो { $objective }को अन्तिम भाग हो
s4-do-flag = { $objective }मा झन्डा गाड्ने
s4-do-flag-forgotten = { $objective }मा झन्डा गाड्ने, जहाँ { $side ->
    [0] हरियोले
   *[1] सुन्तलाले
  } बिर्सियो
s4-do-drop = { $location }मा प्यारासुटे ओराल्ने
s4-do-tank = { $location }मा ट्यांक राख्ने
s4-do-bridge = { $site }मा पुल बनाउने
s4-do-resign = हार मान्ने
s4-list-lay = { $numbers } टुक्रा राख्ने
s4-list-tank = { $numbers } ट्यांक राख्ने
s4-list-drop = { $numbers } प्यारासुटे ओराल्ने
s4-list-resign = { $numbers } हार मान्ने
s4-all-lay = टुक्रा राख्ने, { $numbers }: { $each }।
s4-all-tank = ट्यांक राख्ने, { $numbers }: { $each }।
s4-all-drop = प्यारासुटे ओराल्ने, { $numbers }: { $each }।

## What happened

s4-told-begin = { $camp } हरफ { $row } को आफ्नो आधार रेखाबाट सुरु गर्छ।
s4-told-lay = { $name }ले { $location }मा टुक्रा राख्नुभयो।
s4-told-covered = { $side ->
    [0] हरियोले
   *[1] सुन्तलाले
  } { $objective } ढाक्यो: यो झन्डा पर्खिरहेको छ।
s4-told-nobodys = { $objective }मा दुवै पक्षका टुक्रा छन्: यो कसैको होइन।
s4-told-tanks = { $side ->
    [0] हरियोले
   *[1] सुन्तलाले
  } आफ्नो ट्यांक अड्डा ढाक्यो: { $count } ट्यांक तयार।
s4-told-paratroopers = { $side ->
    [0] हरियोले
   *[1] सुन्तलाले
  } आफ्नो प्यारासुट अड्डा ढाक्यो: { $count } प्यारासुटे तयार।
s4-told-zone = क्षेत्र { $zone } { $side ->
    [0] हरियोको
   *[1] सुन्तलाको
  } भयो: { NUMBER($points, useGrouping: 0) } अङ्क।
s4-told-last-seconds = बोर्ड ढाकियो। अन्तिम { $seconds } सेकेन्ड: झन्डा र पुल अझै राख्न सकिन्छ।
s4-told-flag = { $name }ले { $objective }मा झन्डा गाड्नुभयो: { $side ->
    [0] हरियोलाई
   *[1] सुन्तलालाई
  } { NUMBER($points, useGrouping: 0) } अङ्क।
s4-told-forgotten = { $side ->
    [0] सुन्तलाले
   *[1] हरियोले
  } { $objective } बिर्सियो: { $name }ले त्यहाँ झन्डा गाड्नुभयो, { $side ->
    [0] हरियोलाई
   *[1] सुन्तलालाई
  } { NUMBER($points, useGrouping: 0) } अङ्क।
s4-told-drop = { $name }ले { $location }मा प्यारासुटे ओराल्नुभयो।
s4-told-opened = अब { $side ->
    [0] हरियोका
   *[1] सुन्तलाका
  } लागि खुला: { $places }।
s4-told-tank = { $name }ले { $location }मा ट्यांक राख्नुभयो।
s4-told-closed = अब { $side ->
    [0] हरियोका
   *[1] सुन्तलाका
  } लागि बन्द: { $places }।
s4-told-both = फेरि दुवैका लागि खुला: { $places }।
s4-told-bridge = { $name }ले { $site }मा पुल बनाउनुभयो: { $side ->
    [0] हरियोलाई
   *[1] सुन्तलालाई
  } { NUMBER($points, useGrouping: 0) } अङ्क।
s4-told-resign = { $name }ले { $side ->
    [0] हरियोका
   *[1] सुन्तलाका
  } तर्फबाट हार मान्नुभयो।
s4-told-over = बोर्ड ढाकियो, र अब झन्डा वा पुल राख्न मिल्दैन: खेल सकियो।
s4-told-winner = { $camp }ले जित्यो: { NUMBER($points, useGrouping: 0) } अङ्क, अर्को पक्षको { NUMBER($other, useGrouping: 0) }।
s4-told-winner-resigned = { $camp }ले जित्यो।
s4-told-draw = दुवै पक्षको { NUMBER($points, useGrouping: 0) } अङ्क: बराबरी, दुवैले जिते।

## How it stands

s4-board = बोर्ड A1 देखि { $last } सम्म छ। हरियो हरफ १ मा, सुन्तला हरफ { $rows } मा बस्छ; नदी हरफ { $south } र { $north } को बीचमा बग्छ। { $left ->
    [0] कुनै स्थान खाली छैन।
   *[other] खाली स्थान: { $left }।
  }
s4-row = हरफ { $row }: { $parts }।
s4-between = {"; "}
s4-places = { $places } { $what }
s4-at = { $location }: { $what }।
s4-empty = खाली
s4-piece = { $side ->
    [0] हरियो
   *[1] सुन्तला
  }
s4-piece-tank = { $side ->
    [0] ट्यांकसहित हरियो
   *[1] ट्यांकसहित सुन्तला
  }
s4-piece-paratrooper = { $side ->
    [0] सुन्तला प्यारासुटेसहित हरियो
   *[1] हरियो प्यारासुटेसहित सुन्तला
  }
s4-objective-free = { $objective }, { $places }: त्यहाँ कसैको टुक्रा छैन।
s4-objective-part = { $objective }, { $places }: { $side ->
    [0] हरियोले
   *[1] सुन्तलाले
  } { $all } मध्ये { $count } ढाकेको छ।
s4-objective-waits = { $objective }, { $places }: { $side ->
    [0] हरियोले
   *[1] सुन्तलाले
  } ढाकेको छ, झन्डा गाडिएको छैन।
s4-objective-flag = { $objective }, { $places }: { $side ->
    [0] हरियोको झन्डा
   *[1] सुन्तलाको झन्डा
  }।
s4-objective-nobodys = { $objective }, { $places }: कसैको होइन, दुवैका टुक्रामुनि।
s4-base-tank = { $side ->
    [0] हरियोको ट्यांक अड्डा
   *[1] सुन्तलाको ट्यांक अड्डा
  }, { $places }: { $all } मध्ये { $count } ढाकिएको।
s4-base-paratroop = { $side ->
    [0] हरियोको प्यारासुट अड्डा
   *[1] सुन्तलाको प्यारासुट अड्डा
  }, { $places }: { $all } मध्ये { $count } ढाकिएको।
s4-site-free = पुल बनाउने ठाउँ { $site }: पुल छैन।
s4-site-bridge = पुल बनाउने ठाउँ { $site }: { $side ->
    [0] हरियोको पुल
   *[1] सुन्तलाको पुल
  }।
s4-zone-free = क्षेत्र { $zone }: कसैको होइन।
s4-zone-held = क्षेत्र { $zone }: { $side ->
    [0] हरियोको
   *[1] सुन्तलाको
  }।
s4-zones = { $side ->
    [0] हरियोका
   *[1] सुन्तलाका
  } { $count } क्षेत्र: { $zones }।
s4-closed-to = ट्यांकले { $side ->
    [0] हरियोका
   *[1] सुन्तलाका
  } लागि बन्द गरेको: { $places }।
s4-standing = { $camp }: { NUMBER($points, useGrouping: 0) } अङ्क; तयार: { $paratroopers } प्यारासुटे, { $tanks } ट्यांक, { $bridges } पुल
s4-waiting = झन्डा नभएका: { $each }।
s4-waits = { $objective }, { $side ->
    [0] हरियोले
   *[1] सुन्तलाले
  } ढाकेको
s4-points = { $camp }: { NUMBER($points, useGrouping: 0) } अङ्क
s4-points-for = { $camp }: { NUMBER($points, useGrouping: 0) } अङ्क ({ $parts })
s4-for-flags = झन्डा { NUMBER($points, useGrouping: 0) }
s4-for-bridges = पुल { NUMBER($points, useGrouping: 0) }
s4-for-zones = क्षेत्र { NUMBER($points, useGrouping: 0) }
s4-unseen = केही लुकेको छैन। अझै खाली स्थान { $count }: { $places }।
s4-unseen-none = केही लुकेको छैन, र कुनै स्थान खाली छैन।
s4-board-cropped = (बोर्ड यो टर्मिनलभन्दा चौडा छ: यी अन्तिम चालवरिपरिका { $columns } स्तम्भ हुन्।)

## Around the game

title-situation-4 = Situation 4
help-game-situation-4 =
    स्थान (C5), लक्ष्य (dam) वा पुल बनाउने ठाउँ (west) को नाम लेखे त्यो नजिकबाट देखिन्छ।
    चाल लेखेर पनि चल्न सकिन्छ: “lay C5”, “flag dam”, “drop C5”, “tank C5”, “bridge west”, “resign”
    झन्डा, प्यारासुटे, ट्यांक र पुल मन लागेजति राख्न सकिन्छ; टुक्रा राखेपछि पालो सकिन्छ।
    table 1 देखि table 4: बोर्ड, सबैभन्दा सानोदेखि ठूलोसम्म; table 0: जति अट्छ
    बोर्डमा G हरियो, O सुन्तला हो। G+T मा ट्यांक, O+P मा अर्को पक्षको प्यारासुटे छ। नदीमा [G] पुल हो।
    D बाँध, Q मुख्यालय, R तेल प्रशोधन केन्द्र, A विमानस्थल, T सहर, V गाउँ, H बन्दरगाह, हरेक आफ्नो अङ्कसहित; त्यसपछि झन्डाको अक्षर, वा झन्डा पर्खिरहेको भए प्रश्नचिह्न। (t) र (p) ट्यांक र प्यारासुटेका अड्डा हुन्, × तपाईंका लागि बन्द हो।
