"""Tables at which moves can be taken back past draws, and games in which they could be."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """At tables that are there they cannot, and could not in any game."""
    for table in ("tables", "games"):
        op.add_column(table, sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
