# ब्राउजरमा समय: सबै ब्राउजरले सबै भाषामा समय भन्न जान्दैनन्।

web-time-day = { $count } दिन
web-time-hour = { $count } घण्टा
web-time-minute = { $count } मिनेट
web-time-second = { $count } सेकेन्ड
web-time-and = { $first } र { $last }
web-ago-now = अहिले
web-ago-yesterday = हिजो
web-ago = { $time } अघि
