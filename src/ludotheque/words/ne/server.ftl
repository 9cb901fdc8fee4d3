# खेलघरले टेबलमा बसेकालाई के भन्छ।

## Coming in

not-entered = पहिले नाम दिएर भित्र आउनुहोस्
banned = तपाईंलाई यहाँ आउन अनुमति छैन
signed-out = यो डिभाइसमा तपाईं साइन आउट हुनुभयो
link-gone = यो लिंक प्रयोग भइसक्यो वा यसको समय सकियो
origin-foreign = यो अनुरोध हाम्रो नभएको पानाबाट आएको हो
connections-too-many = तपाईंका { $most } सम्पर्क छन्; पहिले एउटा बन्द गर्नुहोस्
too-fast = धेरै छिटो भयो; एकै छिन पर्खनुहोस्
too-large = धेरै ठूलो छ: बढीमा { $most } KiB
not-found = यो ठेगानामा केही छैन
method-unknown = यो ठेगाना त्यसरी प्रयोग गर्न मिल्दैन
message-unreadable = अनुरोध पढ्न सकिएन
message-unfit = { $place } हुनुपर्नेजस्तो छैन: { $why }
fault = खेलघरमा केही बिग्रियो; यो टिपिएको छ
address-taken = { $host }, पोर्ट { $port } मा सुन्न सकिएन: { $why }। --port दिएर अर्को पोर्ट छान्नुहोस्
restarting = खेलघर फेरि सुरु हुँदै छ; एकै छिनमा आउनुहोस्
store-down = अहिले केही सुरक्षित गर्न सकिएन, त्यसैले तपाईंको चाल चलेन। सक्नेबित्तिकै खेलघर अगाडि बढ्छ
rules-compiling = यो खेलका नियम यो मेसिनका लागि तयार हुँदै छन् ({ $done }%); यो एक पटक मात्र हुन्छ, एकै छिनमा खेल्न सकिन्छ
store-works = चाल फेरि सुरक्षित हुन थाले

## Tables

table-unknown = त्यस्तो टेबल छैन
table-closed = यो टेबल बन्द भइसक्यो
table-started = खेल सुरु भइसक्यो
table-not-playing = यो टेबलमा कुनै खेल चलिरहेको छैन
table-not-finished = यो टेबलको खेल सकिएको छैन
table-paused = खेल रोकिएको छ
table-not-paused = खेल रोकिएको छैन
step-not-yours = बटको टेबल खोल्नेले मात्र तिनलाई एक-एक चाल चलाउन सक्छ
step-live = लाइभ टेबलमा सबै एकैचोटि खेल्छन्: एक-एक चाल हुँदैन
table-held = शिक्षकले सबै खेल रोक्नुभएको छ; एकै छिनमा फेरि चल्छन्
table-busy = यो टेबलमा एकैचोटि धेरै कुरा हुँदै छ; फेरि प्रयास गर्नुहोस्
table-full-of-events = यो टेबलमा { NUMBER($most, useGrouping: 0) } घटना भइसके; अर्को टेबल खोल्नुहोस्
tables-too-fast = छोटो समयमा धेरै टेबल खुले; एक मिनेट पर्खनुहोस्
tables-too-many = तपाईंका { $most } टेबल खुला छन्; पहिले एउटा टुङ्ग्याउनुहोस् वा बन्द गर्नुहोस्
watched-too-many = एकैचोटि बढीमा { $most } टेबल हेर्न सकिन्छ
host-only = त्यो यो टेबलका आयोजकले मात्र गर्न सक्नुहुन्छ
round-unknown = यो टेबलमा खेल { $round } भएको छैन
game-not-over = खेल सकिएपछि रेकर्ड पाइन्छ
poster-early = खेल सकिएपछि पोस्टर पाइन्छ
rules-none = यहाँ { $game }का नियम छैनन्

## Seats

not-seated = यो टेबलमा तपाईंको सिट छैन
seated-already = यो टेबलमा तपाईंको सिट छँदै छ
seat-unknown = सिट { $number } छैन
seat-taken = त्यहाँ { $seat } बस्नुभएको छ
seat-not-yours = त्यो { $seat }को सिट हो
seats-all-taken = सबै सिट भरिए
seat-has-bot = { $seat }को सट्टा बट खेल्दै छ
seat-not-left = { $seat } गइसक्नुभएको छैन
seat-grace = { $seat } अझै फर्कन सक्नुहुन्छ: थप { $seconds } सेकेन्ड पर्खनुहोस्
not-away = तपाईं गइसक्नुभएको छैन
return-first = { $seat }को सट्टा बट खेल्दै छ, वा खेल्न सक्छ; पहिले आफ्नो सिटमा फर्कनुहोस्
resigned-already = त्यो सिटले हार मानिसक्यो
not-waited-for = कसैले { $seat }लाई पर्खिएको छैन
time-is-up = { $seat }को समय सकियो

## Hints

hints-off = यो टेबलका आयोजकले सङ्केत बन्द गर्नुभएको छ
decide-not-now = अहिले तपाईंले तय गर्नुपर्ने केही छैन
lens-off = यो टेबलका आयोजकले लेन्स बन्द गर्नुभएको छ
lens-early = खेल सुरु हुनुअघि हेर्ने केही छैन
picture-early = खेल सुरु हुनुअघि चित्रमा देखाउने केही छैन
lens-busy = अहिले धेरै हिसाब हुँदै छ; एकै छिनपछि फेरि प्रयास गर्नुहोस्
hint-one = तपाईंले सङ्केत मागिसक्नुभयो; एकै छिन
hint-busy = अहिले बटहरूलाई धेरै सोच्नु छ; फेरि प्रयास गर्नुहोस्

## Asking and talking

proposal-open = एउटा प्रस्ताव छँदै छ; पहिले त्यसको जवाफ दिनुहोस्
proposal-none = कुनै प्रस्ताव छैन
proposal-own = तपाईंको प्रस्तावमा अरू सहमत हुनुपर्छ
say-one = एउटा मात्र भन्नुहोस्: टेक्स्ट वा तयारी वाक्य
chat-off = आयोजकले कुराकानी बन्द गर्नुभएको छ
practice-timed = समयसँग खेलिने खेलमा चाल फिर्ता लिन मिल्दैन: समय पछाडि फर्किँदैन
practice-clock = अभ्यासका लागि चाल फिर्ता लिन घडी नभएको टेबलमा मात्र मिल्छ
practice-others = अभ्यासका लागि चाल फिर्ता लिन अरू सबै बट भए मात्र मिल्छ
phrase-unknown = { $phrase } तयारी वाक्य होइन; यीमध्ये छान्नुहोस्: { $known }

phrase-hello = नमस्ते!
phrase-good-luck = शुभकामना!
phrase-well-played = राम्रो खेल्नुभयो।
phrase-thanks = धन्यवाद।
phrase-sorry = माफ गर्नुहोस्!
phrase-one-moment = एकै छिन है।
phrase-your-turn = तपाईंको पालो।
phrase-good-game = रमाइलो खेल!
phrase-bye = फेरि भेटौँला!

## What people do beside their moves

event-given = खेल { $moves } चालपछिको अवस्थाबाट अगाडि बढ्छ।
event-took-back = { $name }ले { $count ->
    [one] अन्तिम चाल
   *[other] अन्तिम { $count } चाल
  } फिर्ता लिनुभयो।
event-disagreed = { $name } सहमत हुनुभएन।
event-resigned = { $name }ले हार मान्नुभयो।
event-time = { $name }को समय सकियो।
event-left = { $name }ले टेबल छोड्नुभयो।
event-returned = { $name } फर्कनुभयो।
event-replaced = अबदेखि { $name }को सट्टा { $bot } खेल्छ।
event-passed = { $name }ले पालो छोड्नुभयो।
event-missed = { $location }मा झन्डै बराबरी: { $winner } { $time } मा, { $name } { $margin ->
    [0] त्यही मिलिसेकेन्डमा
   *[other] { $margin } मिलिसेकेन्डपछि
  }।
event-paused = { $name }ले रोक्न भन्नुभयो: खेल रोकिएको छ।
event-resumed = { $name }ले खेल अगाडि बढाउनुभयो।
event-stopped = खेल रोकिएको छ।
event-goes-on = खेल अगाडि बढ्छ।
event-hinted = { $name }ले सङ्केत माग्नुभयो।
event-practice = अभ्यास: अबदेखि { $name }ले चाल फिर्ता लिन सक्नुहुन्छ। यो खेल मूल्याङ्कनमा गनिँदैन।
event-held = शिक्षकले सबै खेल रोक्नुभयो।
event-released = शिक्षकले खेल फेरि चलाउनुभयो।

## Playing on from a position

start-game = रेकर्ड { $game }को हो, { $wanted }को होइन
start-seats = रेकर्डको खेल { $recorded } सिटको हो, { $seats } सिटको होइन
start-options = यी रेकर्डका विकल्प होइनन्; नराख्नुहोस्, वा उही राख्नुहोस्
start-setup = यो रेकर्डको सुरुको मिलान होइन; नराख्नुहोस्, वा उही राख्नुहोस्
start-over = रेकर्डको खेल त्यतिबेला सकिसकेको छ: खेल्ने केही बाँकी छैन
start-slow = झन्डा बिर्सने समयसीमा नभए सुस्त युद्ध समय भएका चालबाट अगाडि बढ्न सक्दैन

## Games that go by time

pace-not-timed = { $game } पालैपालो खेलिन्छ: यसको गति हुँदैन
live-no-clock = लाइभ टेबलमा कसैले कसैलाई पर्खँदैन: घडी हुँदैन
live-one-side = लाइभ टेबलमा एक जनाले दुवै पक्ष खेल्न मिल्दैन
undo-timed = समयसँग खेलिने खेलमा केही फिर्ता लिन मिल्दैन
pass-not-here = पालो छोड्न सुस्त युद्धमा मात्र मिल्छ
piece-needed = कुन टुक्रा राख्ने, लेख्नुहोस्
piece-unknown = त्यो टुक्रा तपाईंको ट्रेमा छैन
tries-too-fast = धेरै छिटो भयो; अर्को प्रयास { NUMBER($seconds, minimumFractionDigits: 1) } सेकेन्डपछि
tray-none = यो टेबलमा ट्रे छैन
tray-early = खेल सुरु भएपछि ट्रे देखिन्छ

## A classroom

class-teacher = शिक्षक
class-code = त्यो यो कक्षाको कोड होइन; भित्तामा फेरि हेर, वा शिक्षकलाई सोध
class-full = कक्षा भरियो: { $most } बालबालिका जोडिइसके
class-over = पाठ सकियो; अर्को पाठको कोड शिक्षकलाई सोध
class-strangers = पहिले कोड लेखेर कक्षामा जोडिऊ
class-closed = कक्षामा त्यो मिल्दैन
class-is-teacher = यो ब्राउजरमा तपाईं शिक्षक हुनुहुन्छ; बालबालिकाले जस्तै गरेर हेर्न निजी विन्डो खोल्नुहोस्
class-teacher-only = त्यो शिक्षकले मात्र गर्न सक्नुहुन्छ
class-token = यो शिक्षकको ठेगाना होइन; कक्षा सुरु हुँदा हरेक पटक टर्मिनलले देखाउँछ
class-no-pupil = कक्षामा त्यो नाम कसैको छैन
class-nobody = कोही पनि टेबल पर्खिरहेको छैन
class-paused = खेलहरू रोकिएका छन्; पहिले तिनलाई चलाउनुहोस्
class-no-chat = कक्षामा अरूलाई लेख्न मिल्दैन
class-no-phrases = शिक्षकले तयारी वाक्य चल्न दिनुभएको छैन
class-no-hints = शिक्षकले सङ्केत चल्न दिनुभएको छैन

## Posters

poster-points = { $points } अङ्क
poster-points-won = { $points } अङ्क र जित
