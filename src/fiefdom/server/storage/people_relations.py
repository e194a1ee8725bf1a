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

from fiefdom.server.storage.relations import NAMES_GUEST, NAMES_TABLE, metadata

# When somebody had a table open for the last time.
seen = Table(
    "seen",
    metadata,
    Column("match", String(16), primary_key=True, info=NAMES_TABLE),
    Column("guest", String(24), primary_key=True, index=True, info=NAMES_GUEST),
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
    Column("created", BigInteger, nullable=False),
)

# An address is used once it is confirmed; one that is not by then is forgotten.
addresses = Table(
    "addresses",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("until", BigInteger, nullable=False),
    Column("digest", Boolean, nullable=False, server_default=false()),  # a mail a day for games of days
    Column("digested", BigInteger, nullable=False, server_default="0"),
)

# Of what somebody was told at last about a table; `mark` is the same while they are waited for.
told = Table(
    "told",
    metadata,
    Column("match", String(16), primary_key=True, info=NAMES_TABLE),
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),
    Column("mark", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Messages that are on their way out of the house; a row goes when it has arrived, or nobody needs it any more.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("match", String(16), index=True, info=NAMES_TABLE),
    Column("kind", String(8), nullable=False),
    Column("way", String(8), nullable=False),  # "push", "mail" or "webhook"
    Column("target", String(1000), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # not before; whoever sends it puts this off
    Column("tries", Integer, nullable=False, server_default="0"),
)

# A player is a guest's id, or "bot easy". Games for one have records, no rating.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(24), primary_key=True, info=NAMES_GUEST),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# What a rated match came to for each who is rated by it: what they had after it.
rated = Table(
    "rated",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("player", String(24), primary_key=True, index=True, info=NAMES_GUEST),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
