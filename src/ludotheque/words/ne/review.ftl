# फेरि हेरिएको खेल: के महत्त्वपूर्ण थियो, र किन। टर्मिनल र खेलघरले भन्छन्।

review-nothing = यो खेलमा कसैले केही छान्नुपरेन: समीक्षा गर्ने केही छैन
review-running = खेल सकिएको छैन: समीक्षाले धेरै कुरा खोलिदिन्छ
review-many = धेरै समीक्षा पर्खिरहेका छन्; एकै छिनपछि फेरि सोध्नुहोस्
review-failed = समीक्षा बन्न सकेन; फेरि सोध्नुहोस्
review-both = --seconds वा --simulations मध्ये एउटा मात्र दिनुहोस्

## In the terminal

review-title = { $game }, { NUMBER($moves, useGrouping: 0) } चाल। हरेक अवस्थाबाट, सिटलाई थाहा भएका कुराले, खेल { NUMBER($simulations) } पटक अगाडि खेलियो{ $timed ->
    [yes] ।
   *[no] , हरेक पटक फरक थुप्रोले।
  }
review-chances = पहिलो निर्णयदेखि अन्तिमसम्म जित्ने सम्भावना
review-chances-at = { NUMBER($moves, useGrouping: 0) } चालपछि: { $each }।
review-chance-of = { $name } { $chance }
review-moments = { $count ->
    [0] कुनै चालले धेरै गुमाएन।
    [one] महत्त्वपूर्ण क्षण
   *[other] महत्त्वपूर्ण { $count } क्षण
  }
review-moment = { $number }. चाल { NUMBER($move, useGrouping: 0) }, { $name }: सबैभन्दा राम्रो चालले { $best }, खेलिएको चालले { $chance }।
review-played = खेलिएको: { $words }
review-preferred = राम्रो हुने: { $words }
review-accounts = भाग्य र सीप, एक जितको सय भागमा
review-account = { $name }: सुरुमा { $start }, आफ्ना चालबाट { $skill }, अरूका चालबाट { $others }, { $timed ->
    [yes] गतिबाट
   *[no] भाग्यबाट
  } { $luck }, अन्त्यमा { $end }।
review-best-draw = तान्दा सबैभन्दा राम्रो आएको, चाल { NUMBER($move, useGrouping: 0) } पछि ({ $change }): { $story }
review-worst-draw = तान्दा सबैभन्दा नराम्रो आएको, चाल { NUMBER($move, useGrouping: 0) } पछि ({ $change }): { $story }

## Why

why-played = खेलिएको चाल: { $fact }
why-tries = टेबलको कुनै एउटै कुराले यो तय गर्दैन: यहाँबाट { NUMBER($simulations) } पटक खेलेर हेर्दा यही चाल अगाडि रह्यो।
