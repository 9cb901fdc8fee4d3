# ब्राउजरको खेल: हरेक स्क्रिनमा र हरेक टेबलमा के हुन्छ।
#
# शब्दसूची, सबै फाइलका लागि: game खेल, table टेबल, house खेलघर, seat सिट, host आयोजक, player खेलाडी, turn पालो,
# move चाल, bot बट, hint सङ्केत, clock घडी, record रेकर्ड, review समीक्षा, debrief छलफल, lesson पाठ, point अङ्क,
# tie बराबरी, pile थुप्रो, draw तान्नु, discard फाल्नु, face up खुला, face down घोप्टो, edition संस्करण,
# deck गड्डी, together मिलेर, goal लक्ष्य, quiz क्विज, group समूह, round चरण, wall भित्ता, projector view प्रोजेक्टर दृश्य।
# भूकम्प: quake भूकम्प, aftershock पराकम्प, protection सुरक्षा, damage क्षति, helper सहायक, hazard खतरा, object वस्तु,
# common object साझा वस्तु, to meet a quake सामना गर्नु, alone एक्लै, fatal घातक, go-bag झटपट झोला।
# Seismic: tile टायल, highway राजमार्ग, crew टोली, section खण्ड, fragment टुक्रा, intersection चोक, side दिशा, cell कोठा।
# Situation 4: side पक्ष, location स्थान, piece टुक्रा, objective लक्ष्य, flag झन्डा, paratrooper प्यारासुटे, tank ट्यांक,
# bridge पुल, zone क्षेत्र, base अड्डा, tray ट्रे, live लाइभ, slow war सुस्त युद्ध।
# Beat the Quake का वाक्यमा तिमी, अरू सबैतिर तपाईं; नाम लिइएको व्यक्तिलाई सधैँ आदर: गर्नुभयो।

## Everywhere

web-title = Ludotheque
web-title-table = { $game }को टेबल
web-your-turn = तपाईंको पालो
web-title-turn = ● तपाईंको पालो – { $title }
web-skip = मुख्य भागमा जानुहोस्
web-navigation = पानाहरू
web-nav-learn = सिक्ने
web-nav-rules = नियम
web-nav-settings = सेटिङ
web-loading = एकै छिन…
web-offline = खेलघरसम्म पुग्न सकिएन। खेलघर अझै खुला छ? तपाईंको इन्टरनेट चलेको छ?
web-reconnecting = सम्पर्क टुट्यो। आफैँ जोडिनेछ, र केही हराउनेछैन।
web-waiting-to-go = तपाईंले गरेको काम त्यतिबेला पठाइनेछ।
web-slow = सम्पर्क ढिलो छ: आउजाउमा { $milliseconds } मिलिसेकेन्ड। घडी खेलघरकै समयअनुसार चल्छ।
web-again = फेरि प्रयास गर्नुहोस्
web-home = टेबलहरूमा जानुहोस्
web-close = बन्द गर्नुहोस्
web-copy = कपी गर्नुहोस्
web-copied = कपी भयो
web-code = यो ठेगानाको QR कोड
web-missing = यहाँ केही छैन
web-missing-about = यो ठेगाना कतै पुग्दैन। सायद एउटा अक्षर छुटेको छ।
web-announcements = के हुँदै छ
web-guest = पाहुना { NUMBER($number, useGrouping: 0) }
web-you-are = तपाईंको नाम { $name } हो

## Clocks

web-clock = { $time } बाँकी
web-clock-days = { $count } दिन { $hours } घण्टा
web-clock-none = घडी छैन
web-clock-move = एक चालमा { $seconds } सेकेन्ड
web-clock-bank = खेलभरि { $minutes } मिनेट, { $increment ->
    [0] चालपिच्छे केही थपिँदैन
   *[other] चालपिच्छे थप { $increment } सेकेन्ड
  }
web-clock-correspondence = एक चालमा { $days } दिन

## Before the game

web-no-table = टेबल छैन
web-hosted = आयोजक: { $name }
web-round = खेल { $number }
web-closed = यो टेबल बन्द भइसक्यो।
web-seats = सिटहरू
web-seat-open = खाली सिट
web-sit = बस्नुहोस्
web-fill = यहाँ बट राख्नुहोस्
web-fill-who = सिट { $number } मा कुन बट
web-ready = तयार
web-not-ready = अझै तयार छैन
web-start-ready = म तयार छु
web-waiting-for = { $count ->
    [one] अझै एउटा सिट खाली छ।
   *[other] अझै { $count } सिट खाली छन्।
  } जोसँग खेल्न चाहनुहुन्छ, उहाँलाई यो ठेगाना पठाउनुहोस्।
web-invite = यो टेबलको ठेगाना
web-sealed = बाँडफाँड निष्पक्ष छ?
web-sealed-about = खेलघरले आफ्नो गोप्य अङ्क छानिसकेको छ: यो त्यसको छाप हो। खेल सुरु हुनुअघि तपाईंको ब्राउजरले पनि आफ्नो संयोग थप्छ, त्यसैले कसैले बाँडफाँड मिलाउन सक्दैन। खेल सकिएपछि गोप्य अङ्क देखाइन्छ, र जसले पनि जाँच्न सक्छ।
web-stand-up = सिट छोड्नुहोस्
web-close-table = यो टेबल बन्द गर्नुहोस्

## One screen for several

web-pass = डिभाइस { $name }लाई दिनुहोस्
web-pass-about = हातका कार्ड एक जनाले मात्र हेर्ने हो।
web-pass-open = म { $name } हुँ

## Who plays

web-players = खेलाडीहरू
web-seat-you = तपाईं
web-seat-here = यही स्क्रिनमा
web-seat-bot = बट
web-seat-level = बट, तह { $level }
web-seat-bot-for = बाहिर; बट खेल्दै छ
web-seat-left = गइसक्नुभयो
web-seat-away = जोडिएको छैन
web-seat-waited = खेल्ने पालो, { $time } देखि
web-seat-resigned = हार मान्नुभयो
web-seat-won = जित्नुभयो
web-score-now = अङ्क, अहिले खेल सकिए
web-score-more = अङ्क, अहिले खेल सकिए, हातका कार्ड छुट्टै
web-score-end = अङ्क

## Beside the board

web-panels = बोर्डको छेउमा
web-panel-moves = चालहरू
web-panel-choices = छनोट
web-panel-result = नतिजा
web-panel-chat = कुराकानी
web-moves-empty = अहिलेसम्म केही भएको छैन।
web-choices-none = तपाईंको पालो होइन।
web-choices-over = खेल सकियो।
web-choices-filter = छनोट खोज्नुहोस्
web-choices-no-match = त्योसँग मिल्ने छनोट छैन।
web-plain-board = { $game }: बोर्ड
web-plain-none = यो खेलको चित्र छैन। के गर्न सकिन्छ, छनोटको सूचीमा छ।
web-chat-empty = अहिलेसम्म कसैले केही भनेको छैन।
web-chat-unread = { $count ->
    [one] नयाँ सन्देश
   *[other] नयाँ सन्देश
  }
web-chat-say = केही भन्नुहोस्
web-chat-send = पठाउनुहोस्
web-chat-off = आयोजकले कुराकानी बन्द गर्नुभएको छ। तयारी वाक्य भने चल्छन्।
web-chat-allow = सबैले कुराकानी गर्न पाउँछन्

## Hints

web-hint = सङ्केत
web-hint-thinking = सोच्दै…
web-hint-again = फेरि
web-hint-best = सबैभन्दा राम्रा चाल, र जित्ने सम्भावना
web-hint-live = के गर्ने, र जित्ने सम्भावना
web-hint-none = अहिले गर्नुपर्ने केही छैन।
web-hint-told = { $odds }: { $words }।
web-hint-equal = पहिलो जत्तिकै राम्रो।
web-hint-about = तपाईंको सिटलाई थाहा भएका कुराबाट { $tries } पटक खेलेर निकालिएको। अरू कसैले यो देख्दैन, तर तपाईंले सोधेको कुरा चालको सूचीमा लेखिन्छ।

## Bots

web-bot-knows = { $name }लाई के थाहा छ
web-bot-eyes = खेल यसैको आँखाबाट फेरि हेर्नुहोस्
web-bot-eyes-later = खेल सकिएपछि यसैको आँखाबाट एक-एक चाल गरी फेरि हेर्न सकिन्छ।
web-watching = यहाँ बट मात्र खेल्छन्: आरामले हेर्नुहोस्।
web-step = एक चाल

## What can be asked

web-menu = थप
web-undo = फिर्ता लिनुहोस्
web-undo-none = फिर्ता लिने केही छैन।
web-ask-takeback = चाल फिर्ता लिन अनुमति माग्ने
web-practice = अभ्यास: मलाई चाल फिर्ता लिन दिने
web-practice-about = जति पछाडि पनि, त्यसपछि बटले चाल चलेका वा केही तानिएको भए पनि। पहिले जे तानिएको थियो, फेरि त्यही तानिन्छ। यो अभ्यास थियो भनेर रेकर्डमा लेखिन्छ, र खेल मूल्याङ्कनमा गनिँदैन।
web-practice-on = अभ्यास: चाल फिर्ता लिन सकिन्छ।
web-practice-timed = समयसँग खेलिने खेलमा मिल्दैन: समय पछाडि फर्किँदैन।
web-practice-clock = घडी नभएको खेलमा मात्र।
web-practice-others = अरू सबै बट भए मात्र।
web-practice-ended = यो अभ्यास थियो: चाल फिर्ता लिन मिल्थ्यो, त्यसैले खेल मूल्याङ्कनमा गनिँदैन।
web-pause = रोक्नुहोस्
web-ask-pause = खेल रोक्न अनुमति माग्ने
web-end = खेल यहीँ टुङ्ग्याउनुहोस्
web-ask-end = खेल यहीँ टुङ्ग्याउन अनुमति माग्ने
web-resign = हार मान्ने
web-resign-sure = हो, यो खेलमा हार मान्छु
web-link = यो टेबलको ठेगाना
web-leave = टेबल छोड्नुहोस्
web-leave-game = खेल छोड्नुहोस्; बटले खेल्न सक्छ
web-proposed-takeback = { $name } अन्तिम चाल फिर्ता लिन चाहनुहुन्छ।
web-proposed-end = { $name } खेल यहीँ टुङ्ग्याउन चाहनुहुन्छ।
web-proposed-pause = { $name } खेल केही बेर रोक्न चाहनुहुन्छ।
web-proposed-own-takeback = तपाईंले आफ्नो चाल फिर्ता लिन अनुमति माग्नुभएको छ। अरू सहमत हुनुपर्छ।
web-proposed-own-end = तपाईंले खेल यहीँ टुङ्ग्याउन अनुमति माग्नुभएको छ। अरू सहमत हुनुपर्छ।
web-proposed-own-pause = तपाईंले खेल रोक्न अनुमति माग्नुभएको छ। अरू सहमत हुनुपर्छ।
web-agree = हुन्छ
web-refuse = हुँदैन
web-withdraw = भयो, पर्दैन
web-paused = खेल रोकिएको छ।
web-resume = अगाडि बढ्ने
web-bot-plays-you = तपाईंको सट्टा बट खेल्दै छ, वा खेल्न सक्छ।
web-return = म फर्किएँ
web-gone = { $name } यहाँ हुनुहुन्न।
web-replace = त्यो सिटमा बट राख्नुहोस्
web-replace-in = { $seconds } सेकेन्डपछि त्यो सिटमा बट बस्न सक्छ।

## The end

# पाठमा सिक्नेको नाम “तपाईं” हुन्छ; वाक्य त्यो नाममा पनि मिल्छ।
web-won = { $count ->
    [one] { $names }ले जित्नुभयो
   *[other] { $names }ले सँगै जित्नुभयो
  }
web-won-together = सबैले मिलेर जिते: { $sum } अङ्क, चाहिएको { $goal }
web-short-together = अझै पुगेन: मिलेर { $goal } मध्ये { $sum } अङ्क
web-won-nobody = कसैले जितेन
web-why-resigned = एक जनाले हार मान्नुभयो।
web-why-time = समय सकियो।
web-why-agreed = सबै जना यहीँ टुङ्ग्याउन सहमत हुनुभयो।
web-why-closed = टेबल बन्द गरियो।
web-points-for = अङ्क कहाँबाट आयो
web-rematch = अर्को खेल
web-replay = फेरि हेर्नुहोस्
web-debrief = यो खेलबारे कुरा गर्नुहोस्
web-debrief-none = यो खेलको त्यस्तो पाना छैन।
web-save-record = रेकर्ड सुरक्षित गर्नुहोस्
web-poster-png = पोस्टर सुरक्षित गर्नुहोस् (PNG)
web-poster-svg = पोस्टर सुरक्षित गर्नुहोस् (SVG)
web-poster-failed = पोस्टर बनाउन सकिएन। एकै छिनपछि फेरि प्रयास गर्नुहोस्।
web-share-game = यो खेलको ठेगाना
web-new-like-this = यस्तै नयाँ टेबल

## Watching a game again

web-title-replay = { $game }को खेल, फेरि हेर्दै
web-replay-failed = यो खेल देखाउन सकिएन
web-replay-import = फाइलबाट खेल हेर्नुहोस्
web-replay-import-about = “रेकर्ड सुरक्षित गर्नुहोस्” थिचेर पाइने फाइल नै रेकर्ड हो, यहाँको होस् वा रेकर्ड बनाउने अन्त कतैको। यो तपाईंकै रहन्छ: खेलघरले पढ्छ, केही राख्दैन।
web-replay-choose-file = रेकर्ड छान्नुहोस्, वा यहाँ ल्याएर छोड्नुहोस्
web-replay-not-json = { $file } रेकर्ड होइन: यो JSON होइन।
web-replay-other-file = अर्को फाइल
web-replay-first = सुरुमा
web-replay-back = एक चाल पछाडि
web-replay-play = चलाउनुहोस्
web-replay-stop = रोक्नुहोस्
web-replay-next = एक चाल अगाडि
web-replay-last = अन्त्यमा
web-replay-move = चाल
web-replay-at = { $count } मध्ये चाल { $number }
web-replay-time = समय
web-replay-time-at = { $end } मध्ये { $time }
web-replay-speed = गति
web-replay-times = { $speed } ×
web-replay-heat = को कहाँ, कहिले
web-replay-knowledge = के देखाइएको छ
web-replay-everybody = सबैलाई मिलेर थाहा भएको
web-replay-play-on = यहाँबाट बटसँग खेल्नुहोस्
web-seat-number = सिट { $number }

## Home

web-title-screen = { $screen } – Ludotheque
web-home-welcome = आउनुहोस्, बस्नुहोस्
web-home-about = प्रकाशित बोर्ड खेल, ठ्याक्कै तिनकै नियमअनुसार: बटसँग, वा जहाँ भए पनि साथीहरूसँग। खाता चाहिँदैन: नाम भए पुग्छ, त्यो पनि पछि लेखे हुन्छ।
web-games = खेलहरू
web-players-from-to = { $least } देखि { $most } खेलाडी
web-players-just = { $count } खेलाडी
web-play-now = अहिले नै बटसँग खेल्नुहोस्
web-opponent = कोसँग
web-bot-level = { $bot }, तह { $level }
web-laying = टेबल मिलाउँदै…
web-new-table = नयाँ टेबल
web-learn-minutes = दस मिनेटमा सिक्नुहोस्
web-read-rules = नियम पढ्नुहोस्
web-mine = खेल्न जारी राख्नुहोस्
web-mine-none = तपाईंले अहिलेसम्म कुनै खेल सुरु गर्नुभएको छैन। तपाईं नफर्कुन्जेल तपाईंका खेल यहीँ पर्खिन्छन्।
web-mine-stranger = तपाईंले जे सुरु गर्नुहुन्छ, तपाईं नफर्कुन्जेल यहीँ पर्खिन्छ।
web-table-with = { $names }सँग
web-table-waits = { $names }लाई पर्खिँदै
web-table-waits-long = { $names }लाई पर्खिँदै, { $time } देखि
web-table-of = { $host }को टेबल
web-status-waiting = खेलाडी पर्खिँदै
web-status-playing = खेल चल्दै
web-status-paused = रोकिएको
web-status-finished = सकियो
web-status-closed = बन्द
web-played = सकिएका खेल
web-played-won = जित
web-played-shared = साझा जित
web-played-lost = हार
web-played-nobody = कसैले जितेन
web-played-together = मिलेर जित
web-played-short = मिलेर हार
web-played-goal = मिलेर { $goal } मध्ये { $sum }
web-played-score = { $name }: { $points } अङ्क
web-played-practice = अभ्यास
web-played-more = पुराना खेल
web-public = सार्वजनिक टेबल
web-public-none = अहिले सबैका लागि खुला टेबल छैन। एउटा खोल्नुहोस्, यहाँ देखिनेछ।
web-public-more = अरू सार्वजनिक टेबल
web-seats-free = { $count ->
    [0] सबै सिट भरिए
   *[other] { $count } सिट खाली
  }
web-record-own = तपाईंसँग कुनै खेलको रेकर्ड छ?
web-record-watch = यहाँ हेर्नुहोस्

## Your name

web-name = तपाईंको नाम
web-name-take = यो नाम लिनुहोस्
web-name-change = अर्को नाम
web-name-keep = यही राख्नुहोस्
web-name-about = तपाईं बसिसकेका टेबलमा पुरानै नाम रहन्छ।
web-name-none = यहाँ तपाईंको नाम छैन। खेल्न थालेपछि एउटा नाम दिइनेछ, वा अहिले नै छान्न सक्नुहुन्छ।
web-name-taken = अबदेखि तपाईंको नाम { $name } हो।

## A new table

web-new-title = { $game }को नयाँ टेबल
web-new-no-game = यो खेलघरमा त्यस्तो खेल छैन।
web-new-seats = सिटहरू
web-new-seats-about = कसले सुरु गर्ने, संयोगले तय गर्छ। तपाईंको ब्राउजरले पनि आफ्नो संयोग थप्ने हुनाले कसैले मिलाउन सक्दैन।
web-new-count = कति जना खेलाडी
web-new-who = सिट { $letter } मा को बस्ने
web-new-me = म
web-new-me-named = म ({ $name })
web-new-open = खाली सिट
web-new-bot = बट
web-new-bot-of = बट { $bot }
web-new-beside = यही स्क्रिनमा अर्को व्यक्ति
web-new-name-seat = सिट { $letter } मा बस्नेको नाम
web-new-guest = पाहुना { $letter }
web-new-clock = घडी
web-new-clock-none = घडी छैन
web-new-clock-none-about = सबैले चाहिएजति समय लिन्छन्।
web-new-clock-move = हरेक चालको समयसीमा
web-new-clock-move-about = योभन्दा धेरै समय लिनेले हार्छ।
web-new-clock-bank = पूरै खेलको समयसीमा
web-new-clock-bank-about = बुद्धिचालमा जस्तै: हरेक सिटको आफ्नै घडी हुन्छ, र हरेक चालमा अलि समय थपिन्छ।
web-new-clock-days = हरेक चालका लागि दिन
web-new-clock-days-about = अरू काम गर्दै खेल्ने खेल। फुर्सद भएका बेला आउनुहोस्।
web-new-seconds = हरेक चालका सेकेन्ड
web-new-minutes = खेलभरिका मिनेट
web-new-increment = हरेक चालमा थपिने सेकेन्ड
web-new-days = हरेक चालका दिन
web-new-visible = कसले भेट्टाउन सक्छ
web-new-by-link = ठेगाना भएका सबैले
web-new-by-link-about = ठेगाना कसलाई दिने, तपाईं नै तय गर्नुहुन्छ।
web-new-listed = सबैले
web-new-listed-about = टेबल सार्वजनिक टेबलको सूचीमा देखिन्छ।
web-new-chat = यो टेबलमा कुराकानी गर्न पाइन्छ
web-new-chat-about = तयारी वाक्य सधैँ चल्छन्। कुराकानी पछि बन्द गर्न सकिन्छ।
web-new-hints = खेलाडीले सङ्केत माग्न पाउँछन्
web-new-hints-about = सङ्केतले माग्नेलाई सबैभन्दा राम्रा चाल देखाउँछ। कसैले मागेको कुरा चालको सूचीबाट अरूलाई थाहा हुन्छ।
web-new-lens = सबैले दरार लेन्स प्रयोग गर्न पाउँछन्
web-new-lens-about = भूकम्पले कुन टायल लैजाने सम्भावना कति छ, यसले देखाउँछ। मनमनै हिसाब गर्न रुचाउनेहरू यसलाई बन्द राख्छन्।
web-new-watch = बट खेलेको हेर्नुहोस्
web-new-play-myself = आफैँ खेल्नुहोस्
web-new-options = विकल्प
web-new-pause = कति छिटो
web-new-pause-of = { $pause ->
    [0] बटले जति छिटो सोच्छ
    [1500] हेर्न सजिलो हुने गरी
   *[other] बिस्तारै
  }
web-new-do-watch = टेबल खोलेर हेर्नुहोस्
web-new-summary = { $count } सिट
web-new-summary-by-link = ठेगाना भएका सबैलाई
web-new-summary-listed = सार्वजनिक टेबलको सूचीमा
web-new-summary-practice = अभ्यासका लागि
web-new-do = टेबल खोल्नुहोस्
web-new-do-play = टेबल खोलेर खेल्नुहोस्

## Settings

web-settings-about = यी यही ब्राउजरका लागि मात्र हुन्, र यसैमा राखिन्छन्।
web-settings-look = भाषा र रूप
web-settings-language = भाषा
web-settings-theme = रङ
web-settings-theme-system = डिभाइसमा जस्तै
web-settings-theme-light = उज्यालो
web-settings-theme-dark = अँध्यारो
web-settings-contrast = रङको भिन्नता
web-settings-contrast-normal = छापिएजस्तै
web-settings-contrast-more = बढी
web-settings-motion = एनिमेसन
web-settings-motion-system = डिभाइसमा जस्तै
web-settings-motion-full = सबै चल्छ
web-settings-motion-reduced = केही चल्दैन
web-settings-table = टेबलमा
web-settings-pace = अरूका चाल
web-settings-pace-slow = बिस्तारै
web-settings-pace-normal = सामान्य
web-settings-pace-off = तुरुन्तै
web-settings-confirm = चाल पक्का गर्ने
web-settings-confirm-about = पक्का नगरुन्जेल टायल सार्न सकिन्छ।
web-settings-scores = अङ्क देखाउने
web-settings-scores-about = अहिले खेल सकिए कसको कति हुन्छ।
web-settings-unseen = अहिलेसम्म नदेखिएका टायल देखाउने
web-settings-unseen-about = मनमनै हिसाब गर्न रुचाउनेहरू आफैँ गन्छन्।
web-settings-odds = भूकम्पको सम्भावना देखाउने
web-settings-odds-about = Beat the Quake मा: थुप्रोमा कति भूकम्प छन्, र अर्को कार्ड भूकम्प हुने सम्भावना।
web-settings-owners = सडक कसका हुन्, देखाउने
web-settings-owners-about = Seismic मा: सडक मालिकको रङ र बुट्टामा, अङ्कसहित। पूरा भएका सडक बढी चौडा देखिन्छन्। O थिचेर पनि बदल्न सकिन्छ।
web-settings-lens = दरार लेन्स
web-settings-lens-about = Seismic मा: भूकम्पले कुन टायल लैजाने सम्भावना कति छ; आयोजकले बन्द गरेमा देखिँदैन। L थिचेर पनि बदल्न सकिन्छ।
web-settings-sound = आवाज
web-settings-sound-about = टायल बसेको, भूकम्प, तपाईंको पालो।
web-notices = मेरो पालो आउँदा सूचना दिने
web-notices-about = तपाईं अन्तै हेरिरहेका बेला ब्राउजरको सूचना, र फोनमा सानो कम्पन। ब्राउजरले पहिले तपाईंलाई सोध्छ।
web-notices-refused = तपाईंको ब्राउजरले यो पानाका सूचना रोकेको छ। ब्राउजरको सेटिङमा यो पानालाई अनुमति दिन सकिन्छ।
web-settings-you = तपाईं
web-device = अर्को डिभाइस
web-device-about = लिंकबाट अर्को फोन वा कम्प्युटरमा पनि तपाईं उही व्यक्ति बन्न सक्नुहुन्छ। लिंक एक पटक मात्र, पन्ध्र मिनेटभित्र चल्छ।
web-device-make = लिंक बनाउनुहोस्
web-device-made = यो ठेगाना अर्को डिभाइसमा खोल्नुहोस्। जसले खोल्छ, उसले तपाईंकै नाममा खेल्छ, त्यसैले अरू कसैलाई नदिनुहोस्।
web-device-address = तपाईंको अर्को डिभाइसको ठेगाना
web-device-until = { $time } सम्म चल्छ।
web-elsewhere = अन्यत्र साइन आउट
web-elsewhere-about = अरू सबै डिभाइसले फेरि सुरुदेखि थाल्नुपर्छ। यो डिभाइस तपाईंकै रहन्छ।
web-elsewhere-do = अरू सबै डिभाइसमा साइन आउट गर्नुहोस्
web-elsewhere-done = अरू सबै डिभाइसमा साइन आउट भयो।
web-forget = मलाई बिर्सनुहोस्
web-forget-about = तपाईंको नाम र डिभाइस बिर्सिइन्छन्, र यो कसैले उल्ट्याउन सक्दैन। तपाईंले खेलेका खेल त्यहीँको नामसहित रहन्छन्।
web-forget-do = मलाई बिर्सनुहोस्
web-forget-sure = तपाईंलाई सधैँका लागि बिर्सने?
web-forget-sure-do = हो, मलाई बिर्सनुहोस्
web-forget-sure-not = होइन, मलाई सम्झनुहोस्
web-forget-done = तपाईंलाई बिर्सिइयो।

## Which game?

web-choose-rules = कुन खेलको नियम?
web-choose-learn = कुन खेल सिक्ने?

## Rules

web-rules-title = { $game }का नियम
web-rules-brief = दुई मिनेटमा खेल्ने तरिका
web-rules-print-brief = यो पाना छाप्नुहोस्
web-rules-contents = विषयसूची
web-rules-ruling = हाम्रो निर्णय
web-rules-ruling-about = छापिएको नियम यहाँ मौन छ: यो खेलघरमा यसरी खेलिन्छ।
web-rules-link = { $clause }को ठेगाना
web-rules-print = छाप्नुहोस्
web-printing = छापेर खेल्नुहोस्
web-printing-about = नियम, अङ्क तालिका र सबै सामग्री भएको PDF: दुवैतिर छापेर काट्नुहोस्।
web-printing-a4 = A4 कागजका लागि PDF
web-printing-letter = US Letter कागजका लागि PDF

## A link for this device

web-here = यो तपाईंको डिभाइस हो?
web-here-about = यो लिंकबाट तपाईं यहाँ पनि लिंक बनाएको डिभाइसमा जस्तै उही व्यक्ति हुनुहुन्छ।
web-here-instead = यो डिभाइसमा अहिले तपाईंको नाम { $name } हो। “हो” भने अब त्यो रहँदैन।
web-here-do = हो, मेरै हो
web-here-not = होइन
