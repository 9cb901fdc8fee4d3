# Beat the Quake in the browser.

web-bot-knows-beat-the-quake = It sees its own hand and what lies on the table. It can only guess your hand, and what the pile will bring.
web-game-beat-the-quake = Beat the Quake
web-about-beat-the-quake = Six quakes will come. Share what helps, mind what hurts, and survive them all together; then count whose home was best prepared.
web-notice-beat-the-quake = By Gergely Szakács with Shiba Subedi and György Hetényi, for Seismology at School in Nepal. Not for commercial use.
web-notice-more = Rules and credits

## Before the game

web-quake-any-does = As strong as the cards in your hand.
web-quake-yellow-does = As strong as the cards in your hand.
web-quake-orange-does = 1 more damage, and everybody discards a common object.
web-quake-red-does = 2 more damage, and everybody discards a card from their hand, unseen.

## Cards

web-quake-vp = protection
web-quake-vd = damage
web-quake-vp-long = Protection { $vp }: what it prevents, laid on the table
web-quake-vd-long = Damage { $vd }: what it does, held in a hand
web-quake-kind-about = { $kind ->
    [helper] A helper: it protects, or is of use after a quake.
    [hazard] A hazard: in a quake it can hurt people.
   *[neutral] Neither a helper nor a hazard.
  }
web-quake-card = { $name }, { $kind ->
    [helper] helper
    [hazard] hazard
   *[neutral] neither helper nor hazard
  }: protection { $vp }, damage { $vd }
web-quake-card-drawn = { $name }, just drawn, { $kind ->
    [helper] helper
    [hazard] hazard
   *[neutral] neither helper nor hazard
  }: protection { $vp }, damage { $vd }
web-quake-note-drawn = drawn
web-quake-note-used = it helped
web-quake-note-hurt = it hurt
web-quake-gallery = All cards
web-quake-gallery-values = { $kind ->
    [helper] Helper
    [hazard] Hazard
   *[neutral] Neither helper nor hazard
  }: protection { $vp }, damage { $vd }
web-quake-card-of = { $card }; in front of { $owner ->
    [You] you
   *[other] { $owner }
  }
web-quake-used = used
web-quake-used-card = { $name }: used by others, face down
web-quake-new = new
web-quake-yellow = Yellow quake
web-quake-orange = Orange quake
web-quake-red = Red quake
web-quake-unknown = still to come
web-quake-in-hand = It is in your hand.
web-quake-lies = It lies face up in front of { $name ->
    [You] you
   *[other] { $name }
  }: a common object.
web-quake-lies-used = It helped somebody else, and lies face down in front of { $name ->
    [You] you
   *[other] { $name }
  }.
web-quake-private = Nobody sees what you discard.
web-quake-read = Read it
web-quake-not-now = Not now

## The table

web-quake-board = Beat the Quake. D draws, K keeps, S stops; arrows go from card to card, Enter reads one.
web-quake-pile = The pile
web-quake-pile-of = The pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-quake-draw-from = Draw a card; { $count ->
    [one] { $count } is
   *[other] { $count } are
  } in the pile
web-quake-risk = { $quakes ->
    [one] { $quakes } quake
   *[other] { $quakes } quakes
  } in { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
web-quake-cards = { $cards ->
    [0] The pile is empty
    [one] { $cards } card
   *[other] { $cards } cards
  }
web-quake-next = risk of a quake on the next card
web-quake-safe = { $count ->
    [one] The next card is
   *[other] The next { $count } cards are
  } safe
web-quake-track = Quakes met: { $met } of { $all }
web-quake-place = In front of { $name ->
    [You] you
   *[other] { $name }
  }
web-quake-yours = In front of you
web-quake-none = Nothing shared yet
web-quake-none-yours = Cards that you show lie here, and help everybody.
web-quake-common-of = { $name ->
    [You] Your
   *[other] { $name }’s
  } common objects
web-quake-sum = Protection { $vp } in all
web-quake-hand-of = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  } in hand
web-quake-hand-shown = In hand
web-quake-hand-named = { $name ->
    [You] Your
   *[other] { $name }’s
  } hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-quake-alone-count = { $count ->
    [one] { $count } quake
   *[other] { $count } quakes
  } met alone
web-quake-own = Your hand
web-quake-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-quake-hand-empty = Your hand is empty: a quake would do no damage.
web-quake-hand-none = Your hand is empty.
web-quake-points = { $count ->
    [one] point
   *[other] points
  } if it ended now
web-quake-points-about = With the cards in your hand, which only you see.
web-quake-damage-now = { $damage } damage if a quake came now
web-quake-damage-about = The damage of the cards in your hand, added up.
web-quake-points-short = { $count ->
    [one] point now
   *[other] points now
  }
web-quake-damage-short = damage now
web-quake-shields-short = of { $all } protection
web-quake-shields = Protection on the table: { $mine } yours, { $all } everybody’s together

## Choices

web-quake-waits = Waiting for { $name }.
web-quake-ask-first = Your turn: draw a card.
web-quake-ask-show = You drew: { $name }. Lay a card face up, or keep your hand.
web-quake-ask-show-any = Lay a card face up, or keep your hand.
web-quake-ask-draw = Another card? It may be a quake.
web-quake-ask-draw-safe = Another card? The next one is not a quake.
web-quake-ask-use-own = Your own objects are enough. Tap the ones you use.
web-quake-ask-use-any = Tap the objects that help, whoever laid them.
web-quake-ask-pay-own = Nothing hurts, but the quake costs one of your objects. Tap the one you give up.
web-quake-ask-pay-any = Nothing hurts, but the quake costs one object on the table. Tap the one to give up.
web-quake-ask-pay-it = Give up { $name }? Tap it again, or press the button.
web-quake-ask-use-it = Use { $name }? Tap it again, or press the button.
web-quake-ask-discard-hand = Discard a card from your hand. Nobody sees which.
web-quake-ask-discard-common = Discard one of your common objects. Everybody sees it.
web-quake-do-draw = Draw
web-quake-do-draw-second = Draw another
web-quake-do-stop = Stop
web-quake-do-keep = Keep my hand
web-quake-do-use = Use it
web-quake-do-pay = Give it up
web-quake-do-show = Lay it face up
web-quake-do-discard = Discard it
web-quake-draws-you = You draw…
web-quake-draws = { $name } draws…
web-quake-why-own = Not this one: your own objects are enough, so only they may be used.
web-quake-why-pay-own = Not this one: you have objects of your own, so one of those has to go.
web-quake-why-large = Not { $name } (protection { $vp }) now: cards are used from the largest to the smallest.
web-quake-why-small = Not { $name } (protection { $vp }) yet: with it the rest would not be enough, or it would be one card too many.

## A quake

web-quake-yellow-shout = A yellow quake!
web-quake-orange-shout = An orange quake!
web-quake-red-shout = A red quake!
web-quake-counts-yours = The damage in your hand
web-quake-counts-theirs = The damage in { $name }’s hand
web-quake-counts-more = the colour of the quake
web-quake-protects-yours = Your own objects protect { $own }.
web-quake-protects-theirs = { $name }’s own objects protect { $own }.
web-quake-protects-all = All objects on the table protect { $all }.
web-quake-verdict-alone-yours = Enough! You meet it alone.
web-quake-verdict-alone-theirs = Enough! { $name } meets it alone.
web-quake-verdict-together = With everybody’s help it can be met.
web-quake-verdict-fatal = { $missing ->
    [0] Nothing lies on the table to meet it with.
    [one] 1 is missing. Nothing can stop it.
   *[other] { $missing } are missing. Nothing can stop it.
  }
web-quake-verdict-discard-common = But first, everybody discards a common object.
web-quake-verdict-discard-hand = But first, everybody discards a card from their hand.
web-quake-verdict-cost = Nothing hurts! But every quake costs one common object.
web-quake-defence = The quake
web-quake-cost = It costs one common object
web-quake-damage-of = { $quake }: damage { $damage }
web-quake-alone-you = You meet it alone.
web-quake-alone = { $name } meets it alone.
web-quake-together = With everybody’s help.
web-quake-reached-label = Damage met
web-quake-reached = { $reached } of { $damage }
web-quake-reaching = { $reached } + { $more } = { $sum } of { $damage }

## The end

web-quake-survived = { $count ->
    [one] One quake is over, and all are safe
   *[other] All { $count } quakes are over, and all are safe
  }
web-quake-goal = The goal: { $goal } points together
web-quake-goal-now = Together: { $sum } of { $goal } points
web-quake-goal-hidden = without the hands that you do not see
web-quake-goal-parts = What each brought
web-quake-goal-won = You have done it together: { $sum } points, and { $goal } were needed. Everybody wins!
web-quake-goal-short = You all survived, and { $missing ->
    [one] { $missing } point was
   *[other] { $missing } points were
  } missing.
web-quake-podium = Who came first
web-quake-rank = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-quake-tie-alone = A tie at { $points }: { $names } met more quakes alone.
web-quake-tie-unused = A tie at { $points }, also in quakes met alone: { $names } had more common objects left.
web-quake-tie-shared = A tie at { $points } in everything: the win is shared.
web-quake-fatal = This quake was too strong
web-quake-fatal-about = { $quake }, drawn by { $name ->
    [You] you
   *[other] { $name }
  }. It can happen to anybody; what counts is what you have ready next time.
web-quake-against = Damage { $damage }, protection { $vp }: { $missing ->
    [0] nothing lay on the table.
    [one] 1 was missing.
   *[other] { $missing } were missing.
  }
web-quake-missing = { $missing ->
    [0] Nothing lay on the table.
    [one] 1 was missing.
   *[other] { $missing } were missing.
  }
web-quake-helped = What would have helped
web-quake-helped-each = { $count ->
    [one] This card alone
   *[other] Any one of these
  }, laid on the table in time, would have been enough. There it protects, and no longer hurts.
web-quake-helped-together = These together, laid on the table in time, would have been enough: { $sum }. There they protect, and no longer hurt.
web-quake-helped-none = Not even everything in your hands would have been enough this time. Holding less of what hurts would have helped.
web-quake-help-protection = protection { $protection }
web-quake-help-spared = { $spared } less damage

## Talking about it

web-quake-debrief-not-over = This game did not reach its end: there is nothing to say about it yet.
web-quake-debrief-survived = You survived all six quakes
web-quake-debrief-fatal = One quake was too strong, this time
web-quake-saved = What saved the table
web-quake-saved-before = What helped until then
web-quake-saved-about = The objects that prevented damage, the strongest first.
web-quake-saved-none = No object had to prevent any damage.
web-quake-hurt = What hurt
web-quake-hurt-about = It was in a hand when a quake struck. What did most damage comes first.
web-quake-hurt-none = Nothing dangerous was in a hand when a quake struck.
web-quake-kept = What was held back
web-quake-kept-about = Useful things, but in a hand when a quake struck: there they helped nobody.
web-quake-messages = What the cards say
web-quake-questions = To talk about
web-quake-question-1 = Which of these things do you have at home? Where are they, and would you find them in the dark?
web-quake-question-2 = Which of the things that hurt are in your bedroom or classroom? How could they be fastened, moved or made safe?
web-quake-question-3 = When did sharing help you in this game? Who around you would need help in an earthquake, and who could help you?
web-quake-question-4 = What do you do the moment the ground begins to shake: here, in bed, in the street?
web-quake-question-5 = Where do you meet your family if you cannot reach each other?

## In six pictures

web-brief-quake-1 = Draw a card into your hand. Then lay one card of your hand face up in front of you, or keep them all. After that you may draw once more.
web-brief-quake-2 = The green shield protects once a card lies face up, and scores while it is in your hand. The red crack is the damage that the card does in your hand.
web-brief-quake-3 = Six quakes lie in the pile. Whoever draws one takes the damage of all the cards in their hand.
web-brief-quake-4 = Cards that lie face up protect. If your own are enough, you use them alone and score 3. If not, everybody’s cards may help.
web-brief-quake-5 = If all the cards that lie face up are not enough together, the whole table loses.
web-brief-quake-6 = After the sixth quake you score the protection in your hand, 3 for each quake that you met alone, twice the protection of your cards that helped others, and 1 for each of your cards still face up.
