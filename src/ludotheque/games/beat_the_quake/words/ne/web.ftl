# ब्राउजरमा Beat the Quake।

web-bot-knows-beat-the-quake = यसले आफ्नो हात र टेबलमा भएका कार्ड देख्छ। तिम्रो हात र थुप्रोबाट के आउँछ भन्ने त अन्दाज मात्र गर्न सक्छ।
web-game-beat-the-quake = Beat the Quake
web-about-beat-the-quake = छ वटा भूकम्प आउँदै छन्। काम लाग्ने कुरा बाँड, चोट लगाउने कुराबाट होसियार होऊ, र सबै मिलेर बाँच; अनि कसको घर सबैभन्दा तयार थियो, गन।
web-notice-beat-the-quake = Gergely Szakács, Shiba Subedi र György Hetényi ले Seismology at School in Nepal का लागि बनाउनुभएको। व्यापारिक प्रयोगका लागि होइन।
web-notice-more = नियम र श्रेय

## Before the game

web-quake-any-does = तिम्रो हातका कार्ड जत्तिकै बलियो।
web-quake-yellow-does = तिम्रो हातका कार्ड जत्तिकै बलियो।
web-quake-orange-does = क्षति १ बढी, र सबैले एउटा-एउटा साझा वस्तु फाल्छन्।
web-quake-red-does = क्षति २ बढी, र सबैले हातबाट एउटा-एउटा कार्ड नदेखाई फाल्छन्।

## Cards

web-quake-vp = सुरक्षा
web-quake-vd = क्षति
web-quake-vp-long = सुरक्षा { $vp }: टेबलमा राख्दा यसले रोक्ने क्षति
web-quake-vd-long = क्षति { $vd }: हातमा राख्दा यसले गर्ने क्षति
web-quake-kind-about = { $kind ->
    [helper] सहायक: यसले जोगाउँछ, वा भूकम्पपछि काम लाग्छ।
    [hazard] खतरा: भूकम्पमा यसले मानिसलाई चोट लगाउन सक्छ।
   *[neutral] न सहायक, न खतरा।
  }
web-quake-card = { $name }, { $kind ->
    [helper] सहायक
    [hazard] खतरा
   *[neutral] न सहायक, न खतरा
  }: सुरक्षा { $vp }, क्षति { $vd }
web-quake-card-drawn = { $name }, भर्खर तानेको, { $kind ->
    [helper] सहायक
    [hazard] खतरा
   *[neutral] न सहायक, न खतरा
  }: सुरक्षा { $vp }, क्षति { $vd }
web-quake-note-drawn = तानेको
web-quake-note-used = यसले जोगायो
web-quake-note-hurt = यसले चोट लगायो
web-quake-gallery = सबै कार्ड
web-quake-gallery-values = { $kind ->
    [helper] सहायक
    [hazard] खतरा
   *[neutral] न सहायक, न खतरा
  }: सुरक्षा { $vp }, क्षति { $vd }
web-quake-card-of = { $card }; { $owner }सँग
web-quake-used = प्रयोग भयो
web-quake-used-card = { $name }: अरूले प्रयोग गरेको, घोप्टो
web-quake-new = नयाँ
web-quake-yellow = पहेँलो भूकम्प
web-quake-orange = सुन्तला रङको भूकम्प
web-quake-red = रातो भूकम्प
web-quake-unknown = आउन बाँकी
web-quake-in-hand = यो तिम्रो हातमा छ।
web-quake-lies = यो { $name }सँग खुला छ: साझा वस्तु।
web-quake-lies-used = यसले अरू कसैलाई जोगायो, र { $name }सँग घोप्टो छ।
web-quake-private = तिमीले के फाल्छौ, कसैले देख्दैन।
web-quake-read = पढ
web-quake-not-now = अहिले होइन

## The table

web-quake-board = Beat the Quake। D ले तान्छ, K ले हातमै राख्छ, S ले रोक्छ; तीरहरूले एक कार्डबाट अर्कोमा लैजान्छन्, Enter ले कार्ड पढ्छ।
web-quake-pile = थुप्रो
web-quake-pile-of = थुप्रो: { $count } कार्ड
web-quake-draw-from = कार्ड तान; थुप्रोमा { $count } कार्ड
web-quake-risk = { $cards } कार्डमा { $quakes } भूकम्प
web-quake-cards = { $cards ->
    [0] थुप्रो खाली छ
   *[other] { $cards } कार्ड
  }
web-quake-next = अर्को कार्ड भूकम्प हुने सम्भावना
web-quake-safe = { $count ->
    [one] अर्को कार्ड सुरक्षित छ
   *[other] अर्का { $count } कार्ड सुरक्षित छन्
  }
web-quake-track = सामना गरिएका भूकम्प: { $all } मध्ये { $met }
web-quake-place = { $name }सँग
web-quake-yours = तिम्रो अगाडि
web-quake-none = अहिलेसम्म केही बाँडिएको छैन
web-quake-none-yours = तिमीले देखाएका कार्ड यहाँ रहन्छन्, र सबैलाई काम लाग्छन्।
web-quake-common-of = साझा वस्तु ({ $name })
web-quake-sum = जम्मा सुरक्षा { $vp }
web-quake-hand-of = { $count ->
    [0] हातमा कार्ड छैन
   *[other] हातमा { $count } कार्ड
  }
web-quake-hand-shown = हातमा
web-quake-hand-named = हात ({ $name }): { $count } कार्ड
web-quake-alone-count = एक्लै सामना गरिएका भूकम्प: { $count }
web-quake-own = तिम्रो हात
web-quake-hand = तिम्रो हात: { $count } कार्ड
web-quake-hand-empty = तिम्रो हात खाली छ: भूकम्पले कुनै क्षति गर्दैन।
web-quake-hand-none = तिम्रो हात खाली छ।
web-quake-points = { $count ->
    [one] अङ्क, अहिले खेल सकिए
   *[other] अङ्क, अहिले खेल सकिए
  }
web-quake-points-about = तिम्रो हातका कार्डसमेत गन्दा, जुन तिमी मात्र देख्छौ।
web-quake-damage-now = अहिले भूकम्प आए { $damage } क्षति
web-quake-damage-about = तिम्रो हातका सबै कार्डको क्षति जोड्दा।
web-quake-points-short = { $count ->
    [one] अङ्क, अहिले
   *[other] अङ्क, अहिले
  }
web-quake-damage-short = क्षति, अहिले
web-quake-shields-short = सुरक्षा, जम्मा { $all }
web-quake-shields = टेबलमा सुरक्षा: तिम्रो { $mine }, सबैको जम्मा { $all }

## Choices

web-quake-waits = { $name }लाई पर्खिँदै।
web-quake-ask-first = तिम्रो पालो: एउटा कार्ड तान।
web-quake-ask-show = तिमीले तान्यौ: { $name }। एउटा कार्ड खुला राख, वा सबै हातमै राख।
web-quake-ask-show-any = एउटा कार्ड खुला राख, वा सबै हातमै राख।
web-quake-ask-draw = अर्को कार्ड तान्ने? त्यो भूकम्प पनि हुन सक्छ।
web-quake-ask-draw-safe = अर्को कार्ड तान्ने? त्यो भूकम्प होइन।
web-quake-ask-use-own = तिम्रा आफ्नै वस्तु पुग्छन्। जुन प्रयोग गर्छौ, त्यो छोऊ।
web-quake-ask-use-any = काम लाग्ने वस्तु छोऊ, जसले राखेको भए पनि।
web-quake-ask-pay-own = केहीले चोट लगाउँदैन, तर भूकम्पले तिम्रो एउटा वस्तु लैजान्छ। कुन दिन्छौ, छोऊ।
web-quake-ask-pay-any = केहीले चोट लगाउँदैन, तर भूकम्पले टेबलको एउटा वस्तु लैजान्छ। कुन दिने, छोऊ।
web-quake-ask-pay-it = { $name } दिने? फेरि छोऊ, वा बटन थिच।
web-quake-ask-use-it = { $name } प्रयोग गर्ने? फेरि छोऊ, वा बटन थिच।
web-quake-ask-discard-hand = हातबाट एउटा कार्ड फाल। कुन फाल्छौ, कसैले देख्दैन।
web-quake-ask-discard-common = आफ्नो एउटा साझा वस्तु फाल। सबैले देख्छन्।
web-quake-do-draw = तान
web-quake-do-draw-second = अर्को तान
web-quake-do-stop = रोकिऊ
web-quake-do-keep = हातमै राख
web-quake-do-use = प्रयोग गर
web-quake-do-pay = देऊ
web-quake-do-show = खुला राख
web-quake-do-discard = फाल
web-quake-draws-you = तिमी तान्दै छौ…
web-quake-draws = { $name }ले तान्दै…
web-quake-why-own = यो होइन: तिम्रा आफ्नै वस्तु पुग्छन्, त्यसैले तिनै मात्र प्रयोग गर्न मिल्छ।
web-quake-why-pay-own = यो होइन: तिम्रा आफ्नै वस्तु छन्, त्यसैले तिनैमध्ये एउटा जानुपर्छ।
web-quake-why-large = अहिले { $name } (सुरक्षा { $vp }) होइन: कार्ड ठूलोबाट सानोतिर प्रयोग गरिन्छ।
web-quake-why-small = अझै { $name } (सुरक्षा { $vp }) होइन: यो प्रयोग गरे बाँकी कार्डले पुग्दैन, वा एउटा कार्ड बढी हुन्छ।

## A quake

web-quake-yellow-shout = पहेँलो भूकम्प!
web-quake-orange-shout = सुन्तला रङको भूकम्प!
web-quake-red-shout = रातो भूकम्प!
web-quake-counts-yours = तिम्रो हातको क्षति
web-quake-counts-theirs = { $name }को हातको क्षति
web-quake-counts-more = भूकम्पको रङ
web-quake-protects-yours = तिम्रा आफ्नै वस्तुको सुरक्षा { $own } छ।
web-quake-protects-theirs = { $name }का आफ्नै वस्तुको सुरक्षा { $own } छ।
web-quake-protects-all = टेबलका सबै वस्तुको सुरक्षा { $all } छ।
web-quake-verdict-alone-yours = पुग्यो! तिमी एक्लै सामना गर्छौ।
web-quake-verdict-alone-theirs = पुग्यो! { $name }ले एक्लै सामना गर्नुहुन्छ।
web-quake-verdict-together = सबैको सहयोगले सामना गर्न सकिन्छ।
web-quake-verdict-fatal = { $missing ->
    [0] सामना गर्न टेबलमा केही छैन।
   *[other] अझै { $missing } चाहिन्छ। अब यसलाई केहीले रोक्न सक्दैन।
  }
web-quake-verdict-discard-common = तर पहिले सबैले एउटा-एउटा साझा वस्तु फाल्छन्।
web-quake-verdict-discard-hand = तर पहिले सबैले हातबाट एउटा-एउटा कार्ड फाल्छन्।
web-quake-verdict-cost = केहीले चोट लगाउँदैन! तर हरेक भूकम्पले एउटा साझा वस्तु लैजान्छ।
web-quake-defence = भूकम्प
web-quake-cost = यसले एउटा साझा वस्तु लैजान्छ
web-quake-damage-of = { $quake }: क्षति { $damage }
web-quake-alone-you = तिमी एक्लै सामना गर्छौ।
web-quake-alone = { $name }ले एक्लै सामना गर्नुहुन्छ।
web-quake-together = सबैको सहयोगले।
web-quake-reached-label = सामना भएको क्षति
web-quake-reached = { $damage } मध्ये { $reached }
web-quake-reaching = क्षति { $damage } मध्ये { $reached } + { $more } = { $sum }

## The end

web-quake-survived = { $count ->
    [one] एउटा भूकम्प सकियो, सबै सुरक्षित छन्
   *[other] सबै { $count } भूकम्प सकिए, सबै सुरक्षित छन्
  }
web-quake-goal = लक्ष्य: मिलेर { $goal } अङ्क
web-quake-goal-now = मिलेर: { $goal } मध्ये { $sum } अङ्क
web-quake-goal-hidden = तिमीले नदेखेका हात नगनी
web-quake-goal-parts = कसले कति ल्यायो
web-quake-goal-won = तिमीहरू मिलेर सफल भयौ: { $sum } अङ्क, चाहिएको { $goal }। सबैले जित्यौ!
web-quake-goal-short = तिमीहरू सबै बाँच्यौ, तर { $missing } अङ्क पुगेन।
web-quake-podium = को पहिलो भयो
web-quake-rank = { $rank }. { $name }: { $points } अङ्क
web-quake-tie-alone = { $points } अङ्कमा बराबरी: { $names }ले बढी भूकम्पको सामना एक्लै गर्नुभयो।
web-quake-tie-unused = { $points } अङ्कमा बराबरी, एक्लै सामना गरेका भूकम्पमा पनि: { $names }को बढी साझा वस्तु बाँकी थियो।
web-quake-tie-shared = { $points } अङ्कमा सबै कुरामा बराबरी: जित साझा हो।
web-quake-fatal = यो भूकम्प धेरै बलियो थियो
web-quake-fatal-about = { $quake }, { $name }ले तानेको। यो जसलाई पनि हुन सक्छ; अर्को पटक के तयार राख्ने, त्यो मुख्य कुरा हो।
web-quake-against = क्षति { $damage }, सुरक्षा { $vp }: { $missing ->
    [0] टेबलमा केही थिएन।
   *[other] अझै { $missing } चाहिन्थ्यो।
  }
web-quake-missing = { $missing ->
    [0] टेबलमा केही थिएन।
   *[other] अझै { $missing } चाहिन्थ्यो।
  }
web-quake-helped = के भए जोगिन सकिन्थ्यो
web-quake-helped-each = { $count ->
    [one] समयमै टेबलमा राखेको भए यो एउटै कार्डले पुग्थ्यो
   *[other] समयमै टेबलमा राखेको भए यीमध्ये कुनै एउटाले पुग्थ्यो
  }। त्यहाँ यसले जोगाउँछ, र चोट लगाउँदैन।
web-quake-helped-together = समयमै टेबलमा राखेको भए यी सबैले मिलेर पुग्थ्यो: { $sum }। त्यहाँ यिनले जोगाउँछन्, र चोट लगाउँदैनन्।
web-quake-helped-none = यसपालि तिमीहरूको हातको सबै कुराले पनि पुग्ने थिएन। चोट लगाउने कुरा हातमा कम राखेको भए राम्रो हुन्थ्यो।
web-quake-help-protection = सुरक्षा { $protection }
web-quake-help-spared = क्षति { $spared } कम

## Talking about it

web-quake-debrief-not-over = यो खेल अन्त्यसम्म पुगेन: अहिले कुरा गर्ने केही छैन।
web-quake-debrief-survived = तिमीहरू छ वटै भूकम्पबाट बाँच्यौ
web-quake-debrief-fatal = यसपालि एउटा भूकम्प धेरै बलियो भयो
web-quake-saved = टेबललाई केले जोगायो
web-quake-saved-before = त्यतिन्जेल केले जोगायो
web-quake-saved-about = क्षति रोकेका वस्तु, सबैभन्दा बलियो पहिले।
web-quake-saved-none = कुनै वस्तुले क्षति रोक्नु परेन।
web-quake-hurt = केले चोट लगायो
web-quake-hurt-about = भूकम्प आउँदा यो कसैको हातमा थियो। सबैभन्दा धेरै क्षति गर्ने पहिले छ।
web-quake-hurt-none = भूकम्प आउँदा कसैको हातमा खतरनाक कुरा थिएन।
web-quake-kept = के नबाँडी राखियो
web-quake-kept-about = यी काम लाग्ने कुरा हुन्, तर भूकम्प आउँदा हातमै थिए: त्यहाँ कसैलाई काम लागेनन्।
web-quake-messages = कार्डले के सिकाउँछन्
web-quake-questions = कुराकानी गरौँ
web-quake-question-1 = यीमध्ये कुन-कुन कुरा तिम्रो घरमा छन्? ती कहाँ छन्, र अँध्यारोमा पनि भेट्टाउन सक्छौ?
web-quake-question-2 = चोट लगाउने कुरामध्ये कुन-कुन तिम्रो सुत्ने कोठा वा कक्षाकोठामा छन्? तिनलाई कसरी बाँध्ने, सार्ने वा सुरक्षित बनाउने?
web-quake-question-3 = यो खेलमा बाँड्दा तिमीलाई कहिले फाइदा भयो? भूकम्प आए तिम्रो वरपर कसलाई सहयोग चाहिएला, र तिमीलाई कसले सहयोग गर्ला?
web-quake-question-4 = जमिन हल्लिन थाल्नेबित्तिकै तिमी के गर्छौ: यहाँ, ओछ्यानमा, बाटोमा?
web-quake-question-5 = एकअर्कासँग सम्पर्क गर्न नसके परिवारसँग कहाँ भेट्छौ?

## In six pictures

web-brief-quake-1 = एउटा कार्ड तानेर हातमा लेऊ। त्यसपछि हातको एउटा कार्ड आफ्नो अगाडि खुला राख, वा सबै हातमै राख। त्यसपछि अर्को एक पटक तान्न सक्छौ।
web-brief-quake-2 = हरियो ढालले कार्ड खुला भएपछि जोगाउँछ, र हातमा हुँदा अङ्क दिन्छ। रातो चिरा भनेको हातमा हुँदा कार्डले गर्ने क्षति हो।
web-brief-quake-3 = थुप्रोमा छ वटा भूकम्प छन्। जसले भूकम्प तान्छ, उसलाई उसको हातका सबै कार्डको क्षति हुन्छ।
web-brief-quake-4 = खुला राखिएका कार्डले जोगाउँछन्। आफ्नै कार्ड पुगे एक्लै सामना गर्छौ र ३ अङ्क पाउँछौ। नपुगे सबैका कार्डले सहयोग गर्न सक्छन्।
web-brief-quake-5 = खुला राखिएका सबै कार्ड जोड्दा पनि नपुगे पूरै टेबल हार्छ।
web-brief-quake-6 = छैटौँ भूकम्पपछि अङ्क गन: हातका कार्डको सुरक्षा, एक्लै सामना गरेको हरेक भूकम्पका लागि ३, अरूलाई काम लागेका तिम्रा कार्डको सुरक्षाको दोब्बर, र अझै खुला रहेका तिम्रा हरेक कार्डका लागि १।
