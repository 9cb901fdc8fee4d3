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

## Plain ones, for simulations

bot-uniform = Uniform
bot-greedy = Greedy
bot-learned = Self-taught
