# सकिएको खेल, आफ्नै पानामा फेरि हेरिएको।

web-review = समीक्षा
web-review-about = सबैभन्दा बलियो बटले हरेक निर्णय, खेलाडीलाई त्यतिबेला थाहा भएका कुराले, फेरि हेर्छ: कसको जित्ने सम्भावना कति थियो, कुन चाल महत्त्वपूर्ण थियो र किन, अनि कति कुरा भाग्य थियो।
web-review-begin = यो खेलको समीक्षा गर्नुहोस्
web-review-working = बट खेलबारे सोच्दै छ। तपाईं हेर्दै गर्न सक्नुहुन्छ।
web-review-draft = पहिलो झलक: बटले सोच्दै जाँदा अझ ठ्याक्कै हुन्छ।
web-review-ready = समीक्षा तयार छ।
web-review-chances = समयसँगै जित्ने सम्भावना
web-review-after = { $moves } चालपछि
web-review-told = { $when }: { $each }
web-review-table = तालिकामा
web-review-all = सबै मिलेर
web-review-nobody = कोही होइन: सबै हार्छन्
web-review-nobody-short = कोही होइन
web-review-moves = चाल
web-review-time = समय
web-review-moments = { $count ->
    [0] कुनै चालले धेरै गुमाएन
    [one] महत्त्वपूर्ण क्षण
   *[other] महत्त्वपूर्ण { $count } क्षण
  }
web-review-moment = { $at }, { $name }
web-review-odds = जित्ने सम्भावना { $chance }, { $best } हुन सक्थ्यो
web-review-played = खेलिएको
web-review-preferred = बटलाई मन परेको
web-review-why = किन
web-review-show = अवस्था देखाउनुहोस्
web-review-play-on = यहाँबाट खेल्नुहोस्
web-review-play-on-about = चाल चल्ने खेलाडीको सिट तपाईंले लिनुहुन्छ; अरू बटले लिन्छन्। तान्न बाँकी कुरा फेरि फिटिन्छ, त्यसैले के आउँछ कसैलाई थाहा हुँदैन।
web-review-play-on-timed = चाल चल्ने खेलाडीको सिट तपाईंले लिनुहुन्छ; अरू बटले लिन्छन्।
web-review-luck-and-skill = भाग्य र सीप
web-review-pace-and-skill = गति र सीप
web-review-luck-about = सबै अङ्क एक जितको सय भागमा छन्। बटले छानेको चालले अरू { $simulations } थुप्रोमा औसत जति बढी जित्थ्यो, त्यही चालको मूल्य हो। साँचो थुप्रोले त्यसपछि जे बदल्यो, त्यो भाग्य हो। सुरु, चाल र भाग्य जोड्दा अन्त्य आउँछ।
web-review-pace-about = सबै अङ्क एक जितको सय भागमा छन्। त्यहाँबाट खेलिएका { $simulations } खेलमा बटले छानेको चालले जति बढी जित्थ्यो, त्यही चालको मूल्य हो। बाँकी गतिको कुरा हो। सुरु, चाल र गति जोड्दा अन्त्य आउँछ।
web-review-from-to = सुरुमा { $start } बाट अन्त्यमा { $end } सम्म।
web-review-skill = आफ्ना चाल
web-review-others = अरूका चाल
web-review-luck = भाग्य
web-review-pace = गति
web-review-best-draw = तान्दा सबैभन्दा राम्रो आएको
web-review-worst-draw = तान्दा सबैभन्दा नराम्रो आएको
web-review-at = चाल { $move }
web-review-at-time = { $time } मा चाल { $move }
