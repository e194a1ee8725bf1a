"""The purge before an expansion (L38, L39)."""

from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import RULES
from fiefdom.games.kingdom_legacy.cards.vocabulary import FRIENDLY, RULE
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, Done, LegacyAction, Pick
from fiefdom.games.kingdom_legacy.play.agenda import About, question, task
from fiefdom.games.kingdom_legacy.play.deck import shuffle_kingdom
from fiefdom.games.kingdom_legacy.play.moves import DESTROYED, DISCARDED, leave, mask_of, protected, tell
from fiefdom.games.kingdom_legacy.show.score import purged_worth

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

_SAVES = ((RULE["saves-one"], 1), (RULE["saves-two"], 2), (RULE["saves-three"], 3))


def push_purge(state: "LegacyState", size: int, permanent: int) -> None:
    """L38: the deck is shuffled, then looked through group by group; then so many permanent cards."""
    shuffle_kingdom(state)
    tell(state, "shuffled", reveals=True)
    state.agenda += [Purge(), Save(), *[PurgePermanent()] * permanent]
    state.agenda.append(PurgeGroup(size) if size else GatherDeck())


@task
class GatherDeck(NamedTuple):
    """The deck is looked through: all go back."""

    def do(self, state: "LegacyState") -> None:
        state.discard += state.deck
        for card in state.deck:
            state.place[card] = DISCARDED
        state.deck = []
        state.groups = []


@task
class PurgeGroup(NamedTuple):
    """L38: the next full group; with fewer left it stops."""

    size: int = 12

    def do(self, state: "LegacyState") -> None:
        if len(state.deck) < self.size:
            state.agenda.append(GatherDeck())
            return
        looked = state.deck[-self.size :]
        state.deck = state.deck[: -self.size]
        state.groups = [len(state.deck)] if state.deck else []
        state.looked = tuple(sorted(looked))
        tell(state, "looked", reveals=True, cards=list(state.looked))
        state.agenda += [PurgeGroup(self.size), ReturnGroup(), PickPurge()]


@task
class ReturnGroup(NamedTuple):
    def do(self, state: "LegacyState") -> None:
        for card in state.looked:
            state.place[card] = DISCARDED
            state.discard.append(card)
        state.looked = ()


def purgeable(state: "LegacyState", card: int) -> bool:
    """L38: friendly, not protected, not the expansion's own card."""
    return bool(mask_of(state, card) & FRIENDLY) and not protected(state, card) and card not in state.picked


def _pick(state: "LegacyState", action: Pick) -> None:
    state.picked = (*state.picked, action.card)
    tell(state, "picked-for-purge", card=action.card)


@question
class PickPurge(NamedTuple):
    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[card] for card in state.looked if purgeable(state, card)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        _pick(state, action)

    def about(self) -> About:
        return About(left=1, what=FRIENDLY)


@question
class PurgePermanent(NamedTuple):
    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[card] for card in state.permanent if purgeable(state, card)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        _pick(state, action)

    def about(self) -> About:
        return About(left=1, what=FRIENDLY)


@task
class Save(NamedTuple):
    """81: after all picks; the saving card stays purged."""

    def do(self, state: "LegacyState") -> None:
        for card in state.picked:
            for rule, number in _SAVES:
                if RULES[state.stage[card]] & rule:
                    state.agenda.append(PickSave(card, number))


@question
class PickSave(NamedTuple):
    card: int
    number: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found: list[LegacyAction] = [PICK[card] for card in state.picked if card != self.card]
        return [*found, DONE] if found else []

    def take(self, state: "LegacyState", action: Pick | Done) -> None:
        if isinstance(action, Done):
            return
        state.picked = tuple(card for card in state.picked if card != action.card)
        tell(state, "saved", card=action.card)
        if self.number > 1:
            state.agenda.append(PickSave(self.card, self.number - 1))

    def about(self) -> About:
        return About(left=self.number)


@task
class Purge(NamedTuple):
    """L39: the glory of all of them is computed before any is destroyed, and kept."""

    def do(self, state: "LegacyState") -> None:
        state.purged_glory += sum(purged_worth(state, card) for card in state.picked)
        for card in state.picked:
            leave(state, card)
            state.place[card] = DESTROYED
        state.purged = (*state.purged, *state.picked)
        tell(state, "purged", cards=list(state.picked), glory=state.purged_glory)
        state.picked = ()
