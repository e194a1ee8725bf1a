"""Steps that play from the discard pile, and put cards on the deck or take them off."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.vocabulary import RULE
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, LegacyAction, Pick, Put
from fiefdom.games.kingdom_legacy.play.agenda import Run
from fiefdom.games.kingdom_legacy.play.interpreter import choice, possible, step, taken
from fiefdom.games.kingdom_legacy.play.moves import (
    IN_DECK,
    drop_top,
    known_from_top,
    look_top,
    mask_of,
    put_on_deck,
    tell,
)
from fiefdom.games.kingdom_legacy.play.questions import AskPut, PickPlay
from fiefdom.games.kingdom_legacy.play.rounds import enter

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_NO_PLAY = RULE["no-play"]


def playable(state: "LegacyState", card: int, what: int) -> list[int]:
    return [c for c in state.discard if c != card and mask_of(state, c) & what]


@step("play")
def _play(state: "LegacyState", item: Run, what: int) -> None:
    state.agenda.append(PickPlay(item.card, what))


@possible("play")
def _can_play(state: "LegacyState", card: int, what: int) -> bool:
    if state.rules_now() & _NO_PLAY:  # L52
        return False
    return any(mask_of(state, c) & what for c in state.discard if c != card)


@choice(PickPlay)
def _play_options(state: "LegacyState", item: PickPlay) -> list[LegacyAction]:
    return [PICK[c] for c in sorted(playable(state, item.card, item.what))]


@taken(PickPlay)
def _pick_play(state: "LegacyState", item: PickPlay, action: Pick) -> None:
    state.discard.remove(action.card)
    enter(state, [action.card], "discard")


@step("put")
def _put(
    state: "LegacyState", item: Run, number: int, sources: tuple[str, ...], ends: tuple[str, ...]
) -> None:
    state.agenda.append(AskPut(item.card, number, sources, ends, number > 1))


def _puttable(state: "LegacyState", card: int, sources: tuple[str, ...]) -> list[int]:
    found = [c for c in state.play if c != card]
    if "discard" in sources:
        found += sorted(c for c in state.discard if c != card)
    return found


@possible("put")
def _can_put(
    state: "LegacyState", card: int, number: int, sources: tuple[str, ...], ends: tuple[str, ...]
) -> bool:
    return bool(state.deck) and bool(_puttable(state, card, sources))  # L32


@choice(AskPut)
def _put_options(state: "LegacyState", item: AskPut) -> list[LegacyAction]:
    card, _, sources, ends, more = item
    found: list[LegacyAction] = [Put(c, end) for c in _puttable(state, card, sources) for end in ends]
    return [*found, DONE] if more and found else found


@taken(AskPut)
def _take_put(state: "LegacyState", item: AskPut, action: Any) -> None:
    if action is DONE:
        return
    card, number, sources, ends, more = item
    if number > 1:
        state.agenda.append(AskPut(card, number - 1, sources, ends, more))
    put_on_deck(state, action.card, action.end)


@step("drop")
def _drop(state: "LegacyState", item: Run, number: int) -> None:
    drop_top(state, number)


@possible("drop")
def _can_drop(state: "LegacyState", card: int, number: int) -> bool:
    return bool(state.deck)


@step("look")
def _look(state: "LegacyState", item: Run, number: int) -> None:
    look_top(state, min(number, len(state.deck)))


@possible("look")
def _can_look(state: "LegacyState", card: int, number: int) -> bool:
    """Only while there is something to see that is not known yet."""
    return known_from_top(state) < min(number, len(state.deck))


@step("calendar")
def _calendar(state: "LegacyState", item: Run, number: int) -> None:
    """98: random cards of the discard pile go to the bottom of the deck, not this one."""
    pile = sorted(c for c in state.discard if c != item.card)
    state.rng.shuffle(pile)
    chosen = pile[:number]
    for card in chosen:
        state.discard.remove(card)
        state.place[card] = IN_DECK
    if chosen:
        state.deck[:0] = chosen
        state.groups.insert(0, len(chosen))
        tell(state, "put-under", reveals=True, number=len(chosen))


@possible("calendar")
def _can_use_calendar(state: "LegacyState", card: int, number: int) -> bool:
    return bool(state.deck) and any(c != card for c in state.discard)  # L32
