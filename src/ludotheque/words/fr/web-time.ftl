# Les temps dans le navigateur : tous les navigateurs ne savent pas les dire dans toutes les langues.

web-time-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-time-hour = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-time-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-time-second = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-time-and = { $first } et { $last }
web-ago-now = maintenant
web-ago-yesterday = hier
web-ago = il y a { $time }
