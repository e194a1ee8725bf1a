"""Discovering cards (L28, L57, L58) and following scrolls (23, 24, 30, 37, 47, 68)."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import CARDS, LAST_OF_ROUNDS, PERMANENT
from fiefdom.games.kingdom_legacy.cards.vocabulary import BUILDING, LAND, STICKERS
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Option, Pick, Side
from fiefdom.games.kingdom_legacy.play.agenda import Discover, DiscoverNext, Follow, Run
from fiefdom.games.kingdom_legacy.play.interpreter import choice, op, possible, step, stop, taken
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
from fiefdom.games.kingdom_legacy.play.questions import (
    Boost,
    EnterSide,
    KeepTwo,
    PickDiscover,
    Restart,
    Sticker,
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


@op(DiscoverNext)
def _discover_next(state: "LegacyState", item: DiscoverNext) -> None:
    """L16, L58: the next cards, or the scroll that comes first; never in expansions."""
    if state.expansion or state.scores:
        return
    cards = next_in_box(state, item.number)
    if cards and CARDS[cards[0]].scroll:
        cards = cards[:1]
    push_discoveries(state, cards)


def push_discoveries(state: "LegacyState", cards: Any) -> None:
    state.agenda += [Discover(card) for card in reversed(tuple(cards))]


@op(Discover)
def _discover(state: "LegacyState", item: Discover) -> None:
    card = item.card
    if state.place[card] != IN_BOX:
        return  # L57
    tell(state, "discovered", reveals=True, card=card)
    if CARDS[card].scroll:
        state.place[card] = DESTROYED
        state.agenda.append(Follow(card, CARDS[card].sides[1].follow))
    elif CARDS[card].choose_side:
        state.agenda.append(EnterSide(card))
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


@choice(EnterSide)
def _enter_options(state: "LegacyState", item: EnterSide) -> list[LegacyAction]:
    return [Side(item.card, 1), Side(item.card, 3)]  # L6


@taken(EnterSide)
def _enter_side(state: "LegacyState", item: EnterSide, action: Side) -> None:
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
def _discover_step(state: "LegacyState", item: Run, cards: tuple[int, ...]) -> None:
    push_discoveries(state, cards)


@possible("discover", "discover-one", "split")
def _can_discover(state: "LegacyState", card: int, cards: tuple[int, ...]) -> bool:
    place = state.place
    return any(place[c] == IN_BOX for c in cards)  # L57


@step("discover-one")
def _discover_one(state: "LegacyState", item: Run, cards: tuple[int, ...]) -> None:
    found = in_box(state, cards)
    if found:
        look_at(state, found)
        state.agenda.append(PickDiscover(found, False, item.card))


@step("split")
def _split(state: "LegacyState", item: Run, cards: tuple[int, ...]) -> None:
    """43: one is discovered, the other destroyed."""
    found = in_box(state, cards)
    look_at(state, found)
    state.agenda.append(PickDiscover(found, True, item.card))


@choice(PickDiscover)
def _discover_options(state: "LegacyState", item: PickDiscover) -> list[LegacyAction]:
    return [PICK[card] for card in item.found]


@taken(PickDiscover)
def _pick_discover(state: "LegacyState", item: PickDiscover, action: Pick) -> None:
    state.seen = ()
    if item.splits:
        for card in item.found:
            if card != action.card:
                destroy(state, card)
    state.agenda.append(Discover(action.card))


@step("discover-next")
def _discover_next_step(state: "LegacyState", item: Run, number: int) -> None:
    state.agenda.append(DiscoverNext(number))


@step("undiscover")
def _undiscover(state: "LegacyState", item: Run) -> None:
    undiscover(state, item.card)


@step("if-deck-empty")
def _if_deck_empty(state: "LegacyState", item: Run) -> None:
    if state.deck:
        stop(state)


@possible("if-deck-empty")
def _deck_is_empty(state: "LegacyState", card: int) -> bool:
    return not state.deck


# Scrolls


@op(Follow)
def _follow(state: "LegacyState", item: Follow) -> None:
    card, word = item
    if word == "stop":  # 23: look at the next four, then decide
        look_at(state, range(card + 1, card + 5))
        state.agenda.append(Restart(card))
    elif word == "fertile-soil":  # 24: both parts, in this order
        state.agenda.append(Boost(card, BUILDING, "kingdom"))
        state.agenda.append(Sticker(card, ((STICKERS["coin"],),), LAND, "kingdom", 1, ()))
    elif word == "keep-two":  # 30, 47
        cards = tuple(next_in_box(state, 4))
        look_at(state, cards)
        state.agenda.append(KeepTwo(cards, (), card))
    elif word == "five":  # 37: five cards, three of them goals
        push_discoveries(state, next_in_box(state, 5))
    else:  # 68: kept aside until the base game is scored (L16)
        state.place[card] = ASIDE
        push_discoveries(state, next_in_box(state, 2))


def may_restart(state: "LegacyState") -> bool:
    """L26: until the choice on card 23 is made; before it is asked, that is the table's to do."""
    asked = bool(state.agenda) and isinstance(state.agenda[-1], Restart)
    return state.actor is not None and (asked or state.place[_CHOICE] == IN_BOX)


@choice(Restart)
def _restart_options(state: "LegacyState", item: Restart) -> list[LegacyAction]:
    return [_GO_ON, _RESTART]


@taken(Restart)
def _restart(state: "LegacyState", item: Restart, action: Option) -> None:
    """L26: the last time the campaign can be started again."""
    if action is _RESTART:
        state.restarts += 1
        state.begin()
        tell(state, "restarted", reveals=True)
    else:
        state.seen = ()
        push_discoveries(state, range(item.card + 1, item.card + 5))


@choice(KeepTwo)
def _two_options(state: "LegacyState", item: KeepTwo) -> list[LegacyAction]:
    return [PICK[card] for card in item.cards if card not in item.kept]


@taken(KeepTwo)
def _keep_two(state: "LegacyState", item: KeepTwo, action: Pick) -> None:
    kept = (*item.kept, action.card)
    if len(kept) < 2:
        state.agenda.append(KeepTwo(item.cards, kept, item.card))
        return
    state.seen = ()
    for card in item.cards:
        if card not in kept:
            destroy(state, card)
    push_discoveries(state, sorted(kept))
