"""The five actions of a turn (L12): which are open, and what they do."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import MAKES, NUMBER, STAGES, Cost
from fiefdom.games.kingdom_legacy.cards.resources import ENOUGH, GOOD, SWORD
from fiefdom.games.kingdom_legacy.cards.vocabulary import RULE, USABLE
from fiefdom.games.kingdom_legacy.play.actions import (
    ADVANCE,
    DONE,
    PASS,
    UPGRADE,
    USE,
    Advance,
    LegacyAction,
    Pass,
    Produce,
    Upgrade,
    Use,
    produce,
)
from fiefdom.games.kingdom_legacy.play.agenda import END_TURN, Discard, Run, Upgraded
from fiefdom.games.kingdom_legacy.play.interpreter import (
    POSSIBLE,
    choice,
    op,
    possible,
    push_run,
    step,
    taken,
)
from fiefdom.games.kingdom_legacy.play.moves import destroy, discard, others, tell, turn
from fiefdom.games.kingdom_legacy.play.payment import affordable, pay_cost, payable
from fiefdom.games.kingdom_legacy.play.production import BONUSES, gain, outcomes
from fiefdom.games.kingdom_legacy.play.questions import PASSIVE, Moment, Passive, PickUpgrade, Trigger
from fiefdom.games.kingdom_legacy.play.rounds import (
    ADVANCE_CARDS,
    BY_MOMENT,
    CURSED_CARDS,
    play_from_deck,
)

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_NO_PLAY, _NO_UPGRADE, _NO_TIME = RULE["no-play"], RULE["no-upgrade"], RULE["no-time"]
_ADVANCE_MORE, _EXCHANGE = RULE["advance-more"], RULE["exchange"]
_UPGRADED, _PRODUCED = BY_MOMENT["upgraded"], BY_MOMENT["produced"]

# For each stage its usable effects: number, is time, is passive, once, turnly, resources needed, checks.
Check = tuple[Callable[..., bool], tuple[Any, ...]]
Usable = tuple[int, bool, bool, bool, bool, int, tuple[Check, ...]]


# The least that a step must find in the store, so that most of what is out of reach is seen at once.
_LEAST = {"export": GOOD, "resist": SWORD}


@cache
def _usable_effects() -> tuple[tuple[Usable, ...], ...]:
    """Worked out when first asked for: by then every step is known, whatever was imported first."""
    found = []
    for stage in STAGES:
        usable = []
        for number, effect in enumerate(stage.effects):
            if effect.kind not in USABLE:
                continue
            need = sum(step[1] for step in effect.steps if step[0] == "pay")
            need += sum(_LEAST.get(step[0], 0) for step in effect.steps)
            if ("pay-price",) in effect.steps:  # a track is never cheaper than its cheapest box
                need += min(price.amount for price in stage.prices)
            checks = tuple((POSSIBLE[s[0]], tuple(s[1:])) for s in effect.steps if s[0] in POSSIBLE)
            usable.append(
                (
                    number,
                    effect.kind == "time",
                    effect.kind == "passive",
                    effect.once,
                    effect.turnly,
                    need,
                    checks,
                )
            )
        found.append(tuple(usable))
    return tuple(found)


_DISCARDS = tuple(Discard(card) for card in range(NUMBER))
_UPGRADES = tuple(tuple(upgrade.cost for upgrade in stage.upgrades) for stage in STAGES)


def upgrade_cost(state: "LegacyState", stage: int, frame: int) -> Cost:
    """The cost of a frame without what is crossed out (L46)."""
    cost = _UPGRADES[stage][frame]
    crossed = state.costs.get(stage * 4 + frame)
    return cost if crossed is None else Cost(cost.amount - crossed, cost.slots, cost.destroys)


def legal_actions(state: "LegacyState") -> list[LegacyAction]:
    """L12: everything open while nothing is pending."""
    rules = state.rules_now()
    found: list[LegacyAction] = [PASS]
    if state.deck and not rules & _NO_PLAY:
        found.append(ADVANCE)
    add = found.append
    stages, made = state.stage, state.made
    plain = not rules & BONUSES
    funds = state.resources + ENOUGH
    exchange = rules & _EXCHANGE
    usable = _usable_effects()
    for card in state.play:
        stage = stages[card]
        # L12.1: a card that produces nothing cannot produce.
        gains = (made[stage] if stage in made else MAKES[stage]) if plain else outcomes(state, card)
        for gives in gains:
            add(produce(card, gives))
        costs = _UPGRADES[stage]
        if costs and not rules & _NO_UPGRADE:
            crossed = state.costs
            for frame, cost in enumerate(costs):
                amount = cost.amount
                if crossed:
                    amount -= crossed.get(stage * 4 + frame, 0)
                if (funds - amount) & ENOUGH != ENOUGH and not (exchange and affordable(state, amount)):
                    continue
                by_cards = cost.slots or cost.destroys
                if by_cards and not payable(state, card, Cost(amount, cost.slots, cost.destroys)):
                    continue
                add(UPGRADE[card][frame])
        if usable[stage]:
            _add_uses(state, card, usable[stage], rules, found)
    for card in state.permanent:
        stage = stages[card]
        if usable[stage]:
            _add_uses(state, card, usable[stage], rules, found)
    return found


def _add_uses(
    state: "LegacyState",
    card: int,
    effects: tuple[Usable, ...],
    rules: int,
    found: list[LegacyAction],
    passive_only: bool = False,
) -> None:
    """L47: effects that can be paid and have something to reach."""
    stage = state.stage[card]
    for number, time, passive, once, turnly, need, checks in effects:
        if passive_only and not passive:
            continue
        if time and rules & _NO_TIME:
            continue  # L52
        if (
            need
            and (state.resources + ENOUGH - need) & ENOUGH != ENOUGH
            and not (rules & _EXCHANGE and affordable(state, need))
        ):
            continue
        if once and state.used.get(stage, 0) >> number & 1:
            continue
        if turnly and stage in state.turnly:
            continue
        for check, arguments in checks:
            if not check(state, card, *arguments):
                break
        else:
            found.append(USE[card][number])


# What the actions do


def take_produce(state: "LegacyState", action: Produce) -> None:
    """L12.1, L42: the production counts as it stands before the card leaves."""
    card = action.card
    stage = state.stage[card]
    state.robbed = False
    tell(state, "produced", card=card)
    if stage in _PRODUCED:  # 111
        for number in _PRODUCED[stage]:
            push_run(state, card, stage, number)
    state.agenda.append(_DISCARDS[card])
    gain(state, action.gives)


def take_upgrade(state: "LegacyState", action: Upgrade) -> None:
    state.agenda.append(END_TURN)  # L4; L48: no moment for passive effects here
    upgrade(state, action.card, action.frame, free=False)


def upgrade(state: "LegacyState", card: int, frame: int, free: bool) -> None:
    """L12.2: pay, turn by the arrow, discard (L3); then what the card does when upgraded."""
    stage = state.stage[card]
    state.agenda.append(Upgraded(card, stage, STAGES[stage].upgrades[frame].to))
    if not free:
        pay_cost(state, card, upgrade_cost(state, stage, frame))


@op(Upgraded)
def _upgraded(state: "LegacyState", item: Upgraded) -> None:
    card, stage, side = item
    tell(state, "upgraded", card=card, side=side)
    if stage in _UPGRADED:
        triggers = tuple(Trigger(card, stage, number) for number in _UPGRADED[stage])
        state.agenda.append(Moment(triggers))
    turn(state, card, side)


def take_use(state: "LegacyState", action: Use) -> None:
    """L19, L47: this card first goes where its icon says, then the price is paid, then it resolves."""
    card, number = action.card, action.effect
    stage = state.stage[card]
    effect = STAGES[stage].effects[number]
    state.robbed = False
    tell(state, "used", card=card, effect=number)
    if effect.once:
        state.used[stage] = state.used.get(stage, 0) | 1 << number
    if effect.turnly:
        state.turnly = (*state.turnly, stage)
    agenda = state.agenda
    kind = effect.kind
    if kind == "time":  # L48: the turn ends after it and after passive effects
        agenda += [END_TURN, PASSIVE]
    push_run(state, card, stage, number)
    if kind == "destroy":
        destroy(state, card)
    elif kind == "activated" or (kind == "time" and not STAGES[stage].permanent):
        discard(state, card)


@choice(Passive)
def _passive_options(state: "LegacyState", item: Passive) -> list[LegacyAction]:
    """L48: passive effects with what the time effect gave."""
    found: list[LegacyAction] = []
    rules, usable = state.rules_now(), _usable_effects()
    for card in (*state.play, *state.permanent):
        _add_uses(state, card, usable[state.stage[card]], rules, found, passive_only=True)
    return [*found, DONE] if found else []


@taken(Passive)
def _take_passive(state: "LegacyState", item: Passive, action: Any) -> None:
    if action is not DONE:
        state.agenda.append(PASSIVE)
        take_use(state, action)


def take_advance(state: "LegacyState", action: Advance) -> None:
    """L12.4; 94: two cards more under the Blood Curse."""
    play_from_deck(state, ADVANCE_CARDS + (CURSED_CARDS if state.rules_now() & _ADVANCE_MORE else 0))


def take_pass(state: "LegacyState", action: Pass) -> None:
    tell(state, "passed")
    state.agenda.append(END_TURN)


TAKE_ACTION: dict[type[LegacyAction], Callable[["LegacyState", Any], None]] = {
    Produce: take_produce,
    Upgrade: take_upgrade,
    Use: take_use,
    Advance: take_advance,
    Pass: take_pass,
}


# Upgrades by effects: School, Priest, Cardinal (L51)


def _upgrades(state: "LegacyState", card: int, free: bool, what: int) -> list[LegacyAction]:
    if state.rules_now() & _NO_UPGRADE:
        return []  # L52
    return [
        UPGRADE[c][frame]
        for c in others(state, card, what)
        for frame in range(len(_UPGRADES[state.stage[c]]))
        if free or payable(state, c, upgrade_cost(state, state.stage[c], frame), absent=card)
    ]


@step("upgrade")
def _upgrade(state: "LegacyState", item: Run, free: bool, what: int) -> None:
    state.agenda.append(PickUpgrade(item.card, free, what))


@possible("upgrade")
def _can_upgrade(state: "LegacyState", card: int, free: bool, what: int) -> bool:
    stage = STAGES[state.stage[card]]
    fee = sum(s[1] for effect in stage.effects for s in effect.steps if s[0] == "pay")
    if not affordable(state, fee):
        return False
    state.resources -= fee  # the Priest's own price comes first
    found = bool(_upgrades(state, card, free, what))
    state.resources += fee
    return found


@choice(PickUpgrade)
def _upgrade_options(state: "LegacyState", item: PickUpgrade) -> list[LegacyAction]:
    return _upgrades(state, item.card, item.free, item.what)


@taken(PickUpgrade)
def _pick_upgrade(state: "LegacyState", item: PickUpgrade, action: Upgrade) -> None:
    upgrade(state, action.card, action.frame, free=item.free)
