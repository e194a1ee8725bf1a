"""Life at the table: terms and clocks, lobby, talk, blocks, ways to reach people, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("deadline", sa.BigInteger))
    op.add_column("matches", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("matches_public", "matches", ["public", "status"])
    op.create_index("matches_deadline", "matches", ["deadline"])
    op.create_index("matches_counted", "matches", ["counted", "status"])
    op.add_column("seats", sa.Column("left", sa.String(8)))
    op.create_table(
        "seen",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_seen_guest", "seen", ["guest"])
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("messages_match", "messages", ["match", "id"])
    op.create_index("ix_messages_guest", "messages", ["guest"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("blocked", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"])
    op.create_table(
        "addresses",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("digest", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("digested", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
