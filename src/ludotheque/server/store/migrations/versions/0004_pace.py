"""Tables of games that go by time: live, or turn by turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """There has been no such game yet."""
    op.add_column("tables", sa.Column("pace", sa.Text))
