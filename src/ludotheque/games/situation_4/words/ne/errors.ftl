# Situation 4 मा कुनै काम किन गर्न मिल्दैन।

## Why not

s4-location-unknown = यो बोर्डमा स्थान { $location } छैन
s4-objective-unknown = यो बोर्डमा लक्ष्य { $objective } छैन; यीमध्ये छान्नुहोस्: { $known }
s4-site-unknown = यो बोर्डमा पुल बनाउने ठाउँ { $site } छैन; यीमध्ये छान्नुहोस्: { $known }
s4-orientation = अपरिचित मोडाइ { $value }; यीमध्ये छान्नुहोस्: { $known }
s4-grace = ० देखि { $most } सम्मको पूर्ण सङ्ख्यामा मिलिसेकेन्ड हुनुपर्छ
s4-sides = पक्षहरूको सूची हुनुपर्छ, ० वा १, हरेकमा एक देखि { $most } सिट
s4-sides-count = { $seats } सिटका लागि { $count } पक्ष दिइएको छ
s4-trays = दुई ट्रेको सूची हुनुपर्छ, हरेक पक्षको एउटा
s4-taken = { $location } भरिइसक्यो
s4-misfit = टुक्रा { $location }मा मिल्दैन
s4-closed = ट्यांकले { $location } बन्द गरेको छ
s4-first-piece = पहिलो टुक्रा हरफ { $row } को आधार रेखामा राखिन्छ
s4-not-next = { $location } यो पक्षको टुक्राको छेउमा छैन, यसको प्यारासुटे भएको टुक्राको छेउमा पनि छैन
s4-flag-stands = { $objective }मा झन्डा गाडिइसकेको छ
s4-flag-uncovered = { $objective } पूरै कुनै पक्षले ढाकेको छैन
s4-flag-both = { $objective } दुवै पक्षका टुक्रामुनि छ: यो कसैको होइन
s4-flag-grace = { $objective } अझै बिर्सिएको होइन: मालिकसँग { NUMBER($seconds, minimumFractionDigits: 1) } सेकेन्ड बाँकी छ
s4-paratroop-base = पक्षसँग प्यारासुटे छैन: यसको प्यारासुट अड्डा ढाकिएको छैन
s4-paratroopers-used = { $count } वटै प्यारासुटे ओर्लिसके
s4-drop-theirs = { $location }मा विपक्षीको टुक्रा छैन
s4-piece-carries = { $location }को टुक्रामा प्यारासुटे वा ट्यांक छँदै छ
s4-tank-base = पक्षसँग ट्यांक छैन: यसको ट्यांक अड्डा ढाकिएको छैन
s4-tanks-used = { $count } वटै ट्यांक राखिसकियो
s4-tank-own = { $location }मा यो पक्षको टुक्रा छैन
s4-tank-base-line = { $location } आधार रेखासँग जोडिएको छैन
s4-tank-way = अड्डाबाट { $location }सम्म ट्यांक पुग्दैन: पक्षका आफ्नै टुक्राले, र नदीमा आफ्नै पुलले, त्यहाँ पुग्ने बाटो बनाएको हुनुपर्छ
s4-bridge-stands = { $site }मा पुल बनिसकेको छ
s4-bridges-used = { $count } वटै पुल बनिसके
s4-bridge-banks = { $site }का दुवै किनारमा पक्षका आफ्नै टुक्रा हुनुपर्छ

## A board’s file

board-small = { $key } २ वा बढी हुनुपर्छ
board-cut = कटाइको बीउ टेक्स्ट हुनुपर्छ
board-zones = १ देखि { $most } क्षेत्र हुनुपर्छ
board-locations = { $least } देखि { $most } फरक स्थानको सूची हुनुपर्छ
board-bases = दुई अड्डाको सूची हुनुपर्छ, हरेक पक्षको एउटा
board-base-rows = { $location } पक्ष { $side } को दोस्रो वा तेस्रो हरफमा छैन
board-many = { $what } { $most } भन्दा बढी छन्
board-id = { $id } id होइन: साना अङ्ग्रेजी अक्षर, अङ्क र हाइफन, सुरुमा अक्षर, बढीमा { $longest }
board-site = { $site }ले नदीवारिपारि एउटै स्तम्भका दुई स्थान जोड्नुपर्छ
board-objective-twice = { $a } र { $b }को id एउटै छ, वा स्थान साझा छ
board-kind = अपरिचित किसिम { $kind }; यीमध्ये छान्नुहोस्: { $known }
board-half-turn = बोर्ड आधा घुमाउँदा { $what } उस्तै देखिँदैन
