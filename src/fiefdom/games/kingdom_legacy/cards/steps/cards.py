"""Steps that reach other cards: discard, destroy, keep, work, turn."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY, LAND, PERSON, WALL
from fiefdom.games.kingdom_legacy.play.actions import (
    DONE,
    PICK,
    LegacyAction,
    Option,
    Pick,
    Side,
    Take,
)
from fiefdom.games.kingdom_legacy.play.agenda import Discard, Run
from fiefdom.games.kingdom_legacy.play.interpreter import choice, op, possible, step, taken
from fiefdom.games.kingdom_legacy.play.moves import (
    DISCARDED,
    IN_PLAY,
    count,
    destroy,
    discard,
    kingdom,
    mask_of,
    matches,
    order_matters,
    others,
    potion_for,
    protected,
    tell,
    to_discard,
    turn,
    walls_for,
    weight,
)
from fiefdom.games.kingdom_legacy.play.production import gain, outcomes
from fiefdom.games.kingdom_legacy.play.questions import (
    PickDestroy,
    PickDiscard,
    PickKeep,
    PickRuin,
    PickSide,
    PickVictim,
    PickWork,
    PickWorth,
    Replace,
    TakeOne,
)
from fiefdom.games.kingdom_legacy.play.rounds import stays
from fiefdom.games.kingdom_legacy.show.score import worth_of

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_POTION, _WALLS, _LET = Option("potion"), Option("walls"), Option("let")


# Discard


@step("leave")
def _leave(state: "LegacyState", item: Run) -> None:
    discard(state, item.card)


@op(Discard)
def _discard_later(state: "LegacyState", item: Discard) -> None:
    discard(state, item.card)


@step("discard")
def _discard(state: "LegacyState", item: Run, number: int, what: int) -> None:
    state.agenda.append(PickDiscard(item.card, number, what, ()))


@possible("discard")
def _can_discard(state: "LegacyState", card: int, number: int, what: int) -> bool:
    return count(state, card, what) >= number


@choice(PickDiscard)
def _discard_options(state: "LegacyState", item: PickDiscard) -> list[LegacyAction]:
    card, number, what, used = item
    free = [c for c in others(state, card, what) if c not in used]
    everything = len(free) <= number and sum(weight(state, c, what) for c in free) == len(free)
    if state.auto and everything and not order_matters(state, free):
        free = free[:1]  # all of them go
    return [PICK[c] for c in free]


@taken(PickDiscard)
def _pick_discard(state: "LegacyState", item: PickDiscard, action: Pick) -> None:
    card, number, what, used = item
    left = number - weight(state, action.card, what)
    if left > 0:
        state.agenda.append(PickDiscard(card, left, what, (*used, action.card)))
    discard(state, action.card)


@choice(Replace)
def _replace_options(state: "LegacyState", item: Replace) -> list[LegacyAction]:
    card = item.card
    options: list[LegacyAction] = [_LET]
    if potion_for(state, card) is not None:
        options.append(_POTION)
    if walls_for(state, card):
        options.append(_WALLS)
    return options


@taken(Replace)
def _replace(state: "LegacyState", item: Replace, action: Option) -> None:
    card = item.card
    if action is _LET:
        to_discard(state, card)
        tell(state, "discarded", card=card)
        return
    tell(state, "replaced", card=card, means=action.word)
    if action is _POTION:
        potion = potion_for(state, card)
        if potion is not None:
            turn(state, potion, 1)
    else:
        state.agenda.append(PickDiscard(card, 2, WALL, ()))


@step("discard-one")
def _discard_one(state: "LegacyState", item: Run) -> None:
    """116: another card if there is one, else this."""
    if others(state, item.card, ANY):
        state.agenda.append(PickDiscard(item.card, 1, ANY, ()))
    else:
        discard(state, item.card)


@step("discard-worth")
def _discard_worth(state: "LegacyState", item: Run, glory: int, what: int) -> None:
    state.agenda.append(PickWorth(item.card, glory, what))


@choice(PickWorth)
def _worth_options(state: "LegacyState", item: PickWorth) -> list[LegacyAction]:
    card, glory, what = item
    return [PICK[c] for c in others(state, card, what) if worth_of(state, c) >= glory]


@taken(PickWorth)
def _pick_worth(state: "LegacyState", item: PickWorth, action: Pick) -> None:
    discard(state, action.card)


@possible("discard-worth")
def _can_discard_worth(state: "LegacyState", card: int, glory: int, what: int) -> bool:
    return any(worth_of(state, c) >= glory for c in others(state, card, what))


# Destroy


@step("destroy-self")
def _destroy_self(state: "LegacyState", item: Run) -> None:
    destroy(state, item.card)


@step("destroy")
def _destroy(state: "LegacyState", item: Run, what: int) -> None:
    state.agenda.append(PickDestroy(item.card, what))


@choice(PickDestroy)
def _destroy_options(state: "LegacyState", item: PickDestroy) -> list[LegacyAction]:
    return [PICK[c] for c in others(state, item.card, item.what) if not protected(state, c)]


@taken(PickDestroy)
def _pick_destroy(state: "LegacyState", item: PickDestroy, action: Pick) -> None:
    destroy(state, action.card)


@possible("destroy")
def _can_destroy(state: "LegacyState", card: int, what: int) -> bool:
    return any(not protected(state, c) for c in others(state, card, what))


@step("ruin")
def _ruin(state: "LegacyState", item: Run, number: int, what: int) -> None:
    """Destroys cards of the whole kingdom, as many as there are (56, 58, 65, 137)."""
    state.agenda.append(PickRuin(item.card, number, what))


@choice(PickRuin)
def _ruin_options(state: "LegacyState", item: PickRuin) -> list[LegacyAction]:
    card, number, what = item
    found = [c for c in kingdom(state, what) if c != card and not protected(state, c)]
    if state.auto and len(found) <= number and sum(weight(state, c, what) for c in found) == len(found):
        found = found[:1]  # all of them go
    return [PICK[c] for c in found]


@taken(PickRuin)
def _pick_ruin(state: "LegacyState", item: PickRuin, action: Pick) -> None:
    card, number, what = item
    left = number - weight(state, action.card, what)  # Miners are two persons here, too
    if left > 0:
        state.agenda.append(PickRuin(card, left, what))
    destroy(state, action.card)


@step("ruin-blocked")
def _ruin_blocked(state: "LegacyState", item: Run) -> None:
    for card in item.data:
        destroy(state, card)


# Stays in play (L31, L55)


def keepable(state: "LegacyState", card: int, what: int, itself: bool) -> list[int]:
    """What can be named to stay: cards in play that would be discarded at this turn's end."""
    return [
        c
        for c in state.play
        if (itself or c != card) and c not in state.kept and not stays(state, c) and matches(state, c, what)
    ]


@step("keep")
def _keep(state: "LegacyState", item: Run, number: int, what: int, itself: bool) -> None:
    state.agenda.append(PickKeep(item.card, number, what, itself, True))


@possible("keep")
def _can_keep(state: "LegacyState", card: int, number: int, what: int, itself: bool) -> bool:
    # L32: with an empty deck the round ends with this turn and nothing stays.
    return bool(state.deck) and bool(keepable(state, card, what, itself))


@choice(PickKeep)
def _keep_options(state: "LegacyState", item: PickKeep) -> list[LegacyAction]:
    card, _, what, itself, first = item
    found: list[LegacyAction] = [PICK[c] for c in keepable(state, card, what, itself)]
    return found if first or not found else [*found, DONE]


@taken(PickKeep)
def _pick_keep(state: "LegacyState", item: PickKeep, action: Any) -> None:
    if action is DONE:
        return
    card, number, what, itself, _ = item
    state.kept = (*state.kept, action.card)
    tell(state, "kept", card=action.card)
    if number > 1:
        state.agenda.append(PickKeep(card, number - 1, what, itself, False))


# Work


@step("work")
def _work(state: "LegacyState", item: Run, what: int) -> None:
    state.agenda.append(PickWork(item.card, what))


@possible("work")
def _can_work(state: "LegacyState", card: int, what: int) -> bool:
    return any(outcomes(state, c) for c in others(state, card, what))


@choice(PickWork)
def _work_options(state: "LegacyState", item: PickWork) -> list[LegacyAction]:
    return [PICK[c] for c in others(state, item.card, item.what) if outcomes(state, c)]


@taken(PickWork)
def _pick_work(state: "LegacyState", item: PickWork, action: Pick) -> None:
    """L44: its effective production is gained; it stays and does not itself produce."""
    state.agenda.append(TakeOne(outcomes(state, action.card), item.card))


@choice(TakeOne)
def _take_options(state: "LegacyState", item: TakeOne) -> list[LegacyAction]:
    return [Take(gives) for gives in item.choices]


@taken(TakeOne)
def _take_one(state: "LegacyState", item: TakeOne, action: Take) -> None:
    gain(state, action.gives)


# Turn


@step("turn")
def _turn(state: "LegacyState", item: Run, side: int) -> None:
    turn(state, item.card, side)


@step("turn-any")
def _turn_any(state: "LegacyState", item: Run, sides: tuple[int, ...]) -> None:
    state.agenda.append(PickSide(item.card, sides))


@choice(PickSide)
def _side_options(state: "LegacyState", item: PickSide) -> list[LegacyAction]:
    return [Side(item.card, side) for side in item.sides]


@taken(PickSide)
def _pick_side(state: "LegacyState", item: PickSide, action: Side) -> None:
    turn(state, action.card, action.side)


@step("victim")
def _victim(state: "LegacyState", item: Run) -> None:
    """28, 57, L53: one of the cards just played is destroyed; without one, nothing turns."""
    kind = STAGES[item.stage].effects[item.part].kind
    found = victims(state, item.data, LAND if kind == "next-land!" else PERSON)
    state.agenda.append(PickVictim(found, item.card))


def victims(state: "LegacyState", cards: tuple[int, ...], what: int) -> tuple[int, ...]:
    return tuple(
        c
        for c in cards
        if state.place[c] in (IN_PLAY, DISCARDED) and mask_of(state, c) & what and not protected(state, c)
    )


@choice(PickVictim)
def _victim_options(state: "LegacyState", item: PickVictim) -> list[LegacyAction]:
    return [PICK[c] for c in item.found] or [DONE]


@taken(PickVictim)
def _pick_victim(state: "LegacyState", item: PickVictim, action: Any) -> None:
    if action is DONE:
        state.agenda.pop()  # nothing was destroyed: the card does not turn
    else:
        destroy(state, action.card)
