"""The lens of a game, where a host has not put it away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """At tables that are there it may be used, as at new ones."""
    op.add_column("tables", sa.Column("lens", sa.Boolean, nullable=False, server_default=sa.true()))
