"""Reviews of games that are over: each is made once."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("simulations", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
