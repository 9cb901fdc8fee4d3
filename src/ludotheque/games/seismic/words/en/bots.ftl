# How each level of bots plays Seismic. House, terminal and browser say the same.

bot-level-1-seismic = It looks only at a few places and at its own sections, and misjudges many.
bot-level-2-seismic = It looks at some places, and asks whether a section can still be closed.
bot-level-3-seismic = It sees most chances for its own sections, and keeps crews for them; it does not see yours.
bot-level-4-seismic = It sees its sections and yours one move ahead, and now and then misjudges one.
bot-level-5-seismic = It misses little that a careful player sees one move ahead.
bot-level-6-seismic = It asks where every move leads, and misjudges some.
bot-level-7-seismic = It knows where every move leads: what each section will be worth in the end.
bot-level-8-seismic = It thinks ahead: it tries thousands of ways in which the game may go on, within two seconds a move.
