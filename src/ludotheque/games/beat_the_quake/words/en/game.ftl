# Beat the Quake in the terminal and told by the server: what lies there, what can be done, what happened.

## Cards and quakes

bq-card = { $name } (protection { $vp }, damage { $vd })
bq-common = { $name } (protection { $vp })
bq-card-full = { $card }, written “{ $id }”: { $kind ->
    [helper] a helper
    [hazard] a hazard
   *[neutral] neither a helper nor a hazard
  }
bq-quake-0 = a yellow quake
bq-quake-1 = an orange quake
bq-quake-2 = a red quake
bq-colour-0 = yellow
bq-colour-1 = orange
bq-colour-2 = red

## What is asked

bq-ask-show = { $name }: show a card from your hand, or keep all?
bq-ask-draw = { $name }: draw a second card, or stop?
bq-ask-discard-common = { $name }: discard one of your common objects.
bq-ask-discard-hand = { $name }: discard a card from your hand.
bq-ask-pay = { $name }: nothing in hand does damage, but every quake costs one common object. Choose which one goes.
bq-ask-use = { $name }: use anybody’s common object. So far { $reached } against { $damage }.
bq-ask-use-own = { $name }: use one of your own common objects. So far { $reached } against { $damage }.
bq-do-keep = keep all
bq-do-show = show { $card }: damage left { $damage }
bq-do-show-drawn = show { $card }, just drawn: damage left { $damage }
bq-do-draw = draw a second card
bq-do-stop = stop
bq-do-discard = discard { $card }
bq-do-pay = give up { $card }, laid by { $owner }
bq-do-pay-own = give up your own { $card }
bq-do-use = use { $card }, laid by { $owner }: { $reached } against { $damage }
bq-do-use-own = use your own { $card }: { $reached } against { $damage }

## What happened

bq-told-deal = Everybody is dealt a card, face down.
bq-told-dealt = { $name } is dealt { $card }.
bq-told-deal-quake = During the deal { $quake } comes up: it is put away and has no effect.
bq-told-first = { $name } begins.
bq-told-draw = { $name } draws { $card }.
bq-told-draw-hidden = { $name } draws a card.
bq-told-second = { $name } draws a second card: { $card }.
bq-told-second-hidden = { $name } draws a second card.
bq-told-show = { $name } lays { $card } face up.
bq-told-keep = { $name } lays nothing face up.
bq-told-stop = { $name } stops.
bq-told-quake = { $name } draws { $quake }, number { $number } of { $all }!
bq-told-damage = The damage is { $damage }: that of the cards in { $name }’s hand.
bq-told-damage-more = The damage is { $damage }: { $hand } in { $name }’s hand, and { $more } more for the colour of the quake.
bq-told-damage-cards = { $name }’s hand: { $sum } = { $hand }.
bq-told-all-discard-common = Everybody discards a common object.
bq-told-all-discard-hand = Everybody discards a card from hand.
bq-told-no-discard = { $name } has nothing to discard.
bq-told-discard-common = { $name } discards { $card }, a common object.
bq-told-discard-hand = { $name } discards { $card } from hand.
bq-told-discard-hidden = { $name } discards a card from hand.
bq-told-alone = { $name }’s own common objects are enough: only they may be used.
bq-told-together = { $name }’s own common objects are not enough: everybody’s may be used.
bq-told-zero = Nothing in { $name }’s hand does damage, but every quake costs one common object.
bq-told-pay = { $name } gives up { $card }, laid by { $owner }.
bq-told-pay-own = { $name } gives up { $card }.
bq-told-use = { $name } uses { $card }, laid by { $owner }: { $reached } against { $damage }.
bq-told-use-own = { $name } uses { $card }: { $reached } against { $damage }.
bq-told-neutralised = The quake is met alone: { $points } points for { $name }.
bq-told-met = The quake is met with everybody’s help, and counts for nobody.
bq-told-fatal = All common objects together protect { $vp }, and the damage is { $damage }. The quake is fatal: everybody loses.
bq-told-fatal-none = There is no common object to use. The quake is fatal: everybody loses.
bq-told-over-met = The last quake is met: the game is over.
bq-told-over-pile = The pile is empty: the game is over.
bq-told-winner = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
bq-told-winner-alone = { $tied } have { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each; { $names } met the most quakes alone and wins.
bq-told-winner-unused = { $tied } have { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each and met the same number of quakes alone; { $names } has the most common objects left and wins.
bq-told-shared = { $names } have { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each and share the win.
bq-told-goal = Together { $sum } points, and the goal was { $goal }: everybody wins!
bq-told-short = You all survived, and { $missing ->
    [one] { $missing } point was
   *[other] { $missing } points were
  } missing: together { $sum } of { $goal }. Nobody wins this time.

## How it stands

bq-pile = The pile: { $quakes ->
    [one] { $quakes } quake
   *[other] { $quakes } quakes
  } in { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
  }.
bq-pile-safe = The pile: { $quakes ->
    [one] { $quakes } quake
   *[other] { $quakes } quakes
  } in { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
  }; { $safe ->
    [one] the next one is safe
   *[other] the next { $safe } are safe
  }.
bq-quakes = Quakes met: { $met } of { $all }. Drawn: { $quakes }
bq-quake-now = Now { $quake } is being met: { $reached } against damage { $damage }.
bq-seat = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand
bq-seat-alone = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand, { $alone ->
    [one] { $alone } quake
   *[other] { $alone } quakes
  } met alone
bq-seat-points = { $words }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-seat-points-hidden = { $words }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } without the hand
bq-seat-told = { $words }.
bq-face-up = Common objects: { $cards }.
bq-face-up-none = No common object.
bq-used = Used by others: { $cards }.
bq-held = In hand: { $cards }.
bq-held-drawn = in hand: { $cards }
bq-hand = { $name }’s hand: { $cards }.
bq-hand-sums = Together protection { $vp } and damage { $vd }: a quake now would do { $vd } damage.
bq-hand-sums-advanced = Together protection { $vp } and damage { $vd }: a quake now would do { $vd } damage (orange { $orange }, red { $red }).
bq-hand-sums-now = Together protection { $vp } and damage { $vd }.
bq-hand-empty = { $name }’s hand is empty.
bq-standing = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-standing-hidden = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
  }
bq-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-points-for = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $parts })
bq-points-hidden = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand
bq-points-for-hidden = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $parts }), and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand
bq-for-hand = hand { $points }
bq-for-used = used by others { $points }
bq-for-unused = still face up { $points }
bq-for-alone = quakes met alone { $points }
bq-together = Together, as far as you see: { $sum } of { $goal } points. Hands that you do not see are not counted.
bq-together-end = Together: { $sum } of { $goal } points.
bq-scores-fatal = The quake was fatal: everybody has lost, and nobody has any points.
bq-helped = { $missing } { $missing ->
    [one] was
   *[other] were
  } missing. On the table in time, { $count ->
    [one] this card alone
   *[other] any one of these cards
  } would have been enough: { $cards }.
bq-helped-together = { $missing } were missing. On the table in time, these { $count } cards together would have been enough: { $cards }.
bq-helped-none = { $missing } { $missing ->
    [one] was
   *[other] were
  } missing, and no cards in hand would have been enough.
bq-helped-nothing-shared = Nothing lay on the table. On it in time, { $count ->
    [one] this card alone
   *[other] any one of these cards
  } would have been enough: { $cards }.
bq-help = { $name } ({ $protection ->
    [0] { $spared } less damage
   *[other] { $spared ->
        [0] protection { $protection }
       *[other] protection { $protection } and { $spared } less damage
      }
  })
bq-unseen = Not seen: { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
  } and { $quakes ->
    [one] { $quakes } quake
   *[other] { $quakes } quakes
  }. In the pile: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
  }.
bq-unseen-vp = Protection { $vp }: { $cards }
bq-unseen-card = { $name } (damage { $vd })
bq-unseen-quakes = Quakes: { $quakes }
bq-unseen-colour = { $count } { $colour ->
    [0] yellow
    [1] orange
   *[2] red
  }

## Around the game

title-beat-the-quake = Beat the Quake
help-game-beat-the-quake =
    The name of a card (torch) shows it in full, with what it teaches; “look table” shows the card of that name.
    A move can also be written out: “show torch”, “keep”, “draw”, “stop”, “discard torch”, “use torch”
    Protection is what a card prevents when it lies face up, damage what it does while it is in your hand. The rules call them VP and VD. [Torch 3] lies face up, (Torch 3) was used.
