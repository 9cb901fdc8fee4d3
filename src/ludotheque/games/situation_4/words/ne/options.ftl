# आयोजकले के छान्न सक्छन्

option-situation-4-board = बोर्ड
option-situation-4-board-classic = क्लासिक
option-situation-4-board-classic-about = हरेक पक्षका ९६ टुक्रा, १३ लक्ष्य: झन्डै पन्ध्र मिनेट।
option-situation-4-board-skirmish = सानो भिडन्त
option-situation-4-board-skirmish-about = हरेक पक्षका ५४ टुक्रा, ५ लक्ष्य: छोटो खेल र साना स्क्रिनका लागि।
option-situation-4-orientation = टुक्रा कसरी रहन्छन्
option-situation-4-orientation-upright = सिधा
option-situation-4-orientation-upright-about = हरेक टुक्रा सिधा हुन्छ: यसको ठाउँ खोज्नुहोस्।
option-situation-4-orientation-turned = घुमाइएका
option-situation-4-orientation-turned-about = टुक्रा जसरी पनि घुमेका हुन्छन्, र तपाईं हातले घुमाउनुहुन्छ।
option-situation-4-flag_grace = कति सेकेन्डपछि झन्डा बिर्सिएको मानिने
option-situation-4-flag_grace-about = लक्ष्य ढाक्नेसँग झन्डा गाड्न यति समय हुन्छ। त्यसपछि अर्को पक्षले आफ्नो गाड्न सक्छ।
