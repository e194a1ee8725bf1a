"""How good a campaign stands: glory now, what the cards will yield in the rounds to come, and what the
cards in play can buy before the turn ends."""

from functools import cache, lru_cache
from typing import Any

from fiefdom.bots.evaluation import Evaluation, Levels
from fiefdom.games.kingdom_legacy.cards.box import EQUIP, LAST_OF_ROUNDS, STAGES, WORN_RULES, Cost, column
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS
from fiefdom.games.kingdom_legacy.cards.resources import ENOUGH, RESOURCES, SLOTS, missing, of, total
from fiefdom.games.kingdom_legacy.cards.steps.pay import fee
from fiefdom.games.kingdom_legacy.cards.steps.special import Defeat
from fiefdom.games.kingdom_legacy.cards.vocabulary import RESOURCE_OF, RULE
from fiefdom.games.kingdom_legacy.play.actions import STOP, LegacyAction
from fiefdom.games.kingdom_legacy.play.discovery import Restart
from fiefdom.games.kingdom_legacy.play.moves import IN_BOX
from fiefdom.games.kingdom_legacy.play.payment import next_box
from fiefdom.games.kingdom_legacy.play.rounds import BeginExpansion, Expansions, NextRound, StartRound
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.score import computed, sticker_glory

# In glory. Found by playing campaigns with different figures.
# Of a coin, wood, stone, metal, sword, good; what an expansion brings (L36) is as rare as stone.
WEIGHT = (0.50, 0.65, 0.75, 1.05, 0.85, 0.55, *[0.75] * (SLOTS - 6))
PER_ROUND = 0.30  # of what a card produces, each round
EFFECT = 0.03  # an effect that can be used, each round
TURN = 0.30  # a turn still to come
HOPE = 0.20  # of what an upgrade would bring, while nothing is paid
PAID = 0.15  # a good that was exported
CARD = 0.35  # a card still to come in this round: for between two turns
STORE = 0.04  # of a resource that no plan needs
RESTART = 200.0
MOST_ROUNDS = 36
_STAYS = RULE["stays"]
_COMPUTED = column(lambda stage: stage.worth is not None)
_FULLEST = column(lambda stage: max(stage.makes, default=0, key=total))


def estimate(state: LegacyState) -> list[float]:
    if state.actor is None:
        return [float(state.result().scores[0])]
    rounds = rounds_left(state)
    turns = len(state.deck) / 4
    return [_kingdom(state, rounds) + TURN * turns - 0.3 * len(state.blocked) + _plan(state, rounds)]


_known: dict[Any, float] = {}
MOST_KNOWN = 256


def _kingdom(state: LegacyState, rounds: int) -> float:
    """What does not change while cards are only played, produce and are discarded: looked up, mostly."""
    ordinary = sorted([*state.deck, *state.play, *state.discard, *state.blocked, *state.looked, *state.worn])
    key = (
        tuple(ordinary),
        tuple(state.permanent),
        tuple(state.stage),
        tuple(state.marks.items()),
        tuple(state.stickers.items()),
        tuple(state.crossed.items()),
        tuple(state.paid.items()),
        tuple(state.written.items()),
        tuple(state.worn),
        tuple(state.blocked),
        state.looked,
        state.purged_glory,
        state.restarts,
        rounds,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        values = _values(rounds, len(STAGES))
        stage = state.stage
        worth = state.purged_glory + sum([values[stage[card]] for card in (*ordinary, *state.permanent)])
        worth += _special(state, rounds) + TURN * rounds * len(ordinary) / 4
        found = _known[key] = worth - RESTART * state.restarts
    return found


def outlook(state: LegacyState) -> list[float]:
    """Between two turns: it is not known yet which cards come, but how many."""
    if state.actor is None:
        return [float(state.result().scores[0])]
    rounds = rounds_left(state)
    cards = len(state.deck) + len(state.play)
    if state.turn <= 1:  # a new round: nothing is used up, and the round before had an end anyway
        cards = 0
    return [_kingdom(state, rounds) + CARD * cards - 0.3 * len(state.blocked)]


def sensible(state: LegacyState) -> list[LegacyAction]:
    """All but to stop while there are expansions: those bring some thirty glory each."""
    legal = state.legal()
    return [action for action in legal if action is not STOP] or legal


def same(state: LegacyState) -> Any:
    """What tells positions of one turn apart."""
    return (
        state.resources,
        tuple(sorted(state.play)),
        tuple(state.stage),
        tuple(state.agenda),
        len(state.deck),
        len(state.discard),
        tuple(state.marks.items()),
        tuple(state.used.items()),
        tuple(state.blocked.items()),
        state.kept,
        state.turnly,
        state.seen,
        state.picked,
        tuple(state.permanent),
    )


def between(state: LegacyState) -> bool:
    """The round is over (L15), and the next has not begun: round-end effects, Export, discoveries, the purge."""
    return any(
        isinstance(item, NextRound | StartRound | Expansions | BeginExpansion) for item in state.agenda
    )


def free(state: LegacyState) -> bool:
    """To stop or to bring in an expansion (L37), to start again or to go on (L26)."""
    return bool(state.agenda) and isinstance(state.agenda[-1], Expansions | Restart)


def rounds_left(state: LegacyState) -> int:
    """Rounds after this one, expansions included."""
    place = state.place
    coming = place[11 : LAST_OF_ROUNDS + 1].count(IN_BOX) * 2 // 5
    expansions = sum(len(one.rounds) for card, one in EXPANSIONS.items() if place[card] == IN_BOX)
    running = len(EXPANSIONS[state.expansion].rounds) - 1 - state.expansion_round if state.expansion else 0
    return min(MOST_ROUNDS, coming + expansions + running)


def _special(state: LegacyState, rounds: int) -> float:
    """Glory that tracks, goals, boxes and stickers bring, production by stickers, and goods exported."""
    found = 0.0
    cards = (*state.permanent, *state.play, *state.deck, *state.discard, *state.worn)
    active = {state.stage[card] for card in cards}
    for stage in active:
        if _COMPUTED[stage]:
            found += computed(state, stage)
    for stage in state.stickers:
        if stage in active:
            found += sticker_glory(state, stage)
            made = sum(WEIGHT[RESOURCE_OF[code]] for code in state.stickers[stage] if code in RESOURCE_OF)
            found += PER_ROUND * rounds * made
    return found + PAID * sum(state.paid.values()) if rounds else found


@cache
def _yield(alternatives: tuple[int, ...]) -> float:
    return max(
        (sum(WEIGHT[i] * of(gives, i) for i in range(len(RESOURCES))) for gives in alternatives), default=0.0
    )


@cache
def _price(cost: Cost) -> float:
    return _yield((cost.amount,)) + 0.8 * len(cost.slots) + (4.0 if cost.destroys else 0.0)


@cache
def _values(rounds: int, stages: int) -> tuple[float, ...]:  # noqa: ARG001 - more of them: worked out anew
    """By stage: its glory, what it yields in the rounds left, and part of what it can become."""
    own = [
        stage.glory
        + rounds
        * (PER_ROUND * _yield(stage.makes) + EFFECT * min(2, len(stage.effects)) * (not stage.obstacle))
        + (0.03 * rounds if WORN_RULES[stage.index] & _STAYS and not stage.obstacle else 0.0)
        for stage in STAGES
    ]
    values = own[:]
    for _ in range(3):  # a card has four sides: a chain of three upgrades
        for stage in STAGES:
            best = 0.0
            for upgrade in stage.upgrades:
                after = values[stage.card * 4 + upgrade.to - 1]
                best = max(best, after - own[stage.index] - 0.15 * _price(upgrade.cost))
            values[stage.index] = own[stage.index] + min(1.0, rounds / 12) * 0.4 * best
    return tuple(values)


def _plan(state: LegacyState, rounds: int) -> float:
    """The best single thing that the store and the cards in play can still pay for this turn."""
    store, stages, number = state.resources, state.stage, len(STAGES)
    makes = {card: 0 if EQUIP[stages[card]] else _FULLEST[stages[card]] for card in state.play}
    for worn, by in state.worn.items():  # L34
        if by in makes:
            makes[by] += _FULLEST[stages[worn]]
    reserve = sum(makes.values())
    best = 0.0
    for card in state.play:
        at = stages[card]
        for frame, amount, profit in _offers(at, rounds, number):
            if profit > best:
                cost = amount - state.costs.get(frame, 0)
                best = max(best, profit * _within_reach(store, reserve - makes[card], cost))
        need = _defeat_price(at)
        if need:
            best = max(best, (2.0 - STAGES[at].glory) * _within_reach(store, reserve, need))
    for card in state.permanent:
        at = stages[card]
        if not STAGES[at].prices:
            continue
        box = next_box(state, at)
        if box is not None:
            cost = STAGES[at].prices[box].amount
            best = max(best, _track_step(at, box) * _within_reach(store, reserve, cost))
    return best + STORE * min(10, total(store))


@cache
def _offers(stage: int, rounds: int, stages: int) -> tuple[tuple[int, int, float], ...]:
    """The upgrades of a stage that pay: where what is crossed out of the cost stands, the cost, the profit."""
    found = []
    values = _values(rounds, stages)
    for frame, upgrade in enumerate(STAGES[stage].upgrades):
        profit = values[stage - stage % 4 + upgrade.to - 1] - values[stage]
        if profit > 0 and not upgrade.cost.destroys:
            found.append(
                (stage * 4 + frame, upgrade.cost.amount, (0.7 if upgrade.cost.slots else 1.0) * profit)
            )
    return tuple(found)


@cache
def _track_step(stage: int, box: int) -> float:
    """What marking the next box of a track brings."""
    if STAGES[stage].worth is None:
        return 0.9 * 2.0
    boxes = STAGES[stage].boxes
    after = boxes[box].glory or STAGES[stage - stage % 4 + 2].glory  # the last box turns the card
    return 0.9 * (after - (boxes[box - 1].glory if box else 0) + 0.5)


@lru_cache(maxsize=1 << 16)
def _within_reach(store: int, reserve: int, amount: int) -> float:
    """How near a price is: paid already, payable with what the cards in play make, or only hoped for."""
    if (store + ENOUGH - amount) & ENOUGH == ENOUGH:
        return 0.95
    lacking = missing(store, amount)
    share = 1 - total(lacking) / total(amount)
    if (reserve + ENOUGH - lacking) & ENOUGH == ENOUGH:
        return 0.6 + 0.3 * share
    return HOPE * share


@cache
def _defeat_price(stage: int) -> int:
    for effect in STAGES[stage].effects:
        if any(isinstance(step, Defeat) for step in effect.steps):
            return fee(effect.steps)
    return 0


EVALUATION = Evaluation(
    estimate,
    scale=20.0,
    turn_of=lambda state: (state.round, state.turn),
    outlook=outlook,
    same=same,
    sensible=sensible,
    between=between,
    free=free,
    levels=Levels(medium="mcts:10", hard="solo:12", former={"hard": "mcts:200"}),
)
