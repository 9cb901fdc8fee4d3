"""A quiz before and after the games of a lesson; several children on one device."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """In lessons that are there no quiz is open, and everybody has a device."""
    op.add_column("lessons", sa.Column("quiz", sa.Text))
    op.add_column("class_people", sa.Column("device", sa.Text))
    op.create_table(
        "class_answers",
        sa.Column("lesson", sa.Text, sa.ForeignKey("lessons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("time", sa.Text, primary_key=True),
        sa.Column("answers", sa.Text, nullable=False),
    )
