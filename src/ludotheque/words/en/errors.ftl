# Why something cannot be done. One line each; the clause is added behind.

## A seat, where nobody’s name is known

seat = seat { $seat }

## Options and editions

game-unknown = there is no game { $game }; choose from { $known }
game-broken = the game { $game } cannot be loaded from { $entry }: { $why }
game-other = the entry point { $entry } gives no game called { $game }
games-none = there are no games: Ludotheque is not installed; pip install adds its entry points
part-none = { $game } has no { $part }: there is no module { $module }
option-unknown = unknown option { $option }; choose from { $known }
option-value = unknown { $option } { $value }; choose from { $known }
option-not-list = { $option } must be a list of names
option-twice = “{ $value }” appears twice
option-number = must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
option-sides = must be a list of sides, 0 or 1, with one to { $most } seats on each
option-not-here = { $game } has no option { $option }; it has { $known }
table-size-unknown = unknown table size { $value }; choose from { $known }
variants-not-list = the variants must be a list of names
variant-unknown = unknown variant { $value }; choose from { $known }
variant-twice = the variant “{ $value }” appears twice
edition-unknown = unknown { $option ->
    [board] board
   *[edition] edition
  } { $edition }; choose from { $known }
edition-not-text = the { $option ->
    [board] board
   *[edition] edition
  } must be a name
edition-not-toml = { $file } is not a TOML file: { $why }
edition-unknown-key = unknown key { $key }; choose from { $known }
edition-name = the edition calls itself { $name }, but its file is named { $file }
edition-number = { $key } is { $value }; it must be a whole number from 0 to { $most }
edition-group = { $group } must be a table
edition-card-text = must be text of at most { $most } characters, without line breaks
option-not-bool = { $value } is neither true nor false
bot-unknown = there is no bot { $bot }; choose from { $known }
weights-none = { $file } holds no weights for a bot
weights-no-net = no bot learns { $game } yet
weights-other-game = the weights in { $file } are for { $found }, not for { $wanted }
weights-other-rules = the weights in { $file } are for version { $found } of the rules; this is version { $wanted }
weights-other-features = the weights in { $file } were learned from features of a view that have changed since
weights-other-net = the weights in { $file } are for version { $found } of the net; this is version { $wanted }
weights-unfit = the weights in { $file } are incomplete, or do not fit the net
preview-none = this game cannot say what a move would bring
lens-none = this game has no lens
picture-none = this game has no picture
file-unreadable = { $file } cannot be read: { $why }

## Moves

move-unknown = { $move } is not a move
over = the game is over
not-your-turn = { $seat } cannot move: { $actor } is to move
undo-nothing = there is nothing to take back
undo-past-draw = that cannot be taken back: something has been drawn or shown since

## Records

json-broken = not JSON: { $why } (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) })
json-not-utf8 = not UTF-8 text (byte { NUMBER($byte, useGrouping: 0) })
json-bom = starts with a byte-order mark; a record has none
json-twice = the key { $key } appears twice
json-constant = { $value } is not a number in JSON
json-deep = nested too deeply
record-too-long = longer than { NUMBER($most, useGrouping: 0) } bytes
record-not-object = a record is a JSON object
record-unknown-key = unknown key { $key }
record-missing = { $key ->
    [format] missing: this is not a game record of Ludotheque
   *[other] missing
  }
record-format = the format must be “ludotheque/1”
record-not-object-here = must be an object
record-not-list = must be a list
record-not-text = must be text
record-not-whole = must be a whole number
record-players = must be a list of { $least } to { $most } names
record-name = must be text of 1 to 200 characters
record-rules = there is no rules version { $rules }; the newest is { $newest }
record-timed-shape = must be a list of three: milliseconds, seat, move
record-time-range = time { $now } is not from 0 to 2^53 − 1
record-time-back = time { $now } is before { $before }, the time of the move before it
record-seat = seat { $given } is not one of 0 to { $last }
record-first = must be a seat from 0 to { $last }
record-pile-code = unknown tile { $code }
record-pile-or-seed = needs a pile or a seed
record-pile-and-seed = has “{ $pile }” and a seed; one of them is enough
record-seal = must hold commitment, secret (64 hex digits, or null) and shares (text or null for each seat)
record-result-early = is given, but the game is not over
record-result-scores = has scores { $said }; the moves give { $found }
record-result-winners = has winners { $said }; the moves give { $found }
record-result-shape = must hold scores and winners, lists of whole numbers
record-after-end = comes after the end of the game
record-moves-few = the record has only { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
record-verify-commitment = the commitment does not match the secret
record-verify-seed = the seed does not follow from the secret and the shares
record-verify-pile = the pile does not follow from the seed
record-verify-no-seal = the record holds no sealed deal
record-verify-secret = the secret has not been published yet

## Commands

seats-wrong = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }; the game is for { $least } to { $most }
names-twice = two seats have the same name { $name }: it would not be clear who is who
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: name one bot, or one for each seat
device-unknown = unknown device { $device }; choose cpu or cuda
vector-actions = actions are one whole number for each of { $games } games, not an array of shape { $shape }
vector-number = { $name } must be a whole number from 1 to { $most }, not { $value }
vector-actions-kind = actions are whole numbers, one for each of { $games } games: not decimals, not true or false
vector-place = there is no game at place { $place }: places go from 0 to { $last }
cuda-interpreted = the rules are interpreted (LUDOTHEQUE_INTERPRET); CUDA needs them compiled
cuda-not-installed = CUDA is not installed: install the extra “cuda” (pip install '.[cuda]' in the folder of Ludotheque)
cuda-no-gpu = no NVIDIA GPU was found; --device cpu works everywhere
cuda-broken = the NVIDIA driver does not answer: { $why }; --device cpu works everywhere
arena-together = nobody beats anybody at a table that plays together: an arena has nothing to compare
arena-bots-few = an arena takes two bots or more; choose from { $known }
arena-bot-twice = the bot { $bot } appears twice
arena-anchor = { $bot } does not take part; these do: { $known }
parquet-unreadable = { $file } cannot be read as Parquet: { $why }
parquet-other = { $file } holds something else; choose another name
parquet-version = { $file } was made by another version of Ludotheque; choose another name
parquet-plan = { $file } holds games from another plan: its { $key } is { $there }, not { $here }
dataset-other-game = is a record of { $there }, not of { $here }
dataset-records-and-bots = positions come either from records or from games of bots: leave out { $option }
ray-not-installed = Ray is not installed: install the extra “ray” (pip install '.[ray]' in the folder of Ludotheque)
ray-address = { $address } is not the address of a cluster; choose from { $known }
ray-unreachable = no cluster can be reached at { $address }: { $why }
ray-other-code = { $machine } has another version of Ludotheque: every machine of a cluster needs the same
ray-other-weights = a bot has different weights on { $machine }: the files that bots are named by must be the same on every machine of a cluster
ray-on-cores = Ray hands games to cores: leave out --device
ray-lost = the cluster is gone: { $why }
spiel-one-a-side = here a slow war is for two players, one on each side, not for { $seats }
spiel-record-says = the record itself gives players and options; leave out { $names }
spiel-record-other = this is a record of { $game }, not of { $wanted }
file-unwritable = { $file } cannot be written: { $why }
turn-not-passed = you cannot pass: a piece can be laid
