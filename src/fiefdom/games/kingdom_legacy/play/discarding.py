"""Discarding in the middle of a turn, with what may stand in for it, and turning, which discards (L3)."""

from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import PERMANENT, STAGES
from fiefdom.games.kingdom_legacy.cards.names import MEN, NAMES, WOMEN
from fiefdom.games.kingdom_legacy.cards.vocabulary import PERSON, RULE, WALL
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, Done, LegacyAction, Name, Option, Pick
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, question
from fiefdom.games.kingdom_legacy.play.moves import (
    BLOCKED,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    IN_PLAY,
    ON_SIDE,
    leave,
    mask_of,
    others,
    release,
    rules_of,
    shed,
    tell,
    to_discard,
    weight,
)

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_POTION, _FORTRESS = RULE["potion"], RULE["fortress"]
_USE_POTION, _USE_WALLS, _LET = Option("potion"), Option("walls"), Option("let")


def discard(state: "LegacyState", card: int) -> None:
    """Discards a card in play in the middle of a turn; 96 and 123 may stand in for it (then it stays)."""
    if state.place[card] != IN_PLAY:
        return
    if state.rules_now() & (_POTION | _FORTRESS) and may_replace(state, card):
        state.agenda.append(Replace(card))
        return
    to_discard(state, card)
    if state.log is not None:
        tell(state, "discarded", card=card)


def potion_for(state: "LegacyState", card: int) -> int | None:
    """96: the Healing Potion in play that may be reset in place of discarding this person."""
    if not mask_of(state, card) & PERSON:
        return None
    return next((c for c in state.play if rules_of(state, c) & _POTION and c != card), None)


def walls_for(state: "LegacyState", card: int) -> list[int]:
    """123: the walls in play that may be discarded in its place; at least two, or none."""
    if not rules_of(state, card) & _FORTRESS:
        return []
    walls = others(state, card, WALL)
    return walls if len(walls) > 1 else []


def may_replace(state: "LegacyState", card: int) -> bool:
    return potion_for(state, card) is not None or bool(walls_for(state, card))


def order_matters(state: "LegacyState", cards: list[int]) -> bool:
    """L20: of several that must all be discarded, can it make a difference which one goes first?"""
    return not state.edition.order_of_play and any(may_replace(state, card) for card in cards)


@question
class PickDiscard(NamedTuple):
    card: int
    number: int
    what: int
    used: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        card, number, what, used = self
        free = [c for c in others(state, card, what) if c not in used]
        everything = len(free) <= number and sum(weight(state, c, what) for c in free) == len(free)
        if state.auto and everything and not order_matters(state, free):
            free = free[:1]  # all of them go
        return [PICK[c] for c in free]

    def take(self, state: "LegacyState", action: Pick) -> None:
        card, number, what, used = self
        left = number - weight(state, action.card, what)
        if left > 0:
            state.agenda.append(PickDiscard(card, left, what, (*used, action.card)))
        discard(state, action.card)

    def about(self) -> About:
        return About(left=self.number, what=self.what)


@question
class Replace(NamedTuple):
    """96, 123: something else in place of discarding this card."""

    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        options: list[LegacyAction] = [_LET]
        if potion_for(state, self.card) is not None:
            options.append(_USE_POTION)
        if walls_for(state, self.card):
            options.append(_USE_WALLS)
        return options

    def take(self, state: "LegacyState", action: Option) -> None:
        card = self.card
        if action is _LET:
            to_discard(state, card)
            tell(state, "discarded", card=card)
            return
        tell(state, "replaced", card=card, means=action.word)
        if action is _USE_POTION:
            potion = potion_for(state, card)
            if potion is not None:
                turn(state, potion, 1)
        else:
            state.agenda.append(PickDiscard(card, 2, WALL, ()))

    def about(self) -> About:
        return NOTHING


def turn(state: "LegacyState", card: int, side: int) -> None:
    """L3, L6: rotates or flips the card to a side; what is turned in play is discarded at once."""
    before, after = state.stage[card], card * 4 + side - 1
    if state.place[card] in (IN_BOX, DESTROYED, BLOCKED) or before == after:
        return
    state.stage[card] = after
    state.rules = -1
    tell(state, "turned", card=card, side=side)
    if state.worn:
        shed(state, card)  # L34
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


@question
class AskName(NamedTuple):
    """A name is written on the card."""

    card: int
    free: bool

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        names = WOMEN if STAGES[state.stage[self.card]].name == "stranger-woman" else MEN
        found: list[LegacyAction] = [Name(NAMES.index(name)) for name in names]
        return [*found, DONE] if self.free else found

    def take(self, state: "LegacyState", action: Name | Done) -> None:
        if isinstance(action, Name):
            state.names[self.card] = action.number
            tell(state, "named", card=self.card, name=NAMES[action.number])

    def about(self) -> About:
        return NOTHING
