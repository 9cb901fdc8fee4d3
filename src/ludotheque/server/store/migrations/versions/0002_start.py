"""Tables whose first game goes on from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there begin as they did: with a deal."""
    op.add_column("tables", sa.Column("start", sa.Text))
