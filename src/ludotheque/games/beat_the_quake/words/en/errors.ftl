# Why something cannot be done in Beat the Quake.

## Options and editions

edition-objects = it holds { $count } objects; it takes { $least } to { $most }
edition-card-id = { $id } cannot be the id of a card; an id is up to { $longest } small letters, digits and hyphens, a letter first, and not that of a quake
edition-card-twice = the card “{ $id }” appears twice
edition-card-picture = { $picture } cannot be the name of a picture
edition-card-kind = { $kind } is no kind of object; it is one of { $known }
edition-like = there is no edition { $edition } here that another one can be like; choose from { $known }
edition-in-place = in_place_of must name a card of the edition that this one is like, each once: { $id } does not
balance-not-this = the values of { $game } are those of the published game; you can balance { $known }

## Moves

move-unknown-card = there is no card { $card } in this edition
not-now-show = { $seat } has to show a card now, or keep all
not-now-draw = { $seat } has to draw a second card now, or stop
not-now-use = { $seat } has to use a common object against the quake now
not-now-discard-hand = { $seat } has to discard a card from hand now
not-now-discard-common = { $seat } has to discard a common object now
show-not-held = { $seat } cannot show { $card }: it is not in hand
discard-not-held = { $seat } cannot discard { $card }: it is not in hand
discard-not-common = { $seat } cannot discard { $card }: it does not lie face up in front of { $seat }
use-not-common = { $seat } cannot use { $card }: it does not lie face up
use-not-own = { $seat } cannot use { $card }: { $seat }’s own common objects are enough
use-too-large = { $seat } cannot use { $card } now: its protection of { $vp } is more than the { $last } of the card before
use-too-small = { $seat } cannot use { $card } now: with it and what could follow, the { $left } still needed would not be reached
pile-card-twice = the card “{ $card }” appears in the pile twice
