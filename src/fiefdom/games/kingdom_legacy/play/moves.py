"""Where cards go: discarded, destroyed, turned, blocked, released, drawn from and put on the deck.

Everything that moves a card is here, so that L3 (turned means discarded) and L25 (a blocker that leaves
releases) hold whatever the cause.
"""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.cards.box import EXPANSIONS, MAKES, MASK, PERMANENT, RULES, STAGES
from fiefdom.games.kingdom_legacy.cards.resources import FIELD
from fiefdom.games.kingdom_legacy.cards.vocabulary import MAKING, MAKING_COIN, PERSON, RULE, WALL
from fiefdom.games.kingdom_legacy.play.interpreter import push_run
from fiefdom.games.kingdom_legacy.play.questions import AskName, Replace
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

# Where a card is.
IN_BOX, IN_DECK, IN_PLAY, DISCARDED, ON_SIDE, BLOCKED, DESTROYED, ASIDE = range(8)
PLACES = ("box", "deck", "play", "discard", "permanent", "blocked", "destroyed", "aside")

_INDESTRUCTIBLE, _NIMROD_BOUND = RULE["indestructible"], RULE["nimrod-bound"]
_POTION, _FORTRESS, _TWO_PERSONS = RULE["potion"], RULE["fortress"], RULE["two-persons"]
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


def others(state: "LegacyState", card: int, what: int) -> list[int]:
    """L22: cards in play that fit, this one left out (L47)."""
    return [other for other in state.play if other != card and matches(state, other, what)]


def weight(state: "LegacyState", card: int, what: int) -> int:
    """Miners (73) count as two persons where one wants persons."""
    return 2 if what & PERSON and RULES[state.stage[card]] & _TWO_PERSONS else 1


def count(state: "LegacyState", card: int, what: int) -> int:
    """How many others in play fit, Miners for two persons."""
    return sum(weight(state, other, what) for other in others(state, card, what))


def protected(state: "LegacyState", card: int) -> bool:
    """L38, 108, 134: cannot be destroyed or purged; an expansion's own card neither."""
    rules = RULES[state.stage[card]]
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


def discard(state: "LegacyState", card: int) -> None:
    """Discards a card in play in the middle of a turn; 96 and 123 may stand in for it (then it stays)."""
    if state.place[card] != IN_PLAY:
        return
    if state.rules_now() & (_POTION | _FORTRESS) and may_replace(state, card):
        state.agenda.append(Replace(card))
        return
    to_discard(state, card)
    tell(state, "discarded", card=card)


def potion_for(state: "LegacyState", card: int) -> int | None:
    """96: the Healing Potion in play that may be reset in place of discarding this person."""
    if not mask_of(state, card) & PERSON:
        return None
    return next((c for c in state.play if RULES[state.stage[c]] & _POTION and c != card), None)


def walls_for(state: "LegacyState", card: int) -> list[int]:
    """123: the walls in play that may be discarded in its place; at least two, or none."""
    if not RULES[state.stage[card]] & _FORTRESS:
        return []
    walls = others(state, card, WALL)
    return walls if len(walls) > 1 else []


def may_replace(state: "LegacyState", card: int) -> bool:
    return potion_for(state, card) is not None or bool(walls_for(state, card))


def order_matters(state: "LegacyState", cards: list[int]) -> bool:
    """L20: of several that must all be discarded, can it make a difference which one goes first?"""
    return not state.edition.order_of_play and any(may_replace(state, card) for card in cards)


def destroy(state: "LegacyState", card: int) -> None:
    """L26: the card leaves the game for good, unless it cannot be destroyed."""
    if state.place[card] == DESTROYED or (card not in EXPANSIONS and protected(state, card)):
        return
    leave(state, card)
    state.place[card] = DESTROYED
    tell(state, "destroyed", card=card)


def turn(state: "LegacyState", card: int, side: int) -> None:
    """L3, L6: rotates or flips the card to a side; what is turned in play is discarded at once."""
    before, after = state.stage[card], card * 4 + side - 1
    if state.place[card] in (IN_BOX, DESTROYED, BLOCKED) or before == after:
        return
    state.stage[card] = after
    state.rules = -1
    tell(state, "turned", card=card, side=side)
    named = STAGES[after].named
    if named == "may" and card not in state.names:
        state.agenda.append(AskName(card, True))
    if PERMANENT[after]:
        if not PERMANENT[before]:  # joins the permanent cards
            leave(state, card)
            state.place[card] = ON_SIDE
            state.permanent.append(card)
    elif PERMANENT[before]:  # no longer permanent: to the discard pile (91)
        leave(state, card)
        state.place[card] = DISCARDED
        state.discard.append(card)
    elif state.place[card] == IN_PLAY:
        if state.blocked:
            release(state, card)  # also if a potion (96) keeps it in play: it blocks no more
        discard(state, card)  # L49: elsewhere it turns where it lies


def undiscover(state: "LegacyState", card: int) -> None:
    """L28, L29: reset and back in the box; marks, stickers and numbers stay on it (L49)."""
    leave(state, card)
    state.place[card] = IN_BOX
    state.stage[card] = card * 4
    tell(state, "undiscovered", card=card)


# The deck: the top is its last card. `groups` says what is known of it (L2, L10): sizes of runs from the
# bottom up; within a run the order is unknown, a run of one is a known card.


def show_top(state: "LegacyState") -> None:
    """L10: the top card of the deck is always visible."""
    groups = state.groups
    if groups and groups[-1] > 1:
        groups[-1] -= 1
        groups.append(1)


def draw(state: "LegacyState") -> int:
    """Removes the top card; the next one is then seen."""
    card = state.deck.pop()
    groups = state.groups
    if groups[-1] == 1:
        groups.pop()
    else:
        groups[-1] -= 1
    show_top(state)
    return card


def drop_top(state: "LegacyState", number: int) -> None:
    """Discards cards from the top of the deck, as many as there are."""
    for _ in range(min(number, len(state.deck))):
        card = draw(state)
        state.place[card] = DISCARDED
        state.discard.append(card)
        tell(state, "dropped", reveals=True, card=card)


def put_on_deck(state: "LegacyState", card: int, end: str) -> None:
    """From play or the discard pile to the top or the bottom; the player knows it is there."""
    leave(state, card)
    state.place[card] = IN_DECK
    if end == "top":
        state.deck.append(card)
        state.groups.append(1)
    else:
        state.deck.insert(0, card)
        state.groups.insert(0, 1)
    tell(state, "put", card=card, end=end)


def look_top(state: "LegacyState", number: int) -> None:
    """130: the top cards become known without moving."""
    known = 0
    groups = state.groups
    at = len(groups) - 1
    while at >= 0 and groups[at] == 1 and known < number:
        known += 1
        at -= 1
    while known < number and at >= 0:
        groups[at] -= 1
        groups.insert(at + 1, 1)
        known += 1
        if groups[at] == 0:
            del groups[at]
            at -= 1
    cards: list[JSON] = list(reversed(state.deck[-number:]))
    tell(state, "looked", reveals=True, cards=cards)


def known_from_top(state: "LegacyState") -> int:
    known = 0
    for size in reversed(state.groups):
        if size != 1:
            break
        known += 1
    return known
