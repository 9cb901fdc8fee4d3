# Comment chaque niveau de robots joue à Seismic. Serveur, terminal et navigateur disent la même chose.

bot-level-1-seismic = Il regarde peu d’endroits, ses propres sections seulement, et se trompe souvent.
bot-level-2-seismic = Il regarde quelques endroits, et se demande si une section peut encore être fermée.
bot-level-3-seismic = Il voit presque toutes les chances de ses sections, et garde des équipes pour elles ; les vôtres, il ne les voit pas.
bot-level-4-seismic = Il voit ses sections et les vôtres un coup à l’avance, et se trompe de temps en temps.
bot-level-5-seismic = De ce que voit un regard attentif un coup à l’avance, peu de choses lui échappent.
bot-level-6-seismic = Il se demande où mène chaque coup, et se trompe parfois.
bot-level-7-seismic = Il sait où mène chaque coup : ce que vaudra chaque section à la fin.
bot-level-8-seismic = Il réfléchit plus loin : des milliers d’essais de la suite, en deux secondes par coup au plus.
