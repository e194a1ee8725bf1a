"""What could I afford? Which upgrades and paid effects are within reach this turn, and by producing which cards;
also after advancing, as far as the visible top card tells. Nothing hidden is looked at."""

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.resources import missing, unpack
from fiefdom.games.kingdom_legacy.cards.steps.pay import PayPrice
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction, Produce, Upgrade, Use
from fiefdom.games.kingdom_legacy.play.deck import known_from_top
from fiefdom.games.kingdom_legacy.play.moves import IN_PLAY
from fiefdom.games.kingdom_legacy.play.payment import next_box
from fiefdom.games.kingdom_legacy.play.turn import upgrade_cost
from fiefdom.games.kingdom_legacy.show.score import glory
from fiefdom.games.kingdom_legacy.show.shapes import ReachView

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

MOST = 600  # positions that are looked at: a helper must not keep anybody waiting
Plan = tuple[Produce, ...]


def within_reach(state: "LegacyState") -> list[ReachView]:
    """The nearest first: now, by one production, by two …; then after advancing; then what is out of reach."""
    if state.agenda or state.actor is None:
        return []
    found = [_row(state, action, plan) for action, plan in _plans(state).items()]
    reached = {(row["card"], row["frame"], row["effect"]) for row in found}
    top = _advanced(state)
    if top is not None:
        card, ahead = top
        for action, plan in _plans(ahead).items():
            key = _key(action)
            if key not in reached and (action.card == card or any(step.card == card for step in plan)):
                reached.add(key)
                found.append({**_row(ahead, action, plan), "advance": card})
    return found + [row for row in _out_of_reach(state) if (row["card"], row["frame"], None) not in reached]


def _key(action: Upgrade | Use) -> tuple[int, int | None, int | None]:
    if isinstance(action, Upgrade):
        return action.card, action.frame, None
    return action.card, None, action.effect


def _plans(state: "LegacyState") -> dict[Upgrade | Use, Plan]:
    """For each upgrade and each effect with a price the fewest productions that pay for it."""
    found: dict[Upgrade | Use, Plan] = {}
    waiting: deque[tuple[LegacyState, Plan]] = deque([(state.copy(), ())])
    looked = 0
    while waiting and looked < MOST:
        here, plan = waiting.popleft()
        looked += 1
        legal = here.legal()
        for action in legal:
            if isinstance(action, Upgrade) or (isinstance(action, Use) and _priced(here, action)):
                found.setdefault(action, plan)
        # Each set of productions once: only those after the last one, in the order of the cards.
        last = state.play.index(plan[-1].card) if plan else -1
        for made in _productions(legal):
            if state.play.index(made.card) > last:
                ahead = here.copy()
                ahead.apply_unchecked(made)
                if not ahead.agenda:  # what must be chosen then is the player's
                    waiting.append((ahead, (*plan, made)))
    return found


def _productions(legal: list[LegacyAction]) -> Iterator[Produce]:
    return (action for action in legal if isinstance(action, Produce))


def _priced(state: "LegacyState", action: Use) -> bool:
    effect = STAGES[state.stage[action.card]].effects[action.effect]
    return any(step.priced for step in effect.steps)


def _advanced(state: "LegacyState") -> tuple[int, "LegacyState"] | None:
    """The top card, and a position with it in play and nothing in hand (L18); None if nobody can say."""
    if not state.deck or not known_from_top(state) or not any(a.do == "advance" for a in state.legal()):
        return None
    card = state.deck[-1]
    stage = STAGES[state.stage[card]]
    if stage.obstacle or any(effect.kind.endswith("!") for effect in stage.effects):
        return None  # what it does when it comes cannot be told before
    ahead = state.copy()
    ahead.deck.pop()
    ahead.groups.pop()
    ahead.play.append(card)
    ahead.place[card] = IN_PLAY
    ahead.resources, ahead.rules, ahead.options = 0, -1, None
    return card, ahead


def _row(state: "LegacyState", action: Upgrade | Use, plan: Plan) -> ReachView:
    card, frame, effect = _key(action)
    upgrade = STAGES[state.stage[card]].upgrades[frame] if frame is not None else None
    return {
        "card": card,
        "frame": frame,
        "effect": effect,
        "to": upgrade.to if upgrade else None,
        "gain": _gain(state, action),
        "produce": [{"card": step.card, "gives": unpack(step.gives)} for step in plan],
        "advance": None,
        "short": {},
    }


def _gain(state: "LegacyState", action: Upgrade | Use) -> int | None:
    """The glory that it brings by itself; None where it depends on what follows."""
    after = state.copy()
    stage = state.stage[action.card]
    if isinstance(action, Upgrade):
        after.stage[action.card] = action.card * 4 + STAGES[stage].upgrades[action.frame].to - 1
    else:
        box = next_box(state, stage)
        steps = STAGES[stage].effects[action.effect].steps
        if box is None or not any(isinstance(step, PayPrice) for step in steps):
            return None
        after.marks[stage] = after.marks.get(stage, 0) | 1 << box
    return glory(after) - glory(state)


def _out_of_reach(state: "LegacyState") -> Iterator[ReachView]:
    """Upgrades of cards in play, and what is lacking for them even when every other card has produced."""
    for card in state.play:
        ahead = state.copy()
        for other in state.play:
            made = next((p for p in _productions(ahead.legal()) if p.card == other != card), None)
            if made is not None and not ahead.agenda:
                ahead.apply_unchecked(made)
        stage = state.stage[card]
        for frame in range(len(STAGES[stage].upgrades)):
            lacking = missing(ahead.resources, upgrade_cost(state, stage, frame).amount)
            if lacking:
                yield {**_row(state, Upgrade(card, frame), ()), "short": unpack(lacking)}
