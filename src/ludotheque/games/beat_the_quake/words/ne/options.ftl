# आयोजकले के छान्न सक्छन्

option-beat-the-quake-advanced = नियम
option-beat-the-quake-advanced-false = आधारभूत
option-beat-the-quake-advanced-false-about = पहिलो खेल र साना खेलाडीका लागि: सबै भूकम्प एउटै हुन्छन्।
option-beat-the-quake-advanced-true = उन्नत
option-beat-the-quake-advanced-true-about = सुन्तला र राता भूकम्प बढी बलिया हुन्छन्, र सामना गर्नुअघि सबैबाट केही न केही लैजान्छन्।
option-beat-the-quake-edition = संस्करण
