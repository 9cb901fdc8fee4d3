# How each level of bots plays Situation 4. House, terminal and browser say the same.

## Levels

bot-level-1-situation-4 = A child’s hands: it takes long to find each piece, thinks of few places, and forgets flags.
bot-level-2-situation-4 = A child’s hands, with an eye for more places, and for bridges.
bot-level-3-situation-4 = Casual hands, at the pace of somebody who does a puzzle now and then; it forgets flags.
bot-level-4-situation-4 = Casual hands: it plants flags at once, and sees where you can get to.
bot-level-5-situation-4 = Casual hands: it plans a few pieces ahead.
bot-level-6-situation-4 = A puzzler’s hands: it finds pieces fast, and lays them where it looks first.
bot-level-7-situation-4 = A puzzler’s hands: it plans a little ahead.
bot-level-8-situation-4 = A puzzler’s hands, and it looks farthest ahead: no forgotten flag is safe from it.

## In slow war: no hands

bot-level-1-situation-4-slow = It thinks of few places, misjudges many, and forgets flags and bridges.
bot-level-2-situation-4-slow = It thinks of more places, and builds bridges at once; it forgets flags.
bot-level-3-situation-4-slow = It plants flags at once, and knows where tanks and paratroopers are worth it; it does not see where you can get to.
bot-level-4-situation-4-slow = It sees where you can get to as well, and now and then misjudges a place.
bot-level-5-situation-4-slow = It sees every place, and plays the game on in its mind, 20 times a move.
bot-level-6-situation-4-slow = It sees every place, and plays the game on in its mind, 50 times a move.
bot-level-7-situation-4-slow = It sees every place, and plays the game on in its mind, 120 times a move.
bot-level-8-situation-4-slow = It looks farthest ahead: it plays the game on in its mind, up to 1,600 times a move, and farther each time.

## Plain ones, for simulations

bot-child = Child
bot-casual = Casual player
bot-puzzler = Puzzler
