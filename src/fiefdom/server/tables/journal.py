"""Reads and writes tables: the setup once, then one line of the journal for every change."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sqlalchemy import and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fiefdom.kernel.json import JSON
from fiefdom.server.metrics import Histogram
from fiefdom.server.storage.database import Database, Session
from fiefdom.server.storage.naming import check_there, drop_tables
from fiefdom.server.storage.prepared import Reading, Writing
from fiefdom.server.storage.relations import changes, matches, seats
from fiefdom.server.tables.table import Chair, Change, Setup, Status, Table
from fiefdom.server.tables.terms import Terms

# The statements of every action, made once: to put one together takes longer than to carry it out.
# The first is for most of them: a column that is set, even to what it was, is written into all its indexes.
_PLAY_ON = Writing(
    update(matches)
    .where(
        matches.c.id == bindparam("of"),
        matches.c.version == bindparam("before"),
        matches.c.status == bindparam("was"),
        ~matches.c.bot_turn,
        matches.c.bot_owner.is_(None),
        matches.c.deadline.is_(None),
    )
    .values({name: bindparam(name) for name in ("version", "updated", "actor")})
)
_MOVE_ON = Writing(
    update(matches)
    .where(matches.c.id == bindparam("of"), matches.c.version == bindparam("before"))
    .values(
        {
            name: bindparam(name)
            for name in (
                "bot_owner",
                "bot_until",
                "version",
                "status",
                "updated",
                "actor",
                "bot_turn",
                "result",
                "finished",
                "deadline",
                "name",
                "deleted",
            )
        }
    )
)
_ADD_LINE = Writing(insert(changes))
_ADD_TABLE = Writing(insert(matches))
_ADD_SEAT = Writing(insert(seats))
_NO_SEATS = Writing(delete(seats).where(seats.c.match == bindparam("of")))
# And those that build a table.
_SETUP = Reading(select(matches).where(matches.c.id == bindparam("of")))
_SINCE = Reading(
    select(*(changes.c[name] for name in ("version", "kind", "seat", "data", "at")))
    .where(changes.c.match == bindparam("of"), changes.c.version > bindparam("after"))
    .order_by(changes.c.version)
)

_AT_ONCE = 1000  # ids in one question


class Conflict(Exception):
    """Somebody else changed the table first; nothing was written."""


@dataclass(frozen=True, slots=True)
class Lease:
    """The right of one process to take the bots' turns of a table for a while."""

    owner: str
    until: int


@dataclass(frozen=True, slots=True)
class Line:
    """A table in a list: what is known of it without building it."""

    id: str
    game: str
    status: Status
    updated: int
    actor: int | None
    result: Mapping[str, JSON] | None
    chairs: tuple[Chair, ...]
    name: str | None = None
    deleted: int | None = None
    deadline: int | None = None


class Journal:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.lag = Histogram()
        """How long it took until a change was on disk."""

    @property
    def alone(self) -> bool:
        """Nobody else writes: what this process remembers is how it is."""
        return self._database.sqlite

    async def create(self, table: Table, folded: Sequence[Change] = ()) -> None:
        """Writes a new table, with the changes that it has folded already."""
        setup = table.setup
        async with self._database.writing() as connection:
            await check_there(connection, setup.creator)
            await _ADD_TABLE.run(
                connection,
                {
                    "id": setup.id,
                    "game": setup.game,
                    "rules": setup.rules,
                    "options": dict(setup.options),
                    "seed": str(setup.seed),
                    "level": setup.level,
                    "creator": setup.creator,
                    "seats": [chair.to_json() for chair in setup.chairs],
                    "created": setup.created,
                    "hints": setup.hints,
                    "terms": setup.terms.to_json(),
                    "public": setup.terms.public,
                    "counted": not setup.terms.rated,
                    "bot_owner": None,
                    "bot_until": 0,
                    **_summary(table),
                },
            )
            await _write_seats(connection, table)
            if folded:
                await _ADD_LINE.run_all(connection, [_row(setup.id, change) for change in folded])

    async def append(self, table: Table, change: Change, lease: Lease | None = None) -> None:
        """Writes the change that `table` has just folded. Conflict: this version exists already."""
        begun = monotonic()
        try:
            async with self._database.writing() as connection:
                if not await _moved_on(connection, table, change, lease):
                    raise Conflict
                if change.kind == "join":
                    await check_there(connection, change.data["guest"])
                await self._database.announce(connection, "table", table.setup.id, str(change.version))
                await _ADD_LINE.run(connection, _row(table.setup.id, change))
                if change.kind not in ("action", "undo", "pause", "resume", "name"):
                    await _NO_SEATS.run(connection, {"of": table.setup.id})
                    await _write_seats(connection, table)
        except IntegrityError:
            raise Conflict from None
        self.lag.note(monotonic() - begun)

    async def version(self, match_id: str) -> int | None:
        """The newest version of a table; None if there is no such table."""
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(
                select(matches.c.version).where(matches.c.id == match_id)
            )
            return found

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        wanted = list(ids)
        async with self._database.reading() as connection:
            for start in range(0, len(wanted), _AT_ONCE):
                some = wanted[start : start + _AT_ONCE]
                rows = await connection.execute(
                    select(matches.c.id, matches.c.version).where(matches.c.id.in_(some))
                )
                found.update((row.id, row.version) for row in rows)
        return found

    async def setup(self, match_id: str) -> Setup | None:
        async with self._database.reading() as connection:
            row = await _SETUP.one(connection, {"of": match_id})
        return None if row is None else _setup(row)

    async def finished(self, match_id: str) -> int | None:
        """When the last decision of a match was taken; None if it is not over."""
        async with self._database.reading() as connection:
            query = select(matches.c.finished).where(matches.c.id == match_id)
            found: int | None = await connection.scalar(query)
            return found

    async def since(self, match_id: str, version: int) -> list[Change]:
        """The changes after a version, oldest first."""
        async with self._database.reading() as connection:
            rows = await _SINCE.all(connection, {"of": match_id, "after": version})
        return [Change(*row) for row in rows]

    async def tables_of(self, guest: str, limit: int) -> list[Line]:
        """The newest tables of a guest."""
        async with self._database.reading() as connection:
            mine = select(seats.c.match).where(
                seats.c.guest == guest, seats.c.left.is_distinct_from("resigned")
            )
            rows = (
                await connection.execute(
                    select(matches)
                    .where(matches.c.id.in_(mine))
                    .order_by(matches.c.updated.desc(), matches.c.id)
                    .limit(limit)
                )
            ).all()
            chairs = (
                await connection.execute(
                    select(seats)
                    .where(seats.c.match.in_([row.id for row in rows]))
                    .order_by(seats.c.match, seats.c.seat)
                )
            ).all()
        by_match: dict[str, list[Chair]] = {row.id: [] for row in rows}
        for chair in chairs:
            by_match[chair.match].append(Chair(chair.kind, chair.guest, chair.level, chair.left))
        return [
            Line(
                row.id,
                row.game,
                row.status,
                row.updated,
                row.actor,
                row.result,
                tuple(by_match[row.id]),
                row.name,
                row.deleted,
                row.deadline,
            )
            for row in rows
        ]

    async def idle(self, before: int, after: str, limit: int, campaigns: Collection[str] = ()) -> list[str]:
        """Tables that nobody has touched since `before` (a time) and that are not over; those after this id.

        A running match of one of these `campaigns` (games) is never idle.
        """
        async with self._database.reading() as connection:
            found = await connection.scalars(
                select(matches.c.id)
                .where(
                    matches.c.status.in_(("waiting", "running")),
                    (matches.c.status == "waiting") | matches.c.game.not_in(campaigns),
                    matches.c.updated < before,
                    matches.c.id > after,
                )
                .order_by(matches.c.id)
                .limit(limit)
            )
            return list(found)

    async def deleted(self, before: int, limit: int) -> list[str]:
        """Campaigns that were deleted before this time."""
        async with self._database.reading() as connection:
            return list(
                await connection.scalars(
                    select(matches.c.id)
                    .where(matches.c.deleted < before)
                    .order_by(matches.c.deleted)
                    .limit(limit)
                )
            )

    async def forget(self, match_id: str, before: int) -> None:
        """Takes a campaign that was deleted before this time out of the database, for good."""
        async with self._database.writing() as connection:
            gone = await connection.execute(
                select(matches.c.id).where(matches.c.id == match_id, matches.c.deleted < before)
            )
            if gone.first() is None:
                return  # taken back in this very moment
            await drop_tables(connection, [match_id])

    # ------------------------------------------------------------------ bots' turns

    async def take(self, match_id: str, lease: Lease, now: int) -> bool:
        """Takes the bots' turns of a table for this process, unless another has them."""
        free = and_(matches.c.bot_turn, (matches.c.bot_until < now) | (matches.c.bot_owner == lease.owner))
        async with self._database.writing() as connection:
            done = await connection.execute(
                update(matches)
                .where(matches.c.id == match_id, free)
                .values(bot_owner=lease.owner, bot_until=lease.until)
            )
            return done.rowcount == 1

    async def renew(self, lease: Lease, held: Sequence[str]) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                update(matches)
                .where(matches.c.id.in_(held), matches.c.bot_owner == lease.owner)
                .values(bot_until=lease.until)
            )

    async def release_dead(self, is_dead: Callable[[str], bool]) -> None:
        """Gives up the turns of processes that were killed."""
        async with self._database.reading() as connection:
            query = select(matches.c.bot_owner).where(matches.c.bot_owner.is_not(None)).distinct()
            owners = [owner for owner in await connection.scalars(query) if is_dead(owner)]
        for owner in owners:
            await self.release(owner)

    async def release(self, owner: str) -> None:
        """Gives up all turns of a process that ends."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(matches).where(matches.c.bot_owner == owner).values(bot_owner=None, bot_until=0)
            )


async def _moved_on(connection: Session, table: Table, change: Change, lease: Lease | None) -> bool:
    """Writes what the table has come to; False: it was not at the version before this change."""
    where = {"of": table.setup.id, "before": change.version - 1}
    if _plays_on(table, change):
        now = {"version": table.version, "updated": table.updated, "actor": table.actor}
        if await _PLAY_ON.run(connection, {**where, "was": "running", **now}) == 1:
            return True
    owner, until = (lease.owner, lease.until) if lease and table.bot_turn else (None, 0)
    whole = {**where, "bot_owner": owner, "bot_until": until, **_summary(table)}
    return await _MOVE_ON.run(connection, whole) == 1


def _plays_on(table: Table, change: Change) -> bool:
    """Whether a person is next, in a running match without a clock: nothing else is new then, if it was so before."""
    return (
        change.kind == "action" and table.status == "running" and table.clock is None and not table.bot_turn
    )


def _summary(table: Table) -> dict[str, Any]:
    over = table.status == "finished" and table.match is not None
    return {
        "version": table.version,
        "status": table.status,
        "updated": table.updated,
        "actor": table.actor,
        "bot_turn": table.bot_turn,
        "deadline": table.clock.until if table.clock else None,
        "result": table.match.state.result().to_json() if over and table.match else None,
        "finished": table.finished,
        "name": table.name,
        "deleted": table.deleted,
    }


def _row(match_id: str, change: Change) -> dict[str, Any]:
    return {
        "match": match_id,
        "version": change.version,
        "kind": change.kind,
        "seat": change.seat,
        "data": change.data,
        "at": change.at,
    }


async def _write_seats(connection: Session, table: Table) -> None:
    rows = [
        {
            "match": table.setup.id,
            "seat": seat,
            "kind": chair.kind,
            "guest": chair.guest,
            "level": chair.level,
            "left": chair.left,
        }
        for seat, chair in enumerate(table.chairs)
    ]
    await _ADD_SEAT.run_all(connection, rows)


def _setup(row: Any) -> Setup:
    return Setup(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seed=int(row.seed),
        level=row.level,
        creator=row.creator,
        chairs=tuple(Chair(c["kind"], c["guest"], c["level"]) for c in row.seats),
        created=row.created,
        hints=row.hints,
        terms=Terms.from_json(row.terms),
    )
