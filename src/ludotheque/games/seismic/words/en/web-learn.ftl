# The lessons of Seismic: what Ada says, what is to be done, and a hint for who does something else.

## 1. The table

web-learn-title-table = The table
web-learn-table-town =
    Hello! I am Ada. In ten minutes you will know how to play Seismic.

    In the middle lies San Andreas, a small town. A highway leaves it on each of its six sides.
web-learn-table-row = Three tiles lie face up below the map. They belong to nobody: on your turn you take one. You and I build on the same map.
web-learn-table-place = A tile goes beside one that is already there, so that highway meets highway. Where it fits, the map lights up.
web-learn-table-place-do = Choose a tile, then a lit place, then “{ web-seismic-confirm }”.
web-learn-table-placed =
    There it is, and the highway goes on. A new tile has come from the pile, so there are three again.

    That was half a turn. The other half is a road crew, and we come to that soon.

## 2. Turning a tile

web-learn-title-turn = Turning a tile
web-learn-turn-curve = You may turn a tile before you place it. This loose curve fits here in two ways.
web-learn-turn-curve-do = Place the curve so that it bends to the left, towards the +2. To turn it, tap it again, or press the round arrow or R.
web-learn-turn-curve-hint = It fits, but that way it leads off to the right. Turn it once more.
web-learn-turn-gap = One gap is left between your curve and the +2. A highway comes in from both sides, so only one way is right there.
web-learn-turn-gap-do = Close the gap with the next loose curve.
web-learn-turn-gap-hint = It fits there too. But look up north, between your curve and the +2.
web-learn-turn-rule =
    Wherever tiles touch, highway meets highway and green meets green. At least one highway has to join.

    You do not have to check: the map offers only what is allowed.

## 3. Road crews

web-learn-title-crew = Road crews
web-learn-crew-place = Highways alone bring no points. You need people out there.
web-learn-crew-place-do = Place the straight tile north of the town.
web-learn-crew-put = Now you may put one of your 20 crews on the tile that you have just placed.
web-learn-crew-put-do = Put a crew on the highway.
web-learn-crew-put-hint = You may keep your crew, yes. But this time, send it out.
web-learn-crew-section =
    Your crew claims its whole section: the highway from end to end, over as many tiles as it runs. This one begins in San Andreas and is open in the north.

    Point at a highway whenever you like, and you are told how things stand there.
web-learn-crew-hers = My turn: a curve in the north-west, and a crew on it. You can tell our crews apart by shape and letter: yours are round with an A, mine are square with a B.
web-learn-crew-two = Two highways on one tile! Where they cross, one passes over the other. They never join, so they are two sections.
web-learn-crew-two-do = Place this tile south of the town.
web-learn-crew-choose = One crew, and two highways to choose from.
web-learn-crew-choose-do = Put your crew on the highway that comes out of San Andreas.
web-learn-crew-choose-hint = Not this time. See which of the two touches San Andreas.
web-learn-crew-rule = One tile, then one crew or none: that is a turn. A crew stays where it is until the game ends. Unless the ground shakes, but more of that later.

## 4. A whole section

web-learn-title-complete = A whole section
web-learn-complete-open = A section scores once both its ends are closed, by an intersection or by San Andreas. Yours is closed at the town and open in the north.
web-learn-complete-lengthen = So build on. You will not be asked for a crew: one is on this section already, and one is enough.
web-learn-complete-lengthen-do = Lengthen your highway with the straight.
web-learn-complete-end = I have lengthened mine. And look at the row: an intersection, just what you need.
web-learn-complete-end-do = Close your section with the +2.
web-learn-complete-sum =
    Complete! Each fragment of highway is worth 1, so 2 of them are 2. Then what lies at the ends: the intersection 2, San Andreas 6.

    2 + 2 + 6 = 10 points.
web-learn-complete-stub = Your +2 has another exit, in the north. A new section begins there, and nobody is on it.
web-learn-complete-stub-do = Put a crew there, or keep it: as you like.
web-learn-complete-rule = Intersections are worth what the red field says, +1 to +6, and have as many exits. San Andreas counts as a 6. A highway from town to town can be worth a lot.

## 5. Your crews and mine

web-learn-title-others = Your crews and mine
web-learn-others-hers = I was quicker: this highway north of the town is mine.
web-learn-others-lengthen = Anybody may lengthen any highway, even mine.
web-learn-others-lengthen-do = Place this tile at the end of my highway.
web-learn-others-crew = One highway of your tile belongs to my section now. No crew may go there, neither yours nor another of mine. The other one is free.
web-learn-others-crew-do = Put your crew on the free highway.
web-learn-others-crew-hint = You may keep it, yes. But this time, take the free highway.
web-learn-others-rule =
    So a crew goes only where no crew stands anywhere on the section, of any colour.

    And yet our crews can meet. Let me show you.
web-learn-others-near = Another game. Your crew looks south out of the +2. Mine comes north from San Andreas. Between us there is one gap.
web-learn-others-meet = You cannot put a crew on my section. But you can join your section to it.
web-learn-others-meet-do = Close the gap between us with the straight.
web-learn-others-meet-hint = It fits there, but our crews do not meet. Look for the gap north of my crew.
web-learn-others-tied =
    Now it is one section, with one crew each. We are tied, so each of us gets all of it: 10 for you and 10 for me.

    With one more crew on it than you, I would get everything and you nothing.

## 6. Quakes

web-learn-title-quake = Quakes
web-learn-quake-about =
    Quakes hide in the pile. When one is turned up, look along the six straight lines that start at the town, and count the tiles on each, gaps or no gaps. The line with the most is hit.

    Here there are two in the north, two in the south, and one or none elsewhere.
web-learn-quake-longer = Your highway in the north grows and grows. Is that wise?
web-learn-quake-longer-do = Lengthen it with the straight all the same.
web-learn-quake-fell = A quake of 2.0! North had the most tiles, three of them. So the two nearest the town fell and left the game, and your crew came home. The third is where it was, cut off.
web-learn-quake-side = I have lengthened my highway in the south-east. And your turn starts with a quake of 1.0. South and south-east have two tiles each: a tie. Whoever’s turn it is chooses, and that is you.
web-learn-quake-side-do = Choose which side is hit.
web-learn-quake-rule =
    As many tiles fall as the quake says, from the town outwards. Their crews go home. San Andreas itself never falls.

    So do not trust long straight lines out of town: a bend is safer.

## 7. What scores nothing

web-learn-title-nothing = What scores nothing
web-learn-nothing-ring = Your highway is about to bite its own tail. One tile is missing.
web-learn-nothing-ring-do = Close the ring with the tight curve, just to see.
web-learn-nothing-loop = A ring has no ends, so it is never complete. It scores nothing, and your crew walks round in it until the game ends. Sorry, that was my idea.
web-learn-nothing-open = My highway in the south is two tiles long and open. So far it is worth nothing either. Now watch.
web-learn-nothing-closed =
    I have closed it with a +1: 2 + 6 + 1 = 9 points for me.

    What is still open when the game ends scores nothing, however long it is.

## 8. The end

web-learn-title-end = The end of the game
web-learn-end-near = The pile is empty and one tile is left. It is yours. As it stands, you would have 9 points, and I would have 10.
web-learn-end-last = One of your highways leaves the town in the south and turns west. It could come home again.
web-learn-end-last-do = Lead it back to San Andreas with the tight curve.
web-learn-end-last-hint = It fits, but your highway stays open. Look south-west of the town.
web-learn-end-first = That was the last tile, so we count. First your highway in the north: 1 fragment, the intersection 2, San Andreas 6. That is 9 points.
web-learn-end-second = Then the one in the south: out of town and back again. 2 fragments, and San Andreas at both ends: 2 + 6 + 6 = 14 points.
web-learn-end-hers = Now me: 1 fragment, San Andreas 6, the +3 at the other end. 10 points.
web-learn-end-open = This one of mine is still open. Nothing.
web-learn-end-winner =
    23 to 10: you win! Most points wins.

    In a tie the tallest wins, if you all gave your heights when you sat down. If not, you share the win.

## 9. Four variants

web-learn-title-variants = Four variants
web-learn-variants-all = That is the whole game. If you want more, add one of these, or several:
