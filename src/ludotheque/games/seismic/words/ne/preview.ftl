# Seismic मा चालले के ल्याउँछ: पक्का गर्नुअघि भनिन्छ।

preview-free = टोलीका लागि खाली
preview-nobody = कसैको होइन
preview-loop = घेरा: मूल्य छैन।
preview-complete = { $whose }: पूरा, { $points } अङ्क।
preview-open = { $whose }: अहिलेसम्म { $points } अङ्क, बढीमा { $best }।
preview-far = { $whose }: अहिलेसम्म { $points } अङ्क। दुवै छेउमा एक-एक टायल थपे पनि पूरा हुँदैन।
preview-edge = { $whose }: टेबलबाहिर जान्छ, त्यसैले कहिल्यै पूरा हुँदैन।
preview-joins = { $count } खण्ड एउटै हुन्छन्। { $section }
preview-line-next = { $town }, { $side } दिशा: अर्को भूकम्पले यहीँ हान्छ। { $count } मध्ये टायल { $place }।
preview-line-perhaps = { $town }, { $side } दिशा: अर्को भूकम्पले यहाँ हान्न सक्छ। { $count } मध्ये टायल { $place }।
preview-line-other = { $town }, { $side } दिशा: अर्को भूकम्पले यहाँ हान्दैन। { $count } मध्ये टायल { $place }।
