# टेबलको चित्रमा के लेखिएको हुन्छ, र चित्र नदेख्नेलाई के भनिन्छ।

s4-picture = Situation 4 को बोर्ड
s4-picture-told = राखिएका टुक्रा { $count }। हरियो { $green }, सुन्तला { $orange }।
s4-picture-pieces = { $count } टुक्रा
