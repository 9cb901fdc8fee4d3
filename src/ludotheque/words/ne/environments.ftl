# अनुसन्धानका environment: किन त्यसरी बनाउन वा प्रयोग गर्न मिल्दैन।

env-seat = यो टेबलमा सिट { $wanted } छैन; यसका सिट ० देखि { $last } सम्म हुन्
env-opponents = अरू { $others } सिटका लागि { $count } प्रतिद्वन्द्वी दिइएका छन्: एउटा मात्र दिनुहोस्, वा हरेकका लागि एउटा
env-resign = environment मा कसैले हार मान्दैन: खेल अन्त्यसम्म खेलिन्छ
env-render-mode = { $mode } नामको render mode छैन; यीमध्ये छान्नुहोस्: { $known }
env-render-none = render mode छानिएको छैन; यीमध्ये छान्नुहोस्: { $known }
env-whole = { $name } पूर्ण सङ्ख्या हुनुपर्छ, { $value } होइन
env-reset = खेल सुरु भएको छैन: पहिले reset चलाउनुहोस्
env-agents = { $agents } मध्ये हरेकका लागि action दिनुहोस्, अरू कसैका लागि होइन; { $given } दिइएको छ
env-extra = { $library } राखिएको छैन: extra “{ $extra }” राख्नुहोस् (Ludotheque को फोल्डरमा pip install '.[{ $extra }]')
spiel-outcome = अहिले संयोगले { $outcome } छान्न सक्दैन
env-opponent-silent = { $seat }को बटले चाल चल्नुपर्ने थियो, तर चाल दिएन
env-opponent-none = प्रतिद्वन्द्वी बनाउने function ले { $found } दियो, त्यो बट होइन: त्यसमा decide(view, legal, seconds) छैन
env-seed = बीउ पूर्ण सङ्ख्या वा टेक्स्ट हुनुपर्छ, { $value } होइन
