# खेलघरका सादा पानाहरू।

## On every page

page-title = { $title } – Ludotheque
page-home = Ludotheque
page-you-are = तपाईंको नाम { $name } हो
page-languages = भाषा
page-client = चित्रसहितको यही पाना (स्क्रिप्ट चाहिन्छ)
page-problem = त्यो सम्भव छैन
page-back = टेबलहरूमा फर्कनुहोस्

## Coming in

page-enter = भित्र आउनुहोस्
page-enter-about = खेल्न नाम भए पुग्छ। खाता चाहिँदैन, पासवर्ड पनि चाहिँदैन।
page-nickname = तपाईंको बोलाउने नाम
page-you = तपाईं
page-rename = नाम फेर्नुहोस्
page-rename-do = यो नाम लिनुहोस्
page-rename-about = तपाईं बसिसकेका टेबलमा पुरानै नाम रहन्छ।
page-device = अर्को डिभाइसमा खेल्नुहोस्
page-device-about = लिंकबाट अर्को फोन वा कम्प्युटरमा पनि तपाईं उही व्यक्ति बन्न सक्नुहुन्छ। लिंक एक पटक मात्र, पन्ध्र मिनेटभित्र चल्छ।
page-device-do = लिंक बनाउनुहोस्
page-device-made = यो ठेगाना अर्को डिभाइसमा खोल्नुहोस्, वा कोड स्क्यान गर्नुहोस्। जसले खोल्छ, उसले तपाईंकै नाममा खेल्छ, त्यसैले अरू कसैलाई नदिनुहोस्।
page-link = यो तपाईंको डिभाइस हो?
page-link-about = यो लिंकबाट तपाईं यहाँ पनि लिंक बनाएको डिभाइसमा जस्तै उही व्यक्ति हुनुहुन्छ।
page-link-instead = यो डिभाइसमा अहिले तपाईंको नाम { $name } हो। “हो” भने अब त्यो रहँदैन।
page-link-do = हो, मेरै हो
page-code = यो ठेगानाको QR कोड
page-plain-address = स्क्रिप्टबिना: { $address }

## Tables

page-tables = टेबलहरू
page-tables-public = सार्वजनिक टेबल
page-tables-none = अहिले सबैका लागि खुला टेबल छैन। एउटा खोल्नुहोस्!
page-tables-yours = तपाईंका टेबल
page-table = { $host }को टेबलमा { $game }
page-open = टेबल खोल्नुहोस्
page-open-do = { $game }को टेबल खोल्नुहोस्
page-against = कोसँग
page-against-bot = { $bot }, तह { $level } को बट
page-against-open = जो आए पनि
page-public = सार्वजनिक टेबलको सूचीमा देखाउने
page-public-about = नत्र तपाईंले ठेगाना दिएका व्यक्तिले मात्र भेट्टाउँछन्।
page-options-usual = सामान्य नियम
page-seats-taken = { $taken } सिट भरिएको, { $open ->
    [0] खाली छैन
   *[other] { $open } खाली
  }
page-ago-now = भर्खरै खुलेको
page-ago-minutes = { $count } मिनेटअघि खुलेको
page-ago-hours = { $count } घण्टाअघि खुलेको
page-ago-days = { $count } दिनअघि खुलेको
page-status-waiting = खेलाडी पर्खिँदै
page-status-playing = खेल चल्दै
page-status-paused = रोकिएको
page-status-finished = सकियो
page-status-closed = बन्द

## One table

page-your-turn = तपाईंको पालो हो।
page-is-live = दुवै पक्ष एकैचोटि खेल्छन्: यो पानामा हेर्न मात्र मिल्छ।
page-waits-open = { $count ->
    [one] एउटा सिट खाली छ।
   *[other] { $count } सिट खाली छन्।
  } सबै सिट भरिएपछि र सबै तयार भएपछि खेल सुरु हुन्छ।
page-waits-ready = सबै तयार भएपछि खेल सुरु हुन्छ।
page-waits-for = { $names }लाई पर्खिँदै।
page-is-paused = खेल रोकिएको छ।
page-is-closed = यो टेबल बन्द भइसक्यो।
page-ended-rules = खेल सकियो।
page-ended-resigned = खेल सकियो: एक जनाले हार मान्नुभयो।
page-ended-time = खेल सकियो: एक जनाको समय सकियो।
page-ended-agreed = खेल सकियो: सबै जना टुङ्ग्याउन सहमत हुनुभयो।
page-ended-closed = खेल सकियो: टेबल बन्द गरियो।
page-look = फेरि हेर्नुहोस्
page-live-on = हरेक १० सेकेन्डमा आफैँ फेरि हेर्ने
page-live-off = मैले भनेपछि मात्र फेरि हेर्ने
page-happened = अन्तिममा के भयो
page-move = तपाईंको चाल
page-play = यो चाल चल्नुहोस्
page-hint = सङ्केत
page-hint-about = सबैभन्दा बलियो बटले देखेका सबैभन्दा राम्रा चाल। तपाईंले सोधेको कुरा अरूले देख्छन्।
page-hint-do = सङ्केत
page-hint-best = सबैभन्दा राम्रा चाल, र जित्ने सम्भावना
page-hint-tries = { $tries ->
    [one] तपाईंको सिटलाई थाहा भएका कुराबाट एक पटक खेलेर निकालिएको।
   *[other] तपाईंको सिटलाई थाहा भएका कुराबाट { NUMBER($tries) } पटक खेलेर निकालिएको।
  }
page-seats = सिटहरू
page-seat = सिट
page-who = को
page-how = अवस्था
page-time = बाँकी समय
page-is-open = खाली
page-is-bot = बट
page-is-ready = तयार
page-is-not-ready = अझै तयार छैन
page-is-left = गइसक्नुभयो
page-is-replaced = गइसक्नुभयो; { $bot } खेल्दै छ
page-is-resigned = हार मान्नुभयो
page-is-to-move = चाल चल्ने पालो
page-is-here = टेबलमा
page-is-you = (तपाईं)
page-clock-none = घडी छैन।
page-clock-move = घडी: हरेक चालका लागि { $time }।
page-clock-bank = घडी: खेलभरि { $time }, र हरेक चालमा थप { $increment }।
page-clock-bank-alone = घडी: खेलभरि { $time }।
page-clock-days = घडी: हरेक चालका लागि { $days } दिन।
page-days = { $days } दिन
page-stands = अहिलेको अवस्था
page-stands-why = अङ्क कहाँबाट आयो
page-position = टेबल
page-position-drawn = टेबलको चित्र। तल शब्दमा वर्णन छ।
page-position-told = त्यही कुरा शब्दमा
page-do-sit = यहाँ बस्नुहोस्
page-do-fill = यहाँ बट राख्नुहोस्
page-do-ready = म तयार छु
page-do-leave = टेबल छोड्नुहोस्
page-do-return = मेरो सिटमा फर्कने
page-do-resign = यो खेलमा हार मान्ने
page-do-rematch = उही सिटमा अर्को खेल
page-do-resume = अगाडि बढ्ने
page-do-step = एक चाल
page-do-pass = पालो छोड्ने
page-do-close = टेबल सधैँका लागि बन्द गर्ने
page-do-replace = { $name }को सट्टा बट राख्ने
page-do-propose-takeback = मेरो अन्तिम चाल फिर्ता लिने
page-do-practice-on = अभ्यास: त्यसपछि केही तानिएको भए पनि मलाई चाल फिर्ता लिन दिने
page-do-practice-off = चाल फिर्ता नलिई खेल्ने
page-practice = अभ्यास: त्यसपछि केही तानिएको भए पनि चाल फिर्ता लिन सकिन्छ। यो खेल मूल्याङ्कनमा गनिँदैन।
page-do-propose-pause = केही बेर रोक्ने
page-do-propose-end = खेल यहीँ टुङ्ग्याउने
page-do-agree = हुन्छ
page-do-disagree = हुँदैन
page-more = थप
page-proposed-takeback = { $name } अन्तिम चाल फिर्ता लिन चाहनुहुन्छ।
page-proposed-pause = { $name } खेल केही बेर रोक्न चाहनुहुन्छ।
page-proposed-end = { $name } खेल यहीँ टुङ्ग्याउन चाहनुहुन्छ।
page-talk = कुराकानी
page-say = टेबलमा केही भन्नुहोस्
page-say-do = भन्नुहोस्
page-games = यो टेबलका खेल
page-game = खेल { $round }
page-record = रेकर्ड
page-share = कसैलाई बोलाउनुहोस्
page-share-about = यो ठेगाना पाउनेले हेर्न सक्छ, र खाली सिटमा बस्न सक्छ।
