"""Lessons of a classroom: who has joined, and the tables of each round."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """There has been no lesson yet."""
    op.create_table(
        "lessons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("phrases", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "class_people",
        sa.Column("lesson", sa.Text, sa.ForeignKey("lessons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.UniqueConstraint("lesson", "name", name="class_people_named"),
    )
    op.create_table(
        "class_tables",
        sa.Column("lesson", sa.Text, sa.ForeignKey("lessons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
