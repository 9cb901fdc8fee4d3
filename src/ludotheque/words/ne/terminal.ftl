# टर्मिनलमा खेलवरिपरि के भनिन्छ, जुनसुकै खेल भए पनि।

## Before

compiling = यो मेसिनका लागि नियम तयार हुँदै छन्। यो एक पटक मात्र हुन्छ, र बढीमा आधा मिनेट लाग्छ। पछि छिटो सुरु हुन्छ।
language-unknown = { $language } नामको भाषा छैन; यीमध्ये छान्नुहोस्: { $known }
words-checked = { $code } { $name }: { $count } वाक्य, { $missing } बाँकी
words-unchecked = { $code } { $name }: { $count } वाक्य, { $missing } बाँकी; मातृभाषीले अझै जाँचेका छैनन्
name-unfit = { $name } व्यक्तिको नाम हुन सक्दैन: नाममा देखिने १ देखि { $most } अक्षर हुन्छन्
seed-unprintable = { $seed } बीउ हुन सक्दैन: देखिने अक्षर हुनुपर्छ
person = खेलाडी
person-numbered = खेलाडी { $number }
opening = { $game }। टेबलमा: { $seats }।
seated-bot = { $name } (बट)
option-chosen = { $option }: { $values }
opening-turns = सुस्त युद्ध: पालैपालो, एक पालोमा एक टुक्रा।
opening-practice = अभ्यास: त्यसपछि केही तानिएको भए पनि चाल फिर्ता लिन सकिन्छ। रेकर्डमा यो लेखिन्छ, र खेल मूल्याङ्कनमा गनिँदैन।
opening-help = चालको नम्बर लेख्नुहोस्, वा “मद्दत” (help)।

## What is asked, and answers

prompt = { $name }>{" "}
curtain = किबोर्ड { $name }लाई दिनुहोस्, अनि Enter थिच्नुहोस्>{" "}
prompt-watch = Enter: अर्को चाल, “run”: अन्त्यसम्म>{" "}
prompt-over = Enter ले बाहिर जान्छ; “save FILE” ले खेल सुरक्षित गर्छ>{" "}
prompt-more = Enter: थप, q: पुग्यो>{" "}
answer-yes = y हो
answer-no = n होइन
answer-yes-or-no = { $yes } वा { $no } लेख्नुहोस्।
choice = { $number }: { $words }
list-hidden = चाल हेर्न कोठा ({ $cell }) वा यसका नम्बर ({ $first }-{ $last }) लेख्नुहोस्, सबै हेर्न “सूची” (list)।
may-pass = 0 ले पालो छोड्छ।
passed = { $name }ले पालो छोड्नुभयो।
pass-word = पालो छोड्ने
resign-sure = हार मानेर खेल टुङ्ग्याउने? (y/n)
nothing-to-decide = अहिले कसैले केही तय गर्नुपर्दैन
not-a-command = { $text } आदेश होइन; “मद्दत” (help) ले सूची देखाउँछ
not-understood = { $text } न नम्बर हो, न चाल, न आदेश; “मद्दत” (help) ले आदेशको सूची देखाउँछ
number-unknown = चाल { $number } छैन; चाल { $first } देखि { $last } सम्म छन्
look-unknown = हेर्ने { $text } नामको केही छैन
list-unknown = { $text } न नम्बर हो, न खेल्न मिल्ने कोठा
hint = सबैभन्दा राम्रा चाल, र हरेकले { $name }को जित्ने सम्भावना ({ $tries } पटक खेलेर):
hint-move = { $odds }  { $number }: { $words }
hint-equal = पहिलो जत्तिकै राम्रो।
hint-pass = पालो छोड्नुहोस्: केही खेल्न मिल्दैन।
undone = फिर्ता लिइयो: { $name }, { $move }।
scale-unknown = { $scale } आकार होइन; 1 (सबैभन्दा सानो) देखि 4 सम्म, वा अट्ने आकारका लागि 0 लेख्नुहोस्
rules-how = “rules 4” ले एउटा भाग, “rules 4.4” ले एउटा दफा, “rules quake” ले त्यो शब्द भएका सबै दफा देखाउँछ।
rules-unknown = नियममा { $text } दफा छैन, त्यो शब्द पनि छैन
winners = { $count ->
    [one] { $names }ले जित्नुभयो!
   *[other] { $names }को साझा जित!
  }
winners-team = { $names }ले जित्नुभयो!
winners-goal = सबैले जिते: मिलेर { $sum } अङ्क, चाहिएको { $goal }।
winners-short = कसैले जितेन: मिलेर { $goal } मध्ये { $sum } अङ्क।
winners-none = कसैले जितेन।
seed-was = यो खेलको बीउ: { $seed }

## Saving and leaving

save-where = कहाँ सुरक्षित गर्ने, लेख्नुहोस्: “save FILE”
save-replace = { $file } पहिल्यै छ। त्यसको ठाउँमा राख्ने? (y/n)
saved = सुरक्षित भयो: { $file }
saved-but = यो रेकर्ड फेरि चलाउन यसको संस्करण चाहिन्छ: { $why }
save-full = { $file } लेख्न सकिँदैन: डिस्क भरियो
save-no-folder = { $file } लेख्न सकिँदैन: त्यस्तो फोल्डर छैन
save-not-allowed = { $file } लेख्न सकिँदैन: अनुमति छैन
save-is-folder = { $file } लेख्न सकिँदैन: यो फोल्डर हो
save-not-plain = { $file } लेख्न सकिँदैन: यो सादा फाइल होइन
save-long-name = { $file } लेख्न सकिँदैन: नाम धेरै लामो छ
save-ending = { $file } लेख्न सकिँदैन: नामको अन्त्यमा { $ending } हुनुपर्छ
quit-sure = खेल छोड्ने? (y/n)
quit-save = पहिले सुरक्षित गर्ने? फाइलको नाम लेख्नुहोस्, { $file }का लागि Enter, नगर्ने भए -:{" "}

## Commands: the words for each, and what they do

command-help = मद्दत ?
command-list = सूची
command-hint = सङ्केत
command-pass = छोड
command-undo = फिर्ता
command-table = टेबल चित्र
command-scores = अङ्क
command-look = हेर पढ
command-unseen = नदेखिएका टायल कार्ड
command-lens = लेन्स सम्भावना
command-rules = नियम
command-save = सुरक्षित
command-quit = बाहिर
command-run = चलाऊ
help-number = नम्बर लेखे त्यही नम्बरको चाल चलिन्छ।
help-help = मद्दत, help: यो सूची
help-list = सूची, list: सबै चाल शब्दमा
help-hint = सङ्केत, hint: सबैभन्दा राम्रा चाल, र हरेकले जित्ने सम्भावना
help-pass = छोड, pass, वा 0: टुक्रा राख्न नमिल्दा पालो छोड्ने
help-undo = फिर्ता, undo: त्यसपछि केही तानिएको वा देखाइएको छैन भने अन्तिम चाल फिर्ता लिने
help-undo-practice = फिर्ता, undo: अन्तिम चाल, वा अरूले खेलिसकेका भए पूरै पालो फिर्ता लिने; पहिले जे तानिएको थियो, फेरि त्यही तानिन्छ
help-table = टेबल, table: टेबल फेरि देखाउने
help-scores = अङ्क, scores: अहिले खेल सकिए कसको कति अङ्क, र केका लागि
help-look = हेर NAME, look NAME: त्यो नामको चिज नजिकबाट हेर्ने
help-unseen = नदेखिएका, unseen: अहिलेसम्म के देखिएको छैन
help-lens = लेन्स, lens: अन्त्यसम्ममा भूकम्पले हरेक टायल लैजाने सम्भावना
help-rules = नियम, rules 4.4, rules quake: नियम हेर्ने
help-save = सुरक्षित FILE, save FILE: खेलको रेकर्ड सुरक्षित गर्ने
help-quit = बाहिर, quit: टेबल छोड्ने
help-run = चलाऊ, run: बट मात्र खेल्दा अन्त्यसम्म खेल्न दिने

## The drawn terminal

pane-board = टेबल
pane-standing = अहिलेको अवस्था
pane-story = के-के भयो
filter = सूची छोट्याउन लेख्नुहोस्
palette = आदेश…
page-foot = तीरले तल-माथि, Esc ले बन्द
bot-thinks = { $name } सोच्दै छ…
bot-is-thinking = { $name } सोच्दै छ; चाल पर्खनुहोस्
watch = अब { $name }को पालो। Enter: चाल, g: अन्त्यसम्म।
curtain-drawn = किबोर्ड { $name }लाई दिनुहोस्, अनि Enter थिच्नुहोस्।
over-keys = F9 ले खेल सुरक्षित गर्छ, Enter ले बाहिर जान्छ।
aim-piece = 1–{ $count }: कुन
aim-place = तीर वा n: कहाँ
aim-turn = r: घुमाउने
aim-done = Enter: गर्ने
hint-thinks = सङ्केत निकाल्दै…
hint-aimed = { $odds }  { $words }
look-ask = के नजिकबाट हेर्न चाहनुहुन्छ?
rules-how-drawn = भाग वा दफाको नम्बर, वा कुनै शब्द लेख्नुहोस्।
rules-ask = 4, 4.4 वा शब्द; Esc ले बन्द
save-ask = कुन फाइलमा सुरक्षित गर्ने?
key-help = मद्दत
key-hint = सङ्केत
key-undo = फिर्ता
key-scores = अङ्क
key-save = सुरक्षित
key-quit = बाहिर
key-all = सबै
key-light = उज्यालो वा अँध्यारो
help-light = अर्को रङ
drawn-help = तीर, वा n र N, ले एक ठाउँबाट अर्कोमा लैजान्छन्; r र R ले घुमाउँछन्; Enter ले गर्छ।
  1, 2, 3 ले प्रस्तावमध्ये छान्छन्; 0 ले केही छान्दैन, वा पालो छोड्छ।
  माउसले: टुक्रा थिच्नुहोस्, ठाउँ थिच्नुहोस्, चक्काले घुमाउनुहोस्, फेरि ठाउँ थिच्नुहोस्।
  सूचीमा: छोट्याउन लेख्नुहोस्, तीरले छान्नुहोस्, Enter ले गर्नुहोस्।
  + र - ले टेबल ठूलो-सानो पार्छन्, d ले उज्यालो-अँध्यारो बदल्छ।
  Ctrl+P ले नामबाट सबै आदेश भेट्टाउँछ। Ctrl+C ले बाहिर जान्छ; फेरि थिचे सुरक्षित गरेर बाहिर जान्छ।

# Games that have no teller of their own
plain-played = { $name }ले { $move } खेल्नुभयो।
plain-question = { $name }ले के खेल्ने?
plain-score = { $name }: { $points } अङ्क
