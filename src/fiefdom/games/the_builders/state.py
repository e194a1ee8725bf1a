"""A position of The Builders: what lies on the table, whose turn it is, and what may be done."""

from collections.abc import Sequence
from typing import Any, Self

from fiefdom.games.the_builders.actions import (
    ACTION_PRICE,
    ACTIONS_PER_TURN,
    BUY_ACTION,
    END_TURN,
    HIRE,
    OPEN,
    PAY,
    SEND,
    TAKE_COINS,
    BuildersAction,
)
from fiefdom.games.the_builders.cards import WAGE
from fiefdom.games.the_builders.explain import explain, refusal_of
from fiefdom.games.the_builders.picture import picture
from fiefdom.games.the_builders.score import score
from fiefdom.games.the_builders.view import view_of
from fiefdom.games.the_builders.write_text import to_text
from fiefdom.kernel.action import not_legal
from fiefdom.kernel.game import Event, Refusal, Result, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import check_reader, check_seat
from fiefdom.kernel.rng import Rng

IDLE_ROUNDS = 10  # B19
WARNED_ROUNDS = 3
HIGHEST_WAGE = max(WAGE)

# What is open without looking at any card, by whether one can pay for an action and how many are left.
_PLAIN = {
    (rich, actions): (
        END_TURN,
        *((BUY_ACTION,) if rich else ()),
        *(TAKE_COINS[number] for number in PAY if number <= actions),
    )
    for rich in (False, True)
    for actions in range(max(PAY) + 1)
}


class BuildersState(State[BuildersAction]):
    """Cards are numbers; the sets a seat owns are tuples, so that a copy shares them."""

    game = "the-builders"

    __slots__ = (
        "actions",
        "building_deck",
        "building_row",
        "built",
        "busy",
        "coins",
        "crew",
        "ended_by",
        "ending",
        "free",
        "goal",
        "idle_rounds",
        "points",
        "round",
        "seats",
        "sent",
        "sites",
        "starter",
        "supply",
        "turn",
        "worker_deck",
        "worker_row",
    )

    def __init__(self, seats: int, goal: int, starter: Seat) -> None:
        self.seats = seats
        self.goal = goal
        self.starter = starter
        self.turn = starter
        self.actor: Seat | None = starter
        self.round = 1
        self.actions = ACTIONS_PER_TURN
        self.building_row: tuple[int, ...] = ()
        self.building_deck: tuple[int, ...] = ()  # the top card is the last
        self.worker_row: tuple[int, ...] = ()
        self.worker_deck: tuple[int, ...] = ()
        self.coins = [0] * seats
        self.points = [0] * seats
        self.free: list[tuple[int, ...]] = [()] * seats
        self.sites: list[tuple[int, ...]] = [()] * seats
        self.built: list[tuple[int, ...]] = [()] * seats
        self.crew: dict[int, tuple[int, ...]] = {}  # by site: who works there
        self.supply: dict[int, int] = {}  # by site: what they supply together
        self.sent: dict[int, int] = {}  # by site: how many were sent this turn (B10)
        self.busy = False  # somebody opened, hired or sent in this round (B19)
        self.idle_rounds = 0
        self.ending = False  # somebody ended a turn with enough points (B17)
        self.ended_by: str | None = None
        self.log: list[Event] | None = None

    def legal(self) -> list[BuildersAction]:
        if self.actor is None:
            return []
        coins = self.coins[self.turn]
        actions = self.actions
        legal: list[BuildersAction] = list(_PLAIN[coins >= ACTION_PRICE, actions if actions < 3 else 3])
        if actions:
            legal += map(OPEN.__getitem__, self.building_row)
            legal += map(HIRE.__getitem__, self.worker_row)
            workers: tuple[int, ...] | list[int] = self.free[self.turn]
            if coins < HIGHEST_WAGE:
                workers = [worker for worker in workers if WAGE[worker] <= coins]
            if workers:
                sent = self.sent
                for site in self.sites[self.turn]:
                    if site not in sent or sent[site] < actions:  # B10: the price is one more than were sent
                        legal += map(SEND[site].__getitem__, workers)
        return legal

    def apply(self, action: BuildersAction) -> None:
        if action not in self.legal():
            raise not_legal(self, action, BuildersAction, "the-builders", refusal_of)
        action.take(self)

    def apply_unchecked(self, action: BuildersAction) -> None:
        action.take(self)

    def next_turn(self) -> None:
        """Ends the turn of the acting seat, and the round or the game with it if it is time."""
        if self.points[self.turn] >= self.goal:
            self.ending = True  # B17: the round is played to its end
        self.actions = ACTIONS_PER_TURN
        self.sent = {}
        self.turn = self.actor = (self.turn + 1) % self.seats  # B6: clockwise
        if self.turn == self.starter:
            self._end_round()

    def _end_round(self) -> None:
        self.idle_rounds = 0 if self.busy else self.idle_rounds + 1
        self.busy = False
        if self.ending:
            self.ended_by = "B17"
        elif self.idle_rounds >= IDLE_ROUNDS or self._stuck():
            self.ended_by = "B19"
        else:
            self.round += 1
            return
        self.actor = None
        if self.log is not None:
            self.log.append(Event("game-over", None, {"rule": self.ended_by}))

    def _stuck(self) -> bool:
        """B19: nothing can be taken, and nobody has both a free worker and a site."""
        if self.building_row or self.worker_row:
            return False
        return not any(free and sites for free, sites in zip(self.free, self.sites, strict=True))

    def quiet_rounds(self) -> int | None:
        """The rounds left, with this one, until B19 ends the game; None while that is more than three away."""
        if self.actor is None:
            return None
        if self._stuck():
            return 1
        left = IDLE_ROUNDS - (0 if self.busy else self.idle_rounds)
        return left if left <= WARNED_ROUNDS else None

    def log_refill(self, row: str, drawn: int | None) -> None:
        """Tells which card came to a row: from now on nothing before it can be undone."""
        if self.log is not None and drawn is not None:
            self.log.append(Event("refilled", None, {"row": row, "card": drawn}, reveals=True))

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.seats = self.seats
        new.goal = self.goal
        new.starter = self.starter
        new.turn = self.turn
        new.actor = self.actor
        new.round = self.round
        new.actions = self.actions
        new.building_row = self.building_row
        new.building_deck = self.building_deck
        new.worker_row = self.worker_row
        new.worker_deck = self.worker_deck
        new.coins = self.coins[:]
        new.points = self.points[:]
        new.free = self.free[:]
        new.sites = self.sites[:]
        new.built = self.built[:]
        new.crew = self.crew.copy()
        new.supply = self.supply.copy()
        new.sent = self.sent.copy()
        new.busy = self.busy
        new.idle_rounds = self.idle_rounds
        new.ending = self.ending
        new.ended_by = self.ended_by
        new.log = None
        return new

    __copy__ = copy  # copy.copy would share the lists

    def position(self) -> tuple[Any, ...]:
        """Everything that tells this position from another, as plain values."""
        return (
            self.goal,
            self.starter,
            self.actor,
            self.turn,
            self.round,
            self.actions,
            self.building_row,
            self.building_deck,
            self.worker_row,
            self.worker_deck,
            tuple(self.coins),
            tuple(tuple(sorted(cards)) for cards in self.free),
            tuple(
                tuple((site, self.crew[site], self.sent.get(site, 0)) for site in sites)
                for sites in self.sites
            ),
            tuple(self.built),
            self.busy,
            self.idle_rounds,
            self.ending,
            self.ended_by,
        )

    def key(self) -> int:
        return hash(self.position())

    def result(self) -> Result:
        return score(self)

    def guess(self, seat: Seat, rng: Rng) -> Self:
        """Only the order of the two decks is hidden, from everybody alike."""
        check_seat(seat, self.seats)
        new = self.copy()
        for name in ("building_deck", "worker_deck"):
            unseen = sorted(getattr(self, name))
            rng.shuffle(unseen)
            setattr(new, name, tuple(unseen))
        return new

    def view(self, seat: Seat | None) -> JSON:
        return view_of(self, check_reader(seat, self.seats))

    def picture(self, names: Sequence[str] = (), colours: Sequence[int] = ()) -> str:
        return picture(self, names, colours)

    def moment(self) -> str:
        return f"round {self.round}"

    def explain(self, request: JSON) -> Refusal | None:
        return explain(self, request)

    def to_text(self) -> str:
        return to_text(self)
