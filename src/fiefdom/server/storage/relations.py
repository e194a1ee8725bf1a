"""The tables of the database. Times are milliseconds since 1970."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    text,
    true,
)

metadata = MetaData()

# For columns without a foreign key (storage/naming.py).
NAMES_GUEST = {"names": "guests"}
NAMES_TABLE = {"names": "matches"}

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(8)),  # chosen; else they are spoken to in
    Column("spoken", String(8), nullable=False, server_default="en"),  # what their browser asked for last
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0", index=True),
    Column("generation", Integer, nullable=False, server_default="0"),  # older cookies are worth nothing
    Column("recovery", LargeBinary(32), index=True),  # the SHA-256 of the code
    Column("gone", Boolean, nullable=False, server_default=false()),  # deleted: tables name the id still
)

# Links that carry a guest to another device, by their SHA-256; a link goes when it is used.
links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

# Guests and addresses that the host has shut out.
bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),  # "guest" or "address"
    Column("value", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

# A token is kept as its SHA-256 only: who reads the database cannot use it.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The first block never changes; the second is what the journal comes to, for lists and sweeps.
matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("level", String(16), nullable=False),
    Column("creator", String(24), ForeignKey("guests.id"), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("version", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("actor", Integer),
    Column("result", JSON),
    Column("finished", BigInteger),  # when the last decision was taken
    Column("deadline", BigInteger),  # when the time that runs is over, if nothing happens
    Column(
        "counted", Boolean, nullable=False, server_default=true()
    ),  # in the ratings, or not meant for them
    Column("name", String(40)),
    Column("deleted", BigInteger),
    Column("bot_turn", Boolean, nullable=False),
    Column("bot_owner", String(64)),
    Column("bot_until", BigInteger, nullable=False),
    Index("matches_creator", "creator"),
    Index("matches_bot_turn", "bot_turn", "bot_until"),
    Index("matches_status", "status", "updated"),
    Index("matches_public", "public", "status"),
    Index("matches_deadline", "deadline"),
    Index("matches_counted", "counted", "status"),
    *(
        Index(f"matches_{name}", name, sqlite_where=there, postgresql_where=there)
        for name, there in (
            ("bot_owner", text("bot_owner IS NOT NULL")),
            ("deleted", text("deleted IS NOT NULL")),
        )
    ),
)

# Who sits where now, so that "my tables" is one look-up.
seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(24), ForeignKey("guests.id"), index=True),
    Column("level", String(16)),
    Column("left", String(8)),  # a bot sits here for the guest, who resigned or was late
)

# Append-only. Of two changes of one version, the primary key lets exactly one in.
changes = Table(
    "changes",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", JSON),
    Column("at", BigInteger, nullable=False),
)

# Who has which table open at which process, where there are several. Rows of a process that died run out.
present = Table(
    "present",
    metadata,
    Column("process", String(64), primary_key=True),
    Column("match", String(16), primary_key=True, index=True, info=NAMES_TABLE),
    Column("guest", String(24), primary_key=True, info=NAMES_GUEST),
    Column("until", BigInteger, nullable=False),
)

# In how many processes each server (or `fiefdom work`) lets bots think. Rows of one that died run out.
thinkers = Table(
    "thinkers",
    metadata,
    Column("process", String(64), primary_key=True),
    Column("workers", Integer, nullable=False),
    Column("hurried", Boolean, nullable=False),  # they think less than they could
    Column("until", BigInteger, nullable=False),
)

# What the coach says of a finished match.
coached = Table(
    "coached",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("report", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

kept = Table(
    "kept",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)
