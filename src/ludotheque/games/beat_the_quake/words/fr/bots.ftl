# Comment chaque niveau de robots joue à Beat the Quake. Serveur, terminal et navigateur disent la même chose.

bot-level-1-beat-the-quake = Il craint les dégâts de sa propre main, et se trompe beaucoup sur presque tout.
bot-level-2-beat-the-quake = Il craint les dégâts de sa propre main, et se trompe souvent sur le reste.
bot-level-3-beat-the-quake = Il voit aussi que les cartes sur la table aident les autres et rapportent ; il ne pense pas à tes cartes.
bot-level-4-beat-the-quake = Il pense à ce que tu peux avoir et au risque d’un séisme, et s’y trompe souvent.
bot-level-5-beat-the-quake = Il pèse points, dégâts et risques, et s’y trompe un peu.
bot-level-6-beat-the-quake = Il pèse sûrement points, dégâts et risques, mais ne prévoit pas la suite.
bot-level-7-beat-the-quake = Il devine ce qui est caché, et joue la suite en pensée, jusqu’à 6 000 fois par coup.
bot-level-8-beat-the-quake = Il devine ce qui est caché, et joue la suite en pensée, jusqu’à 24 000 fois par coup.
