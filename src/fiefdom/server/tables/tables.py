"""What people and bots can do at a table. Every change is checked, written, and only then told."""

import secrets
import string
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import orjson

from fiefdom.kernel import registry
from fiefdom.kernel.errors import BadAction, BadOptions, BadSeats, CannotUndo, IllegalAction, UnknownGame
from fiefdom.kernel.game import Game, Refusal
from fiefdom.kernel.json import JSON, text_of
from fiefdom.kernel.match import Match
from fiefdom.kernel.words import Words, seat_names, words
from fiefdom.server.refused import Refused
from fiefdom.server.tables.company import agreed
from fiefdom.server.tables.holding import Holding
from fiefdom.server.tables.journal import Conflict, Lease
from fiefdom.server.tables.outlook import Hidden, look_ahead
from fiefdom.server.tables.table import OPEN, Chair, Change, Level, Setup, Table
from fiefdom.server.tables.terms import Terms

SEED_BITS = 64
_SORTED = string.digits + string.ascii_lowercase
_HOUR = 3600 * 1000


class Tables(Holding):
    """Tables, and what is done at them."""

    # ------------------------------------------------------------------ changing

    async def change(
        self,
        table: Table,
        kind: str,
        seat: int | None = None,
        data: JSON = None,
        *,
        action: Any = None,
        lease: Lease | None = None,
        at: int | None = None,
    ) -> None:
        """Folds the change, writes it, and only then tells. The table must be held.

        `at`: when it happened, if not now. Time never runs backwards, whatever the machine's clock does.
        `action`: the decision that `data` encodes. IllegalAction: it is not legal, and nothing has changed.
        """
        change = Change(
            table.version + 1, kind, seat, data, max(self.now() if at is None else at, table.updated)
        )
        match_id = table.setup.id
        # Out of the cache until it is written: a change that cannot be written never was.
        self._shelf.take(match_id)
        try:
            table.fold(change, action)
        except IllegalAction:
            self._shelf.put(table)
            raise
        try:
            await self._journal.append(table, change, lease)
        except Conflict:
            raise Refused("stale") from None
        if table.unplayed is None:
            self._shelf.put(table)
        self._live.tell(match_id, table.version)
        if kind in ("leave", "give", "late") and table.status == "running" and agreed(table):
            await self.change(table, "offer-end", min(table.ending))  # nobody is left who has not agreed

    def now(self) -> int:
        """In milliseconds, as times are kept."""
        return int(self._settings.clock() * 1000)

    async def create(
        self,
        creator: str,
        game: str,
        options: Mapping[str, JSON],
        level: Level,
        chairs: Sequence[Chair],
        hints: bool = False,
        name: str | None = None,
        terms: Terms | None = None,
        *,
        seed: int | None = None,
    ) -> str:
        rules = _game(game)
        if sum(chair.guest == creator for chair in chairs) > 1:
            raise Refused("bad-seats", detail="one seat at most can be yours")
        if name is not None and not rules.campaign:
            raise Refused("not-campaign")
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        options = _as_kept(rules.new_options(options))
        try:
            rules.start(len(chairs), seed, options)
        except BadSeats as error:
            raise Refused("bad-seats", detail=str(error)) from None
        except BadOptions as error:
            raise Refused("bad-options", detail=str(error)) from None
        setup = Setup(
            id=new_id(self.now()),
            game=game,
            rules=rules.rules_version,
            options=options,
            seed=seed,
            level=level,
            creator=creator,
            chairs=tuple(chairs),
            created=self.now(),
            hints=hints,
            terms=terms or Terms(),
        )
        return await self.write(setup, [] if name is None else [named(2, name, setup.created)])

    async def write(self, setup: Setup, changes: Sequence[Change]) -> str:
        """A new table to which these changes have happened already."""
        table = Table.new(setup)
        for change in changes:
            table.fold(change)
        await self._journal.create(table, changes)
        return setup.id

    async def create_first(self, creator: str, game: str) -> str:
        """The fixed table that teaches a game."""
        fixed = _game(game).first_game
        if fixed is None:
            raise Refused("bad-options", detail=f"{game} has no first game")
        chairs = [Chair("person", guest=creator), *[Chair("bot", level="easy")] * (fixed.seats - 1)]
        return await self.create(creator, game, fixed.options, "easy", chairs, seed=fixed.seed)

    async def join(self, table: Table, guest: str, seat: int | None) -> None:
        if table.seat_of(guest) is not None:
            return
        if table.status != "waiting":
            raise Refused("not-waiting")
        if seat is None:
            seat = next((n for n, chair in enumerate(table.chairs) if chair == OPEN), None)
        elif not 0 <= seat < len(table.chairs):
            raise Refused("bad-seats", detail=f"the seats are 0 to {len(table.chairs) - 1}")
        if seat is None or table.chairs[seat] != OPEN:
            raise Refused("full")
        await self.change(table, "join", seat, {"guest": guest})

    async def start(self, table: Table, guest: str) -> None:
        self._check_creator(table, guest)
        await self.change(table, "start")

    async def remove(self, table: Table, guest: str, seat: int) -> None:
        self._check_creator(table, guest)
        if not 0 <= seat < len(table.chairs):
            raise Refused("bad-seats", detail=f"the seats are 0 to {len(table.chairs) - 1}")
        if table.chairs[seat].guest == guest:
            raise Refused("bad-seats", detail="to free your own seat, leave")
        if table.chairs[seat] != OPEN:
            await self.change(table, "remove", seat)

    def _check_creator(self, table: Table, guest: str) -> None:
        if table.creator != guest:
            raise Refused("not-creator")
        if table.status != "waiting":
            raise Refused("not-waiting")

    async def leave(self, table: Table, guest: str) -> None:
        seat = seat_at(table, guest)
        if table.status not in ("waiting", "running"):
            raise Refused("not-running")
        if table.campaign and table.status == "running":
            raise Refused("only-delete")  # no bot goes on with a kingdom: nobody loses one by accident
        await self.change(table, "leave", seat, {"guest": guest})

    async def close(self, table: Table) -> None:
        await self.change(table, "close")

    async def rematch(self, table: Table, guest: str, options: Mapping[str, JSON] | None = None) -> str:
        """The id of the table anew, made by whoever asks first; the others take a seat at it."""
        seat = seat_at(table, guest)
        if table.status not in ("finished", "closed"):
            raise Refused("not-finished")
        if table.rematch is None:
            old = table.setup
            chairs = [
                chair if n == seat or (chair.kind == "bot" and not chair.left) else OPEN
                for n, chair in enumerate(table.chairs)
            ]
            wanted = old.options if options is None else options
            terms = replace(old.terms, public=False, colours=tuple(table.colours))
            new = await self.create(guest, old.game, wanted, old.level, chairs, old.hints, terms=terms)
            try:
                await self.change(table, "rematch", None, {"match": new})
            except Refused:  # another process was first: nobody needs ours
                async with self.hold(new) as orphan:
                    await self.close(orphan)
                raise
        else:
            async with self.hold(table.rematch) as again:
                if again.seat_of(guest) is None and again.status == "waiting":
                    free = again.chairs[seat] == OPEN
                    await self.join(again, guest, seat if free else None)
        assert table.rematch is not None  # noqa: S101
        return table.rematch

    # ------------------------------------------------------------------ playing

    async def act(self, table: Table, guest: str, version: int, data: JSON) -> None:
        seat = self._check_turn(table, guest, version)
        if table.actor != seat:
            raise Refused("not-your-turn", version=table.version)
        await self._play(table, seat, data)

    async def act_for_bot(self, table: Table, version: int, data: JSON, lease: Lease) -> None:
        if table.version != version or not table.bot_turn:
            raise Refused("stale", version=table.version)
        assert table.actor is not None  # noqa: S101
        await self._play(table, table.actor, data, lease)

    async def _play(self, table: Table, seat: int, data: JSON, lease: Lease | None = None) -> None:
        """Decodes the action, once; whether it is legal is asked once, by the match that takes it."""
        assert table.match is not None  # noqa: S101 - somebody is to act
        game = table.match.game
        try:
            action = game.decode(data)
            await self.change(table, "action", seat, game.encode(action), action=action, lease=lease)
        except BadAction as error:
            raise Refused("bad-action", detail=str(error)) from None
        except IllegalAction as error:
            raise await self._illegal(table, error.refusal) from None

    async def undo(self, table: Table, guest: str, version: int) -> None:
        seat = self._check_turn(table, guest, version)
        refusal = table.undo_refusal(seat)
        if refusal is not None:
            raise _cannot_undo(refusal)
        await self.change(table, "undo", seat)

    def deciding(self, table: Table, guest: str) -> Match[Any]:
        """The match, for the one who is to decide; for anybody else an answer could tell secrets."""
        seat = seat_at(table, guest)
        if table.match is None or table.status != "running":
            raise Refused("not-running")
        if table.actor != seat:
            raise Refused("not-your-turn", version=table.version)
        return table.match

    def explain(self, table: Table, guest: str, request: JSON, after: Sequence[JSON] = ()) -> Refusal | None:
        """Why the one to decide cannot do something, now or after these decisions."""
        match = self.deciding(table, guest)
        try:
            return look_ahead(match.game, match.state, after).explain(request)
        except Hidden:
            raise Refused("bad-action", detail="after: it would show something hidden") from None
        except BadAction as error:
            raise Refused("bad-action", detail=str(error)) from None

    def _check_turn(self, table: Table, guest: str, version: int) -> int:
        seat = seat_at(table, guest)
        if table.status != "running":
            raise Refused("not-running", version=table.version)
        if version != table.version:
            raise Refused("stale", version=table.version)
        return seat

    async def _illegal(self, table: Table, refusal: Refusal) -> Refused:
        assert table.match is not None  # noqa: S101
        game, names = table.match.game, await self.names(table)

        def wording(spoken: Words) -> str:
            if refusal.reason not in spoken:
                spoken = words("en")
            people = seat_names([(names.get(c.guest or ""), c.level) for c in table.chairs], spoken)
            return game.tell(refusal.reason, refusal.facts, spoken, people)

        return Refused(
            "illegal",
            wording=wording,
            rule=refusal.rule,
            reason=refusal.reason,
            facts=dict(refusal.facts),
            version=table.version,
        )


def new_id(now: int) -> str:
    """The id of a table that is made now: nobody can guess it, and it begins with the hour.

    So tables of one time lie next to each other in the database, and those that are played do not lie scattered
    among all that ever were: with a long past an action writes the same few pages as without.
    """
    hour, stamp = now // _HOUR, ""
    for _ in range(4):  # enough until 2161
        hour, digit = divmod(hour, len(_SORTED))
        stamp = _SORTED[digit] + stamp
    return stamp + "".join(secrets.choice(_SORTED) for _ in range(10))


def named(version: int, name: str, at: int) -> Change:
    """The change that gives a campaign its name."""
    return Change(version, "name", None, {"name": name}, at)


def seat_at(table: Table, guest: str) -> int:
    """The seat of this guest, who must have one."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refused("not-your-seat")
    return seat


def _cannot_undo(refusal: CannotUndo) -> Refused:
    return Refused("cannot-undo", wording=lambda spoken: spoken.say(refusal.reason), reason=refusal.reason)


def _as_kept(options: Mapping[str, JSON]) -> Mapping[str, JSON]:
    """As the database gives them back: a whole number beyond 64 bits has become another by then."""
    try:
        kept: Mapping[str, JSON] = orjson.loads(text_of(options))
    except orjson.JSONDecodeError:
        raise Refused("bad-options", detail="a number has hundreds of digits") from None
    return kept


def _game(name: str) -> Game[Any]:
    try:
        return registry.game(name)
    except UnknownGame as error:
        raise Refused("unknown-game", detail=str(error)) from None
