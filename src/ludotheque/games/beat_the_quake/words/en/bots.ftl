# How each level of bots plays Beat the Quake. House, terminal and browser say the same.

bot-level-1-beat-the-quake = It keeps what is worth points, sees little harm in a good card, and keeps drawing, whatever may come.
bot-level-2-beat-the-quake = It fears the damage in its own hand, and misjudges much of the rest.
bot-level-3-beat-the-quake = It wants to be able to meet a quake alone; it does not think about your cards.
bot-level-4-beat-the-quake = It thinks of what you may hold and what you gain, and now and then misjudges it.
bot-level-5-beat-the-quake = It weighs points, damage and the odds of a quake, and often misjudges them a little.
bot-level-6-beat-the-quake = It weighs points, damage and odds, and seldom misjudges them much.
bot-level-7-beat-the-quake = It weighs points, damage and odds, and misjudges them little.
bot-level-8-beat-the-quake = It guesses what is hidden, and plays the game on in its mind, up to 16,000 times a move.
