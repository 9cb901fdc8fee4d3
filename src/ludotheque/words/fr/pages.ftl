# Les pages simples de la maison.

## Sur chaque page

page-title = { $title } – Ludothèque
page-home = Ludothèque
page-you-are = Vous êtes { $name }
page-languages = Langue
page-client = La même page en images (avec des scripts)
page-problem = Cela n’a pas marché
page-back = Retour aux tables

## Entrer

page-enter = Entrer
page-enter-about = Un nom suffit pour jouer. Il n’y a ni compte ni mot de passe.
page-nickname = Votre pseudonyme
page-you = Vous
page-rename = Changer de nom
page-rename-do = Prendre ce nom
page-rename-about = Aux tables où vous êtes déjà, l’ancien nom reste.
page-device = Jouer sur un autre appareil
page-device-about = Un lien vous permet de jouer aussi sur un autre téléphone ou ordinateur. Il ne sert qu’une fois, dans le quart d’heure.
page-device-do = Créer un lien
page-device-made = Ouvrez cette adresse sur l’autre appareil, ou scannez le code. Toute personne qui l’ouvre joue sous votre nom : ne la donnez à personne.
page-link = Cet appareil est-il le vôtre ?
page-link-about = Avec ce lien, vous êtes ici la même personne que sur l’appareil où vous l’avez créé.
page-link-instead = Sur cet appareil, vous êtes { $name } pour l’instant. Ensuite, vous ne le serez plus.
page-link-do = Oui, c’est le mien
page-code = Code QR de cette adresse
page-plain-address = Sans script : { $address }

## Tables

page-tables = Tables
page-tables-public = Tables publiques
page-tables-none = Aucune table publique en ce moment. Ouvrez-en une !
page-tables-yours = Vos tables
page-table = { $game } chez { $host }
page-open = Ouvrir une table
page-open-do = Ouvrir une table de { $game }
page-against = Contre
page-against-bot = { $bot }, un robot de niveau { $level }
page-against-open = la première personne qui vient
page-public = Tout le monde peut la voir dans la liste
page-public-about = Sinon, il faut son adresse pour la trouver.
page-options-usual = règles habituelles
page-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
  }, { $open ->
    [0] aucune libre
    [one] { $open } libre
   *[other] { $open } libres
  }
page-ago-now = ouverte à l’instant
page-ago-minutes = ouverte il y a { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
page-ago-hours = ouverte il y a { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
page-ago-days = ouverte il y a { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
page-status-waiting = on attend du monde
page-status-playing = partie en cours
page-status-paused = en pause
page-status-finished = terminée
page-status-closed = fermée

## Une table

page-your-turn = C’est à vous de jouer.
page-is-live = Les deux camps jouent en même temps : sur cette page, vous ne pouvez que regarder.
page-waits-open = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  } La partie commence quand toutes sont prises et que tout le monde est prêt.
page-waits-ready = La partie commence quand tout le monde est prêt.
page-waits-for = On attend { $names }.
page-is-paused = La partie est en pause.
page-is-closed = Cette table est fermée.
page-ended-rules = La partie est finie.
page-ended-resigned = La partie est finie : quelqu’un a abandonné.
page-ended-time = La partie est finie : le temps de quelqu’un est écoulé.
page-ended-agreed = La partie est finie : tout le monde était d’accord pour s’arrêter là.
page-ended-closed = La partie est finie : la table a été fermée.
page-look = Actualiser
page-live-on = Actualiser toutes les 10 secondes, sans que je le demande
page-live-off = N’actualiser que si je le demande
page-happened = Ce qui vient de se passer
page-move = Votre coup
page-play = Jouer ce coup
page-hint = Un conseil
page-hint-about = Les meilleurs coups, tels que les voit le robot le plus fort. Les autres verront que vous l’avez demandé.
page-hint-do = Conseil
page-hint-best = Les meilleurs coups, et vos chances de gagner
page-hint-tries = { $tries ->
    [one] Calculé d’après ce que vous savez, en un essai.
   *[other] Calculé d’après ce que vous savez, en { NUMBER($tries) } essais.
  }
page-seats = Places
page-seat = Place
page-who = Qui
page-how = État
page-time = Temps restant
page-is-open = libre
page-is-bot = un robot
page-is-ready = peut commencer
page-is-not-ready = se prépare encore
page-is-left = a quitté la table
page-is-replaced = a quitté la table ; { $bot } joue
page-is-resigned = a abandonné
page-is-to-move = doit jouer
page-is-here = à la table
page-is-you = (vous)
page-clock-none = Sans pendule.
page-clock-move = Pendule : { $time } par coup.
page-clock-bank = Pendule : { $time } pour la partie, et { $increment } de plus à chaque coup.
page-clock-bank-alone = Pendule : { $time } pour toute la partie.
page-clock-days = Pendule : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par coup.
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
page-stands = Où en est la partie
page-stands-why = En détail
page-position = La table
page-position-drawn = La table, dessinée. Elle est décrite plus bas.
page-position-told = La table, décrite
page-do-sit = Prendre cette place
page-do-fill = Y installer un robot
page-do-ready = C’est bon pour moi
page-do-leave = Quitter la table
page-do-return = Reprendre ma place
page-do-resign = Abandonner cette partie
page-do-rematch = Une autre partie, aux mêmes places
page-do-resume = Continuer la partie
page-do-step = Avancer d’un coup
page-do-pass = Passer mon tour
page-do-close = Fermer la table pour de bon
page-do-replace = Laisser un robot jouer pour { $name }
page-do-propose-takeback = Reprendre mon coup
page-do-practice-on = S’entraîner : je peux reprendre mes coups, même après une pioche
page-do-practice-off = Jouer sans reprendre de coups
page-practice = Entraînement : on peut reprendre ses coups, même après une pioche. Cette partie n’est pas classée.
page-do-propose-pause = Faire une pause
page-do-propose-end = Arrêter la partie ici
page-do-agree = Oui
page-do-disagree = Non
page-more = Plus
page-proposed-takeback = { $name } demande à reprendre son dernier coup.
page-proposed-pause = { $name } propose une pause.
page-proposed-end = { $name } propose d’arrêter la partie ici.
page-talk = Conversation
page-say = Dire quelque chose à la table
page-say-do = Envoyer
page-games = Parties de cette table
page-game = Partie { $round }
page-record = enregistrement
page-share = Inviter quelqu’un
page-share-about = Toute personne qui a cette adresse peut regarder, et prendre une place libre.
