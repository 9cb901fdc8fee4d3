# How each level of bots plays Beat the Quake. House, terminal and browser say the same.

bot-level-1-beat-the-quake = It fears the damage in its own hand, and misjudges most things by a lot.
bot-level-2-beat-the-quake = It fears the damage in its own hand, and often misjudges the rest.
bot-level-3-beat-the-quake = It also sees that cards on the table help others and bring points; it does not think about your cards.
bot-level-4-beat-the-quake = It thinks of what you may hold and of the odds of a quake, and often misjudges them.
bot-level-5-beat-the-quake = It weighs points, damage and the odds of a quake, and misjudges them a little.
bot-level-6-beat-the-quake = It weighs points, damage and the odds of a quake surely, but does not think ahead.
bot-level-7-beat-the-quake = It guesses what is hidden, and plays the game on in its mind, up to 6,000 times a move.
bot-level-8-beat-the-quake = It guesses what is hidden, and plays the game on in its mind, up to 24,000 times a move.
