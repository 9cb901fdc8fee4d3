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
dilemma-fitting = Bots get to know the deck…
dilemma-early = Lost early
dilemma-harmless = Damage 0
dilemma-hard = 3 or more
dilemma-shared = With others
dilemma-again = Draw again
dilemma-starter = First seat
dilemma-rules = Rules of one line, { $rules } rules: their tables, and how often bots beat them
dilemma-rule = Rule
dilemma-survives = Survive
dilemma-beaten = Beaten
dilemma-rule-most-vd = Show most VD, always draw twice
dilemma-rule-most-vd-once = Show most VD, never draw twice
dilemma-rule-most-vp = Show most VP, always draw twice
dilemma-rule-most-vp-once = Show most VP, never draw twice
dilemma-rule-least-vp = Keep VP
dilemma-rule-most-of-both = Show most VP and VD together
dilemma-rule-as-drawn = Show what was drawn
dilemma-rule-in-turn = Show most VD and most VP in turn
dilemma-rule-as-needed = Show VP while the table is short of it, else VD
dilemma-rule-up-to-eight = Show VP up to eight on the table, then keep it
dilemma-cards = What became of each card, at all numbers of seats
dilemma-legend = A figure with { $mark } is not where it should be.

## balance --together

together-title = Beat the Quake, edition { $edition }: { $games } tables of { $bot } of each kind play together
together-rules = Rules
together-seats = Seats
together-goal = Goal
together-middle = Middle
together-survived = Survived
together-reached = Of them, goal reached
together-won = Won
