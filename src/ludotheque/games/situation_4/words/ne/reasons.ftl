# Situation 4 मा कुनै चाल किन: टर्मिनल र खेलघरले भन्छन्।

why-s4-covers = यसले { $objective } पूरै ढाक्छ: झन्डा गाड्न सकिन्छ।
why-s4-part = यसले { $objective }का { $total } मध्ये { $covered } स्थान ढाक्छ; अर्को पक्षको त्यहाँ टुक्रा छैन।
why-s4-denies = यसले { $objective } अर्को पक्षलाई लिन दिँदैन, जसका त्यहाँ टुक्रा छन्।
why-s4-contested = { $objective }मा अर्को पक्षका टुक्रा छन्: यो कसैको होइन।
why-s4-zone = यसले { $count } क्षेत्र पूरा गर्छ: { $points } अङ्क।
why-s4-base-tank = यसले ट्यांक अड्डाका { $total } मध्ये { $covered } स्थान ढाक्छ।
why-s4-base-paratroop = यसले प्यारासुट अड्डाका { $total } मध्ये { $covered } स्थान ढाक्छ।
why-s4-base-whole-tank = ट्यांक अड्डा ढाकियो: तीन ट्यांक तयार छन्।
why-s4-base-whole-paratroop = प्यारासुट अड्डा ढाकियो: तीन प्यारासुटे तयार छन्।
why-s4-leads = यो { $objective }को छेउमा छ, जहाँ अहिलेसम्म कसैको टुक्रा छैन।
why-s4-race = अर्को पक्षले पनि { $location }मा टुक्रा राख्न सक्थ्यो।
why-s4-site = { $site }मा पुल बनाउन सकिन्छ: { $points } अङ्क।
why-s4-bridge = पुलको { $points } अङ्क हुन्छ।
why-s4-flag = { $objective }मा झन्डाको { $points } अङ्क हुन्छ।
why-s4-flag-forgotten = अर्को पक्षले { $objective }मा आफ्नो झन्डा बिर्सियो: { $points } अङ्क यताबाट उता हुन्छ।
why-s4-flag-open = { $objective } ढाकिएको छ, झन्डा छैन: अर्को पक्षले गाड्न सक्छ।
why-s4-tank = ट्यांकले अर्को पक्षका लागि { $count } स्थान बन्द गर्छ।
why-s4-drop = प्यारासुटेले { $count } स्थान खोल्छ।
