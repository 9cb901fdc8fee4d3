# Environments for research: why one cannot be made or used so.

env-seat = there is no seat { $wanted } at this table; its seats are 0 to { $last }
env-opponents = { $count ->
    [one] one opponent was named
   *[other] { $count } opponents were named
  } for { $others ->
    [one] one other seat
   *[other] { $others } other seats
  }: name just one, or one for each
env-resign = nobody resigns in an environment: games are played to their end
env-render-mode = there is no render mode { $mode }; choose from { $known }
env-render-none = no render mode was chosen; choose from { $known }
env-whole = { $name } must be a whole number, not { $value }
env-reset = no game has begun: call reset first
env-agents = give an action for each of { $agents } and for nobody else, not for { $given }
env-extra = { $library } is not installed: install the extra “{ $extra }” (pip install '.[{ $extra }]' in the folder of Ludotheque)
spiel-outcome = chance cannot choose { $outcome } now
env-opponent-silent = the bot in { $seat } has to move, but gave no move
env-opponent-none = the function that makes an opponent returned { $found }, which is not a bot: it has no decide(view, legal, seconds)
env-seed = a seed must be a whole number or text, not { $value }
