"""The five actions of a turn (L12): which are open, and what they do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from fiefdom.games.kingdom_legacy.cards.box import EQUIP, MAKES, STAGES, Cost, Stage, column
from fiefdom.games.kingdom_legacy.cards.language import Step
from fiefdom.games.kingdom_legacy.cards.resources import ENOUGH
from fiefdom.games.kingdom_legacy.cards.vocabulary import RULE, USABLE
from fiefdom.games.kingdom_legacy.play.actions import (
    ADVANCE,
    DONE,
    PASS,
    UPGRADE,
    USE,
    Advance,
    Done,
    Equip,
    LegacyAction,
    Pass,
    Produce,
    Upgrade,
    Use,
    produce,
)
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, question, task
from fiefdom.games.kingdom_legacy.play.discarding import discard, turn
from fiefdom.games.kingdom_legacy.play.entering import (
    ADVANCE_CARDS,
    CURSED_CARDS,
    Moment,
    Trigger,
    at_moment,
    play_from_deck,
)
from fiefdom.games.kingdom_legacy.play.interpreter import push_run
from fiefdom.games.kingdom_legacy.play.moves import WORN, awake, destroy, leave, mask_of, tell
from fiefdom.games.kingdom_legacy.play.payment import affordable, pay_cost, payable
from fiefdom.games.kingdom_legacy.play.production import BONUSES, gain, outcomes
from fiefdom.games.kingdom_legacy.play.rounds import END_TURN

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_NO_PLAY, _NO_UPGRADE, _NO_TIME = RULE["no-play"], RULE["no-upgrade"], RULE["no-time"]
_ADVANCE_MORE, _EXCHANGE = RULE["advance-more"], RULE["exchange"]
_UPGRADED = column(lambda stage: at_moment(stage, "upgraded"))
_PRODUCED = column(lambda stage: at_moment(stage, "produced"))


# An effect that may be used in a turn, as far as that can be worked out before: its number; whether it is a time
# effect, passive, once, turnly; what it needs of resources at least; the steps that are not always possible.
# A plain tuple, for it is unpacked at every decision.
Usable: TypeAlias = tuple[int, bool, bool, bool, bool, int, tuple[Step, ...]]


def _usable(stage: Stage) -> tuple[Usable, ...]:
    return tuple(
        (
            number,
            effect.kind == "time",
            effect.kind == "passive",
            effect.once,
            effect.turnly,
            sum(step.needs(stage) for step in effect.steps),
            tuple(step for step in effect.steps if type(step).possible is not Step.possible),
        )
        for number, effect in enumerate(stage.effects)
        if effect.kind in USABLE
    )


_USABLE = column(_usable)
_PRODUCES = column(lambda stage: tuple(produce(stage.card, gives) for gives in MAKES[stage.index]))
UPGRADES = column(lambda stage: tuple(upgrade.cost for upgrade in stage.upgrades))


def upgrade_cost(state: "LegacyState", stage: int, frame: int) -> Cost:
    """The cost of a frame without what is crossed out (L46)."""
    cost = UPGRADES[stage][frame]
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
    usable = _USABLE
    worn = state.worn
    plain = plain and not worn
    for card in state.play:
        stage = stages[card]
        equip = EQUIP[stage]
        if equip:  # L34: alone it can only be attached, or upgraded
            found += [
                Equip(card, by) for by in state.play if mask_of(state, by) & equip and not EQUIP[stages[by]]
            ]
        elif plain and stage not in made:
            found += _PRODUCES[stage]
        else:  # L12.1: a card that produces nothing cannot produce.
            for gives in made[stage] if plain else outcomes(state, card):
                add(produce(card, gives))
        costs = UPGRADES[stage]
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
        if usable[stage] and not equip:
            _add_uses(state, card, card, usable[stage], rules, found)
    for card in awake(state) if worn else ():
        _add_uses(state, card, worn[card], usable[stages[card]], rules, found)
    for card in state.permanent:
        stage = stages[card]
        if usable[stage]:
            _add_uses(state, card, card, usable[stage], rules, found)
    return found


def _add_uses(
    state: "LegacyState",
    card: int,
    this: int,
    effects: tuple[Usable, ...],
    rules: int,
    found: list[LegacyAction],
    passive_only: bool = False,
) -> None:
    """L47: effects that can be paid and have something to reach; L34: `this` is the wielder of equipment."""
    stage = state.stage[card]
    funds = state.resources + ENOUGH
    for number, time, passive, once, turnly, need, checks in effects:
        if passive_only and not passive:
            continue
        if time and rules & _NO_TIME:
            continue  # L52
        if need and (funds - need) & ENOUGH != ENOUGH and not (rules & _EXCHANGE and affordable(state, need)):
            continue
        if once and state.used.get(stage, 0) >> number & 1:
            continue
        if turnly and stage * 4 + number in state.turnly:
            continue
        for step in checks:
            if not step.possible(state, this):
                break
        else:
            found.append(USE[card][number])


# What the actions do


def take_produce(state: "LegacyState", action: Produce) -> None:
    """L12.1, L42: the production counts as it stands before the card leaves."""
    card = action.card
    stage = state.stage[card]
    state.robbed = False
    if state.log is not None:
        tell(state, "produced", card=card)
    for number in _PRODUCED[stage]:  # 111
        push_run(state, card, stage, number)
    gain(state, action.gives)
    discard(state, card)


def take_upgrade(state: "LegacyState", action: Upgrade) -> None:
    state.agenda.append(END_TURN)  # L4; L48: no moment for passive effects here
    upgrade(state, action.card, action.frame, free=False)


def upgrade(state: "LegacyState", card: int, frame: int, free: bool) -> None:
    """L12.2: pay, turn by the arrow, discard (L3); then what the card does when upgraded."""
    stage = state.stage[card]
    state.agenda.append(Upgraded(card, stage, STAGES[stage].upgrades[frame].to))
    if not free:
        pay_cost(state, card, upgrade_cost(state, stage, frame))


@task
class Upgraded(NamedTuple):
    card: int
    stage: int
    side: int

    def do(self, state: "LegacyState") -> None:
        card, stage, side = self
        tell(state, "upgraded", card=card, side=side)
        if _UPGRADED[stage]:
            triggers = tuple(Trigger(card, stage, number) for number in _UPGRADED[stage])
            state.agenda.append(Moment(triggers))
        turn(state, card, side)


def take_use(state: "LegacyState", action: Use) -> None:
    """L19, L47: this card first goes where its icon says, then the price is paid, then it resolves."""
    card, number = action.card, action.effect
    stage = state.stage[card]
    this = state.worn.get(card, card)  # L34
    effect = STAGES[stage].effects[number]
    state.robbed = False
    tell(state, "used", card=card, effect=number)
    if effect.once:
        state.used[stage] = state.used.get(stage, 0) | 1 << number
    if effect.turnly:
        state.turnly = (*state.turnly, stage * 4 + number)
    agenda = state.agenda
    kind = effect.kind
    if kind == "time":  # L48: the turn ends after it and after passive effects
        agenda += [END_TURN, PASSIVE]
    push_run(state, this, stage, number)
    if kind == "destroy":
        destroy(state, this)
    elif kind == "activated" or (kind == "time" and not STAGES[stage].permanent):
        discard(state, this)


@question
class Passive(NamedTuple):
    """L48: passive effects with what the time effect gave."""

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found: list[LegacyAction] = []
        rules = state.rules_now()
        for card in (*state.play, *awake(state), *state.permanent):
            if card in state.worn or not EQUIP[state.stage[card]]:
                this = state.worn.get(card, card)
                _add_uses(state, card, this, _USABLE[state.stage[card]], rules, found, passive_only=True)
        return [*found, DONE] if found else []

    def take(self, state: "LegacyState", action: Use | Done) -> None:
        if isinstance(action, Use):
            state.agenda.append(PASSIVE)
            take_use(state, action)

    def about(self) -> About:
        return NOTHING


PASSIVE = Passive()


def take_advance(state: "LegacyState", action: Advance) -> None:
    """L12.4; 94: two cards more under the Blood Curse."""
    play_from_deck(state, ADVANCE_CARDS + (CURSED_CARDS if state.rules_now() & _ADVANCE_MORE else 0))


def take_equip(state: "LegacyState", action: Equip) -> None:
    """L34: an action of its own; from now on part of the card that wields it."""
    card, by = action.card, action.by
    leave(state, card)
    state.place[card] = WORN
    state.worn[card] = by
    state.rules = -1
    tell(state, "equipped", card=card, by=by)


def take_pass(state: "LegacyState", action: Pass) -> None:
    if state.log is not None:
        tell(state, "passed")
    state.agenda.append(END_TURN)


TAKE_ACTION: dict[type[LegacyAction], Callable[["LegacyState", Any], None]] = {
    Produce: take_produce,
    Upgrade: take_upgrade,
    Use: take_use,
    Advance: take_advance,
    Pass: take_pass,
    Equip: take_equip,
}
