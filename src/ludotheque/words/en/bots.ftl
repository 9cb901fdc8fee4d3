# Bots: what they are called, and how each level plays. House, terminal and browser say the same.

## Levels, the same in every game

bot-level-1 = Newcomer
bot-level-2 = Learner
bot-level-3 = Playmate
bot-level-4 = Regular
bot-level-5 = Planner
bot-level-6 = Strategist
bot-level-7 = Virtuoso
bot-level-8 = Ace

## Seismic

bot-level-1-seismic = It looks at a few places, and forgets much.
bot-level-2-seismic = It looks at some places, and takes the points that it happens to see.
bot-level-3-seismic = It sees most chances of its own sections, and none of yours.
bot-level-4-seismic = It sees all that a careful player sees one move ahead: its sections, yours, and where a crew pays.
bot-level-5-seismic = It thinks a little ahead: a few hundred tries at how the game may go on.
bot-level-6-seismic = It thinks ahead: about a thousand tries for each move.
bot-level-7-seismic = It thinks far ahead: several thousand tries for each move.
bot-level-8-seismic = It thinks as far ahead as two seconds a move let it.

## Beat the Quake

bot-level-1-beat-the-quake = It looks at a few of its cards, and forgets much.
bot-level-2-beat-the-quake = It looks at some of its cards, and now and then at the danger.
bot-level-3-beat-the-quake = It sees most of what its own cards can do, and thinks little of yours.
bot-level-4-beat-the-quake = It weighs each card as a careful player does: points, damage, and what the table can bear.
bot-level-5-beat-the-quake = It thinks a little ahead, and guesses a few hundred times what is hidden.
bot-level-6-beat-the-quake = It thinks ahead, and guesses about a thousand times what is hidden.
bot-level-7-beat-the-quake = It thinks far ahead, and guesses several thousand times what is hidden.
bot-level-8-beat-the-quake = It guesses what is hidden as often as two seconds a move let it.

## Situation 4

bot-level-1-situation-4 = A child’s hands: it looks long for each piece, and forgets flags.
bot-level-2-situation-4 = A child’s hands, which have done a puzzle before and forget less.
bot-level-3-situation-4 = Casual hands, at the pace of who does a puzzle now and then.
bot-level-4-situation-4 = Casual hands, which look where the points lie.
bot-level-5-situation-4 = Casual hands, which plan a few pieces ahead.
bot-level-6-situation-4 = A puzzler’s hands: it finds pieces fast, and goes for objectives and bridges.
bot-level-7-situation-4 = A puzzler’s hands, with an eye on what you go for.
bot-level-8-situation-4 = A puzzler’s hands, and the farthest foresight: a forgotten flag is not safe from it.

## Plain ones, for simulations

bot-uniform = Uniform
bot-greedy = Greedy
bot-child = Child
bot-casual = Casual player
bot-puzzler = Puzzler
