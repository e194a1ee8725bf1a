"""A position of Kingdom Builder: what is on the board, whose turn it is, what is half done, what may be done.

What the actions do to it is in `turn.py` (the turn and the mandatory action) and `pieces.py` (what is put
on the board and taken off it, and the tiles that come and go with it).
"""

from collections.abc import Sequence
from typing import Any, Self

from fiefdom.games.kingdom_builder.board.hexes import Hex
from fiefdom.games.kingdom_builder.board.layout import Layout, spaces_of
from fiefdom.games.kingdom_builder.play.actions import (
    BUILD,
    CHOOSE,
    DECLINE,
    END_TURN,
    REDRAW,
    USE,
    KingdomAction,
    UseBonus,
)
from fiefdom.games.kingdom_builder.play.agenda import Asked, Doing
from fiefdom.games.kingdom_builder.play.deck import deal_anew
from fiefdom.games.kingdom_builder.play.turn import AFTER, BEFORE, DURING, bound, free_first
from fiefdom.games.kingdom_builder.show.explain import explain, refusal_of
from fiefdom.games.kingdom_builder.show.picture import picture
from fiefdom.games.kingdom_builder.show.score import score
from fiefdom.games.kingdom_builder.show.view import view_of
from fiefdom.games.kingdom_builder.show.what_if import what_if
from fiefdom.games.kingdom_builder.text.write import to_text
from fiefdom.kernel.action import not_legal
from fiefdom.kernel.game import Event, Refusal, Result, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import check_reader, check_seat
from fiefdom.kernel.rng import Rng

SUPPLY = 40  # K5


class KingdomState(State[KingdomAction]):
    """Sets of hexes and of location spaces are integers. Lists (by seat) change often, tuples seldom."""

    game = "kingdom-builder"

    __slots__ = (
        "agenda",
        "anywhere",
        "aside",
        "bonus",
        "bound",
        "built",
        "busy",
        "canoes",
        "chance",
        "deck",
        "discard",
        "due",
        "empty",
        "ended_by",
        "ending",
        "free",
        "gold",
        "had",
        "hands",
        "idle",
        "kept",
        "last_trail",
        "layout",
        "left",
        "near",
        "number",
        "old",
        "own",
        "pieces",
        "ready",
        "ready_bonus",
        "round",
        "stage",
        "starter",
        "stock",
        "supply",
        "terrain",
        "tiles",
        "trail",
        "turn",
        "used",
        "used_bonus",
        "zone",
    )

    def __init__(self, layout: Layout, starter: Seat) -> None:
        seats = layout.seats
        self.layout = layout
        self.starter = starter
        self.turn = starter
        self.actor: Seat | None = starter
        self.round = 1
        self.stage = BEFORE
        self.terrain = -1  # of the card played, once it is certain which counts (X5, M4)
        self.bound = False  # by an oracle or a barn, before the mandatory action begins (X5, M4)
        self.left = 0  # settlements of the mandatory action still to be built, once it has begun
        self.due = 0  # of the kept ones, those that belong to this turn's mandatory action (M13)
        self.agenda: tuple[Doing | Asked, ...] = ()  # what is under way; the last is on top

        self.own = [0] * seats  # all that counts as a settlement, the city hall too (X8)
        self.near = [0] * seats  # next to one's own, wagon and ship included (X13)
        self.supply = [SUPPLY] * seats
        self.empty = layout.ground  # no piece on it; special spaces never (K2)
        self.zone = 0  # next to a warrior (X10)
        self.free = layout.eligible  # empty, eligible, next to no warrior
        # By kind of piece: by seat where they stand; of a common one under 0.
        self.pieces: tuple[tuple[int, ...], ...] = tuple(
            [(0,) if piece.common else (0,) * seats for piece in layout.pieces]
        )
        self.kept = (0,) * seats  # M13

        self.gold: tuple[tuple[int, ...], ...] = ((0,) * seats,) * len(
            layout.payers
        )  # paid, by source and seat
        self.built: tuple[Hex, ...] = ()  # by this mandatory action; if somebody looks at it
        self.number = 0  # … and how many it was to build from the supply
        self.anywhere = False  # the next settlement need not be next to one's own

        self.stock = layout.tiles  # by space: tiles left
        self.tiles = (0,) * seats  # spaces whose tile the seat holds
        self.had = (0,) * seats  # K13: spaces that the seat has ever taken a tile from
        self.ready = 0  # of the tiles of the seat whose turn it is: those it can still use
        self.bonus = (0,) * seats  # bonus tiles, as sets of numbers of layout.bonuses
        self.ready_bonus = 0
        self.used = 0  # in this turn: tiles, and bonus tiles
        self.used_bonus = 0
        self.canoes = (0,) * seats  # M7: tiles that can still react

        self.hands: tuple[tuple[int, ...], ...] = ((),) * seats
        self.old = (0,) * seats  # of each hand, so many (the first) were drawn before the last shuffle
        self.deck: tuple[int, ...] = ()  # the top card is the last
        self.discard: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()  # K11: rejected in this turn
        self.chance = 0  # the generator's state

        self.busy = False  # somebody built from the supply in this round
        self.idle = 0  # rounds in which nobody did
        self.ending = False  # K25
        self.ended_by: str | None = None
        self.trail: tuple[Hex, ...] = ()  # hexes touched in this turn
        self.last_trail: tuple[Hex, ...] = ()  # … and in the one before
        self.log: list[Event] | None = None

    @property
    def seats(self) -> int:
        return self.layout.seats

    # What may be done.

    def legal(self) -> list[KingdomAction]:
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Doing):
                legal = top.location.legal(self, top)
                return legal + self._between(top.seat) if self.layout.between else legal
            canoes = spaces_of(self.canoes[top.seats[0]])
            return [*(USE[self.layout.locations[space]] for space in canoes), DECLINE]
        if self.actor is None:
            return []
        if self.stage == DURING:  # K8: nothing else between its builds
            legal = self._mandatory()
            return legal + self._between(self.turn) if self.layout.between else legal
        if self.stage == AFTER:
            legal = [END_TURN]
            if self.terrain < 0:
                legal += self._choices(buildable=False)
        else:
            legal = self._before()
        ready = self.ready
        if ready:
            kinds, seat, locations = self.layout.kinds, self.turn, self.layout.locations
            for space in spaces_of(ready):
                if kinds[space].possible(self, seat):
                    legal.append(USE[locations[space]])
        if self.ready_bonus:
            for number in spaces_of(self.ready_bonus):
                bonus = self.layout.bonuses[number]
                if bonus.extra_action and bonus.possible(self, self.turn):
                    legal.append(UseBonus(bonus.name))
        return legal

    def _mandatory(self) -> list[KingdomAction]:
        """The next settlement of the mandatory action (K9)."""
        if self.terrain < 0:  # K11 brought a card of two halves
            return self._choices(buildable=True) or [REDRAW]
        spaces = self.free & self.layout.terrain[self.terrain]
        if not spaces:
            return [REDRAW]  # K11
        return BUILD.of(spaces if self.anywhere else spaces & self.near[self.turn] or spaces)  # K10

    def _between(self, seat: Seat) -> list[KingdomAction]:
        """The few tiles that may be used between two builds, too."""
        layout = self.layout
        ready = spaces_of(self.ready & layout.between) if seat == self.turn else ()
        return [USE[layout.locations[space]] for space in ready if layout.kinds[space].possible(self, seat)]

    def _before(self) -> list[KingdomAction]:
        """The mandatory action is still to come: its first settlement, or what must be decided for it."""
        if not self.supply[self.turn] and not self.due:  # K25: it is empty
            return [END_TURN, *(self._choices(buildable=False) if self.terrain < 0 else ())]
        if self.terrain >= 0:
            spaces = self.free & self.layout.terrain[self.terrain]
            if spaces:
                if self.anywhere or free_first(self):  # M14
                    return BUILD.of(spaces)
                return BUILD.of(spaces & self.near[self.turn] or spaces)
        if not bound(self):  # M5: the other half, or card, while it can be built on
            choices = self._choices(buildable=True)
            if choices:
                return choices
        return [REDRAW] if self.deck or self.discard else [END_TURN]  # K11

    def _choices(self, buildable: bool) -> list[KingdomAction]:
        """X5, M4: the terrains to choose from; for the mandatory action those that can be built on (M5)."""
        options = self.layout.options_of(self.hands[self.turn])
        if buildable:
            return [CHOOSE[terrain] for terrain in options if self.free & self.layout.terrain[terrain]]
        needed = any(self.layout.kinds[space].needs_terrain for space in spaces_of(self.ready))
        return [CHOOSE[terrain] for terrain in options] if needed else []

    def doing(self) -> Doing:
        """The action of a tile that is under way."""
        top = self.agenda[-1]
        assert isinstance(top, Doing)  # noqa: S101 - the caller took its action from legal()
        return top

    def asked(self) -> Asked | None:
        """M7: the round of reactions that is under way, if the acting seat is asked now."""
        top = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Asked) else None

    # What is done.

    def apply(self, action: KingdomAction) -> None:
        if action not in self.legal():
            raise not_legal(self, action, KingdomAction, "kingdom-builder", refusal_of)
        action.take(self)

    def apply_unchecked(self, action: KingdomAction) -> None:
        action.take(self)

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.layout = self.layout
        new.starter = self.starter
        new.turn = self.turn
        new.actor = self.actor
        new.round = self.round
        new.stage = self.stage
        new.terrain = self.terrain
        new.bound = self.bound
        new.left = self.left
        new.due = self.due
        new.agenda = self.agenda
        new.own = self.own[:]
        new.near = self.near[:]
        new.supply = self.supply[:]
        new.empty = self.empty
        new.zone = self.zone
        new.free = self.free
        new.pieces = self.pieces
        new.gold = self.gold
        new.built = self.built
        new.number = self.number
        new.anywhere = self.anywhere
        new.kept = self.kept
        new.stock = self.stock
        new.tiles = self.tiles
        new.had = self.had
        new.ready = self.ready
        new.bonus = self.bonus
        new.ready_bonus = self.ready_bonus
        new.used = self.used
        new.used_bonus = self.used_bonus
        new.canoes = self.canoes
        new.hands = self.hands
        new.old = self.old
        new.deck = self.deck
        new.discard = self.discard
        new.aside = self.aside
        new.chance = self.chance
        new.busy = self.busy
        new.idle = self.idle
        new.ending = self.ending
        new.ended_by = self.ended_by
        new.trail = self.trail
        new.last_trail = self.last_trail
        new.log = None
        return new

    __copy__ = copy  # copy.copy would share the lists

    def position(self) -> tuple[Any, ...]:
        """Everything that tells this position from another of the same table, as plain values."""
        return (
            self.starter,
            self.turn,
            self.actor,
            self.round,
            self.stage,
            self.terrain,
            self.bound,
            self.left,
            self.due,
            tuple(
                (top.seat, top.space, top.location.name, *top[3:]) if isinstance(top, Doing) else top
                for top in self.agenda
            ),
            tuple(self.own),
            tuple(self.supply),
            self.pieces,
            self.gold,
            self.built,
            self.number,
            self.anywhere,
            self.kept,
            self.stock,
            self.tiles,
            self.had,
            self.ready,
            self.bonus,
            self.ready_bonus,
            self.used,
            self.used_bonus,
            self.canoes,
            self.hands,
            self.old,
            self.deck,
            self.discard,
            self.aside,
            self.chance,
            self.busy,
            self.idle,
            self.ending,
            self.ended_by,
        )

    def key(self) -> int:
        return hash((self.layout.rows, self.position()))

    # What is asked.

    def result(self) -> Result:
        return score(self)

    def what_if(self) -> list[tuple[KingdomAction, dict[str, int]]]:
        """For each legal action: by how much it changes the acting seat's score at once, by source."""
        return what_if(self)

    def guess(self, seat: Seat, rng: Rng) -> Self:
        """The other players' terrain cards and the deck are dealt anew; so is the luck to come."""
        new = self.copy()
        deal_anew(new, check_seat(seat, self.seats), rng)
        return new

    def view(self, seat: Seat | None) -> JSON:
        return view_of(self, check_reader(seat, self.seats))

    def picture(self, names: Sequence[str] = (), colours: Sequence[int] = ()) -> str:
        return picture(self, names, colours)

    def whose_turn(self) -> Seat | None:
        return self.turn  # M7: also while somebody else is asked

    def moment(self) -> str:
        return f"round {self.round}"

    def explain(self, request: JSON) -> Refusal | None:
        return explain(self, request)

    def to_text(self) -> str:
        return to_text(self)
