# Seismic का दिशा, टुक्रा र टायल। खेलघर, टर्मिनल र ब्राउजरमा एउटै कुरा भनिन्छ।

side-0 = उ
side-1 = उपू
side-2 = दपू
side-3 = द
side-4 = दप
side-5 = उप
side-long-0 = उत्तर
side-long-1 = उत्तरपूर्व
side-long-2 = दक्षिणपूर्व
side-long-3 = दक्षिण
side-long-4 = दक्षिणपश्चिम
side-long-5 = उत्तरपश्चिम
fragment = { $low }–{ $high }
fragment-long = { $low }देखि { $high }
tile = { $words } ({ $code })
shape-01 = साँघुरो मोड
shape-02 = फराकिलो मोड
shape-03 = सोझो बाटो
shape-01-23 = दुई साँघुरा मोड
shape-01-24 = साँघुरो मोड, दाहिने फराकिलो मोड
shape-01-25 = साँघुरो मोड र सोझो बाटो
shape-01-34 = आमनेसामने दुई साँघुरा मोड
shape-01-35 = साँघुरो मोड, देब्रे फराकिलो मोड
shape-02-13 = काटिने दुई फराकिला मोड
shape-02-14 = सोझो बाटो काट्ने फराकिलो मोड
shape-02-35 = पिठ्युँ जोडेका दुई फराकिला मोड
shape-03-14 = काटिने दुई सोझा बाटा
shape-01-23-45 = तीन साँघुरा मोड
shape-01-24-35 = साँघुरो मोड र काटिने दुई फराकिला मोड
shape-01-25-34 = दुई साँघुरा मोडबीच सोझो बाटो
shape-02-14-35 = दुई फराकिला मोड काट्ने सोझो बाटो
shape-03-14-25 = काटिने तीन सोझा बाटा
intersection = चोक +{ $value }
quake-tile = { $magnitude }.० को भूकम्प
town = सान एन्ड्रियास
town-at = सान एन्ड्रियास ({ $cell })
town-west = सान एन्ड्रियास पश्चिम
town-east = सान एन्ड्रियास पूर्व
place-at = { $cell } मा

## Places on a map without coordinates

place-straight = { $town }बाट { $steps } { $way }मा
place-bent = { $town }बाट { $steps } { $way } र { $more } { $turn }मा
place-cell = { $place } रहेको कोठा
place-tile = { $place } रहेको टायल
place-steps = { $count ->
    [1] एक कोठा
    [2] दुई कोठा
    [3] तीन कोठा
    [4] चार कोठा
    [5] पाँच कोठा
    [6] छ कोठा
    [7] सात कोठा
    [8] आठ कोठा
    [9] नौ कोठा
    [10] दस कोठा
    [11] एघार कोठा
    [12] बाह्र कोठा
   *[other] { $count } कोठा
  }
place-away = { $count } कोठा टाढा
place-way-0 = उत्तर
place-way-1 = उत्तरपूर्व
place-way-2 = दक्षिणपूर्व
place-way-3 = दक्षिण
place-way-4 = दक्षिणपश्चिम
place-way-5 = उत्तरपश्चिम
