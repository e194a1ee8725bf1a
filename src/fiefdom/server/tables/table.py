"""A table with its people and its match, as the journal of changes tells it. No storage, no network."""

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from fiefdom.kernel import registry
from fiefdom.kernel.errors import BadOptions, CannotUndo, FiefdomError, NotInBox, UnknownRules
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match
from fiefdom.server.tables import company
from fiefdom.server.tables.clocks import Clock
from fiefdom.server.tables.terms import Terms

Kind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "finished", "closed"]
Level = Literal["easy", "medium", "hard"]
Left = Literal["time", "resigned"]
COLOURS = 5


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a table and who has it."""

    kind: Kind
    guest: str | None = None
    level: Level | None = None
    left: Left | None = None
    """Why a bot sits here for the guest: they were late and may come back, or resigned."""

    def to_json(self) -> dict[str, JSON]:
        return {"kind": self.kind, "guest": self.guest, "level": self.level}


OPEN = Chair("open")


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is from its first moment on and never ceases to be."""

    id: str
    game: str
    rules: int
    options: Mapping[str, JSON]
    seed: int
    level: Level
    creator: str
    chairs: tuple[Chair, ...]
    created: int
    hints: bool = False
    """Everyone at the table agrees to hints, also in a game among people."""
    terms: Terms = field(default_factory=Terms)


@dataclass(frozen=True, slots=True)
class Change:
    """One line of the journal."""

    version: int
    kind: str
    seat: int | None
    data: Any
    at: int


class OtherRules(FiefdomError):
    """The match was played under rules that this program does not have."""

    reason = "error-other-rules"
    name = ""  # of what is missing


class OtherBox(OtherRules):
    """It was begun with something that this host no longer has, or has changed: an expansion of its own (L37)."""

    reason = "error-other-box"

    def __init__(self, error: NotInBox) -> None:
        super().__init__(str(error))
        self.name = error.name


@dataclass(slots=True)
class Unplayed:
    """The decisions of a match that cannot be played here, as they were written: it is still its people's."""

    actions: list[JSON] = field(default_factory=list)
    version: int = 0
    """As the match would count: every decision and every one taken back."""


@dataclass(slots=True)
class Table:
    """The table after so many changes. `fold` takes the next one; nothing else changes it."""

    setup: Setup
    chairs: list[Chair]
    creator: str
    status: Status = "waiting"
    version: int = 1
    updated: int = 0
    finished: int | None = None
    """When the last decision was taken."""
    match: Match[Any] | None = None
    unplayed: Unplayed | None = None
    """In the place of the match, where this host cannot play it."""
    rematch: str | None = None
    _back_to: "array[int]" = field(default_factory=lambda: array("I", [0, 0]))
    """By version: the number of decisions that this change left as they were."""
    resigned: dict[str, int] = field(default_factory=dict)
    """By guest: the version at which they gave up a seat of the running match."""
    clock: Clock | None = None
    stand_in: int | None = None
    """The seat for which a bot plays this turn."""
    ending: set[int] = field(default_factory=set)
    """Seats that would end the game now."""
    ended: Literal["together"] | None = None
    colours: list[int] = field(default_factory=list)
    by_bots: int = 0
    """Up to this decision nothing can be taken back: a bot took it, perhaps for somebody who was late."""
    name: str | None = None
    """Of the kingdom, where the table is a campaign."""
    deleted: int | None = None
    """When the campaign was deleted; it can be taken back for a while."""

    @classmethod
    def new(cls, setup: Setup, unplayed: Unplayed | None = None) -> "Table":
        table = cls(setup, list(setup.chairs), setup.creator, updated=setup.created, unplayed=unplayed)
        table.colours = list(setup.terms.colours or range(len(setup.chairs)))
        if OPEN not in table.chairs:
            table.start()
            table._keep_time(setup.created)
        return table

    # ------------------------------------------------------------------ what one can ask

    @property
    def bot(self) -> Chair:
        """A bot of the table's level."""
        return Chair("bot", level=self.setup.level)

    @property
    def steps(self) -> int:
        return self.match.length if self.match else 0

    @property
    def actor(self) -> int | None:
        """The seat that must decide; None if nobody must."""
        return self.match.state.actor if self.match and self.status == "running" else None

    @property
    def bot_turn(self) -> bool:
        actor = self.actor
        return actor is not None and (self.chairs[actor].kind == "bot" or self.stand_in == actor)

    @property
    def people(self) -> int:
        return sum(chair.kind == "person" for chair in self.chairs)

    @property
    def first_game(self) -> bool:
        """Whether it is the fixed table that teaches its game."""
        fixed = registry.game(self.setup.game).first_game
        setup = self.setup
        return fixed is not None and fixed.seed == setup.seed and dict(fixed.options) == dict(setup.options)

    @property
    def hints(self) -> bool:
        """Whether a bot may be asked what it would do: always alone, among people if that was agreed; never where
        the game is rated."""
        if self.setup.terms.rated:
            return False
        return self.setup.hints or sum(chair.kind != "bot" for chair in self.chairs) <= 1

    def seat_of(self, guest: str | None) -> int | None:
        if guest is None:
            return None
        return self._find(guest, None)

    def lost_seat(self, guest: str) -> int | None:
        """The seat that a bot keeps for somebody who was late."""
        return self._find(guest, "time")

    def _find(self, guest: str, left: Left | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest and chair.left == left:
                return seat
        return None

    def undo_refusal(self, seat: int) -> CannotUndo | None:
        """Why this seat cannot take the last decision back; None if it can. A bot's stays, whomever it plays for."""
        assert self.match is not None  # noqa: S101 - somebody plays
        refusal = self.match.undo_refusal(seat)
        if refusal is None and self.steps <= self.by_bots:
            return CannotUndo("undo-other", "the last decision was a bot's")
        return refusal

    def since(self, after: int | None, guest: str | None) -> int:
        """From which decision on somebody who saw the version `after` needs the events."""
        if after is None or not 0 < after <= self.version:
            return 0
        if guest is not None and self.resigned.get(guest, 0) > after:
            return 0  # a spectator now: what the seat alone knew goes
        return min([*self._back_to[after + 1 :], self.steps])

    # ------------------------------------------------------------------ what happens

    def fold(self, change: Change, action: Any = None) -> None:
        """Takes the next change; an action that is not legal is refused by an IllegalAction and changes nothing.

        `action`: the decision of this change, for who has decoded it already.
        """
        if change.version != self.version + 1:
            raise ValueError(f"change {change.version} does not follow version {self.version}")
        before = self.steps
        if change.kind == "action":
            self._play(change, action)
        if self.clock is not None:
            self.clock.charge(change.at)
        if change.kind != "action":
            _FOLD[change.kind](self, change)
        self._keep_time(change.at, undone=change.kind == "undo")
        self._back_to.append(min(before, self.steps))
        self.version = change.version
        self.updated = change.at

    def _play(self, change: Change, action: Any) -> None:
        if self.unplayed is not None:
            self.unplayed.actions.append(change.data)
            self.unplayed.version += 1
            return
        match = self.match
        assert match is not None  # noqa: S101 - the journal has a start before any action
        bot = self.bot_turn
        match.play(match.game.decode(change.data) if action is None else action)
        if bot:
            self.by_bots = match.length
        if match.state.actor is None:
            self.status, self.finished = "finished", change.at

    def _keep_time(self, at: int, undone: bool = False) -> None:
        """A clock runs for the person who must decide, where there are others who wait."""
        actor = self.actor
        turn = self.match.state.whose_turn() if self.match and actor is not None else None
        if self.stand_in not in (actor, turn):
            self.stand_in = None
        if self.clock is not None:
            runs = actor is not None and not self.bot_turn and self.people > 1
            self.clock.pass_on(at, actor if runs else None, turn, undone)

    def start(self) -> None:
        """Begins the match; open seats are bots' from now on."""
        setup = self.setup
        if self.unplayed is not None:
            self.status = "running"
            return
        try:
            game = registry.game(setup.game).with_rules(setup.rules)
        except UnknownRules as error:
            raise OtherRules(str(error)) from None
        self.chairs = [self.bot if chair == OPEN else chair for chair in self.chairs]
        try:
            self.match = Match(game, len(self.chairs), setup.seed, setup.options)
        except NotInBox as error:
            raise OtherBox(error) from None
        except BadOptions as error:
            raise OtherRules(str(error)) from None
        self.status = "running"
        if setup.terms.tempo is not None:
            self.clock = Clock(setup.terms.tempo)
            self.clock.begin(len(self.chairs))

    @property
    def campaign(self) -> bool:
        return registry.game(self.setup.game).campaign


def _start(table: Table, _change: Change) -> None:
    table.start()


def _undo(table: Table, change: Change) -> None:
    if table.unplayed is not None:
        table.unplayed.actions.pop()
        table.unplayed.version += 1
        return
    assert table.match is not None  # noqa: S101 - and an action before any undo
    table.match.undo(change.seat)


def _sit(table: Table, change: Change, chair: Chair) -> None:
    assert change.seat is not None  # noqa: S101 - people come to a seat and go from one
    table.chairs[change.seat] = chair


def _join(table: Table, change: Change) -> None:
    _sit(table, change, Chair("person", guest=change.data["guest"]))


def _remove(table: Table, change: Change) -> None:
    _sit(table, change, OPEN)


def _leave(table: Table, change: Change) -> None:
    guest = change.data["guest"]
    if table.status == "running":
        table.resigned[guest] = change.version
        _sit(table, change, replace(table.bot, guest=guest, left="resigned"))
        assert change.seat is not None  # noqa: S101
        company.gone(table, change.seat)
        return
    _sit(table, change, OPEN)
    if guest == table.creator:  # somebody must be able to start
        people = [chair.guest for chair in table.chairs if chair.guest is not None]
        if people:
            table.creator = people[0]
        else:
            table.status = "closed"


def _close(table: Table, _change: Change) -> None:
    table.status = "closed"


def _rematch(table: Table, change: Change) -> None:
    table.rematch = change.data["match"]


def _name(table: Table, change: Change) -> None:
    table.name = change.data["name"]


def _delete(table: Table, change: Change) -> None:
    table.status, table.deleted = "closed", change.at


def _restore(table: Table, _change: Change) -> None:
    table.status, table.deleted = "running" if table.finished is None else "finished", None


_FOLD: dict[str, Callable[[Table, Change], None]] = {
    "start": _start,
    "undo": _undo,
    "join": _join,
    "remove": _remove,
    "leave": _leave,
    "close": _close,
    "rematch": _rematch,
    **company.FOLD,
    "name": _name,
    "delete": _delete,
    "restore": _restore,
}
