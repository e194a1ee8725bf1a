"""How good a campaign stands: glory now, what the cards will yield in the rounds to come, and what the
cards in play can buy before the turn ends."""

from functools import cache, lru_cache

from fiefdom.bots.evaluation import Evaluation
from fiefdom.games.kingdom_legacy.cards.box import EXPANSIONS, LAST_OF_ROUNDS, MAKES, RULES, STAGES, Cost
from fiefdom.games.kingdom_legacy.cards.resources import ENOUGH, RESOURCES, missing, of, total
from fiefdom.games.kingdom_legacy.cards.vocabulary import RULE
from fiefdom.games.kingdom_legacy.play.moves import IN_BOX
from fiefdom.games.kingdom_legacy.play.payment import next_box
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.show.score import computed, sticker_glory

# In glory. Found by playing campaigns with different figures.
WEIGHT = (0.50, 0.65, 0.75, 1.05, 0.85, 0.55)  # of a coin, wood, stone, metal, sword, good
PER_ROUND = 0.30  # of what a card produces, each round
EFFECT = 0.03  # an effect that can be used, each round
TURN = 0.30  # a turn still to come
HOPE = 0.20  # of what an upgrade would bring, while nothing is paid
PAID = 0.15  # a good that was exported
STORE = 0.04  # of a resource that no plan needs
RESTART = 200.0
MOST_ROUNDS = 36
_STAYS = RULE["stays"]
_COMPUTED = frozenset(stage.index for stage in STAGES if stage.worth is not None)


_FULLEST = tuple(max(makes, default=0, key=total) for makes in MAKES)


def estimate(state: LegacyState) -> list[float]:
    glory = float(state.purged_glory)
    if state.actor is None:
        return [float(state.result().scores[0])]
    rounds = rounds_left(state)
    values = _values(rounds)
    stage = state.stage
    ordinary = [*state.deck, *state.play, *state.discard, *state.blocked, *state.looked]
    glory += sum([values[stage[card]] for card in (*ordinary, *state.permanent)])
    glory += _special(state, rounds)
    turns = (rounds * len(ordinary) + len(state.deck)) / 4
    glory += TURN * turns - 0.3 * len(state.blocked)
    return [glory + _plan(state, values) - RESTART * state.restarts]


def rounds_left(state: LegacyState) -> int:
    """Rounds after this one, expansions included."""
    place = state.place
    coming = place[11 : LAST_OF_ROUNDS + 1].count(IN_BOX) * 2 // 5
    expansions = 4 * place[EXPANSIONS[0] : EXPANSIONS[-1] + 1].count(IN_BOX)
    running = 3 - state.expansion_round if state.expansion else 0
    return min(MOST_ROUNDS, coming + expansions + running)


def _special(state: LegacyState, rounds: int) -> float:
    """Glory that tracks, goals, boxes and stickers bring, production by stickers, and goods exported."""
    found = 0.0
    active = {state.stage[card] for card in (*state.permanent, *state.play, *state.deck, *state.discard)}
    for stage in active & _COMPUTED:
        found += computed(state, stage)
    for stage in state.stickers:
        if stage in active:
            found += sticker_glory(state, stage)
            made = sum(WEIGHT[code - 1] for code in state.stickers[stage] if code <= len(WEIGHT))
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
def _values(rounds: int) -> tuple[float, ...]:
    """By stage: its glory, what it yields in the rounds left, and part of what it can become."""
    own = [
        stage.glory
        + rounds
        * (PER_ROUND * _yield(stage.makes) + EFFECT * min(2, len(stage.effects)) * (not stage.obstacle))
        + (0.03 * rounds if RULES[stage.index] & _STAYS and not stage.obstacle else 0.0)
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


def _plan(state: LegacyState, values: tuple[float, ...]) -> float:
    """The best single thing that the store and the cards in play can still pay for this turn."""
    store = state.resources
    makes = {card: _FULLEST[state.stage[card]] for card in state.play}
    reserve = sum(makes.values())
    best = 0.0
    for card in state.play:
        at = state.stage[card]
        for frame, upgrade in enumerate(STAGES[at].upgrades):
            profit = values[card * 4 + upgrade.to - 1] - values[at]
            if profit <= 0 or upgrade.cost.destroys:
                continue
            amount = upgrade.cost.amount - state.costs.get(at * 4 + frame, 0)
            helpers = 0.7 if upgrade.cost.slots else 1.0
            best = max(best, helpers * profit * _within_reach(store, reserve - makes[card], amount))
        need = _defeat_price(at)
        if need:
            best = max(best, (2.0 - STAGES[at].glory) * _within_reach(store, reserve, need))
    for card in state.permanent:
        at = state.stage[card]
        box = next_box(state, at) if STAGES[at].prices else None
        if box is not None:
            cost = STAGES[at].prices[box]
            profit = STAGES[at].boxes[box].glory - computed(state, at) if STAGES[at].worth else 1.5
            best = max(best, 0.9 * (profit + 0.5) * _within_reach(store, reserve, cost.amount))
    return best + STORE * min(10, total(store))


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
        if ("defeat",) in effect.steps:
            return sum(step[1] for step in effect.steps if step[0] == "pay")
    return 0


EVALUATION = Evaluation(estimate, scale=20.0, turn_of=lambda state: (state.round, state.turn))
