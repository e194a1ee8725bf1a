"""The six decisions of a turn. Each knows what it does; `explain.py` knows why it may not be done."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fiefdom.games.the_builders.cards import (
    BUILDINGS,
    COINS,
    ENOUGH,
    FIRST_MACHINE,
    NEEDS,
    POINTS,
    SUPPLIES,
    WAGE,
    WORKERS,
)
from fiefdom.kernel.action import Action, Codec
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.the_builders.state import BuildersState

ACTIONS_PER_TURN = 3  # B6
ACTION_PRICE = 5  # B6
PAY = {1: 1, 2: 3, 3: 6}  # B11: coins for so many actions


class BuildersAction(Action):
    """One free choice of the player whose turn it is."""

    __slots__ = ()

    @abstractmethod
    def take(self, state: "BuildersState") -> None:
        """Carries the action out; it must be legal."""


def _refilled(
    row: tuple[int, ...], deck: tuple[int, ...], card: int
) -> tuple[tuple[int, ...], tuple[int, ...], int | None]:
    """Row and deck after a card was taken and its place filled, and the card that came to it."""
    place = row.index(card)
    if not deck:  # B16
        return row[:place] + row[place + 1 :], deck, None
    return row[:place] + deck[-1:] + row[place + 1 :], deck[:-1], deck[-1]


@dataclass(frozen=True, slots=True, eq=False)
class Open(BuildersAction):
    """B8: take a building card from the row as a site of one's own."""

    do = "open"
    card: int

    def take(self, state: "BuildersState") -> None:
        seat, card = state.turn, self.card
        state.actions -= 1
        state.busy = True
        state.sites[seat] += (card,)
        state.crew[card] = ()
        state.supply[card] = 0
        state.building_row, state.building_deck, drawn = _refilled(
            state.building_row, state.building_deck, card
        )
        if state.log is not None:
            state.log.append(Event("opened", seat, {"card": card}))
            state.log_refill("building", drawn)


@dataclass(frozen=True, slots=True, eq=False)
class Hire(BuildersAction):
    """B9: take a worker from the row."""

    do = "hire"
    card: int

    def take(self, state: "BuildersState") -> None:
        seat, card = state.turn, self.card
        state.actions -= 1
        state.busy = True
        state.free[seat] += (card,)
        state.worker_row, state.worker_deck, drawn = _refilled(state.worker_row, state.worker_deck, card)
        if state.log is not None:
            state.log.append(Event("hired", seat, {"card": card}))
            state.log_refill("worker", drawn)


@dataclass(frozen=True, slots=True, eq=False)
class Send(BuildersAction):
    """B10: pay a free worker (or machine) to work on one of one's sites until it is complete."""

    do = "send"
    worker: int
    site: int

    def take(self, state: "BuildersState") -> None:
        seat, worker, site = state.turn, self.worker, self.site
        sent = state.sent
        price = sent[site] = sent.get(site, 0) + 1  # B10: one more for each sent there this turn
        state.actions -= price
        state.coins[seat] -= WAGE[worker]
        state.busy = True
        free = state.free[seat]
        place = free.index(worker)
        state.free[seat] = free[:place] + free[place + 1 :]
        state.crew[site] += (worker,)
        supply = state.supply[site] = state.supply[site] + SUPPLIES[worker]
        if state.log is not None:
            facts: dict[str, JSON] = {"worker": worker, "site": site, "wage": WAGE[worker], "actions": price}
            state.log.append(Event("sent", seat, facts))
        if (supply + ENOUGH - NEEDS[site]) & ENOUGH == ENOUGH:  # B13: every need is met
            _complete(state, seat, site)


def _complete(state: "BuildersState", seat: int, site: int) -> None:
    sites = state.sites[seat]
    place = sites.index(site)
    state.sites[seat] = sites[:place] + sites[place + 1 :]
    crew = state.crew.pop(site)
    del state.supply[site]
    state.coins[seat] += COINS[site]  # B14: after the wage was paid
    state.points[seat] += POINTS[site]
    state.built[seat] += (site,)
    # B14: all go free (B12: and may be sent again this turn); B15: a machine joins them.
    state.free[seat] += (*crew, site) if site >= FIRST_MACHINE else crew
    if state.log is not None:
        facts: dict[str, JSON] = {
            "card": site,
            "coins": COINS[site],
            "points": POINTS[site],
            "freed": list(crew),
            "machine": site >= FIRST_MACHINE,
        }
        state.log.append(Event("completed", seat, facts))


@dataclass(frozen=True, slots=True, eq=False)
class TakeCoins(BuildersAction):
    """B11: 1, 2 or 3 actions for 1, 3 or 6 coins."""

    do = "coins"
    actions: int

    def take(self, state: "BuildersState") -> None:
        state.actions -= self.actions
        state.coins[state.turn] += PAY[self.actions]
        if state.log is not None:
            facts: dict[str, JSON] = {"actions": self.actions, "coins": PAY[self.actions]}
            state.log.append(Event("took-coins", state.turn, facts))


@dataclass(frozen=True, slots=True, eq=False)
class BuyAction(BuildersAction):
    """B6: one action more, for 5 coins."""

    do = "buy"

    def take(self, state: "BuildersState") -> None:
        state.actions += 1
        state.coins[state.turn] -= ACTION_PRICE
        if state.log is not None:
            state.log.append(Event("bought-action", state.turn, {"coins": ACTION_PRICE}))


@dataclass(frozen=True, slots=True, eq=False)
class EndTurn(BuildersAction):
    """B7: always possible, with actions left or without."""

    do = "end"

    def take(self, state: "BuildersState") -> None:
        if state.log is not None:
            state.log.append(Event("ended-turn", state.turn))
        state.next_turn()


OPEN = {card: Open(card) for card in BUILDINGS}
HIRE = {card: Hire(card) for card in WORKERS}
SEND = {
    site: {worker: Send(worker, site) for worker in (*WORKERS, *BUILDINGS[FIRST_MACHINE - BUILDINGS[0] :])}
    for site in BUILDINGS
}
TAKE_COINS = {number: TakeCoins(number) for number in PAY}
BUY_ACTION = BuyAction()
END_TURN = EndTurn()


CODEC: Codec[BuildersAction] = Codec(
    [
        *OPEN.values(),
        *HIRE.values(),
        *(send for workers in SEND.values() for send in workers.values()),
        *TAKE_COINS.values(),
        BUY_ACTION,
        END_TURN,
    ]
)
