"""How good a campaign stands: glory now, and what production, upgrades and the store still promise."""

from functools import lru_cache

from fiefdom.bots.evaluation import Evaluation
from fiefdom.games.kingdom_legacy.cards import STAGES
from fiefdom.games.kingdom_legacy.production import made
from fiefdom.games.kingdom_legacy.resources import RESOURCES, of
from fiefdom.games.kingdom_legacy.score import glory, subjects
from fiefdom.games.kingdom_legacy.state import LegacyState

# In glory. A resource in the store counts for this turn only; one of production comes back every round.
STORE = (0.10, 0.14, 0.16, 0.22, 0.20, 0.16)
YIELD = (0.55, 0.65, 0.75, 1.0, 0.9, 0.8)
ROUNDS = 22.0  # of a base game, roughly
CARD_IN_PLAY = 0.05  # what can still be used this turn


def estimate(state: LegacyState) -> list[float]:
    left = 0.0 if state.actor is None else max(0.15, 1.0 - state.round / ROUNDS)
    score = float(glory(state))
    if state.actor is None:
        return [score]
    for card in subjects(state):
        stage = state.stage[card]
        base = _promise(stage)
        score += left * (base + _yield(made(state, stage)))
    store = state.resources
    if store:
        score += sum(STORE[i] * of(store, i) for i in range(len(RESOURCES)))
    score += CARD_IN_PLAY * len(state.play) - 0.4 * len(state.blocked)
    return [score]


@lru_cache(maxsize=1 << 12)
def _yield(alternatives: tuple[int, ...]) -> float:
    return max(
        (sum(YIELD[i] * of(gives, i) for i in range(len(RESOURCES))) for gives in alternatives), default=0.0
    )


@lru_cache(maxsize=1 << 10)
def _promise(stage: int) -> float:
    """What a stage can become: part of the gain of its best upgrade, and of its own effects."""
    facts = STAGES[stage]
    promise = 0.15 * len(facts.effects) if not facts.obstacle else 0.0
    best = 0.0
    for upgrade in facts.upgrades:
        after = STAGES[stage - stage % 4 + upgrade.to - 1]
        gain = after.glory - facts.glory + 4 * (_yield(after.makes) - _yield(facts.makes))
        best = max(best, 0.25 * gain)
    return promise + best


EVALUATION = Evaluation(estimate, scale=25.0)
