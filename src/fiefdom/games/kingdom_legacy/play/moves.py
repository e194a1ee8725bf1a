"""Where cards go: destroyed, blocked, released, back into the box; and what a card is. Discarding and turning:
`discarding.py`, the deck: `deck.py`.

Everything that moves a card is in these three, so that L3 (turned means discarded) and L25 (a blocker that leaves
releases) hold whatever the cause.
"""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import MAKES, MASK, RULES, STAGES, WORN_RULES
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS
from fiefdom.games.kingdom_legacy.cards.resources import FIELD
from fiefdom.games.kingdom_legacy.cards.vocabulary import MAKING, MAKING_COIN, PERSON, RULE
from fiefdom.games.kingdom_legacy.play.interpreter import push_run
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

# Where a card is.
IN_BOX, IN_DECK, IN_PLAY, DISCARDED, ON_SIDE, BLOCKED, DESTROYED, ASIDE, WORN, ABSENT = range(10)
PLACES = ("box", "deck", "play", "discard", "permanent", "blocked", "destroyed", "aside", "worn", "absent")

_INDESTRUCTIBLE, _NIMROD_BOUND = RULE["indestructible"], RULE["nimrod-bound"]
_TWO_PERSONS = RULE["two-persons"]
_NIMROD = 55


def tell(state: "LegacyState", kind: str, reveals: bool = False, **facts: JSON) -> None:
    """An event, each card with its side. L41: `reveals` for every shuffle, look, discovery and removal
    of the top card."""
    if state.log is None:
        return
    card, cards = facts.get("card"), facts.get("cards")
    if isinstance(card, int) and "side" not in facts:
        facts["side"] = state.stage[card] % 4 + 1
    by = facts.get("by")
    if isinstance(by, int):
        facts["by_side"] = state.stage[by] % 4 + 1
    if isinstance(cards, list):
        facts["sides"] = [state.stage[number] % 4 + 1 for number in cards]
    state.log.append(Event(kind, 0, facts, reveals=reveals))


def tell_marked(state: "LegacyState", card: int, stage: int, box: int) -> None:
    """Which box of which side, and what it showed."""
    if state.log is not None:
        tell(state, "marked", card=card, side=stage % 4 + 1, box=box, shows=STAGES[stage].boxes[box].text)


# What a card is


def mask_of(state: "LegacyState", card: int) -> int:
    """L7: keywords and qualities of the active stage; L33: a sticker can add a keyword."""
    stage = state.stage[card]
    return MASK[stage] | state.extra[stage] if stage in state.extra else MASK[stage]


def matches(state: "LegacyState", card: int, what: int) -> bool:
    if mask_of(state, card) & what:
        return True
    if what & (MAKING | MAKING_COIN):
        outcomes = state.outcomes(card)
        return bool(outcomes) if what & MAKING else any(gives & FIELD for gives in outcomes)
    return False


def rules_of(state: "LegacyState", card: int) -> int:
    """The standing rules of a card, with those of what it wields (L34)."""
    rules = RULES[state.stage[card]]
    if state.worn:
        for worn in wielded(state, card):
            rules |= WORN_RULES[state.stage[worn]]
    return rules


def wielded(state: "LegacyState", card: int) -> list[int]:
    """L34: the equipment attached to a card."""
    return [worn for worn, by in state.worn.items() if by == card]


def awake(state: "LegacyState") -> list[int]:
    """L34: equipment whose wielder is in play, not blocked."""
    return [worn for worn, by in state.worn.items() if state.place[by] == IN_PLAY] if state.worn else []


def others(state: "LegacyState", card: int, what: int) -> list[int]:
    """L22: cards in play that fit, this one left out (L47)."""
    if state.extra or what & (MAKING | MAKING_COIN):
        return [other for other in state.play if other != card and matches(state, other, what)]
    stage = state.stage
    return [other for other in state.play if MASK[stage[other]] & what and other != card]


def weight(state: "LegacyState", card: int, what: int) -> int:
    """Miners (73) count as two persons where one wants persons."""
    return 2 if what & PERSON and rules_of(state, card) & _TWO_PERSONS else 1


def count(state: "LegacyState", card: int, what: int) -> int:
    """How many others in play fit, Miners for two persons."""
    return sum(weight(state, other, what) for other in others(state, card, what))


def protected(state: "LegacyState", card: int) -> bool:
    """L38, 108, 134: cannot be destroyed or purged; an expansion's own card neither."""
    rules = rules_of(state, card)
    if rules & _INDESTRUCTIBLE or card in EXPANSIONS:
        return True
    return bool(rules & _NIMROD_BOUND) and state.place[_NIMROD] != DESTROYED


def kingdom(state: "LegacyState", what: int, permanent: bool = True) -> list[int]:
    """L22: deck, play area, discard pile and permanent cards, not blocked ones; in order of number."""
    cards = [*state.deck, *state.play, *state.discard]
    if permanent:
        cards += state.permanent
    if what & MAKING_COIN:  # 137: what the active stage itself produces, without bonuses
        own = (state.made.get(state.stage[card], MAKES[state.stage[card]]) for card in cards)
        return sorted(c for c, makes in zip(cards, own, strict=True) if any(gives & FIELD for gives in makes))
    return sorted(card for card in cards if matches(state, card, what))


# Leaving the play area


def leave(state: "LegacyState", card: int) -> None:
    """Takes a card out of wherever it lies; what it blocked is released (L25)."""
    place = state.place[card]
    if place == IN_PLAY:
        state.play.remove(card)
        state.rules = -1
        if card in state.kept:
            state.kept = tuple(other for other in state.kept if other != card)
        if state.blocked:
            release(state, card)
        if state.worn:
            shed(state, card)
    elif place == DISCARDED:
        state.discard.remove(card)
    elif place == ON_SIDE:
        state.permanent.remove(card)
        state.rules = -1
    elif place == IN_DECK:
        at = state.deck.index(card)
        del state.deck[at]
        _forget(state, at)
    elif place == BLOCKED:
        del state.blocked[card]
        if not state.edition.one_level:
            release(state, card)  # L25: what lay under it
        if state.worn:
            shed(state, card)
    elif place == WORN:
        del state.worn[card]
        state.rules = -1


def shed(state: "LegacyState", card: int) -> None:
    """L34: when its wielder leaves play or turns, for whatever reason, equipment is discarded."""
    for worn in wielded(state, card):
        del state.worn[worn]
        state.place[worn] = DISCARDED
        state.discard.append(worn)
        state.rules = -1
        tell(state, "discarded", card=worn)


def _forget(state: "LegacyState", at: int) -> None:
    """A card was taken out of the deck at this place, counted from the bottom."""
    start = 0
    for number, size in enumerate(state.groups):
        if at < start + size:
            if size == 1:
                del state.groups[number]
            else:
                state.groups[number] = size - 1
            return
        start += size


def release(state: "LegacyState", blocker: int) -> None:
    """L25: back into the play area, not 'played': no resources are lost (L45)."""
    freed = [card for card, by in state.blocked.items() if by == blocker]
    for card in freed:
        del state.blocked[card]
        state.place[card] = IN_PLAY
        state.play.append(card)
        state.rules = -1
        tell(state, "released", card=card)
    if freed:
        for other in state.play:
            push_flood(state, other)


def push_flood(state: "LegacyState", card: int) -> None:
    """65: blocks every building while it is in play, those that come back too."""
    for number, effect in enumerate(STAGES[state.stage[card]].effects):
        if effect.kind == "flood!":
            push_run(state, card, state.stage[card], number)


def block(state: "LegacyState", card: int, by: int) -> None:
    """L25: the card is as if it were not there, until its one blocker leaves."""
    state.play.remove(card)
    state.place[card] = BLOCKED
    state.blocked[card] = by
    state.rules = -1
    tell(state, "blocked", card=card, by=by)


def to_discard(state: "LegacyState", card: int) -> None:
    leave(state, card)
    state.place[card] = DISCARDED
    state.discard.append(card)


def destroy(state: "LegacyState", card: int) -> None:
    """L26: the card leaves the game for good, unless it cannot be destroyed."""
    if state.place[card] == DESTROYED or (card not in EXPANSIONS and protected(state, card)):
        return
    if state.worn:  # L34: with its wielder
        for worn in wielded(state, card):
            destroy(state, worn)
    leave(state, card)
    state.place[card] = DESTROYED
    tell(state, "destroyed", card=card)


def undiscover(state: "LegacyState", card: int) -> None:
    """L28, L29: reset and back in the box; marks, stickers and numbers stay on it (L49)."""
    leave(state, card)
    state.place[card] = IN_BOX
    state.stage[card] = card * 4
    tell(state, "undiscovered", card=card)
