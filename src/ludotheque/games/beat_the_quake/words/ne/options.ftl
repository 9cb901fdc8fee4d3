# आयोजकले के छान्न सक्छन्

option-beat-the-quake-advanced = नियम
option-beat-the-quake-advanced-false = आधारभूत
option-beat-the-quake-advanced-false-about = पहिलो खेल र साना खेलाडीका लागि: सबै भूकम्प एउटै हुन्छन्।
option-beat-the-quake-advanced-true = उन्नत
option-beat-the-quake-advanced-true-about = सुन्तला र राता भूकम्प बढी बलिया हुन्छन्, र सामना गर्नुअघि सबैबाट केही न केही लैजान्छन्।
option-beat-the-quake-together = कसले जित्छ
option-beat-the-quake-together-false = सबैभन्दा धेरै अङ्क ल्याउनेले
option-beat-the-quake-together-false-about = प्रकाशित नियममा जस्तै: सँगै बाँच्ने, अनि आ-आफ्नो अङ्क गन्ने।
option-beat-the-quake-together-true = सबैले मिलेर, नत्र कसैले पनि होइन
option-beat-the-quake-together-true-about = प्रकाशित खेलको होइन, यस खेलघरको नियम: बाँच्ने, र मिलेर तोकिएको अङ्क ल्याउने।
option-beat-the-quake-edition = गड्डी
option-beat-the-quake-edition-gentle = सजिलो
option-beat-the-quake-edition-gentle-about = पहिलो खेल र साना खेलाडीका लागि: काम लाग्ने चिजले बढी जोगाउँछन्।
option-beat-the-quake-edition-classic = सामान्य
option-beat-the-quake-edition-classic-about = सधैँको गड्डी: हातमा राख्दा फाइदा दिने कार्डले हातमै चोट पनि लगाउँछ।
option-beat-the-quake-edition-hard = गाह्रो
option-beat-the-quake-edition-hard-about = धेरै पटक बाँचिसकेकाका लागि: कमले जोगाउँछन्, र धेरैले चोट लगाउँछन्।
option-beat-the-quake-edition-nepal = नेपाल
option-beat-the-quake-edition-nepal-about = सधैँको गड्डी, नेपालका घर र बाटाका चिजसहित।
