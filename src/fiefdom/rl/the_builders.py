"""The Builders as numbers: every action that there can ever be, a row of figures for each card, and facts beside them."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from fiefdom.games.the_builders.actions import (
    BUY_ACTION,
    END_TURN,
    HIRE,
    OPEN,
    SEND,
    TAKE_COINS,
    BuildersAction,
)
from fiefdom.games.the_builders.cards import CARDS, RESOURCES, unpack
from fiefdom.games.the_builders.state import BuildersState
from fiefdom.kernel.game import Game, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.rl.encoding import Array, Encoding, part, small

_PRINTED = (
    "wage",
    *(f"supplies {n}" for n in RESOURCES),
    *(f"needs {n}" for n in RESOURCES),
    "coins",
    "points",
)


@lru_cache(maxsize=4096)
def _missing(needs: int, supply: int) -> list[int]:
    """B13: what a site still needs of each resource."""
    return [max(0, needed - given) for needed, given in zip(unpack(needs), unpack(supply), strict=True)]


class TheBuildersEncoding(Encoding[BuildersAction]):
    def __init__(
        self, game: Game[BuildersAction], seats: int, options: Mapping[str, JSON] | None = None
    ) -> None:
        super().__init__(game, seats, options)
        actions: list[BuildersAction] = [END_TURN, BUY_ACTION, *TAKE_COINS.values(), *OPEN.values()]
        actions += [*HIRE.values(), *(send for workers in SEND.values() for send in workers.values())]
        self._number = {action: number for number, action in enumerate(actions)}
        self.num_actions = len(actions)
        owners = ["mine", *(f"of seat +{step}" for step in range(1, seats))]
        columns = [
            *_PRINTED,
            "in a row",
            *(f"{where} {owner}" for owner in owners for where in ("free", "site", "built", "at work")),
            *(f"still needs {name}" for name in RESOURCES),  # of a site
            "works at",  # 1 + the card of the site
            "sent this turn",
        ]
        facts = [
            "my turn",
            "actions left",
            "goal",
            "last round",
            "quiet rounds",
            "turns left in this round",
            "buildings in the deck",
            "workers in the deck",
            *(f"coins {owner}" for owner in owners),
            *(f"points {owner}" for owner in owners),
        ]
        self._column = {name: place for place, name in enumerate(columns)}
        self.parts = {
            "cards": part(columns, (len(CARDS), len(columns))),
            "facts": part(facts),
        }
        self._printed = np.zeros((len(CARDS), len(columns)), np.uint8)
        for card in CARDS:
            figures = (card.wage, *unpack(card.supplies), *unpack(card.needs), card.coins, card.points)
            self._printed[card.number, : len(figures)] = figures

    def listed(self, state: State[BuildersAction]) -> tuple[list[int], list[BuildersAction]]:
        legal = state.legal()
        return [*map(self._number.__getitem__, legal)], legal

    def _see(self, state: State[BuildersAction], seat: Seat) -> Array:
        assert isinstance(state, BuildersState)  # noqa: S101 - of this game
        seats = state.seats
        order = [(seat + step) % seats for step in range(seats)]
        cards, column = self._printed.copy(), self._column
        cards[list(state.building_row + state.worker_row), column["in a row"]] = 1
        needs = column["still needs stone"]
        for place, owner in enumerate(order):
            first = column["free mine"] + 4 * place
            cards[list(state.free[owner]), first] = 1
            cards[list(state.sites[owner]), first + 1] = 1
            cards[list(state.built[owner]), first + 2] = 1
            for site in state.sites[owner]:
                cards[site, needs : needs + 4] = _missing(CARDS[site].needs, state.supply[site])
                cards[site, column["sent this turn"]] = state.sent.get(site, 0)
                for worker in state.crew[site]:
                    cards[worker, first + 3] = 1
                    cards[worker, column["works at"]] = 1 + site
        facts = [
            state.turn == seat,
            state.actions,
            state.goal,
            state.ending,
            state.idle_rounds,
            (state.starter - state.turn - 1) % seats,
            len(state.building_deck),
            len(state.worker_deck),
            *(state.coins[owner] for owner in order),
            *(state.points[owner] for owner in order),
        ]
        return np.concatenate([cards.ravel(), small(facts)])
