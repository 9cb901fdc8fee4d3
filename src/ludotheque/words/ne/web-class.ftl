# कक्षा: बालबालिका कसरी जोडिन्छन्, र शिक्षकको पाना।

## For children

web-join = कक्षामा जोडिऊ
web-join-code = कोड
web-join-code-about = कोड भित्तामा देखाइएको छ।
web-join-name = तिम्रो नाम
web-join-name-about = नाम वा बोलाउने नाम। कक्षाका सबैले देख्छन्।
web-join-do = जोडिऊ
web-join-hello = नमस्ते, { $name }!
web-join-wait = शिक्षकलाई पर्ख। तिम्रो खेल आफैँ खुल्छ।
web-join-wait-about = यो पाना खुला राख। स्क्रिन अँध्यारो भए वा पाना फेरि खोले पनि तिम्रो ठाउँ रहिरहन्छ।
web-join-other = म { $name } होइन
web-join-over = पाठ सकियो
web-join-over-about = खेलेकोमा धन्यवाद!
web-join-over-table = आफ्नो अन्तिम टेबल हेर
web-join-teacher = यहाँ तपाईं शिक्षक हुनुहुन्छ
web-join-teacher-about = बालबालिकाले जस्तै गरेर हेर्न यो ठेगाना निजी विन्डो वा फोनमा खोल्नुहोस्।
web-class-held = शिक्षकले सबै खेल रोक्नुभएको छ। शिक्षकतिर हेर!

## The teacher's page

web-class = कक्षा
web-class-title = कक्षा { $game } खेल्दै छ
web-class-none = यो कक्षा होइन
web-class-none-about = “ludotheque serve --classroom” ले कक्षा खोल्छ।
web-class-for-teacher = यो पाना शिक्षकका लागि हो।
web-class-for-teacher-about = यसको ठेगाना कक्षा सुरु गरेको टर्मिनलमा छ।
web-class-to = कक्षामा जानुहोस्
web-class-lost = खेलघरले जवाफ दिएको छैन। नफर्कुन्जेल यहाँ देखिएको कुरा पुरानो हुन सक्छ।

web-class-join = कसरी जोडिने
web-class-scan = यो स्क्यान गर्नुहोस्, वा खोल्नुहोस्
web-class-type = अनि यो कोड लेख्नुहोस्
web-class-qr = कक्षामा जोडिने QR कोड

web-class-joined = जोडिएका: { $most } मध्ये { $count }
web-class-empty = अहिलेसम्म कोही छैन। जोडिएका बालबालिका यहाँ देखिन्छन्।
web-class-names-about = क्रस थिचे नाम सूचीबाट हट्छ। हटाइएको व्यक्ति फेरि जोडिन सक्छ।
web-class-dismiss = { $name }लाई सूचीबाट हटाउनुहोस्

web-class-groups = समूह
web-class-size = हरेक टेबलमा बालबालिका
web-class-tables-of = { $children } जनाका { $count } टेबल
web-class-with-bot = { $count ->
    [one] { $count } जना बटसँग
   *[other] { $count } जना, एक-एक बटसँग
  }
web-class-options = खेलका विकल्प
web-class-nobody = अहिलेसम्म कोही जोडिएको छैन।
web-class-begin = समूह बनाएर सुरु गर्नुहोस्
web-class-phrases = तयारी वाक्य चल्न दिने
web-class-phrases-about = “राम्रो खेल्नुभयो।”, “तपाईंको पालो।” आदि। अरू कुरा कसैले लेख्न सक्दैन।
web-class-hints = सङ्केत चल्न दिने
web-class-hints-about = बालबालिकाले सबैभन्दा राम्रा चाल सोध्न सक्छन्। सोधेको कुरा चालको सूचीमा लेखिन्छ।

web-class-pause = सबै रोक्नुहोस्
web-class-go-on = अगाडि बढ्ने
web-class-paused = सबै खेल रोकिएका छन्।
web-class-regroup = नयाँ समूह
web-class-end = पाठ टुङ्ग्याउनुहोस्
web-class-debrief = कक्षामा छलफल
web-class-late = { $count ->
    [one] { $count } जना पर्खिरहेको छ:
   *[other] { $count } जना पर्खिरहेका छन्:
  }
web-class-begin-late = उनीहरूका लागि खेल सुरु गर्नुहोस्
web-class-tables = टेबलहरू
web-class-table = टेबल { $number }
web-class-turn = खेल्ने पालो
web-class-points = { $points } अङ्क
web-class-moves = { $count } चाल
web-class-watch = हेर्नुहोस्
web-class-watch-table = टेबल { $number } हेर्नुहोस्
web-class-broken-off = अन्त्यसम्म खेलिएन
web-class-ended-table = टेबल { $number } को खेल सकियो।

web-class-regroup-sure = सबैका लागि नयाँ समूह?
web-class-regroup-about = नसकिएका समेत सबै खेल सकिन्छन्। अनि यहाँ भएका सबैलाई नयाँ समूहमा राखेर फेरि सुरु गरिन्छ।
web-class-regroup-do = नयाँ समूह बनाउनुहोस्
web-class-end-sure = पाठ टुङ्ग्याउने?
web-class-end-about = नसकिएका समेत सबै खेल सकिन्छन्, र अरू कोही जोडिन सक्दैन। कक्षाको छलफल रहिरहन्छ।
web-class-end-do = पाठ टुङ्ग्याउनुहोस्
web-class-dismiss-sure = { $name }लाई सूचीबाट हटाउने?
web-class-dismiss-about = अरूले चाहे त्यो टेबलमा बटले खेल्न सक्छ। हटाइएको बच्चा फेरि जोडिन सक्छ, र नयाँ समूहका लागि पर्खिन्छ।
web-class-dismiss-do = सूचीबाट हटाउनुहोस्
web-class-forget-sure = यो पाठ मेटाउने?
web-class-forget-about = यो पाठका सबै नाम, खेल र नतिजा सधैँका लागि मेटिन्छन्। छलफलको पाना पनि मेटिन्छ, त्यसैले पहिले छाप्नुहोस्।
web-class-forget-do = सबै मेटाउनुहोस्
web-class-not-now = अहिले होइन

web-class-over = पाठ सकियो
web-class-over-about = { $games ->
    [0] कुनै खेल खेलिएन।
   *[other] { $games } खेल खेलियो। छलफलको पानाको सहायताले खेलबारे कुरा गर्नुहोस्।
  } नयाँ पाठको कोड नयाँ हुन्छ।
web-class-new = नयाँ पाठ
web-class-forget = नाम र खेल मेटाउनुहोस्

## The debrief of the class

web-class-no-games = यो कक्षाको कुनै खेल अहिलेसम्म सकिएको छैन।
web-class-survived = { $survived ->
    [0] यसपालि कुनै टेबल बचेन
   *[other] { $counted } खेलमध्ये { $survived } मा टेबल बच्यो
  }
web-class-saved = तपाईंहरूलाई केले जोगायो
web-class-saved-about = क्षति रोकेका कार्ड, र कति खेलमा।
web-class-hurt = तपाईंहरूलाई केले चोट लगायो
web-class-hurt-about = क्षति गरेका कार्ड, र कति खेलमा।
web-class-no-card = कुनै छैन।
web-class-in-games = { $count } खेल
web-class-messages = सम्झिराख्ने कुरा
web-class-questions = कुराकानी गरौँ
web-class-games = सबै खेल
web-class-table-of-round = चरण { $round }, टेबल { $number }
web-class-table-head = टेबल
web-class-players = को-को खेले
web-class-result = कसरी सकियो
web-class-more = थप
web-class-not-survived = टेबल बचेन
web-class-one-debrief = छलफल
web-class-stood-in = { $name } (बट)
web-class-tie-alone = बराबरी यसरी टुङ्गियो: एक्लै बढी भूकम्पको सामना।
web-class-tie-unused = बराबरी यसरी टुङ्गियो: बढी साझा वस्तु बाँकी।
web-class-tie-shared = सबै कुरामा बराबरी।
