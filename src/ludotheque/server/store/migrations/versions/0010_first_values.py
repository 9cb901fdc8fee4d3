"""Beat the Quake with other values in the deck `classic`: games of before go on with those that they had."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_GAME = "beat-the-quake"


def upgrade() -> None:
    """Tables and games of `classic` name `first` from now on; so does a record that one began from."""
    tables = sa.table("tables", *(sa.column(name, sa.Text) for name in ("id", "game", "options", "start")))
    games = sa.table("games", *(sa.column(name, sa.Text) for name in ("table_id", "game", "options")))
    connection = op.get_bind()
    for found in connection.execute(sa.select(tables).where(tables.c.game == _GAME)).all():
        values: dict[str, Any] = {"options": _renamed(found.options)}
        if found.start is not None:
            start = json.loads(found.start)
            start["options"] = json.loads(_renamed(json.dumps(start.get("options", {}))))
            values["start"] = json.dumps(start, ensure_ascii=False)
        connection.execute(tables.update().where(tables.c.id == found.id).values(values))
    for options in (
        connection.execute(sa.select(games.c.options).where(games.c.game == _GAME).distinct()).scalars().all()
    ):
        same = (games.c.game == _GAME) & (games.c.options == options)
        connection.execute(games.update().where(same).values(options=_renamed(options)))


def _renamed(options: str) -> str:
    found = json.loads(options)
    if found.get("edition", "classic") == "classic":
        found["edition"] = "first"
    return json.dumps(found, ensure_ascii=False)
