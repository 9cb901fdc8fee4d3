# कुनै काम किन गर्न मिल्दैन। हरेक एक हरफको; दफा पछाडि थपिन्छ।

## A seat, where nobody’s name is known

seat = सिट { $seat }

## Options and editions

game-unknown = { $game } नामको खेल छैन; यीमध्ये छान्नुहोस्: { $known }
game-broken = खेल { $game } { $entry }बाट खुल्न सकेन: { $why }
game-other = प्रवेशबिन्दु { $entry }ले { $game } नामको खेल दिँदैन
games-none = कुनै खेल छैन: Ludotheque राखिएको छैन; pip install ले यसका प्रवेशबिन्दु थप्छ
part-none = { $game }को { $part } छैन: मोड्युल { $module } छैन
option-unknown = अपरिचित विकल्प { $option }; यीमध्ये छान्नुहोस्: { $known }
option-value = अपरिचित { $option } { $value }; यीमध्ये छान्नुहोस्: { $known }
option-not-list = { $option } नामहरूको सूची हुनुपर्छ
option-twice = “{ $value }” दुई पटक आएको छ
option-number = { NUMBER($least, useGrouping: 0) } देखि { NUMBER($most, useGrouping: 0) } सम्मको पूर्ण सङ्ख्या हुनुपर्छ
option-sides = पक्षहरूको सूची हुनुपर्छ, ० वा १, हरेकमा एक देखि { $most } सिट
option-not-here = { $game }मा { $option } विकल्प छैन; यसमा छन्: { $known }
table-size-unknown = टेबलको अपरिचित आकार { $value }; यीमध्ये छान्नुहोस्: { $known }
variants-not-list = भेदहरू नामहरूको सूची हुनुपर्छ
variant-unknown = अपरिचित भेद { $value }; यीमध्ये छान्नुहोस्: { $known }
variant-twice = भेद “{ $value }” दुई पटक आएको छ
edition-unknown = अपरिचित { $option ->
    [board] बोर्ड
   *[edition] संस्करण
  } { $edition }; यीमध्ये छान्नुहोस्: { $known }
edition-not-text = { $option ->
    [board] बोर्ड
   *[edition] संस्करण
  } नाम हुनुपर्छ
edition-not-toml = { $file } TOML फाइल होइन: { $why }
edition-unknown-key = अपरिचित key { $key }; यीमध्ये छान्नुहोस्: { $known }
edition-name = संस्करणले आफ्नो नाम { $name } भन्छ, तर यसको फाइलको नाम { $file } छ
edition-number = { $key } { $value } छ; यो ० देखि { $most } सम्मको पूर्ण सङ्ख्या हुनुपर्छ
edition-group = { $group } तालिका हुनुपर्छ
edition-card-text = बढीमा { $most } अक्षरको टेक्स्ट हुनुपर्छ, हरफ नटुटाई
option-not-bool = { $value } न true हो, न false
bot-unknown = { $bot } नामको बट छैन; यीमध्ये छान्नुहोस्: { $known }
weights-none = { $file }मा बटका भार छैनन्
weights-no-net = अहिलेसम्म { $game } सिक्ने बट छैन
weights-other-game = { $file }का भार { $found }का हुन्, { $wanted }का होइनन्
weights-other-rules = { $file }का भार नियमको संस्करण { $found }का हुन्; यो संस्करण { $wanted } हो
weights-other-features = { $file }का भार जुन विशेषताबाट सिकिएका थिए, ती त्यसपछि बदलिए
weights-other-net = { $file }का भार सञ्जालको संस्करण { $found }का हुन्; यो संस्करण { $wanted } हो
weights-unfit = { $file }का भार अधुरा छन्, वा सञ्जालसँग मिल्दैनन्
preview-none = कुनै चालले के ल्याउँछ, यो खेलले भन्न सक्दैन
lens-none = यो खेलमा लेन्स छैन
picture-none = यो खेलको चित्र छैन
file-unreadable = { $file } पढ्न सकिँदैन: { $why }

## Moves

move-unknown = { $move } कुनै चाल होइन
over = खेल सकियो
not-your-turn = { $seat }ले चाल चल्न मिल्दैन: { $actor }को पालो हो
undo-nothing = फिर्ता लिने केही छैन
undo-past-draw = त्यो फिर्ता लिन मिल्दैन: त्यसपछि केही तानियो वा देखाइयो

## Records

json-broken = JSON होइन: { $why } (हरफ { NUMBER($line, useGrouping: 0) }, स्तम्भ { NUMBER($column, useGrouping: 0) })
json-not-utf8 = UTF-8 टेक्स्ट होइन (बाइट { NUMBER($byte, useGrouping: 0) })
json-bom = byte-order mark बाट सुरु हुन्छ; रेकर्डमा त्यो हुँदैन
json-twice = key { $key } दुई पटक आएको छ
json-constant = { $value } JSON को सङ्ख्या होइन
json-deep = धेरै गहिरोसम्म खप्टिएको छ
record-too-long = { NUMBER($most, useGrouping: 0) } बाइटभन्दा लामो छ
record-not-object = रेकर्ड JSON object हुन्छ
record-unknown-key = अपरिचित key { $key }
record-missing = { $key ->
    [format] छैन: यो Ludotheque को खेल रेकर्ड होइन
   *[other] छैन
  }
record-format = format “ludotheque/1” हुनुपर्छ
record-not-object-here = object हुनुपर्छ
record-not-list = सूची हुनुपर्छ
record-not-text = टेक्स्ट हुनुपर्छ
record-not-whole = पूर्ण सङ्ख्या हुनुपर्छ
record-players = { $least } देखि { $most } नामको सूची हुनुपर्छ
record-name = १ देखि २०० अक्षरको टेक्स्ट हुनुपर्छ
record-rules = नियमको संस्करण { $rules } छैन; सबैभन्दा नयाँ { $newest } हो
record-timed-shape = तीन कुराको सूची हुनुपर्छ: मिलिसेकेन्ड, सिट, चाल
record-time-range = समय { $now } ० देखि 2^53 − 1 भित्र पर्दैन
record-time-back = समय { $now } अघिल्लो चालको समय { $before } भन्दा अघि छ
record-seat = सिट { $given } ० देखि { $last } भित्र पर्दैन
record-first = ० देखि { $last } सम्मको सिट हुनुपर्छ
record-pile-code = अपरिचित टायल { $code }
record-pile-or-seed = थुप्रो वा बीउ चाहिन्छ
record-pile-and-seed = “{ $pile }” र बीउ दुवै छन्; एउटा भए पुग्छ
record-seal = commitment, secret (६४ वटा hex अङ्क, वा null) र shares (हरेक सिटका लागि टेक्स्ट वा null) हुनुपर्छ
record-result-early = दिइएको छ, तर खेल सकिएको छैन
record-result-scores = अङ्क { $said } लेखिएको छ; चालबाट { $found } आउँछ
record-result-winners = विजेता { $said } लेखिएको छ; चालबाट { $found } आउँछ
record-result-shape = scores र winners हुनुपर्छ, दुवै पूर्ण सङ्ख्याका सूची
record-after-end = खेल सकिएपछि आउँछ
record-moves-few = रेकर्डमा { $moves } मात्र चाल छन्
record-verify-commitment = commitment गोप्य अङ्कसँग मिल्दैन
record-verify-seed = बीउ गोप्य अङ्क र shares बाट आउँदैन
record-verify-pile = थुप्रो बीउबाट आउँदैन
record-verify-no-seal = रेकर्डमा छाप लागेको बाँडफाँड छैन
record-verify-secret = गोप्य अङ्क अहिलेसम्म सार्वजनिक भएको छैन

## Commands

seats-wrong = { $seats } सिट; यो खेल { $least } देखि { $most } जनाका लागि हो
names-twice = दुई सिटको नाम एउटै { $name } छ: को को हो, छुट्टिँदैन
bots-count = { $seats } सिटका लागि { $count } बट: एउटा बट लेख्नुहोस्, वा हरेक सिटका लागि एउटा
device-unknown = अपरिचित device { $device }; cpu वा cuda छान्नुहोस्
vector-actions = action हरू { $games } खेलमध्ये हरेकका लागि एउटा पूर्ण सङ्ख्या हुन्, { $shape } आकारको array होइन
vector-number = { $name } १ देखि { $most } सम्मको पूर्ण सङ्ख्या हुनुपर्छ, { $value } होइन
vector-actions-kind = action हरू पूर्ण सङ्ख्या हुन्, { $games } खेलमध्ये हरेकका लागि एउटा: दशमलव होइन, true वा false होइन
vector-place = स्थान { $place } मा खेल छैन: स्थान ० देखि { $last } सम्म हुन्छन्
cuda-interpreted = नियमहरू interpret भइरहेका छन् (LUDOTHEQUE_INTERPRET); CUDA लाई compile भएका चाहिन्छन्
cuda-not-installed = CUDA राखिएको छैन: extra “cuda” राख्नुहोस् (Ludotheque को फोल्डरमा pip install '.[cuda]')
cuda-no-gpu = NVIDIA GPU भेटिएन; --device cpu सबैतिर चल्छ
cuda-broken = NVIDIA ड्राइभरले जवाफ दिँदैन: { $why }; --device cpu सबैतिर चल्छ
arena-together = मिलेर खेल्ने टेबलमा कसैले कसैलाई जित्दैन: arena मा तुलना गर्ने केही हुँदैन
arena-bots-few = arena मा दुई वा बढी बट चाहिन्छन्; यीमध्ये छान्नुहोस्: { $known }
arena-bot-twice = बट { $bot } दुई पटक आएको छ
arena-anchor = { $bot } सहभागी छैन; सहभागीहरू: { $known }
parquet-unreadable = { $file } Parquet का रूपमा पढ्न सकिँदैन: { $why }
parquet-other = { $file }मा अर्कै कुरा छ; अर्को नाम छान्नुहोस्
parquet-version = { $file } Ludotheque को अर्को संस्करणले बनाएको हो; अर्को नाम छान्नुहोस्
parquet-plan = { $file }मा अर्को योजनाका खेल छन्: त्यसको { $key } { $there } हो, { $here } होइन
dataset-other-game = { $there }को रेकर्ड हो, { $here }को होइन
dataset-records-and-bots = अवस्थाहरू या त रेकर्डबाट आउँछन्, या बटका खेलबाट: { $option } नराख्नुहोस्
ray-not-installed = Ray राखिएको छैन: extra “ray” राख्नुहोस् (Ludotheque को फोल्डरमा pip install '.[ray]')
ray-address = { $address } क्लस्टरको ठेगाना होइन; यीमध्ये छान्नुहोस्: { $known }
ray-unreachable = { $address }मा क्लस्टरसम्म पुग्न सकिँदैन: { $why }
ray-other-code = { $machine }मा Ludotheque को अर्को संस्करण छ: क्लस्टरका सबै मेसिनमा एउटै चाहिन्छ
ray-other-weights = { $machine }मा बटका भार फरक छन्: बटलाई जनाउने फाइल क्लस्टरका सबै मेसिनमा एउटै हुनुपर्छ
ray-on-cores = Ray ले खेलहरू core लाई बाँड्छ: --device नराख्नुहोस्
ray-lost = क्लस्टर हरायो: { $why }
spiel-one-a-side = यहाँ सुस्त युद्ध दुई खेलाडीका लागि हो, हरेक पक्षमा एक जना, { $seats } जनाका लागि होइन
spiel-record-says = खेलाडी र विकल्प रेकर्डले नै दिन्छ; { $names } नराख्नुहोस्
spiel-record-other = यो { $game }को रेकर्ड हो, { $wanted }को होइन
file-unwritable = { $file } लेख्न सकिँदैन: { $why }
turn-not-passed = पालो छोड्न मिल्दैन: टुक्रा राख्न सकिन्छ
