# आदेशहरूले के भन्छन्।

number = { $number }
replay-going-on = { NUMBER($moves, useGrouping: 0) } चाल, { $whose }को पालो; अहिले सकिए: { $scores }
replay-over = { NUMBER($moves, useGrouping: 0) } चाल, सकियो; विजेता { $winners }: { $scores }
replay-goal = { NUMBER($moves, useGrouping: 0) } चाल, सकियो; सबैले मिलेर जिते, चाहिने { $goal } अङ्क, पुगेको { $sum }: { $scores }
replay-short = { NUMBER($moves, useGrouping: 0) } चाल, सकियो; कसैले जितेन, मिलेर { $goal } मध्ये { $sum } अङ्क: { $scores }
replay-practice = अभ्यास: चाल फिर्ता लिन मिल्थ्यो, त्यसैले खेल मूल्याङ्कनमा गनिँदैन।
replay-last = { $time }, { $name }: { $move }; { $rest }
replay-lost = { NUMBER($moves, useGrouping: 0) } चाल, सकियो; कसैले जितेन: { $scores }
legal-over = खेल सकियो: चाल छैन
legal-at = { $time } मा: { $each }
legal-moves = { $name }, { NUMBER($count, useGrouping: 0) } चाल: { $moves }
verify-kept = बाँडफाँड ठिक छ: commitment, बीउ, बाँडिएको कुरा र { $moves ->
    [one] एउटा चाल
   *[other] सबै { NUMBER($moves, useGrouping: 0) } चाल
  }।
verify-broken = बाँडफाँड ठिक छैन: { $why }

## components

components-group = { $group }: { $members }
components-quakes = भूकम्प
components-rules = नियम

## simulate

simulate-title = { $game }, { NUMBER($games, useGrouping: 0) } खेल
simulate-seat = सिट
simulate-bot = बट
simulate-wins = जित
simulate-share = भाग
simulate-score = अङ्क
simulate-spread = फैलावट
simulate-games-per-s = सेकेन्डमा खेल
simulate-decisions-per-s = सेकेन्डमा निर्णय
simulate-took = सेकेन्ड
simulate-length = खेलमा निर्णय
simulate-shared = साझा जित
simulate-digest = Digest
simulate-written = { NUMBER($games, useGrouping: 0) } नतिजा { $file }मा छ
simulate-stopped = रोकियो: { NUMBER($asked, useGrouping: 0) } मध्ये { NUMBER($games, useGrouping: 0) } खेल खेलिए।

## arena

arena-title = { $game }, { $seats } सिट: { NUMBER($games, useGrouping: 0) } खेलका { NUMBER($deals, useGrouping: 0) } बाँडफाँड
arena-bot = बट
arena-rating = स्तर
arena-interval = ९५% अन्तराल
arena-wins = जित
arena-score = अङ्क
arena-time = निर्णयको ms
arena-no-deal = अहिलेसम्म कुनै बाँडफाँड यसका सबै { NUMBER($games, useGrouping: 0) } बसाइमा खेलिएको छैन: स्तर निकाल्न मिल्दैन।
arena-drawn = स्तरको चित्र { $file }मा छ
arena-plot-about = Bradley–Terry स्तर, बाँडफाँडअनुसार ९५% अन्तरालसहित; ४०० अङ्क भनेको दस र एकको बाजी हो।

## dataset

dataset-written = { NUMBER($games, useGrouping: 0) } खेलबाट { NUMBER($positions, useGrouping: 0) } अवस्था: { $file }
dataset-stopped = रोकियो: { NUMBER($asked, useGrouping: 0) } मध्ये { NUMBER($games, useGrouping: 0) } खेल भए। अगाडि बढ्न उही आदेश फेरि चलाउनुहोस्।
