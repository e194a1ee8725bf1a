"""Guests, tokens, matches, seats, the journal and what the server keeps for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("creator", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("result", sa.JSON),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("bot_owner", sa.String(64)),
        sa.Column("bot_until", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_bot_turn", "matches", ["bot_turn", "bot_until"])
    op.create_index("matches_status", "matches", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id")),
        sa.Column("level", sa.String(16)),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "changes",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.JSON),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("process", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_present_match", "present", ["match"])
    op.create_table(
        "kept",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
