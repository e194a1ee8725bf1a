"""Guests who sign other devices out, come back by a code, or go; links that work once; bans; who thinks for bots."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("recovery", sa.LargeBinary(32)))
    op.add_column("guests", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE guests SET seen = created")
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_index("ix_guests_recovery", "guests", ["recovery"])
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_links_guest", "links", ["guest"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("value", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "thinkers",
        sa.Column("process", sa.String(64), primary_key=True),
        sa.Column("workers", sa.Integer, nullable=False),
        sa.Column("hurried", sa.Boolean, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
