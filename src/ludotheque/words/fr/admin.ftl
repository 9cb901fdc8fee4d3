# Ce que dit `ludotheque admin`.

admin-no-database = il n’y a pas de base { $file } ; « ludotheque serve » en crée une
admin-no-house = il n’y a pas de maison dans cette base ; « ludotheque serve » en crée une
database-no-answer = la base de données est inutilisable : { $why }
admin-older = cette base est d’une version plus ancienne ; « ludotheque serve » la met à jour à son prochain démarrage
database-newer = cette base est d’une version plus récente que ce ludotheque

## Tables

admin-column-table = Table
admin-column-game = Jeu
admin-column-status = État
admin-column-host = Hôte
admin-column-seats = Places
admin-column-changed = Modifiée
admin-seat-open = libre
admin-status-waiting = en attente
admin-status-playing = en cours
admin-status-paused = en pause
admin-status-finished = terminée
admin-status-closed = fermée
admin-closed = La table { $table } est fermée.
admin-closed-before = La table { $table } était déjà fermée.

## Personnes

admin-column-person = Personne
admin-column-nickname = Pseudonyme
admin-column-kind = Type
admin-column-tables = Tables
admin-column-seen = Vue le
admin-column-banned = Bannie
admin-kind-person = personne
admin-kind-bot = robot
admin-person-unknown = personne n’a l’identifiant ou le pseudonyme { $person }
admin-person-several = { $count } personnes s’appellent { $person } ; désignez-en une par son identifiant : { $ids }
admin-banned = { $nickname } ({ $person }) ne peut plus entrer.
admin-banned-before = { $nickname } ({ $person }) ne pouvait déjà plus entrer.
admin-unbanned = { $nickname } ({ $person }) peut de nouveau entrer.
admin-unbanned-before = { $nickname } ({ $person }) peut entrer.

## Garder et supprimer

admin-backed-up = Toute la maison est dans { $file } : { NUMBER($size, useGrouping: 0) } Kio.
admin-backup-there = { $file } existe déjà ; une sauvegarde ne remplace rien
admin-no-pg-dump = pg_dump n’est pas sur cet ordinateur ; là où il se trouve, lancez : { $command }
admin-pg-dump = la base n’a pas été copiée : { $why }
admin-old = { $tables ->
    [one] { $tables } table
   *[other] { NUMBER($tables, useGrouping: 0) } tables
  } et { $people ->
    [one] { $people } personne
   *[other] { NUMBER($people, useGrouping: 0) } personnes
  } seraient à supprimer.
admin-pruned = Supprimé : { $tables ->
    [one] { $tables } table
   *[other] { NUMBER($tables, useGrouping: 0) } tables
  } et { $people ->
    [one] { $people } personne
   *[other] { NUMBER($people, useGrouping: 0) } personnes
  }.
