# Beat the Quake बारे आदेशहरूले के भन्छन्।

## components

components-vp = सुरक्षा
components-vd = क्षति
components-objects = वस्तु

## simulate

simulate-survived = बचेका टेबल
simulate-met = सामना गरिएका भूकम्प
simulate-alone = एक्लै सामना गरिएका भूकम्प

## balance

balance-title = Beat the Quake, संस्करण { $edition }: हरेक किसिमका { $games } खेल
balance-done = { $bots }, { $rules }, { $seats } सिट: { $share } बचे
balance-bots = बट
balance-rules = नियम
balance-basic = आधारभूत
balance-advanced = उन्नत
balance-seats = सिट
balance-survived = बचे
balance-met = सामना गरिएका भूकम्प
balance-alone = एक्लै
balance-score = अङ्क
balance-winner = विजेताको अङ्क
balance-cards = { $bots }सँग हरेक कार्ड के भयो
balance-card = कार्ड
balance-vp = सुरक्षा
balance-vd = क्षति
balance-shown = देखाइएको
balance-used = प्रयोग भएको
balance-kept = राखिएको
dilemma-fitting = बटहरू कार्डहरू चिन्दै छन्…
dilemma-early = छिट्टै हारे
dilemma-harmless = क्षति ०
dilemma-hard = ३ वा बढी
dilemma-shared = अरूसँग मिलेर
dilemma-again = फेरि तान्ने
dilemma-starter = पहिलो सिट
dilemma-rules = एक वाक्यका नियम, { $rules } नियम: तिनका टेबल, र बटले तिनलाई कति पटक जिते
dilemma-rule = नियम
dilemma-survives = बच्छ
dilemma-beaten = हार्छ
dilemma-rule-most-vd = सबैभन्दा धेरै VD देखाउने, सधैँ दुई पटक तान्ने
dilemma-rule-most-vd-once = सबैभन्दा धेरै VD देखाउने, कहिल्यै दुई पटक नतान्ने
dilemma-rule-most-vp = सबैभन्दा धेरै VP देखाउने, सधैँ दुई पटक तान्ने
dilemma-rule-most-vp-once = सबैभन्दा धेरै VP देखाउने, कहिल्यै दुई पटक नतान्ने
dilemma-rule-least-vp = VP राख्ने
dilemma-rule-most-of-both = VP र VD जोड्दा सबैभन्दा धेरै हुने देखाउने
dilemma-rule-as-drawn = जे तान्यो त्यही देखाउने
dilemma-rule-in-turn = पालैपालो धेरै VD र धेरै VP देखाउने
dilemma-rule-as-needed = टेबलमा VP कम हुँदा VP, नत्र VD देखाउने
dilemma-rule-up-to-eight = टेबलमा आठ पुगुन्जेल VP देखाउने, त्यसपछि राख्ने
dilemma-cards = सिटका सबै सङ्ख्यामा हरेक कार्ड के भयो
dilemma-legend = { $mark } लागेको अङ्क हुनुपर्ने ठाउँमा छैन।

## balance --together

together-title = Beat the Quake, संस्करण { $edition }: हरेक किसिमका { $games } टेबलमा { $bot } मिलेर खेल्छन्
together-rules = नियम
together-seats = सिट
together-goal = लक्ष्य
together-middle = बीचको मान
together-survived = बचे
together-reached = तीमध्ये लक्ष्य पुगेका
together-won = जिते
