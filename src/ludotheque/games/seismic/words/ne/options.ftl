# आयोजकले के छान्न सक्छन्

option-seismic-variants = खेलका भेद
option-seismic-variants-big-one = महाभूकम्प
option-seismic-variants-big-one-about = सबैभन्दा बलियो भूकम्प अन्तिम टायलहरूमा पर्खिरहेको हुन्छ: त्यो सधैँ आउँछ।
option-seismic-variants-dilemma = सडक टोलीको दोधार
option-seismic-variants-dilemma-about = टायलपछि टोली राख्नुहोस्, वा दोस्रो टायल: दुवै होइन।
option-seismic-variants-aftershocks = पराकम्प
option-seismic-variants-aftershocks-about = हरेक भूकम्पपछि सबैले एउटा टायल घुमाउन पाउँछन्।
option-seismic-variants-twin-cities = जुम्ल्याहा सहर
option-seismic-variants-twin-cities-about = दुई सहर, दोब्बर टायल, ठूलो टेबल। हरेक भूकम्पले दुवै सहर हान्छ।
option-seismic-table = टेबल
option-seismic-table-small = सानो, १३ × ११
option-seismic-table-standard = साधारण, १९ × १५
option-seismic-table-large = ठूलो, २७ × १९
option-seismic-edition = संस्करण
