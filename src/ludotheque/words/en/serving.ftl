# What `ludotheque serve` says, and what is wrong with a setting. Before a refusal stands where the setting was given.

setting-unknown = unknown key { $key }; choose from { $known }
setting-text = must be text, and not empty
setting-host = { $value } is neither an address nor the name of a computer
setting-whole = must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }; it is { $value }
setting-number = must be a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }; it is { $value }
setting-switch = must be true or false; it is { $value }
setting-level = there is no level { $value }; choose from { $known }
setting-database = must be a URL such as { $postgresql } or { $sqlite }; special characters in it are written as %40 and the like
setting-database-file = names no file; an SQLite URL looks like { $example }
setting-database-name = names no database; a PostgreSQL URL looks like { $example }
setting-redis = must be a URL such as { $example }
setting-public = { $value } is not an address such as { $example }, without a path
setting-folder = the folder { $folder } cannot be made: { $why }
setting-folder-closed = nothing can be written to the folder { $folder }

## At the start

serve-open = Ludotheque is open.
serve-here = On this computer
serve-network = On your network
serve-public = For everybody
serve-scan-network = A phone on the same network can scan this:
serve-scan-public = A phone can scan this:
serve-alone = Only this computer can reach it. { $option } opens it to your network.
serve-no-network = No network was found: only this computer can reach it.
serve-stop = Ctrl-C stops it.

## A classroom

serve-game = a game can be named only with --classroom; what is { $game }?
serve-class-open = The classroom is open. It plays { $game }.
serve-class-join = The class joins at
serve-class-code = with the code
serve-class-teacher = Your own page
serve-class-secret = Whoever opens your page is the teacher: keep its address to yourself.
serve-class-scan = Or the class scans this:
serve-class-stop = Ctrl-C stops it. The lesson goes on at the next start.
class-no-client = a classroom needs the web client, which is not built; “make client” builds it
