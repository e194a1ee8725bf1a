"""A campaign as text one can read and paste into a bug report. `read.py` reads it back."""

import json
from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.expansion import stamps
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.play.agenda import WORD_OF
from fiefdom.games.kingdom_legacy.play.moves import ASIDE, DESTROYED
from fiefdom.games.kingdom_legacy.rules import NEWEST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fiefdom.games.kingdom_legacy.play.state import LegacyState

MEMORIES = ("stickers", "crossed", "costs", "marks", "used", "written", "paid", "names", "plays")
LISTS = ("discard", "play", "permanent", "looked", "picked", "seen", "kept", "purged")
NUMBERS = ("restarts", "round", "turn", "decisions", "expansion", "expansion_round", "purged_glory")
FLAGS = ("auto", "last_round", "robbed")


def _cards(state: "LegacyState", numbers: "Iterable[int]") -> str:
    return " ".join(_card(state, number) for number in numbers) or "-"


def _card(state: "LegacyState", number: int) -> str:
    """14.3:worker is card 14 on side 3."""
    stage = state.stage[number]
    return f"{number}.{stage % 4 + 1}:{STAGES[stage].name}"


def _deck(state: "LegacyState") -> str:
    """From the top down; what is known stands alone, sets of unknown order in brackets."""
    parts = []
    end = len(state.deck)
    for size in reversed(state.groups):
        cards = _cards(state, reversed(state.deck[end - size : end]))
        parts.append(cards if size == 1 else f"[ {cards} ]")
        end -= size
    return " ".join(parts) or "-"


def _plain(value: Any) -> Any:
    """Tuples as lists: JSON has no others."""
    return [_plain(part) for part in value] if isinstance(value, tuple | list) else value


def to_text(state: "LegacyState") -> str:
    rules = "" if state.edition == NEWEST else f" rules={state.edition.version}"
    lines = [f"kingdom-legacy{rules}"]
    if state.expansions != state.edition.expansions:  # the host's, with what they hold
        further = state.expansions[len(state.edition.expansions) :]
        lines.append(f"expansions: {' '.join(stamps(further))}")
    lines.append(" ".join(f"{name}={getattr(state, name)}" for name in NUMBERS))
    lines.append(" ".join(f"{name}={int(getattr(state, name))}" for name in FLAGS))
    lines.append(f"rng: {state.rng.state}")
    lines.append(f"ended: {state.ended_by or '-'}")
    lines.append(f"scores: {' '.join(map(str, state.scores)) or '-'}")
    store = " ".join(f"{number} {name}" for name, number in unpack(state.resources).items())
    lines.append(f"resources: {store or '-'}")
    lines.append(f"deck: {_deck(state)}")
    lines += [f"{name}: {_cards(state, getattr(state, name))}" for name in LISTS]
    pairs = " ".join(f"{_card(state, c)}<{by}" for c, by in state.blocked.items())
    lines.append(f"blocked: {pairs or '-'}")
    destroyed = [card for card, place in enumerate(state.place) if place == DESTROYED]
    aside = [card for card, place in enumerate(state.place) if place == ASIDE]
    lines.append(f"destroyed: {_cards(state, destroyed)}")
    lines.append(f"aside: {_cards(state, aside)}")
    if state.worn:
        lines.append(f"worn: {' '.join(f'{_card(state, c)}<{by}' for c, by in state.worn.items())}")
    if state.tabs:
        lines.append(f"tabs: {_cards(state, state.tabs)}")
    lines.append(f"turnly: {' '.join(map(str, state.turnly)) or '-'}")
    for name in MEMORIES:
        for at, value in sorted(getattr(state, name).items()):
            lines.append(f"{name} {at}: {json.dumps(_plain(value))}")
    lines += [f"pending: {json.dumps(_plain((WORD_OF[type(item)], *item)))}" for item in state.agenda]
    return "\n".join([*lines, "end"]) + "\n"
