# Bots: what they are called, and how each level plays. House, terminal and browser say the same.

bot-fair = Bots see exactly what a person in their seat would see, and nothing else.

## Levels, the same in every game

bot-level-1 = Newcomer
bot-level-2 = Learner
bot-level-3 = Playmate
bot-level-4 = Regular
bot-level-5 = Veteran
bot-level-6 = Expert
bot-level-7 = Strategist
bot-level-8 = Ace

## Seismic

bot-level-1-seismic = It looks at a few places and at its own sections only, and misjudges many.
bot-level-2-seismic = It looks at some places, and asks whether a section can still be closed.
bot-level-3-seismic = It sees most chances of its own sections, and keeps crews for them; yours it does not see.
bot-level-4-seismic = It sees its sections and yours one move ahead, and now and then misjudges one.
bot-level-5-seismic = It misses little that a careful player sees one move ahead.
bot-level-6-seismic = It asks of every move where it leads, and misjudges some.
bot-level-7-seismic = It knows of every move where it leads: what each section will be worth in the end.
bot-level-8-seismic = It thinks ahead: thousands of tries at how the game may go on, within two seconds a move.

## Beat the Quake

bot-level-1-beat-the-quake = It keeps what is worth points, sees little harm in a good card, and draws whatever may come.
bot-level-2-beat-the-quake = It fears the damage in its own hand, and misjudges much else.
bot-level-3-beat-the-quake = It wants to be able to meet a quake alone; at your cards it does not look.
bot-level-4-beat-the-quake = It thinks of what you may hold and what you gain, and now and then misjudges it.
bot-level-5-beat-the-quake = It weighs points, damage and the odds of a quake, and often misjudges them a little.
bot-level-6-beat-the-quake = It weighs points, damage and odds, and seldom misjudges them much.
bot-level-7-beat-the-quake = It weighs points, damage and odds, and misjudges them little.
bot-level-8-beat-the-quake = It guesses what is hidden, and plays on in thought, up to 16,000 times a move.

## Situation 4

bot-level-1-situation-4 = A child’s hands: it looks long for each piece, thinks of few places, and forgets flags.
bot-level-2-situation-4 = A child’s hands, which think of more places, and of bridges.
bot-level-3-situation-4 = Casual hands, at the pace of who does a puzzle now and then; they forget flags.
bot-level-4-situation-4 = Casual hands, which plant flags at once and see where you can get to.
bot-level-5-situation-4 = Casual hands, which plan a few pieces ahead.
bot-level-6-situation-4 = A puzzler’s hands: it finds pieces fast, and lays them where it looks first.
bot-level-7-situation-4 = A puzzler’s hands, which plan a little ahead.
bot-level-8-situation-4 = A puzzler’s hands, and the farthest foresight: a forgotten flag is not safe from it.

## Situation 4 in slow war: no hands

bot-level-1-situation-4-slow = It thinks of few places, misjudges many, and forgets flags and bridges.
bot-level-2-situation-4-slow = It thinks of more places, and builds bridges at once; it forgets flags.
bot-level-3-situation-4-slow = It plants flags at once, and knows where tanks and paratroopers are worth it; where you can get to it does not see.
bot-level-4-situation-4-slow = It sees where you can get to as well, and now and then misjudges a place.
bot-level-5-situation-4-slow = It sees every place, and plays on in thought, 20 times a move.
bot-level-6-situation-4-slow = It sees every place, and plays on in thought, 50 times a move.
bot-level-7-situation-4-slow = It sees every place, and plays on in thought, 120 times a move.
bot-level-8-situation-4-slow = The farthest foresight: it plays on in thought, up to 1,600 times a move, and farther each time.

## Plain ones, for simulations

bot-uniform = Uniform
bot-greedy = Greedy
bot-learned = Self-taught
bot-child = Child
bot-casual = Casual player
bot-puzzler = Puzzler
