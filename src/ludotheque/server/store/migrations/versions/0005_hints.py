"""Hints, where a host or a teacher allows them; a pause between the moves of bots that people watch."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """At tables that are there hints are allowed, as at new ones; in a lesson the teacher says so."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("pause", sa.Integer, nullable=False, server_default="0"))
    op.add_column("lessons", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
