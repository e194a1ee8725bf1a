"""Discovering cards (L28, L57, L58) and following scrolls (23, 24, 30, 37, 47, 68)."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import CARDS, LAST_OF_ROUNDS, PERMANENT
from fiefdom.games.kingdom_legacy.cards.vocabulary import BUILDING, LAND, STICKERS
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Option, Pick, Side
from fiefdom.games.kingdom_legacy.play.interpreter import Item, choice, op, possible, step, stop, taken
from fiefdom.games.kingdom_legacy.play.moves import (
    ASIDE,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    ON_SIDE,
    destroy,
    tell,
    undiscover,
)
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_RESTART, _GO_ON = Option("restart"), Option("go-on")
_CHOICE = 23  # L26: the scroll that asks whether to start again


def next_in_box(state: "LegacyState", number: int) -> list[int]:
    """L58: the lowest numbers still in the box, up to 70."""
    found: list[int] = []
    for card in range(1, LAST_OF_ROUNDS + 1):
        if state.place[card] == IN_BOX:
            found.append(card)
            if len(found) == number:
                break
    return found


@op("discover-next")
def _discover_next(state: "LegacyState", item: Item) -> None:
    """L16, L58: the next cards, or the scroll that comes first; never in expansions."""
    if state.expansion or state.scores:
        return
    cards = next_in_box(state, item[1])
    if cards and CARDS[cards[0]].scroll:
        cards = cards[:1]
    push_discoveries(state, cards)


def push_discoveries(state: "LegacyState", cards: Any) -> None:
    state.agenda += [("discover", card) for card in reversed(tuple(cards))]


@op("discover")
def _discover(state: "LegacyState", item: Item) -> None:
    card = item[1]
    if state.place[card] != IN_BOX:
        return  # L57
    tell(state, "discovered", reveals=True, card=card)
    if CARDS[card].scroll:
        state.place[card] = DESTROYED
        state.agenda.append(("follow", card, CARDS[card].sides[1].follow))
    elif CARDS[card].choose_side:
        state.agenda.append(("enter-side", card))
    else:
        _settle(state, card)


def _settle(state: "LegacyState", card: int) -> None:
    """L24, L28: to the discard pile, a permanent card to the permanent ones."""
    if PERMANENT[state.stage[card]]:
        state.place[card] = ON_SIDE
        state.permanent.append(card)
        state.rules = -1
    else:
        state.place[card] = DISCARDED
        state.discard.append(card)


@choice("enter-side")
def _enter_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return [Side(item[1], 1), Side(item[1], 3)]  # L6


@taken("enter-side")
def _enter_side(state: "LegacyState", item: Item, action: Side) -> None:
    state.stage[action.card] = action.card * 4 + action.side - 1
    tell(state, "entered", card=action.card, side=action.side)
    _settle(state, action.card)


def look_at(state: "LegacyState", cards: Any) -> None:
    """L28, L41: they are seen now, whatever is chosen."""
    seen: list[JSON] = list(cards)
    state.seen = tuple(cards)
    tell(state, "looked", reveals=True, cards=seen)


# Steps


def in_box(state: "LegacyState", cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card in cards if state.place[card] == IN_BOX)


@step("discover")
def _discover_step(state: "LegacyState", item: Item, cards: tuple[int, ...]) -> None:
    push_discoveries(state, cards)


@possible("discover", "discover-one", "split")
def _can_discover(state: "LegacyState", card: int, cards: tuple[int, ...]) -> bool:
    place = state.place
    return any(place[c] == IN_BOX for c in cards)  # L57


@step("discover-one")
def _discover_one(state: "LegacyState", item: Item, cards: tuple[int, ...]) -> None:
    found = in_box(state, cards)
    if found:
        look_at(state, found)
        state.agenda.append(("pick-discover", found, False, item[1]))


@step("split")
def _split(state: "LegacyState", item: Item, cards: tuple[int, ...]) -> None:
    """43: one is discovered, the other destroyed."""
    found = in_box(state, cards)
    look_at(state, found)
    state.agenda.append(("pick-discover", found, True, item[1]))


@choice("pick-discover")
def _discover_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return [PICK[card] for card in item[1]]


@taken("pick-discover")
def _pick_discover(state: "LegacyState", item: Item, action: Pick) -> None:
    state.seen = ()
    if item[2]:
        for card in item[1]:
            if card != action.card:
                destroy(state, card)
    state.agenda.append(("discover", action.card))


@step("discover-next")
def _discover_next_step(state: "LegacyState", item: Item, number: int) -> None:
    state.agenda.append(("discover-next", number))


@step("undiscover")
def _undiscover(state: "LegacyState", item: Item) -> None:
    undiscover(state, item[1])


@step("if-deck-empty")
def _if_deck_empty(state: "LegacyState", item: Item) -> None:
    if state.deck:
        stop(state)


@possible("if-deck-empty")
def _deck_is_empty(state: "LegacyState", card: int) -> bool:
    return not state.deck


# Scrolls


@op("follow")
def _follow(state: "LegacyState", item: Item) -> None:
    _, card, word = item
    if word == "stop":  # 23: look at the next four, then decide
        look_at(state, range(card + 1, card + 5))
        state.agenda.append(("restart", card))
    elif word == "fertile-soil":  # 24: both parts, in this order
        state.agenda.append(("boost", card, BUILDING, "kingdom"))
        state.agenda.append(("sticker", card, ((STICKERS["coin"],),), LAND, "kingdom", 1, ()))
    elif word == "keep-two":  # 30, 47
        cards = tuple(next_in_box(state, 4))
        look_at(state, cards)
        state.agenda.append(("keep-two", cards, (), card))
    elif word == "five":  # 37: five cards, three of them goals
        push_discoveries(state, next_in_box(state, 5))
    else:  # 68: kept aside until the base game is scored (L16)
        state.place[card] = ASIDE
        push_discoveries(state, next_in_box(state, 2))


def may_restart(state: "LegacyState") -> bool:
    """L26: until the choice on card 23 is made; before it is asked, that is the table's to do."""
    asked = bool(state.agenda) and state.agenda[-1][0] == "restart"
    return state.actor is not None and (asked or state.place[_CHOICE] == IN_BOX)


@choice("restart")
def _restart_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return [_GO_ON, _RESTART]


@taken("restart")
def _restart(state: "LegacyState", item: Item, action: Option) -> None:
    """L26: the last time the campaign can be started again."""
    if action is _RESTART:
        state.restarts += 1
        state.begin()
        tell(state, "restarted", reveals=True)
    else:
        state.seen = ()
        push_discoveries(state, range(item[1] + 1, item[1] + 5))


@choice("keep-two")
def _two_options(state: "LegacyState", item: Item) -> list[LegacyAction]:
    return [PICK[card] for card in item[1] if card not in item[2]]


@taken("keep-two")
def _keep_two(state: "LegacyState", item: Item, action: Pick) -> None:
    kept = (*item[2], action.card)
    if len(kept) < 2:
        state.agenda.append(("keep-two", item[1], kept, item[3]))
        return
    state.seen = ()
    for card in item[1]:
        if card not in kept:
            destroy(state, card)
    push_discoveries(state, sorted(kept))
