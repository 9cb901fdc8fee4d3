# What `ludotheque admin` says.

admin-no-database = there is no database { $file }; “ludotheque serve” makes one
admin-no-house = there is no house in this database; “ludotheque serve” makes one
database-no-answer = the database cannot be used: { $why }
admin-older = this database comes from an older version; “ludotheque serve” brings it up to date the next time it starts
database-newer = this database comes from a newer version than this ludotheque

## Tables

admin-column-table = Table
admin-column-game = Game
admin-column-status = State
admin-column-host = Host
admin-column-seats = Seats
admin-column-changed = Changed
admin-seat-open = open
admin-status-waiting = waiting
admin-status-playing = playing
admin-status-paused = paused
admin-status-finished = finished
admin-status-closed = closed
admin-closed = Table { $table } is closed.
admin-closed-before = Table { $table } was already closed.

## People

admin-column-person = Person
admin-column-nickname = Nickname
admin-column-kind = Kind
admin-column-tables = Tables
admin-column-seen = Last seen
admin-column-banned = Banned
admin-kind-person = person
admin-kind-bot = bot
admin-person-unknown = nobody has the id or nickname { $person }
admin-person-several = { $count } people are called { $person }; choose one by id: { $ids }
admin-banned = { $nickname } ({ $person }) is banned.
admin-banned-before = { $nickname } ({ $person }) was already banned.
admin-unbanned = { $nickname } ({ $person }) may come in again.
admin-unbanned-before = { $nickname } ({ $person }) was not banned.

## Keeping and deleting

admin-backed-up = The whole house is in { $file }: { NUMBER($size, useGrouping: 0) } KiB.
admin-backup-there = { $file } already exists; a backup never replaces a file
admin-no-pg-dump = pg_dump is not installed on this computer; on one that has it, run: { $command }
admin-pg-dump = the database was not copied: { $why }
admin-old = { $tables ->
    [one] { $tables } table
   *[other] { NUMBER($tables, useGrouping: 0) } tables
  } and { $people ->
    [one] { $people } person
   *[other] { NUMBER($people, useGrouping: 0) } people
  } would be deleted.
admin-pruned = { $tables ->
    [one] { $tables } table
   *[other] { NUMBER($tables, useGrouping: 0) } tables
  } and { $people ->
    [one] { $people } person
   *[other] { NUMBER($people, useGrouping: 0) } people
  } deleted.
