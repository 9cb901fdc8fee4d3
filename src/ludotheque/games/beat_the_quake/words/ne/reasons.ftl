# Beat the Quake मा कुनै चाल किन: टर्मिनल र खेलघरले भन्छन्।

why-bq-damage-falls = { $name }को हातको क्षति { $before } बाट { $after } मा झर्छ।
why-bq-table-grows = साझा वस्तुको सुरक्षा { $before } बाट { $after } पुग्छ।
why-bq-hand-kept = { $name }ले { $points } अङ्क हातमै राख्नुहुन्छ।
why-bq-safe = { $count ->
    [one] अर्को कार्ड पक्कै वस्तु हो।
   *[other] अर्का { $count } कार्ड पक्कै वस्तु हुन्।
  }
why-bq-alone = भूकम्प आए { $name }ले एक्लै सामना गर्नुहुन्छ (सुरक्षा { $own }, क्षति { $damage }) र { $points } अङ्क पाउनुहुन्छ।
why-bq-left-to-next = अर्को कार्ड { $next }का लागि छोडिन्छ: { $cards } मध्ये { $quakes } कार्ड भूकम्प हुन्।
why-bq-objects = अर्को कार्ड वस्तु हुन सक्छ: { $cards } मध्ये { $objects } कार्ड वस्तु हुन्।
why-bq-quakes = अर्को कार्ड भूकम्प हुन सक्छ: { $cards } मध्ये { $quakes } कार्ड भूकम्प हुन्।
why-bq-fatal = { $name }ले भूकम्प ताने त्यो घातक हुन्छ: क्षति { $damage }, साझा वस्तुको सुरक्षा { $table }।
why-bq-points-given = { $name }ले हातका { $points } अङ्क छोड्नुहुन्छ।
why-bq-use-own = कार्ड { $name }को आफ्नै हो: यसका लागि अरू कसैले अङ्क पाउँदैन।
why-bq-use-exact = प्रयोग भएका कार्ड क्षति { $damage } सँग ठ्याक्कै मिल्छन्।
why-bq-use-theirs = प्रयोग भएको कार्डका लागि { $name }ले { $points } अङ्क पाउनुहुन्छ।
why-bq-use-together = कार्डले टेबललाई { $points } अङ्क ल्याउँछ।
why-bq-use-over = प्रयोग भएका कार्डको सुरक्षा चाहिनेभन्दा { $over } ले बढी छ।
why-bq-discard-damage = हातको क्षति { $damage } ले घट्छ।
why-bq-discard-points = हातबाट { $vp } अङ्क जान्छ।
why-bq-discard-table = साझा वस्तुको सुरक्षा { $vp } ले घट्छ।
