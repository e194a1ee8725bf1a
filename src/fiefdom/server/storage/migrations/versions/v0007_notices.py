"""Hearing of one's turn: each guest's language, what was told, what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("guests", sa.Column("spoken", sa.String(8), nullable=False, server_default="en"))
    op.drop_column("pushes", "language")
    op.drop_column("addresses", "language")
    op.drop_column("addresses", "code")
    op.add_column("addresses", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "told",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_told_guest", "told", ["guest"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("match", sa.String(16)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    for column in ("guest", "match", "due"):
        op.create_index(f"ix_outbox_{column}", "outbox", [column])
