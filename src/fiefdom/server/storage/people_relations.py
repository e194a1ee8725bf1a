"""What the database keeps of people beside their tables: talk, blocks, ways to reach them, ratings."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    false,
)

from fiefdom.server.storage.relations import metadata

# When somebody had a table open for the last time.
seen = Table(
    "seen",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("guest", String(24), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

# What was said at a table: words, an emote by its name, or a nudge to a seat.
messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("messages_match", "match", "id"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("blocked", String(24), ForeignKey("guests.id"), primary_key=True, index=True),
)

# A browser that wants to hear of its guest's turns.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("keys", JSON, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# An address is used once it is confirmed; until then `code` is the hash of what was sent to it.
addresses = Table(
    "addresses",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("code", String(64)),
    Column("until", BigInteger, nullable=False),
    Column("digest", Boolean, nullable=False, server_default=false()),
    Column("digested", BigInteger, nullable=False, server_default="0"),
)

# A player is a guest's id, or "bot easy". Games for one have records, no rating.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
