# `ludotheque serve` ले के भन्छ, र सेटिङमा के मिलेन। अस्वीकारको अगाडि सेटिङ कहाँ दिइएको हो, लेखिन्छ।

setting-unknown = अपरिचित key { $key }; यीमध्ये छान्नुहोस्: { $known }
setting-text = टेक्स्ट हुनुपर्छ, खाली हुनु हुँदैन
setting-host = { $value } न ठेगाना हो, न कम्प्युटरको नाम
setting-whole = { NUMBER($least, useGrouping: 0) } देखि { NUMBER($most, useGrouping: 0) } सम्मको पूर्ण सङ्ख्या हुनुपर्छ; अहिले { $value } छ
setting-number = { NUMBER($least, useGrouping: 0) } देखि { NUMBER($most, useGrouping: 0) } सम्मको सङ्ख्या हुनुपर्छ; अहिले { $value } छ
setting-switch = true वा false हुनुपर्छ; अहिले { $value } छ
setting-level = { $value } नामको तह छैन; यीमध्ये छान्नुहोस्: { $known }
setting-database = { $postgresql } वा { $sqlite } जस्तो URL हुनुपर्छ; त्यसभित्रका विशेष चिह्न %40 जस्तो गरी लेखिन्छन्
setting-database-file = फाइलको नाम छैन; SQLite को URL { $example } जस्तो हुन्छ
setting-database-name = डाटाबेसको नाम छैन; PostgreSQL को URL { $example } जस्तो हुन्छ
setting-redis = { $example } जस्तो URL हुनुपर्छ
setting-public = { $value } मिल्दैन; { $example } जस्तो, पछाडि बाटो नभएको, ठेगाना हुनुपर्छ
setting-folder = फोल्डर { $folder } बनाउन सकिँदैन: { $why }
setting-folder-closed = फोल्डर { $folder }मा केही लेख्न सकिँदैन

## At the start

serve-open = Ludotheque खुल्यो।
serve-here = यही कम्प्युटरमा
serve-network = तपाईंको नेटवर्कमा
serve-public = सबैका लागि
serve-scan-network = उही नेटवर्कको फोनले यो स्क्यान गर्न सक्छ:
serve-scan-public = फोनले यो स्क्यान गर्न सक्छ:
serve-alone = यही कम्प्युटरबाट मात्र पुग्न सकिन्छ। { $option }ले तपाईंको नेटवर्कका लागि खोल्छ।
serve-no-network = नेटवर्क भेटिएन: यही कम्प्युटरबाट मात्र पुग्न सकिन्छ।
serve-stop = Ctrl-C ले बन्द गर्छ।

## A classroom

serve-game = खेलको नाम --classroom सँग मात्र दिन मिल्छ; { $game } के हो?
serve-class-open = कक्षा खुल्यो। कक्षाले { $game } खेल्छ।
serve-class-join = कक्षा जोडिने ठेगाना
serve-class-code = र कोड
serve-class-teacher = तपाईंको आफ्नै पाना
serve-class-secret = तपाईंको पाना जसले खोल्छ, ऊ शिक्षक हुन्छ: यसको ठेगाना आफैँसँग राख्नुहोस्।
serve-class-scan = वा कक्षाले यो स्क्यान गर्छ:
serve-class-stop = Ctrl-C ले बन्द गर्छ। अर्को पटक सुरु गर्दा पाठ अगाडि बढ्छ।
class-no-client = कक्षालाई वेब क्लाइन्ट चाहिन्छ, त्यो बनेको छैन; “make client” ले बनाउँछ
