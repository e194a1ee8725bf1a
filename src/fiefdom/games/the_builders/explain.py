"""Why something cannot be done now: the rule, the reason as a locale key, and the figures."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fiefdom.games.the_builders.actions import (
    ACTION_PRICE,
    CODEC,
    HIRE,
    OPEN,
    SEND,
    BuildersAction,
    BuyAction,
    Hire,
    Open,
    Send,
    TakeCoins,
)
from fiefdom.games.the_builders.cards import BUILDINGS, CARDS, FIRST_MACHINE
from fiefdom.games.the_builders.price import Price, price, price_of_sending
from fiefdom.kernel.errors import BadAction, shown
from fiefdom.kernel.game import Refusal
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import whole

if TYPE_CHECKING:
    from fiefdom.games.the_builders.state import BuildersState


def _no(rule: str, reason: str, **facts: JSON) -> Refusal:
    return Refusal(rule, f"the-builders-no-{reason}", facts)


def explain(state: "BuildersState", request: JSON) -> Refusal | None:
    """`request` is an encoded action, or {"target": {"card": number}}: anything with that card."""
    if isinstance(request, Mapping) and "target" in request:
        target = request["target"]
        card = whole(target.get("card")) if isinstance(target, Mapping) else None
        if card is None or not 0 <= card < len(CARDS):
            raise BadAction(f'a target is {{"card": 0 to {len(CARDS) - 1}}}, not {shown(target)}')
        return _refusal_of_card(state, card)
    return refusal_of(state, CODEC.decode(request))


def refusal_of(state: "BuildersState", action: BuildersAction) -> Refusal | None:
    """Why the acting player cannot take this action; None if they can."""
    if state.actor is None:
        return _no(state.ended_by or "B17", "game-over")
    seat, coins = state.turn, state.coins[state.turn]
    match action:
        case Open(card):
            if card not in state.building_row:
                return _not_in_row(state, card, state.building_row, "B8")
            return _cannot_pay(state, "B8", price(state))
        case Hire(card):
            if card not in state.worker_row:
                return _not_in_row(state, card, state.worker_row, "B9")
            return _cannot_pay(state, "B9", price(state))
        case Send(worker, site):
            if site in state.built[seat]:
                return _no("B14", "site-complete", site=site)
            if site not in state.sites[seat]:
                return _no("B10", "not-your-site", site=site)
            if worker not in state.free[seat]:
                return _worker_not_free(state, worker)
            return _cannot_pay(state, "B10", price_of_sending(state, worker, site))
        case TakeCoins(actions) if actions > state.actions:  # to buy them would only lose coins
            return _no("B11", "coins-actions", needed=actions, left=state.actions)
        case BuyAction() if coins < ACTION_PRICE:
            return _no("B6", "coins-for-action", price=ACTION_PRICE, coins=coins)
    return None  # B7: ending the turn is always possible


def _cannot_pay(state: "BuildersState", rule: str, cost: Price) -> Refusal | None:
    """Actions first: what is short of them can be bought (B6), and the wage must still be left."""
    if cost.possible:
        return None
    coins = state.coins[state.turn]
    if not cost.buy:
        return _no(rule, "wage", wage=cost.wage, coins=coins)
    return _no(
        "B10" if cost.actions > 1 else "B6",
        "actions" if cost.affordable else "actions-nor-coins",
        needed=cost.actions,
        left=state.actions,
        buy=cost.buy,
        cost=cost.coins - cost.wage,
        wage=cost.wage,
        coins=coins,
    )


def _not_in_row(state: "BuildersState", card: int, row: tuple[int, ...], rule: str) -> Refusal:
    for seat in range(state.seats):
        if card in state.sites[seat]:
            return _no(rule, "taken", card=card, seat=seat)
        if card in state.built[seat]:
            return _no("B14", "site-complete", site=card)
        if card in state.free[seat] or any(card in state.crew[site] for site in state.sites[seat]):
            return _no(rule, "taken", card=card, seat=seat)
    return _no(rule, "not-in-row", card=card) if row else _no("B16", "row-empty")


def _worker_not_free(state: "BuildersState", worker: int) -> Refusal:
    for site in state.sites[state.turn]:
        if worker in state.crew[site]:
            return _no("B10", "worker-busy", worker=worker, site=site)
    if worker >= FIRST_MACHINE and worker in state.sites[state.turn]:
        return _no("B15", "machine-unfinished", worker=worker)
    return _no("B10", "not-your-worker", worker=worker)


def _refusal_of_card(state: "BuildersState", card: int) -> Refusal | None:
    """Why nothing can be done with this card; None if something can."""
    if state.actor is None:
        return refusal_of(state, OPEN[BUILDINGS[0]])
    seat = state.turn
    if card in state.building_row:
        return refusal_of(state, OPEN[card])
    if card in state.worker_row:
        return refusal_of(state, HIRE[card])
    if card in state.free[seat]:
        if not state.sites[seat]:
            return _no("B10", "site-at-all", worker=card)
        return _cheapest(state, [SEND[site][card] for site in state.sites[seat]])
    if card in state.sites[seat]:
        if not state.free[seat]:
            return _no("B10", "free-worker", site=card)
        return _cheapest(state, [SEND[card][worker] for worker in state.free[seat]])
    if card in OPEN:
        return _not_in_row(state, card, state.building_row, "B8")
    if any(card in state.crew[site] for site in state.sites[seat]):
        return _worker_not_free(state, card)
    return _not_in_row(state, card, state.worker_row, "B9")


def _cheapest(state: "BuildersState", sends: list[BuildersAction]) -> Refusal | None:
    """None if one of them is possible, else the refusal of the one that lacks least."""
    refusals = [refusal_of(state, send) for send in sends]
    if None in refusals:
        return None

    def lacking(refusal: Refusal | None) -> tuple[int, int]:
        facts = refusal.facts if refusal else {}
        return int(str(facts.get("cost", 0))), int(str(facts.get("wage", 0)))

    return min(refusals, key=lacking)
