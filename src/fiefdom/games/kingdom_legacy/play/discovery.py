"""Discovering cards (L28, L57, L58) and following scrolls (23, 24, 30, 37, 47, 68)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import CARDS, LAST_OF_ROUNDS, PERMANENT
from fiefdom.games.kingdom_legacy.cards.steps.stickers import AskBoost, AskSticker
from fiefdom.games.kingdom_legacy.cards.vocabulary import BUILDING, LAND, STICKERS
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Option, Pick, Side
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, question, task
from fiefdom.games.kingdom_legacy.play.moves import (
    ASIDE,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    ON_SIDE,
    destroy,
    tell,
)

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


@task
class DiscoverNext(NamedTuple):
    """L16, L58: the next cards, or the scroll that comes first; never in expansions."""

    number: int

    def do(self, state: "LegacyState") -> None:
        if state.expansion or state.scores:
            return
        cards = next_in_box(state, self.number)
        if cards and CARDS[cards[0]].scroll:
            cards = cards[:1]
        push_discoveries(state, cards)


def push_discoveries(state: "LegacyState", cards: Sequence[int]) -> None:
    state.agenda += [Discover(card) for card in reversed(cards)]


@task
class Discover(NamedTuple):
    card: int

    def do(self, state: "LegacyState") -> None:
        card = self.card
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


@question
class EnterSide(NamedTuple):
    """L6: the side that a card enters the game on."""

    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [Side(self.card, 1), Side(self.card, 3)]

    def take(self, state: "LegacyState", action: Side) -> None:
        state.stage[action.card] = action.card * 4 + action.side - 1
        tell(state, "entered", card=action.card, side=action.side)
        _settle(state, action.card)

    def about(self) -> About:
        return NOTHING


def look_at(state: "LegacyState", cards: Sequence[int]) -> None:
    """L28, L41: they are seen now, whatever is chosen."""
    state.seen = tuple(cards)
    tell(state, "looked", reveals=True, cards=list(cards))


def in_box(state: "LegacyState", cards: tuple[int, ...]) -> tuple[int, ...]:
    place = state.place
    return tuple([card for card in cards if place[card] == IN_BOX])


# Scrolls


@task
class Follow(NamedTuple):
    card: int
    word: str

    def do(self, state: "LegacyState") -> None:
        card, word = self
        if word == "stop":  # 23: look at the next four, then decide
            look_at(state, range(card + 1, card + 5))
            state.agenda.append(Restart(card))
        elif word == "fertile-soil":  # 24: both parts, in this order
            state.agenda.append(AskBoost(card, BUILDING, "kingdom"))
            state.agenda.append(AskSticker(card, ((STICKERS["coin"],),), LAND, "kingdom", 1, ()))
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


@question
class Restart(NamedTuple):
    """L26: the last time the campaign can be started again."""

    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [_GO_ON, _RESTART]

    def take(self, state: "LegacyState", action: Option) -> None:
        if action is _RESTART:
            state.restarts += 1
            state.begin()
            tell(state, "restarted", reveals=True)
        else:
            state.seen = ()
            push_discoveries(state, range(self.card + 1, self.card + 5))

    def about(self) -> About:
        return NOTHING


@question
class KeepTwo(NamedTuple):
    cards: tuple[int, ...]
    kept: tuple[int, ...]
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[card] for card in self.cards if card not in self.kept]

    def take(self, state: "LegacyState", action: Pick) -> None:
        kept = (*self.kept, action.card)
        if len(kept) < 2:
            state.agenda.append(KeepTwo(self.cards, kept, self.card))
            return
        state.seen = ()
        for card in self.cards:
            if card not in kept:
                destroy(state, card)
        push_discoveries(state, sorted(kept))

    def about(self) -> About:
        return About(left=2 - len(self.kept))
