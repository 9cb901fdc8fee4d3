# A lesson: groups by hand, seats that change hands, one device for several, the quiz, the wall, the plan.

## For children who wait

web-join-late = The others are playing already. Your teacher finds a seat for you.
web-join-next-1 = Your teacher makes the groups.
web-join-next-2 = Your table opens here by itself, with your name at it.
web-join-next-3 = You draw a card. Read it, and decide what to lay on the table.
web-join-mate = Somebody else plays on this device
web-join-mate-name = Their name
web-join-mate-add = Add
web-join-mate-about = You are a table of your own. The device goes from hand to hand, and a curtain hides your cards until the next one takes it.
web-join-mate-drop = Take { $name } off
web-join-mates = On this device also: { $names }.
web-join-meanwhile = Meanwhile
web-join-learn = Learn to play

## Groups by hand

web-groups = Make the groups by hand
web-groups-about = Choose a group for each child, or drag the names. Who shares a device moves together.
web-groups-of = Group of { $name }
web-groups-one = Group { $number }
web-groups-new = A new group
web-groups-none = Not playing
web-groups-none-about = They wait, and can join later.
web-groups-count = { $count ->
    [one] { $count } child
   *[other] { $count } children
  }
web-groups-large = At most { $most } can sit at a table.
web-groups-alone = One child alone plays with a bot.
web-groups-device = Devices
web-groups-device-each = Each plays on their own
web-groups-device-one = All on the device of { $name }
web-groups-begin = Begin with these groups
web-groups-deal = Deal them anew

## Time and seats

web-class-time = Time for each decision
web-class-time-of = { $seconds ->
    [0] No limit
    [60] 1 minute
    [90] 1½ minutes
    [120] 2 minutes
    [180] 3 minutes
   *[other] { $seconds } seconds
  }
web-class-time-about = When it is up a bot plays on, until the child says that it is back. It counts for games that begin from now on.
web-class-late-seats = Or give one of them a seat: “Seats” at a table lets a bot make way.
web-class-on-device = on the device of { $name }
web-class-seats = Seats
web-class-seats-title = The seats of table { $number }
web-class-seats-about = Let a bot play for a child who has gone: the child can come back by itself. A child who waits can have the seat of a bot, with its cards.
web-class-seats-over = No game is on at this table.
web-class-seats-bot = A bot for { $name }
web-class-seats-until = a bot plays, until { $name } is back
web-class-seats-who = Who plays on in place of { $name }
web-class-seats-give = Give the seat

## The quiz

web-quiz = Quiz
web-quiz-about = { $count } questions on what to do about earthquakes, before the games and after them. What is right, and why, each child is told after the second time.
web-quiz-begin = { $time ->
    [before] Open: before the games
   *[after] Open: after the games
  }
web-quiz-open = { $time ->
    [before] Open, before the games: { $answered } of { $joined } have answered.
   *[after] Open, after the games: { $answered } of { $joined } have answered.
  }
web-quiz-close = Close the quiz
web-quiz-results = Results of the class
web-quiz-sheet = Results as a file (CSV)
web-quiz-sheet-about = For a spreadsheet: one row for each child, with its table, score and answers. The file has the names of the children, so look after it.
web-quiz-for = Quiz for { $name }
web-quiz-hello = { $time ->
    [before] What do you know already? Nobody gets a mark for this.
   *[after] What do you know now? Afterwards you see what is right, and why.
  }
web-quiz-go = To the quiz
web-quiz-unknown = I do not know
web-quiz-send = Send my answers
web-quiz-missing = { $count ->
    [one] { $count } question left
   *[other] { $count } questions left
  }
web-quiz-thanks = Thank you!
web-quiz-closed = The quiz is not open
web-quiz-later = After the games the questions come again. Then you see what is right.
web-quiz-back = Go on
web-quiz-solved = What is right, and why
web-quiz-right = { $name }: { $before } of { $count } right before, { $after } of { $count } after.
web-quiz-yours = { $name } said: { $answer }
web-quiz-counted = { $before ->
    [one] { $before } child has answered before the games,
   *[other] { $before } children have answered before the games,
  } { $after ->
    [one] { $after } after them.
   *[other] { $after } after them.
  }
web-quiz-time = { $time ->
    [before] Before
   *[after] After
  }
web-quiz-knew = { $count } of { $of }
web-quiz-not-yet = Not answered
web-quiz-children = Child by child
web-quiz-child = Child

## The wall

web-wall = Projector view
web-wall-joined = { $count ->
    [one] { $count } child
   *[other] { $count } children
  }
web-wall-waiting = Waiting for a seat: { $names }
web-wall-quiz = { $time ->
    [before] Quiz before the games: { $answered } of { $joined } have answered
   *[after] Quiz after the games: { $answered } of { $joined } have answered
  }
web-wall-bot = { $name } (a bot)
web-wall-met = { $met } of { $all } quakes met
web-wall-lost = Lost at quake { $number }
web-wall-survived = All quakes met!
web-wall-shared = { $count ->
    [one] { $count } card shared
   *[other] { $count } cards shared
  }
web-wall-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  }

## The plan

web-plan = A lesson of 45 minutes
web-plan-lead = For children from about 9 years who read by themselves; 2 to 40 of them, in groups of 3 or 4. All that you need besides the devices is on your class page.
web-plan-aims = Aims
web-plan-aim-1 = Everybody knows what to do the moment the ground shakes: drop, cover, hold on.
web-plan-aim-2 = Everybody can name things at home that help in an earthquake, and things that hurt, and how these are made safe.
web-plan-aim-3 = Everybody has seen that preparing helps, and that what is shared helps all.
web-plan-prepare = To prepare
web-plan-prepare-1 = Start the classroom once at home: the first start takes a few minutes, later ones seconds.
web-plan-prepare-2 = Try the network in the room with one phone. If devices cannot see yours, let your computer make a hotspot.
web-plan-prepare-3 = Open the projector view on the beamer, and the class page on your own screen.
web-plan-prepare-4 = One device for each child is best; one for each table does too.
web-plan-prepare-5 = Play one game yourself, and print the checklist for the fridge (with the rules, under “Print”).
web-plan-minutes = Minute by minute
web-plan-join-when = 0–4
web-plan-join = Join
web-plan-join-about = The children scan the code on the wall, or type the address and the four letters. Who waits looks at the cards.
web-plan-before-when = 4–9
web-plan-before = Quiz before
web-plan-before-about = Open the quiz. Six questions, without talking; “I do not know” is a good answer. Do not tell yet what is right.
web-plan-rules-when = 9–13
web-plan-rules = The rules in four sentences
web-plan-rules-about = Six quakes are hidden in the pile. A card in your hand does damage, a card on the table protects everybody. You draw, and you may lay one card. If the table cannot stop a quake, all have lost; if it stops six, the most points win.
web-plan-play-when = 13–29
web-plan-play = Play
web-plan-play-about = Make the groups and begin. Walk around, and have messages read aloud. If a table waits, let a bot play for who is gone, or give a time of one minute. A table that is done plays again.
web-plan-talk-when = 29–36
web-plan-talk = Talk
web-plan-talk-about = Pause all. Show the class debrief: which cards saved you, which hurt? Then two or three of the five questions below.
web-plan-after-when = 36–41
web-plan-after = Quiz after
web-plan-after-about = Open the quiz again. Each child then sees what is right, and why. Look at the results together: what do all know now, what not yet?
web-plan-home-when = 41–45
web-plan-home = One thing at home
web-plan-home-about = Practise once: drop, cover, hold on. Each child takes the checklist home and chooses one thing to do this week. End the lesson; keep the file of results, or delete names and games.
web-plan-care = Take care
web-plan-care-1 = If children have lived through an earthquake, tell them before what the game is about, and let whoever wants look on only.
web-plan-care-2 = The quiz gives no marks. It shows what the lesson was good for.
web-plan-care-3 = What the authorities of your own country say comes first.
