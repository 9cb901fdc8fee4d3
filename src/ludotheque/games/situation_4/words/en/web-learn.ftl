# The lessons of Situation 4: what Ada says, what is to be done, and a hint for who does something else.

## 1. Two armies, one map

web-learn-title-front = Two armies, one map
web-learn-front-hello =
    Hello! I am Ada. In ten minutes you will know how to play Situation 4.

    Two armies want the same map. Each of us has the whole of it, as a jigsaw: for every location there is one piece of yours and one of mine. Whoever lays theirs first has the location.
web-learn-front-map =
    You are green and sit at the bottom. I am orange and sit at the top. The river runs between us.

    Letters and numbers at the edge give each location its name. Row 1 is your base line, row 6 is mine.
web-learn-front-first = Your first piece goes on your base line. In these lessons nobody has to look for pieces: choose a location, and the one that fits comes by itself.
web-learn-front-first-do = Tap a lit location, then “{ web-s4-do-lay }”.
web-learn-front-laid =
    There it is; no other piece fits there.

    And I have laid mine, without waiting for you. There are no turns: both of us play at the same time.

## 2. Who is first

web-learn-title-race = Who is first
web-learn-race-next = From now on, each piece goes next to one of your own: above, below or beside it, never across a corner.
web-learn-race-next-do = Lay a piece on F2, above yours.
web-learn-race-next-hint = That is next to yours too. But this time, go forward: F2.
web-learn-race-river = I am on G4, at the river already. Come closer!
web-learn-race-river-do = Lay a piece on F3.
web-learn-race-river-hint = Later, perhaps. Now go to the river: F3.
web-learn-race-first =
    F4 was next to your F3 and next to my G4. I was a moment faster, so it is mine. Had you wanted it too, you would have read “F4 is taken”, and kept your piece.

    What is laid stays. Nobody takes a piece away, or lays one on top.
web-learn-race-first-do = G3 is next to both of us as well. Be first!
web-learn-race-first-hint = That is free too. But G3 is the one that I want. Quick!
web-learn-race-taken = This time I was too late: taken! And you see that the river stops no piece. The first to arrive has the location, on either bank.

## 3. Objectives

web-learn-title-flag = Objectives
web-learn-flag-look = The numbers on the map are special objectives and what they are worth. The southern headquarters is worth 200. It lies on D2 and E2, and D2 is yours already.
web-learn-flag-cover = You have to cover all of an objective.
web-learn-flag-cover-do = Lay a piece on E2.
web-learn-flag-cover-hint = You may. But the headquarters is waiting for you: E2.
web-learn-flag-plant = All of it is yours now, and it calls for your flag. The pieces alone bring no points: the flag does.
web-learn-flag-plant-do = Tap your flag on the map.
web-learn-flag-planted =
    200 points! And nobody can take this flag down.

    So: cover all of it, then plant at once. Why at once? You will see.

## 4. Forgotten flags

web-learn-title-forgotten = Forgotten flags
web-learn-forgotten-covered = Look at the top left. With A4 I have covered the western refinery, worth 150. It waits for my flag. For three seconds nobody but me may plant there.
web-learn-forgotten-flag = But I was busy with E6, and four seconds have passed. Now my flag counts as forgotten, and you may plant yours, on my pieces.
web-learn-forgotten-flag-do = Plant your flag on the western refinery: tap it on the map.
web-learn-forgotten-yours = Ouch! 150 points for you. Watch out for flags that I forget, and never forget your own.
web-learn-forgotten-half = The dam in the middle is worth 200. It lies on E3 and E4, and E4 is mine. You cannot have all of it any more. But you can make sure that I cannot either.
web-learn-forgotten-half-do = Lay a piece on E3.
web-learn-forgotten-half-hint = Then I take E3 next, and the dam with it. Lay E3!
web-learn-forgotten-nobody = The dam lies under pieces of both of us, so it is nobody’s until the end. That can be worth as much as a flag.

## 5. Zones

web-learn-title-zone = Zones
web-learn-zone-squares = Thin lines divide the map into squares: the zones, 18 on this board. Each lies on four locations. If all four are under your pieces, you have 50 points. Zones need no flag.
web-learn-zone-first = One zone lies on E1, F1, E2 and F2. A single piece is missing there.
web-learn-zone-first-do = Lay a piece on F2.
web-learn-zone-first-hint = That does not complete a zone yet. Try F2.
web-learn-zone-second = 50 points! A zone is one and a half locations wide. So E1 and E2 belong to the zone on the left as well, and D2 is yours.
web-learn-zone-second-do = Complete that zone too: lay a piece on D1.
web-learn-zone-second-hint = Not yet: the zone on the left still lacks D1.
web-learn-zone-sum =
    Two zones with six pieces. Above the map you can read how things stand: the flag 200, two zones 50 each. 300 points.

    A zone under pieces of both of us is nobody’s.

## 6. Paratroopers

web-learn-title-drop = Paratroopers
web-learn-drop-base = Your paratroop base is on G2 and H2, where the parachute is. Cover it, and you have three paratroopers.
web-learn-drop-base-do = Lay a piece on H2.
web-learn-drop-base-hint = You may. But first the base: H2.
web-learn-drop-land =
    Three paratroopers are ready, above the map. One can land on any piece of mine that carries no paratrooper and no tank, however far away.

    I have A5. With A4 the western refinery would be mine.
web-learn-drop-land-do = Choose the paratrooper above the map, then my piece on A5.
web-learn-drop-land-hint = A brave jump! But A5 is the piece next to A4: land there.
web-learn-drop-lay = Landed! Every empty location next to A5 is open to you now: A4 and B5.
web-learn-drop-lay-do = Lay a piece on A4.
web-learn-drop-lay-hint = You may. But it hurts me most on A4.
web-learn-drop-rule =
    There goes my refinery: it is nobody’s now. And you can go on from A4, in the middle of my country.

    A paratrooper never moves again. You have three in a game, so choose well.

## 7. Tanks

web-learn-title-tank = Tanks
web-learn-tank-base = Your tank base is on B2 and C2. Cover it, and you have three tanks.
web-learn-tank-base-do = Lay a piece on B2.
web-learn-tank-base-hint = You may. But first the base: B2.
web-learn-tank-set = A tank goes on one of your pieces, and every empty location next to it is closed to me. I hold E4. With E3 the dam would be mine.
web-learn-tank-set-do = Choose the tank above the map, then your piece on D3.
web-learn-tank-set-hint = There it would not keep me from E3. Set it on D3.
web-learn-tank-closed = C3, D4 and E3 are closed to me now, however fast I am. You may lay there whenever you like.
web-learn-tank-hers =
    Only a tank helps against a tank. I have set one on E4.

    D4 and E3 now lie next to a tank of each of us, so they are open to both again. E5 lies next to mine alone: it is closed to you.
web-learn-tank-lay = And so we race for E3 after all.
web-learn-tank-lay-do = Be first: lay a piece on E3.
web-learn-tank-lay-hint = Then I take E3, and the dam. Lay E3!
web-learn-tank-rule =
    Well done: I never get the dam.

    A tank drives from its base over your own pieces, from one to the next, as long as they are connected to your base line. Once set, it stays. Over the river it needs a bridge: that comes next.

## 8. Bridges

web-learn-title-bridge = Bridges
web-learn-bridge-banks = White dots on both banks of the river mark a bridge site. This board has three; the western one joins B3 and B4. A bridge needs your pieces on both banks.
web-learn-bridge-banks-do = Lay a piece on B4.
web-learn-bridge-banks-hint = You may. But the other bank is waiting: B4.
web-learn-bridge-build = Both banks are yours.
web-learn-bridge-build-do = Choose the bridge above the map, then the lit site.
web-learn-bridge-cross = 100 points! Pieces need no bridge, but tanks do, and it has to be their own side’s. Your tank base is covered, so one can cross.
web-learn-bridge-cross-do = Choose the tank above the map, then your piece on B4.
web-learn-bridge-cross-hint = It could stand there too. But see how far it comes now: B4.
web-learn-bridge-rule = Your tank stands on the far bank and closes A4 and B5 to me. A bridge is worth 100 points. You have two of them, and they stay where they are.

## 9. The end of the game

web-learn-title-finish = The end
web-learn-finish-last = Another game, and one location is left. I have 800 points, you have 600: your eastern refinery carries my flag, because you forgot yours.
web-learn-finish-last-do = Lay the last piece, on E4.
web-learn-finish-seconds = The board is covered, and the dam is yours. Ten seconds are left for flags and bridges. You can plant one flag, and build one bridge.
web-learn-finish-seconds-do = What is more urgent: the flag or the bridge?
web-learn-finish-seconds-hint = Nobody takes the bridge from you. But after three seconds I might plant my flag on your dam. First the flag!
web-learn-finish-bridge = 800 to 800! And E3 and E4, on both banks, are yours.
web-learn-finish-bridge-do = Build your bridge there.
web-learn-finish-count =
    Nothing more can be placed: the end. You have two flags, 200 + 200, two bridges, 100 each, and six zones, 50 each: 900 points. I have three flags, 200 + 150 + 150, and six zones: 800.

    You win! If the points are equal, it is a draw and both have won.
web-learn-finish-live =
    One thing is different in a live game: your pieces lie mixed up in a tray. Look at picture and shape, find the one that fits, and drag it to its location. A try that does not fit costs only time.

    If you prefer it calm, choose “{ web-new-pace-slow }”: one piece a turn, and nothing to look for, as here. Good luck!
