# Comment on énumère des noms et dit un jour : dans le navigateur aussi.

list-and = { $first } et { $last }
day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  } { NUMBER($year, useGrouping: 0) }
