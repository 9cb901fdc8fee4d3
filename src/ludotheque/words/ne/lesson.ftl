# पाठ: शिक्षकले मिलाएका समूह, हात फेरिने सिट, क्विज, र तालिकाका रूपमा साथ लगिने कुरा।

event-sat = { $name } बस्नुभयो, र अब यहाँबाट खेल्नुहुन्छ।
event-late = { $name }ले धेरै समय लिनुभयो। { $name } नफर्किउन्जेल { $name }को सट्टा { $bot } खेल्छ।
seat-given-up = { $seat }ले हार मानिसक्नुभयो; त्यो सिटमा अब कसैले खेल्न मिल्दैन

class-twice = { $name }को नाम दुई समूहमा छ
class-group-large = एउटा टेबलका लागि { $count } जना धेरै भए; बढीमा { $most } जना अट्छन्
class-device = समूहका एक जनाले आफ्नो डिभाइस दिनुपर्छ
class-device-full = एउटा डिभाइसमा बढीमा { $most } जना अट्छन्
class-device-plays = तिमी खेल्दै छौ; अर्को खेल सुरु हुनुअघि अरू यो डिभाइसमा जोडिन सक्छन्
class-device-elsewhere = यो डिभाइस अर्को टेबलमा खेल्दै छ
class-no-table = यो टेबल अहिलेको चरणको होइन
class-has-table = { $name }को टेबल पहिल्यै छ
class-no-quiz = यो खेलको क्विज छैन
class-quiz-closed = यो क्विज खुला छैन
class-quiz-done = { $name }ले यो क्विजको जवाफ दिइसक्नुभयो
class-quiz-question = क्विजमा जवाफ { $answer } भएको प्रश्न “{ $question }” छैन

## The columns of the file

class-file = पाठ
class-file-child = बच्चा
class-file-table = टेबल
class-file-score = अङ्क
class-file-survived = टेबल बच्यो
class-file-bot = सट्टामा बट खेल्यो
class-file-before = अघिको क्विज
class-file-after = पछिको क्विज
class-file-answer-before = अघि { $number }: { $question }
class-file-answer-after = पछि { $number }: { $question }
class-file-yes = हो
class-file-no = होइन
class-file-unknown = थाहा थिएन
