"""The deck: the top is its last card. `groups` says what is known of it (L2, L10): sizes of runs from the bottom up;
within a run the order is unknown, a run of one is a known card.
"""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_legacy.play.moves import DISCARDED, IN_DECK, leave, tell
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


def show_top(state: "LegacyState") -> None:
    """L10: the top card of the deck is always visible."""
    groups = state.groups
    if groups and groups[-1] > 1:
        groups[-1] -= 1
        groups.append(1)


def draw(state: "LegacyState", number: int) -> list[int]:
    """Removes cards from the top, as many as there are; the next one is then seen."""
    deck, groups = state.deck, state.groups
    if number > len(deck):
        number = len(deck)
    kept = len(deck) - number
    cards = deck[kept:]
    cards.reverse()
    del deck[kept:]
    while number:
        size = groups.pop()
        if size > number:
            groups.append(size - number)
            break
        number -= size
    show_top(state)
    return cards


def drop_top(state: "LegacyState", number: int) -> None:
    """Discards cards from the top of the deck, as many as there are."""
    for card in draw(state, number):
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


def shuffle_kingdom(state: "LegacyState") -> None:
    """L1: shuffling keeps every card's stage. In order of number first, so that chance alone decides."""
    cards = sorted(state.discard)
    state.rng.shuffle(cards)
    state.deck = cards
    state.discard = []
    state.groups = [len(cards)] if cards else []
    for card in cards:
        state.place[card] = IN_DECK
