# What stands on the printed sheets. In a message of several lines each is an item of a list, or a paragraph;
# what stands between asterisks is strong.

bq-paper-notice = Beat the Quake, by Gergely Szakács with Shiba Subedi and György Hetényi, for Seismology at School in Nepal. Not for commercial use. Words and cards: Ludotheque.

## How it is made

bq-paper-box =
    { $objects } object cards and { $quakes } quake cards, nine on a page
    The rules, on one sheet: print it on both sides
    A score sheet
    A checklist for your fridge door: it is the last page
bq-paper-box-more = You need a pencil for the score sheet. A bag or a box keeps the cards together.

## The score sheet

bq-paper-score = Score sheet
bq-paper-score-lead = Only if all six quakes were met. If one was fatal, everybody has lost: shuffle, and try again!
bq-paper-game = Game { $number }
bq-paper-score-rows =
    Shields of the cards in your hand
    2 × the shields of your cards that others have used
    1 for each of your cards still face up
    3 for each quake that you met alone
    Together

## The rules

bq-paper-rules = The rules
bq-paper-rules-lead = Six earthquakes hide in the pile. Get ready for them together! If the table cannot meet one of them, everybody loses. If you meet all six, the player with the most points wins. For 2 to 5 players.
bq-paper-cards-title = The cards
bq-paper-cards-picture = A card: a shield on the left, a burst on the right.
bq-paper-cards-list =
    The *shield* is protection (VP): how much a card helps, once it lies face up on the table.
    The *burst* is damage (VD): how much it hurts, as long as it is in your hand.
    A *tick* marks what helps people in a quake, a *triangle* what can hurt them.
    The *sentence* is true, and no rule of the game. Read it aloud when you lay the card!
bq-paper-ready-title = Before you begin
bq-paper-ready-list =
    Shuffle the object cards. Put 3 for each player aside, face down: 9 cards if three of you play.
    Shuffle the { $quakes } quakes into all the other cards. This is the pile, face down.
    Put the cards from the side on top of it. So nobody meets a quake in the first turns.
    Everybody draws one card and looks at it in secret.
    Choose by chance who begins. Play goes clockwise.
bq-paper-turn-title = Your turn
bq-paper-turn-picture = From the pile to your hand, and from your hand to the table.
bq-paper-turn-list =
    Draw the top card. Is it an object? Take it into your hand. Then you may lay one card from your hand face up in front of you, or keep them all.
    You may draw a second card, or stop. If it is an object, you may again lay one card.
    Is it a *quake*, first or second? Show it. It is met at once, and then your turn is over.
bq-paper-common = Cards that lie face up are the *common objects*. They stay with the player who laid them, but they can help everybody.
bq-paper-quake-title = A quake!
bq-paper-quake-list =
    Add up the bursts in your hand. This is the *damage*. Say the number, but do not show your cards. With no card in hand it is 0.
    Do the shields of your own common objects reach it? Then you meet the quake *alone*, with your own cards only. Put the cards that you use and the quake face down in front of you.
    If yours are not enough, use common objects of *anybody*, your own too. Turn the cards of others face down: they stay with their owners, and nobody can use them again. Your own used cards and the quake leave the game.
    Use *no card too many*. If the damage is reached without the smallest card that you use, leave that card out.
    If *all* common objects together do not reach the damage, the quake is *fatal*: everybody loses, at once.
bq-paper-zero-title = Damage 0?
bq-paper-zero = Even then it costs one common object, whatever its shield: one of yours, if you have one (the quake was met alone), otherwise somebody else’s. If there is none on the whole table, the quake is fatal.
bq-paper-alone-title = Example: alone
bq-paper-alone = The damage is 4. Your common objects have shields of 3, 2 and 1. You may use *3 and 1*, or *3 and 2*. 3, 2 and 1 would be one card too many, and 2 and 1 too little.
bq-paper-help-title = Example: together
bq-paper-help = The damage is 5, and your only common object has a shield of 2. That is not enough, so everybody helps: the others have 4 and 3. You may use *4 and 3*, *4 and 2* or *3 and 2*. Nobody keeps the quake.
bq-paper-end-title = The end
bq-paper-end = When the sixth quake has been met, the game is over. Now count:
bq-paper-end-list =
    the shields of the cards in your hand;
    twice the shield of each of your cards that others have used;
    1 point for each of your cards still face up;
    3 points for each quake that you met alone.
bq-paper-tie = The most points win. In a tie, whoever met more quakes alone wins; if that is a tie too, whoever has more cards still face up; otherwise they share the win.
bq-paper-count-title = Example: your points
bq-paper-count = In your hand are shields of 3 and 1: *4*. Others have used a card of yours with a shield of 4: *8*. Two of your cards are still face up: *2*. You met one quake alone: *3*. Together *17* points.
bq-paper-advanced-title = Advanced rules
bq-paper-advanced = Play like this when you know the game. Count the damage first, with what the colour adds. Then everybody discards, beginning with the one whose turn it is. Then the quake is met. If you have nothing to discard, you skip this.
bq-paper-advanced-list =
    A *yellow* quake: as always.
    An *orange* one: the damage is 1 more. Everybody discards one of their common objects.
    A *red* one: the damage is 2 more. Everybody discards one card of their hand, face down. This no longer lowers the damage.
bq-paper-talk-title = Afterwards
bq-paper-talk = Which of these things have you got at home? Where are they? Which heavy thing could fall on somebody? Choose one thing and do it this week: the last page helps.

## Cards

bq-paper-pieces = Cards
bq-paper-card = { $name }, { $kind ->
    [helper] helper
    [hazard] hazard
   *[neutral] neither helper nor hazard
  }: protection { $vp }, damage { $vd }
bq-paper-back = Back of a card
bq-paper-quake-0 = Yellow quake
bq-paper-quake-1 = Orange quake
bq-paper-quake-2 = Red quake
bq-paper-quake-now = Add up the bursts in your hand: this is the damage. Meet it now!
bq-paper-quake-more-0 = Advanced rules: nothing more.
bq-paper-quake-more-1 = Advanced rules: damage + 1. Everybody discards one of their common objects.
bq-paper-quake-more-2 = Advanced rules: damage + 2. Everybody discards one card of their hand.

## The checklist

bq-paper-home = Is our home ready?
bq-paper-home-lead = Stick this on the fridge. Tick what is done. Go through it together once a year.
bq-paper-home-fix-title = So that nothing falls on us
bq-paper-home-fix-list =
    Bookshelf, wardrobe and other tall furniture are fastened to the wall.
    Beds stand away from windows, and nothing heavy hangs or stands above them.
    Television, fridge and water heater are strapped; what has wheels has them locked.
    Cupboard doors have latches. Heavy things are at the bottom.
    Mirrors and pictures hang on closed hooks, heavy lamps on a beam.
    Flowerpots stand on the ground. Cleaning products are low, locked and apart.
    The way out is free, also at night.
bq-paper-home-bag-title = Our bag, packed near the door
bq-paper-home-bag-list =
    Water: about 4 litres for each person and day, for three days
    Food for three days that needs no fridge and no cooking, and a tin opener
    Torch, radio and spare batteries; a power bank
    First-aid kit; a week of the medicine that somebody needs, as the doctor says
    Whistle, work gloves, a dust mask for everyone
    Something warm for everyone, a helmet
    Soap or hand gel
    Copies of documents, some cash, a paper map
    Spare glasses; a soft toy, a game or a book
    And by each bed: a torch, and sturdy shoes in a bag
bq-paper-home-know-title = What we all know
bq-paper-home-know-list =
    The ground shakes: *drop, cover, hold on*, under a sturdy table and away from windows. In bed: stay, face down, the pillow over your head.
    Outside: away from buildings. In a lift: out at the nearest floor.
    Afterwards: shoes on. Stairs, not the lift. No candle, no match: gas may be leaking. More shaking may follow.
    Gas is turned off only if we smell it or are told to, and turned on again by a professional.
    Text, do not call. Trapped? Whistle three times, wait, and again.
bq-paper-home-plan-title = Our plan
bq-paper-home-plan =
    We meet, near home:
    If we cannot get there, we meet:
    Somebody out of town whom we all contact:
    Emergency number here:
    The gas valve and its wrench are:
    We went through this list on:
bq-paper-home-sources = After Ready.gov and FEMA, the American Red Cross, the Earthquake Country Alliance, Géorisques and the Swiss Seismological Service. What the authorities of your own country say comes first.
