# What the commands say of Beat the Quake.

## components

components-vp = protection
components-vd = damage
components-objects = objects

## simulate

simulate-survived = Tables that survived
simulate-met = Quakes met
simulate-alone = Quakes met alone

## balance

balance-title = Beat the Quake, edition { $edition }: { $games } games of each kind
balance-done = { $bots }, { $rules }, { $seats } seats: { $share } survived
balance-bots = Bots
balance-rules = Rules
balance-basic = basic
balance-advanced = advanced
balance-seats = Seats
balance-survived = Survived
balance-met = Quakes met
balance-alone = Alone
balance-score = Points
balance-winner = Winner’s points
balance-cards = What became of each card, with { $bots }
balance-card = Card
balance-vp = Protection
balance-vd = Damage
balance-shown = Shown
balance-used = Used
balance-kept = Kept
