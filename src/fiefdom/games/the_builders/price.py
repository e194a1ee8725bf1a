"""What something costs the acting player (B6, B10): said once, for what is refused and for what is shown.

`BuildersState.legal` asks the same in its own quick way; the battery compares the two at every position.
"""

from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.the_builders.actions import ACTION_PRICE
from fiefdom.games.the_builders.cards import WAGE

if TYPE_CHECKING:
    from fiefdom.games.the_builders.state import BuildersState


class Price(NamedTuple):
    actions: int
    buy: int  # how many of the actions are missing and can be bought
    wage: int
    coins: int  # for both
    affordable: bool

    @property
    def possible(self) -> bool:
        """Now, without buying an action first."""
        return self.buy == 0 and self.affordable


def price(state: "BuildersState", actions: int = 1, wage: int = 0) -> Price:
    """The price of so many actions and a wage; B8, B9: to open and to hire is one action."""
    buy = max(0, actions - state.actions)
    coins = buy * ACTION_PRICE + wage
    return Price(actions, buy, wage, coins, coins <= state.coins[state.turn])


def price_of_sending(state: "BuildersState", worker: int, site: int) -> Price:
    """B10: one action more than were sent there in this turn, and the wage."""
    return price(state, state.sent.get(site, 0) + 1, WAGE[worker])
