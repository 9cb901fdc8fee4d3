"""The tables of the database. A change here needs a migration (`store/migrations/versions`).

Times are milliseconds since 1970. Documents are JSON texts. A person's secret is kept as its SHA-256 only.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),  # one row: 1
    Column("latest", BigInteger, nullable=False),  # the house's time is never before this
    Column(
        "attention", Integer, nullable=False, server_default="0"
    ),  # counts what `ludotheque admin` changed
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # person, bot
    Column("nickname", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # last connected, to about 20 seconds
    Column("banned", BigInteger),
)

keys = Table(
    "keys",
    metadata,
    Column("secret_hash", Text, primary_key=True),  # of a cookie or a token; each device has its own
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("keys_of", keys.c.person)

links = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("plan", Text, nullable=False),  # the seats at the beginning
    Column("secret", Text, nullable=False),  # of the first deal; never leaves before that game is over
    Column("created", BigInteger, nullable=False),
    Column("start", Text),  # a record: the moves from which the first game goes on
    Column("pace", Text),  # of a game that goes by time
    Column("hints", Boolean, nullable=False, server_default=true()),  # whether seats may ask for some
    Column("pause", Integer, nullable=False, server_default="0"),  # between moves, where only bots play
    Column("lens", Boolean, nullable=False, server_default=true()),  # whether the game's lens may be used
    Column("practice", Boolean, nullable=False, server_default=false()),  # whether it was opened as such
    # What lists show, and what the house looks for; all of it follows from the events.
    Column("changed", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("due", BigInteger),  # when the house has to look after it
)
Index("tables_due", tables.c.due)
Index("tables_listed", tables.c.public, tables.c.status, tables.c.changed)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "number", Integer, primary_key=True
    ),  # 1, 2, 3, … without a gap: the database decides who is first
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Text),
    Column("key", Text),  # the client id of the command
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("last_event", Integer),  # the one that ended it
    Column("practice", Boolean, nullable=False, server_default=false()),  # not to be rated
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("simulations", Integer, primary_key=True),  # for each position
    Column("body", Text, nullable=False),  # the numbers; the words come from them and the record
)

game_seats = Table(
    "game_seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
)
Index("game_seats_of", game_seats.c.person, game_seats.c.started)

table_people = Table(
    "table_people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
Index("table_people_at", table_people.c.table_id)

# A classroom

lessons = Table(
    "lessons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),  # that children join with
    Column("phrases", Boolean, nullable=False),  # whether quick phrases may be said
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether children may ask for some
    Column("quiz", Text),  # the one that is open: before, after
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

class_people = Table(
    "class_people",
    metadata,
    Column("lesson", Text, ForeignKey("lessons.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, nullable=False),  # pupil, teacher
    Column("name", Text, nullable=False),  # no other in this lesson has it
    Column("joined", BigInteger, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL")),  # where a pupil plays now
    Column("device", Text),  # the pupil on whose device this one plays; none: on its own
    UniqueConstraint("lesson", "name", name="class_people_named"),
)

class_tables = Table(
    "class_tables",
    metadata,
    Column("lesson", Text, ForeignKey("lessons.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, nullable=False),  # 1, and one more each time that all are grouped anew
    Column("number", Integer, nullable=False),  # by which a teacher calls it: 1, 2, 3, … in its round
)

class_answers = Table(
    "class_answers",
    metadata,
    Column("lesson", Text, ForeignKey("lessons.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("time", Text, primary_key=True),  # before, after
    Column("answers", Text, nullable=False),  # by question; what was not known is left out
)
