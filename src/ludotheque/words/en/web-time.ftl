# Times in the browser: not every browser can say them in every language.

web-time-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-time-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-time-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-time-second = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-time-and = { $first }, { $last }
web-ago-now = now
web-ago-yesterday = yesterday
web-ago = { $time } ago
