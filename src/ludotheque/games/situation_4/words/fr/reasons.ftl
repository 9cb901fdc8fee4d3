# Pourquoi un coup dans Situation 4 : dit par le terminal et par le serveur.

why-s4-covers = Elle achève de recouvrir { $objective } : un drapeau peut y être planté.
why-s4-part = Avec elle, { $covered ->
    [one] { $covered } emplacement est recouvert
   *[other] { $covered } emplacements sont recouverts
  } sur { $total }, pour { $objective } ; l’autre camp n’y a rien.
why-s4-denies = L’autre camp, qui a des pièces sur { $objective }, n’aura pas cet objectif.
why-s4-contested = L’autre camp a des pièces sur { $objective } : l’objectif n’est à personne.
why-s4-zone = Elle complète { $count ->
    [one] une zone carrée
   *[other] { $count } zones carrées
  } : { $points } points.
why-s4-base-tank = Elle recouvre { $covered } des { $total } emplacements de la base de tanks.
why-s4-base-paratroop = Elle recouvre { $covered } des { $total } emplacements de la base de parachutistes.
why-s4-base-whole-tank = La base de tanks est recouverte : trois tanks sont prêts.
why-s4-base-whole-paratroop = La base de parachutistes est recouverte : trois parachutistes sont prêts.
why-s4-leads = Elle touche { $objective }, où personne n’a encore de pièce.
why-s4-race = L’autre camp pouvait aussi poser une pièce en { $location }.
why-s4-site = Un pont peut être construit { $site } : { $points } points.
why-s4-bridge = Le pont vaut { $points } points.
why-s4-flag = Le drapeau sur { $objective } vaut { $points } points.
why-s4-flag-forgotten = L’autre camp a oublié son drapeau sur { $objective } : { $points } points changent de camp.
why-s4-flag-open = Il n’y a pas de drapeau sur { $objective }, où tout est recouvert : l’autre camp peut y planter le sien.
why-s4-tank = Le tank ferme { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
  } à l’autre camp.
why-s4-drop = Le parachutiste ouvre { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
  }.
