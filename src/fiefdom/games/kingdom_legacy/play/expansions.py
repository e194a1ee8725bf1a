"""The three built-in expansions (L37) with their purge (L38, L39) and the score track (L40)."""

from typing import TYPE_CHECKING, Any

from fiefdom.games.kingdom_legacy.cards.box import EXPANSIONS, RULES
from fiefdom.games.kingdom_legacy.cards.vocabulary import FRIENDLY, RULE
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, STOP, Expand, LegacyAction, Pick
from fiefdom.games.kingdom_legacy.play.agenda import (
    GAME_OVER,
    PURGE,
    PURGE_GROUP,
    RETURN_GROUP,
    SAVE,
    START_ROUND,
    GameOver,
    Purge,
    PurgeGroup,
    Record,
    ReturnGroup,
    Save,
)
from fiefdom.games.kingdom_legacy.play.interpreter import choice, op, taken
from fiefdom.games.kingdom_legacy.play.moves import (
    ASIDE,
    DESTROYED,
    DISCARDED,
    IN_BOX,
    ON_SIDE,
    leave,
    mask_of,
    protected,
    tell,
)
from fiefdom.games.kingdom_legacy.play.questions import Expansions, PickPurge, PickSave, PurgePermanent
from fiefdom.games.kingdom_legacy.play.rounds import shuffle_kingdom
from fiefdom.games.kingdom_legacy.show.score import glory, purged_worth
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

PURGED_GROUP = 12  # L37
_LAST_SCROLL, _END_OF_BOX = 68, 139
_SAVES = ((RULE["saves-one"], 1), (RULE["saves-two"], 2), (RULE["saves-three"], 3))


@op(Record)
def _record(state: "LegacyState", item: Record) -> None:
    """L40: the score goes on the track; L17: after the base game card 68 has done its duty."""
    if state.place[_LAST_SCROLL] == ASIDE:
        state.stage[_LAST_SCROLL] = _LAST_SCROLL * 4 + 2
        state.place[_LAST_SCROLL] = DESTROYED
    state.scores = (*state.scores, glory(state))
    state.expansion = 0
    state.expansion_round = 0
    tell(state, "scored", score=state.scores[-1])


@choice(Expansions)
def _expansion_options(state: "LegacyState", item: Expansions) -> list[LegacyAction]:
    found: list[LegacyAction] = [Expand(c) for c in EXPANSIONS if state.place[c] == IN_BOX]
    return [*found, STOP]


@taken(Expansions)
def _take_expansion(state: "LegacyState", item: Expansions, action: Any) -> None:
    if action is STOP:
        state.agenda.append(GAME_OVER)
        return
    card = action.card
    state.place[card] = ON_SIDE
    state.permanent.append(card)
    state.rules = -1
    state.expansion = card
    state.expansion_round = 0
    tell(state, "expansion", reveals=True, card=card)
    shuffle_kingdom(state)  # L38
    tell(state, "shuffled", reveals=True)
    state.agenda += [START_ROUND, PURGE, SAVE, PurgePermanent(), PURGE_GROUP]


@op(GameOver)
def _game_over(state: "LegacyState", item: GameOver) -> None:
    state.actor = None
    state.ended_by = "L17" if len(state.scores) == 1 else "L37"
    state.place[_END_OF_BOX] = DESTROYED  # 139: the end of the box has no more use
    tell(state, "game-over", score=state.scores[-1], rule=state.ended_by)


# Purge


@op(PurgeGroup)
def _look_through(state: "LegacyState", item: PurgeGroup) -> None:
    """L38: the next full group of twelve; with fewer left it stops."""
    if len(state.deck) < PURGED_GROUP:
        state.discard += state.deck
        for card in state.deck:
            state.place[card] = DISCARDED
        state.deck = []
        state.groups = []
        return
    looked = state.deck[-PURGED_GROUP:]
    state.deck = state.deck[:-PURGED_GROUP]
    state.groups = [len(state.deck)] if state.deck else []
    state.looked = tuple(sorted(looked))
    cards: list[JSON] = list(state.looked)
    tell(state, "looked", reveals=True, cards=cards)
    state.agenda += [PURGE_GROUP, RETURN_GROUP, PickPurge()]


@op(ReturnGroup)
def _return_group(state: "LegacyState", item: ReturnGroup) -> None:
    for card in state.looked:
        state.place[card] = DISCARDED
        state.discard.append(card)
    state.looked = ()


def purgeable(state: "LegacyState", card: int) -> bool:
    """L38: friendly, not protected, not the expansion's own card."""
    return bool(mask_of(state, card) & FRIENDLY) and not protected(state, card) and card not in state.picked


@choice(PickPurge)
def _purge_options(state: "LegacyState", item: PickPurge) -> list[LegacyAction]:
    return [PICK[card] for card in state.looked if purgeable(state, card)]


@choice(PurgePermanent)
def _permanent_options(state: "LegacyState", item: PurgePermanent) -> list[LegacyAction]:
    return [PICK[card] for card in state.permanent if purgeable(state, card)]


def _pick_purge(state: "LegacyState", item: PickPurge | PurgePermanent, action: Pick) -> None:
    state.picked = (*state.picked, action.card)
    tell(state, "picked-for-purge", card=action.card)


taken(PickPurge)(_pick_purge)
taken(PurgePermanent)(_pick_purge)


@op(Save)
def _save(state: "LegacyState", item: Save) -> None:
    """81: after all picks; the saving card stays purged."""
    for card in state.picked:
        for rule, number in _SAVES:
            if RULES[state.stage[card]] & rule:
                state.agenda.append(PickSave(card, number))


@choice(PickSave)
def _save_options(state: "LegacyState", item: PickSave) -> list[LegacyAction]:
    found: list[LegacyAction] = [PICK[card] for card in state.picked if card != item.card]
    return [*found, DONE] if found else []


@taken(PickSave)
def _pick_save(state: "LegacyState", item: PickSave, action: Any) -> None:
    if action is DONE:
        return
    state.picked = tuple(card for card in state.picked if card != action.card)
    tell(state, "saved", card=action.card)
    if item.number > 1:
        state.agenda.append(PickSave(item.card, item.number - 1))


@op(Purge)
def _purge(state: "LegacyState", item: Purge) -> None:
    """L39: the glory of all of them is computed before any is destroyed, and kept."""
    state.purged_glory += sum(purged_worth(state, card) for card in state.picked)
    for card in state.picked:
        leave(state, card)
        state.place[card] = DESTROYED
    state.purged = (*state.purged, *state.picked)
    cards: list[JSON] = list(state.picked)
    tell(state, "purged", cards=cards, glory=state.purged_glory)
    state.picked = ()
