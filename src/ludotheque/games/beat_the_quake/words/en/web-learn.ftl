# The lessons of Beat the Quake: what Ada says, what is to be done, and a hint for who does something else.

## 1. Two numbers

web-learn-title-hand = Two numbers
web-learn-hand-hello =
    Hello! I am Ada. In ten minutes you will know how to play Beat the Quake.

    Six quakes hide in the pile, among things from home. We survive them together, or not at all. Only then do we count who wins.
web-learn-hand-values =
    Your hand lies below; only you see it. Each card has two numbers.

    The green shield is its protection: on the table it helps to meet a quake. The red crack is its damage: it hurts while the card is in your hand.
web-learn-hand-lay = You hold a first-aid kit and a bookshelf. A quake would do 2 + 9 = 11 damage to you. The bookshelf prevents nothing, and it falls over first.
web-learn-hand-lay-do = Tap the bookshelf, then “{ web-quake-do-show }”.
web-learn-hand-lay-hint = You may do that. But this time, get rid of the bookshelf: it hurts most.
web-learn-hand-laid =
    What lies on the table no longer hurts. Now a quake would do you 2 damage.

    Tap any card to read what it teaches: each says something that is true.

## 2. A turn

web-learn-title-draw = A turn
web-learn-draw-first =
    I began: I laid my radio on the table, and stopped.

    Your turn begins with the top card of the pile. Draw it.
web-learn-draw-share =
    A helmet: it goes into your hand. Now you may lay any one card from your hand face up.

    Why? There it helps whoever needs it, and it does not hurt you. In your hand its protection counts as points at the end, if we live to see it.
web-learn-draw-share-do = Share the helmet: lay it face up.
web-learn-draw-share-hint = That is allowed too. But the helmet is the stronger one: lay that one.
web-learn-draw-again = You may draw a second card, or stop. The first cards of the pile are never quakes: beside the pile you can read how many are still safe.
web-learn-draw-again-do = Draw another card.
web-learn-draw-again-hint = Stopping is careful. But the next card is certainly safe, so take it.
web-learn-draw-keep = Water. In your hand it is worth 4 points, and does 2 damage if a quake comes. On the table it prevents 4.
web-learn-draw-keep-do = Keep your hand, or lay a card face up: as you like.
web-learn-draw-rule = That was a whole turn: draw, and lay a card face up or keep your hand. Then once more, or stop. After two cards it is the next person’s turn: I have just drawn.

## 3. The second card

web-learn-title-risk = The second card
web-learn-risk-pile =
    The safe cards are gone. All 6 quakes are among the 45 cards of the pile: about one card in eight.

    You have drawn a radio and kept it. Look at your hand: a quake would do 8 + 5 + 3 = 16 damage. All that lies on the table prevents 7.
web-learn-risk-second = You have to draw the first card of a turn. The second is up to you.
web-learn-risk-second-do = Draw another card, or stop: which is wiser?
web-learn-risk-second-hint = 16 damage against a protection of 7: if it is a quake, we all lose. Better to stop.
web-learn-risk-saw =
    Look: the next card was a quake, and it has hit me. My hand does 5 damage, and my first-aid kit is enough.

    From your hand it would have done 16, and both of us would have lost. A card that hurts is best laid on the table early.

## 4. A quake met alone

web-learn-title-alone = A quake met alone
web-learn-alone-draw = Three of your objects lie on the table. I stop, so it is your turn: draw.
web-learn-alone-damage =
    A quake! Its damage is that of the cards in your hand: cupboard latch 2 and shoes 3 make 5. I hear the number, but I do not see your cards.

    A quake on the first card or on the second ends your turn, once it is met.
web-learn-alone-first = Your own objects on the table protect 4 + 2 + 2. That is enough for 5, so you meet this quake alone. Cards are used one by one, the largest first.
web-learn-alone-first-do = Use the helmet: tap it, then tap it again.
web-learn-alone-second = 4 of 5. One more is missing, and either of the others will do.
web-learn-alone-second-do = Use the torch or the family plan.
web-learn-alone-met =
    Met, and alone: that is worth 3 points. The used cards go away with the quake.

    The moment the damage is reached, it is over: no card is used in vain.

## 5. With everybody’s help

web-learn-title-help = With everybody’s help
web-learn-help-share = The first-aid kit again: protection 5, damage 2. Nothing prevents more than 5. Kept, it is worth 5 points. Shared, it may bring more.
web-learn-help-share-do = Lay the first-aid kit face up. Then your turn ends.
web-learn-help-share-hint = That is allowed. But let me show you what the first-aid kit can do on the table.
web-learn-help-hit = A quake hits me: 7 damage. My own objects prevent 2 + 1, which is too little. So I may use what anybody has laid down.
web-learn-help-hers = I take your first-aid kit: 5 of 7. Two more are missing.
web-learn-help-paid =
    With my torch that makes 7. Met! But with help, so nobody gets the 3 points, and my torch is out of the game.

    Your kit stays face down in front of you: it helped somebody else, and counts double. That is 2 × 5 = 10 points for you. Now draw.
web-learn-help-yours = A quake for you as well: 2 + 3 = 5 damage, and your own water prevents only 4. Now you may use what is mine.
web-learn-help-yours-do = First the larger card: use your water.
web-learn-help-mine = 4 of 5. My whistle prevents 1.
web-learn-help-mine-do = Use my whistle.
web-learn-help-rule = Thank you: that is 2 × 1 = 2 points for me. Your own water brings you nothing, because you needed help. So share what others will need!

## 6. A fatal quake

web-learn-title-fatal = A fatal quake
web-learn-fatal-look = You were greedy: a first-aid kit, furniture straps and a fridge in your hand. That would be 10 points, but 12 damage. On the table lie a torch and a dust mask: protection 3.
web-learn-fatal-draw = Now do what you should never do. It is only a lesson.
web-learn-fatal-draw-do = Draw another card.
web-learn-fatal-draw-hint = Wise! But here we want to see what happens: draw.
web-learn-fatal-lost = A quake of 12, and all that we share prevents 3. It is fatal: both of us lose, at once, and no points count. Now all hands are shown, mine too.
web-learn-fatal-helped = The fridge and the kit would have saved us if they had been on the table in time. The fridge hurts nobody there, and the kit does even more: it protects.

## 7. The points

web-learn-title-score = The points
web-learn-score-near = Near the end of another game. Five quakes are met; one is left among 31 cards. When that is met too, the game is over.
web-learn-score-draw = Your hand does 5 damage, and what lies in front of you prevents 7. You can risk it.
web-learn-score-draw-do = Draw another card.
web-learn-score-draw-hint = Careful! But you are well prepared. Draw.
web-learn-score-use = There it is, the sixth. 5 damage, and you meet it alone.
web-learn-score-use-do = Use the sturdy table.
web-learn-score-yours =
    We have survived, so now we count. You: the protection in your hand, 3 + 2 = 5. Your kit and your straps helped me: 2 × 5 + 2 × 5 = 20. Two objects still face up: 1 each, whatever is on them. Two quakes met alone: 3 each.

    5 + 20 + 2 + 6 = 33 points.
web-learn-score-hers = And me: in my hand 3 + 3 = 6, my family plan helped you 2 × 2 = 4, one quake met alone 3. That is 13.
web-learn-score-ties =
    33 to 13: you win! In a tie, more quakes met alone decide, then more objects still face up. If that is equal too, we share the win.

    Did you see what paid most? Being useful.

## 8. Advanced rules

web-learn-title-advanced = Advanced rules
web-learn-advanced-colours = So far the colours of the quakes meant nothing. With the advanced rules they do: yellow is as before, orange does 1 more damage, red does 2 more. And both take something from everybody.
web-learn-advanced-draw = I stop. Draw, and see what comes.
web-learn-advanced-orange = Orange: your hand does 4 damage, so 5 in all. Before it is met, everybody discards one of their common objects, you first.
web-learn-advanced-orange-do = Discard one of your common objects.
web-learn-advanced-orange-hint = Then your shoes alone would not prevent 5. Give up the shoes instead.
web-learn-advanced-use = I have discarded my food. Your first-aid kit is left, and prevents 5.
web-learn-advanced-use-do = Meet the quake with your first-aid kit.
web-learn-advanced-red = And now a red one for me: 2 + 2 = 4 damage. Everybody discards a card from their hand, face down: nobody sees which. I have done so; that does not make my damage any less.
web-learn-advanced-red-do = Discard a card from your hand.
web-learn-advanced-red-hint = Your helmet is worth a point more. Discard the cupboard latch instead.
web-learn-advanced-all =
    My water prevents 4: I am saved. And that is the whole game, with all its rules.

    Play a first game with the basic ones. And when it is over, look around at home: what is on these cards is true.
