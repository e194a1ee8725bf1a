"""What a seat sees: everything but the order of the decks, and the price of everything one could do."""

from typing import TYPE_CHECKING, cast

from fiefdom.games.the_builders.actions import ACTION_PRICE, PAY
from fiefdom.games.the_builders.cards import COINS, NEEDS, POINTS, SUPPLIES, WAGE, covers, unpack
from fiefdom.games.the_builders.price import Price, price, price_of_sending
from fiefdom.games.the_builders.shapes import (
    BuildersView,
    CoinsView,
    PlayerView,
    PricesView,
    PriceView,
    SendView,
    SiteView,
)
from fiefdom.kernel.game import Seat
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.the_builders.state import BuildersState


def view_of(state: "BuildersState", seat: Seat | None) -> JSON:
    view: BuildersView = {
        "game": "the-builders",
        "seat": seat,
        "actor": state.actor,
        "starter": state.starter,
        "round": state.round,
        "goal": state.goal,
        "last_round": state.ending or max(state.points) >= state.goal,  # B17: points are never lost
        "quiet_rounds": state.quiet_rounds(),
        "ended_by": state.ended_by,
        "actions": 0 if state.actor is None else state.actions,
        "action_price": ACTION_PRICE,
        "building_row": list(state.building_row),
        "building_deck": len(state.building_deck),
        "worker_row": list(state.worker_row),
        "worker_deck": len(state.worker_deck),
        "players": [_player(state, player) for player in range(state.seats)],
        "prices": _prices(state),
    }
    return cast("JSON", view)


def _player(state: "BuildersState", seat: Seat) -> PlayerView:
    return {
        "seat": seat,
        "coins": state.coins[seat],
        "points": state.points[seat],
        "free": list(state.free[seat]),
        "built": list(state.built[seat]),
        "sites": [_site(state, site) for site in state.sites[seat]],
    }


def _site(state: "BuildersState", site: int) -> SiteView:
    return {
        "card": site,
        "crew": list(state.crew[site]),
        "supply": unpack(state.supply[site]),
        "needs": unpack(NEEDS[site]),
        "sent": state.sent.get(site, 0),
    }


def _prices(state: "BuildersState") -> PricesView:
    """What everything costs the acting player, also what they cannot pay now."""
    coins: list[CoinsView] = [
        {"actions": actions, "coins": pay, "possible": state.actor is not None and actions <= state.actions}
        for actions, pay in PAY.items()
    ]
    if state.actor is None:
        return {"coins": coins, "open": [], "hire": [], "send": []}
    sites, free = state.sites[state.turn], state.free[state.turn]
    return {
        "coins": coins,
        "open": [{"card": card, **_price(price(state))} for card in state.building_row],
        "hire": [{"card": card, **_price(price(state))} for card in state.worker_row],
        "send": [_send_price(state, worker, site) for site in sites for worker in free],
    }


def _send_price(state: "BuildersState", worker: int, site: int) -> SendView:
    supply = state.supply[site]
    completes = covers(supply + SUPPLIES[worker], NEEDS[site])
    return {
        "worker": worker,
        "site": site,
        **_price(price_of_sending(state, worker, site)),
        "wage": WAGE[worker],
        "completes": completes,
        "reward": COINS[site] if completes else 0,
        "points": POINTS[site] if completes else 0,
        "helps": _useful(supply, worker, site),
    }


def _useful(supply: int, worker: int, site: int) -> list[int]:
    """How much of each resource this worker supplies that is still missing."""
    amounts = zip(unpack(SUPPLIES[worker]), unpack(NEEDS[site]), unpack(supply), strict=True)
    return [max(0, min(give, need - have)) for give, need, have in amounts]


def _price(cost: Price) -> PriceView:
    return {
        "actions": cost.actions,
        "buy": cost.buy,
        "coins": cost.coins,
        "affordable": cost.affordable,
        "possible": cost.possible,
    }
