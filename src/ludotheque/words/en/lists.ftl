# How names are listed and a day is called: in the browser as well.

list-and = { $first } and { $last }
day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { NUMBER($year, useGrouping: 0) }
