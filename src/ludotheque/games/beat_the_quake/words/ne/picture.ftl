# टेबलको चित्रमा के लेखिएको हुन्छ, र चित्र नदेख्नेलाई के भनिन्छ।

bq-picture = Beat the Quake को टेबल
bq-picture-told = { $all } मध्ये { $met } भूकम्पको सामना भयो, थुप्रोमा { $cards } कार्ड।
bq-picture-pile = थुप्रोमा
bq-picture-safe = { $count ->
    [one] अर्को कार्ड सुरक्षित छ
   *[other] अर्का { $count } कार्ड सुरक्षित छन्
  }
bq-picture-yellow = पहेँलो
bq-picture-orange = सुन्तला
bq-picture-red = रातो
bq-picture-fatal = घातक
bq-picture-lost = सबैले हारे
bq-picture-damage = क्षति { $damage }
bq-picture-reached = अहिलेसम्म { $reached } पुग्यो
bq-picture-met = { $all } मध्ये { $met }
bq-picture-quakes = { $met ->
    [one] भूकम्पको सामना भयो
   *[other] भूकम्पको सामना भयो
  }
bq-picture-together = मिलेर { $goal } मध्ये { $sum }
bq-picture-together-hidden = मिलेर { $goal } मध्ये { $sum }+
bq-picture-points = { $points } अङ्क
bq-picture-points-hidden = { $points } अङ्क र हातका कार्ड
bq-picture-hand = हातमा { $cards }
bq-picture-hand-alone = हातमा { $cards }, एक्लै सामना { $alone }
bq-picture-yours = तिम्रो हात
bq-picture-yours-damage = भूकम्प आए क्षति { $damage }
