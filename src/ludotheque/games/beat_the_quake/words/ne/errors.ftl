# Beat the Quake मा कुनै काम किन गर्न मिल्दैन।

## Options and editions

edition-objects = यसमा वस्तु { $count } वटा छन्; { $least } देखि { $most } वटा हुनुपर्छ
edition-card-id = { $id } कार्डको id हुन सक्दैन; id मा बढीमा { $longest } वटा साना अङ्ग्रेजी अक्षर, अङ्क र हाइफन हुन्छन्, सुरुमा अक्षर हुन्छ, र त्यो भूकम्पको id हुनु हुँदैन
edition-card-twice = कार्ड “{ $id }” दुई पटक आएको छ
edition-card-picture = { $picture } चित्रको नाम हुन सक्दैन
edition-card-kind = { $kind } वस्तुको कुनै किसिम होइन; यीमध्ये एउटा हुनुपर्छ: { $known }
edition-like = अर्को संस्करण जस्तो हुन सक्ने { $edition } नामको संस्करण यहाँ छैन; यीमध्ये छान्नुहोस्: { $known }
edition-in-place = यो संस्करण जुन संस्करण जस्तो छ, in_place_of ले त्यसकै कार्डको नाम एक-एक पटक दिनुपर्छ: { $id } मिलेन
balance-not-this = { $game }का मानहरू प्रकाशित खेलकै हुन्; सन्तुलन मिलाउन मिल्ने: { $known }

## Moves

move-unknown-card = यो संस्करणमा { $card } नामको कार्ड छैन
not-now-show = { $seat }ले अहिले एउटा कार्ड देखाउनुपर्छ, वा सबै हातमै राख्नुपर्छ
not-now-draw = { $seat }ले अहिले दोस्रो कार्ड तान्नुपर्छ, वा रोकिनुपर्छ
not-now-use = { $seat }ले अहिले भूकम्पविरुद्ध एउटा साझा वस्तु प्रयोग गर्नुपर्छ
not-now-discard-hand = { $seat }ले अहिले हातबाट एउटा कार्ड फाल्नुपर्छ
not-now-discard-common = { $seat }ले अहिले एउटा साझा वस्तु फाल्नुपर्छ
show-not-held = { $seat }ले { $card } देखाउन मिल्दैन: त्यो हातमा छैन
discard-not-held = { $seat }ले { $card } फाल्न मिल्दैन: त्यो हातमा छैन
discard-not-common = { $seat }ले { $card } फाल्न मिल्दैन: त्यो { $seat }को अगाडि खुला छैन
use-not-common = { $seat }ले { $card } प्रयोग गर्न मिल्दैन: त्यो खुला छैन
use-not-own = { $seat }ले { $card } प्रयोग गर्न मिल्दैन: { $seat }का आफ्नै साझा वस्तु पुग्छन्
use-too-large = { $seat }ले अहिले { $card } प्रयोग गर्न मिल्दैन: यसको सुरक्षा { $vp } अघिल्लो कार्डको { $last } भन्दा बढी छ
use-too-small = { $seat }ले अहिले { $card } प्रयोग गर्न मिल्दैन: यो र यसपछि आउन सक्ने कार्डले अझै चाहिने { $left } पुग्दैन
pile-card-twice = कार्ड “{ $card }” थुप्रोमा दुई पटक आएको छ
