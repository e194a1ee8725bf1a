"""The one interface that all games share, and the small records that go through it."""

import copy
from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from fiefdom.kernel.errors import UnknownRules
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole
from fiefdom.kernel.picture import plain
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import FactKind, Words, tell

if TYPE_CHECKING:
    from fiefdom.kernel.match import Match

Seat: TypeAlias = int  # no NewType: callers have seats from range and JSON, and list them by number
A = TypeVar("A")  # a game's action: immutable, hashable, cheap


@dataclass(frozen=True, slots=True)
class Share:
    """One line of a score."""

    source: str  # a locale key: "fishermen", "castle", "buildings" …
    points: int
    where: Sequence[Any] = ()  # what counts: hexes, cards


@dataclass(frozen=True, slots=True)
class Result:
    """The score as it stands, and once the game is over the winners and the rule that ended it."""

    scores: Sequence[int]
    breakdown: Sequence[Sequence[Share]]
    winners: Sequence[Seat] = ()
    ended_by: str | None = None

    def to_json(self) -> dict[str, JSON]:
        """As an object, in plain lists."""
        return {
            "scores": list(self.scores),
            "breakdown": [
                [{"source": s.source, "points": s.points, "where": list(s.where)} for s in shares]
                for shares in self.breakdown
            ],
            "winners": list(self.winners),
            "ended_by": self.ended_by,
        }


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible now."""

    rule: str  # "K10"
    reason: str  # a locale key
    facts: Mapping[str, JSON] = field(default_factory=dict)

    def to_json(self) -> dict[str, JSON]:
        """As an object."""
        return {"rule": self.rule, "reason": self.reason, "facts": dict(self.facts)}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: for the log and the animations.

    `private` is known to `seat` alone; `reveals` says that somebody has now seen what was hidden
    before, so that nothing before it can be undone.
    """

    kind: str
    seat: Seat | None
    facts: Mapping[str, JSON] = field(default_factory=dict)
    private: Mapping[str, JSON] = field(default_factory=dict)
    reveals: bool = False

    def cut(self, seat: Seat | None) -> dict[str, JSON]:
        """What this seat may know of it (None: a spectator)."""
        known = {**self.facts, **self.private} if seat == self.seat and seat is not None else self.facts
        return {"event": self.kind, "seat": self.seat, **known}

    def whole(self) -> dict[str, JSON]:
        """All of it, also what one seat alone may know."""
        return {"event": self.kind, "seat": self.seat, **self.facts, **self.private}


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A fixed table at which somebody learns the game by playing it against easy bots, the first seat theirs."""

    seats: int
    seed: int
    options: Mapping[str, JSON] = field(default_factory=dict)


class State(Protocol, Generic[A]):
    """A position of a game. Whatever is half done is in it as data: it can be copied at any moment.

    A game's own class inherits from this one: so it has these docstrings, and what it can do without (after
    `to_text`) it answers with "there is none". Its `__slots__` need not name `actor` and `log`.
    """

    __slots__ = ("actor", "log")

    game: ClassVar[str] = ""
    """The name of its game."""
    actor: Seat | None
    """The seat that must decide; None when the game is over."""
    log: list[Event] | None
    """Where events go; None (and in every copy) for nowhere, which costs nothing."""

    @abstractmethod
    def legal(self) -> list[A]:
        """All legal actions, without repetition, in a fixed order; never empty while somebody must decide."""

    @abstractmethod
    def apply(self, action: A) -> None:
        """Takes the action. IllegalAction if it is not in legal(), BadAction for what is no action of this game;
        the state is then unchanged."""

    @abstractmethod
    def apply_unchecked(self, action: A) -> None:
        """Takes an action that the caller has from legal(); anything else corrupts the state."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, without the log."""

    @abstractmethod
    def key(self) -> int:
        """Equal positions have equal keys (for transposition tables)."""

    @abstractmethod
    def result(self) -> Result:
        """The score at this moment; with winners once the game is over."""

    @abstractmethod
    def view(self, seat: Seat | None) -> JSON:
        """All that this seat may know and nothing more, ready for JSON; None for a spectator.

        UnknownSeat if the table has no such seat.
        """

    @abstractmethod
    def guess(self, seat: Seat, rng: Rng) -> Self:
        """A copy whose hidden parts are drawn anew, consistent with what the seat knows.

        The same for every true arrangement of what the seat cannot see. UnknownSeat if there is no such seat.
        """

    @abstractmethod
    def explain(self, request: JSON) -> Refusal | None:
        """Why an encoded action, or anything with {"target": …}, is not possible now; None if it is."""

    @abstractmethod
    def to_text(self) -> str:
        """The position as text that a person can read; `Game.from_text` reads it back.

        It names the version of the rules when that is not the newest.
        """

    def whose_turn(self) -> Seat | None:
        """The seat whose turn it is: not the actor where somebody answers in another's turn."""
        return self.actor

    def moment(self) -> str:
        """Where the game stands, in two or three words for the repr: "round 3"."""
        return ""

    def __repr__(self) -> str:
        """Short enough for a list of states; `to_text` has all of it."""
        if self.actor is None:
            now = f"over by {self.result().ended_by}"
        else:
            now = f"seat {self.actor} to act, {len(self.legal())} legal"
        return f"{type(self).__name__}({', '.join(filter(None, (self.moment(), now)))})"

    def picture(self, names: Sequence[str] = (), colours: Sequence[int] = ()) -> str:
        """The position as an SVG of 1200 by 630, as a spectator sees it: nothing hidden shows in it, nor what a
        player should discover alone. For link previews and notebooks; in no language but the players' names.

        `colours`: by seat the number of its colour, where a table gave it another one than its own.
        """
        return plain(self, names, colours)

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        return self.picture()

    def what_if(self) -> Sequence[tuple[A, Mapping[str, int]]] | None:
        """Each legal action with the change of the acting seat's score by source, where a game knows a quicker
        way than trying each on a copy; None: it has none. Nothing hidden may show in it."""
        return None

    def within_reach(self) -> JSON:
        """What the acting seat could still pay for before its turn ends, and how: for a helper beside the table;
        None: not a question of this game. Nothing hidden may show in it."""
        return None

    def known_cards(
        self,
        seat: Seat | None,  # noqa: ARG002
        words: Words,  # noqa: ARG002
        worded: Collection[int] = (),  # noqa: ARG002
        drawn: Collection[int] = (),  # noqa: ARG002
    ) -> JSON:
        """All cards that this seat (None: a spectator) knows by now, as words and drawings, but for what
        the asker has: the words of some cards, the drawings of some; None: `Game.public_cards` are all there is to know."""
        return None

    def may_restart(self) -> bool:
        """Whether a campaign may still be started again from the beginning, as a new match."""
        return False


class Game(Protocol, Generic[A]):
    """The rules of a game: starts positions, and turns actions into JSON and back.

    A game's own class inherits from this one: so it has these docstrings, and a safe answer to what it does
    not offer (`public_cards`, `chronicle`).
    """

    name: str
    rules_version: int
    """The version of the rules that this object plays; without `with_rules` the newest."""
    rules_versions: Sequence[int]
    """All versions of the rules that can be played, ascending; the last is the newest."""
    seats: Sequence[int]
    """The possible numbers of seats (options may allow fewer)."""
    fact_kinds: Mapping[str, FactKind]
    """How the facts of its events and refusals are said."""
    campaign: bool = False
    """A game for one that goes on for weeks: its tables have names, never close by themselves and can be kept as files."""
    first_game: FirstGame | None = None
    """The table that teaches it, if it has one."""

    @abstractmethod
    def start(self, seats: int, seed: int, options: Mapping[str, JSON] | None = None) -> State[A]:
        """A new game. Errors: BadSeats, BadSeed, BadOptions."""

    def new_options(self, options: Mapping[str, JSON]) -> Mapping[str, JSON]:
        """The options that a new match at a table is recorded with: a game may add what this host has."""
        return options

    @abstractmethod
    def options(self) -> JSON:
        """JSON schema of the options that `start` takes, with their defaults."""

    @abstractmethod
    def encode(self, action: A) -> JSON:
        """The action as an object: {"do": "build", "hex": 214}."""

    @abstractmethod
    def decode(self, data: JSON) -> A:
        """The action of an object that `encode` made; BadAction for anything else."""

    @abstractmethod
    def from_text(self, text: str) -> State[A]:
        """The position that `State.to_text` wrote; BadText for anything else."""

    def tell(self, key: str, facts: Mapping[str, JSON], words: Words, names: Sequence[str]) -> str:
        """A message of the locale files with this game's cards and the players in it by their names.

        The key of an event is `GAME-event-KIND`; of a refusal, its reason.
        """
        return tell(self.name, self.fact_kinds, self.card_name, key, facts, words, names)

    def card_name(self, card: int, side: int, words: Words) -> str:  # noqa: ARG002
        """A card by its name, where cards are numbers."""
        return str(card)

    @abstractmethod
    def cards(self) -> JSON:
        """Every card and board of the game, as facts; not for players where they discover them."""

    def with_rules(self, version: int) -> Self:
        """The same game under this version of its rules, one of `rules_versions`; UnknownRules otherwise."""
        number = whole(version)
        if number is None or number not in self.rules_versions:
            raise UnknownRules(self.name, version, self.rules_versions)
        if number == self.rules_version:
            return self
        game = copy.copy(self)
        game.rules_version = number
        return game

    def __repr__(self) -> str:
        return f"{type(self).__name__}(rules {self.rules_version})"

    def public_cards(self) -> JSON:
        """What anybody may know of the cards before a match. None: nothing, until a game says otherwise."""
        return None

    def card_set(self, sources: Sequence[str]) -> Sequence[str]:  # noqa: ARG002
        """Which of the sources of a score are cards drawn for the match: points compare where they are the same."""
        return ()

    def chronicle(self, match: "Match[A]") -> JSON:  # noqa: ARG002
        """A campaign's history by round and its deeds, derived from the record; None: this game has none."""
        return None
