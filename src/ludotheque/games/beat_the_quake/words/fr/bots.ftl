# Comment chaque niveau de robots joue à Beat the Quake. Serveur, terminal et navigateur disent la même chose.

bot-level-1-beat-the-quake = Il garde ce qui vaut des points, ne craint guère une bonne carte, et pioche quoi qu’il arrive.
bot-level-2-beat-the-quake = Il craint les dégâts de sa propre main, et se trompe beaucoup sur le reste.
bot-level-3-beat-the-quake = Il veut pouvoir contrer un séisme sans aide ; tes cartes, il ne les regarde pas.
bot-level-4-beat-the-quake = Il pense à ce que tu tiens et à ce que tu gagnes, et se trompe de temps en temps.
bot-level-5-beat-the-quake = Il pèse les points, les dégâts et le risque de séisme, et s’y trompe souvent un peu.
bot-level-6-beat-the-quake = Il pèse points, dégâts et risques, et s’y trompe rarement de beaucoup.
bot-level-7-beat-the-quake = Il pèse points, dégâts et risques, et s’y trompe peu.
bot-level-8-beat-the-quake = Il devine ce qui est caché, et joue la suite en pensée, jusqu’à 16 000 fois par coup.
