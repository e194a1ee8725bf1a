"""Steps that destroy cards (L26)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, step
from fiefdom.games.kingdom_legacy.cards.vocabulary import LAND, PERSON
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, Done, LegacyAction, Pick
from fiefdom.games.kingdom_legacy.play.agenda import About, Run, question
from fiefdom.games.kingdom_legacy.play.interpreter import stop
from fiefdom.games.kingdom_legacy.play.moves import (
    DISCARDED,
    IN_PLAY,
    destroy,
    kingdom,
    mask_of,
    others,
    protected,
    weight,
)

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller


@step("destroy self")
@dataclass(frozen=True, slots=True)
class DestroySelf(Step):
    key = "destroy-self"

    def run(self, state: "LegacyState", run: Run) -> None:
        destroy(state, run.card)


@step("destroy WHAT")
@dataclass(frozen=True, slots=True)
class Destroy(Step):
    what: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return any(not protected(state, c) for c in others(state, card, self.what))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickDestroy(run.card, self.what))

    def facts(self, teller: "Teller") -> Facts:
        return {"what": teller.noun(self.what, 1)}


@question
class PickDestroy(NamedTuple):
    card: int
    what: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in others(state, self.card, self.what) if not protected(state, c)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        destroy(state, action.card)

    def about(self) -> About:
        return About(left=1, what=self.what)


@step("ruin N WHAT")
@dataclass(frozen=True, slots=True)
class Ruin(Step):
    """Destroys cards of the whole kingdom, as many as there are (56, 58, 65, 137)."""

    number: int
    what: int

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickRuin(run.card, self.number, self.what))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number, "what": teller.noun(self.what, self.number)}


@question
class PickRuin(NamedTuple):
    card: int
    number: int
    what: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        card, number, what = self
        found = [c for c in kingdom(state, what) if c != card and not protected(state, c)]
        everything = len(found) <= number and sum(weight(state, c, what) for c in found) == len(found)
        if state.auto and everything:
            found = found[:1]  # all of them go
        return [PICK[c] for c in found]

    def take(self, state: "LegacyState", action: Pick) -> None:
        card, number, what = self
        left = number - weight(state, action.card, what)  # Miners are two persons here, too
        if left > 0:
            state.agenda.append(PickRuin(card, left, what))
        destroy(state, action.card)

    def about(self) -> About:
        return About(left=self.number, what=self.what)


@step("ruin-blocked")
@dataclass(frozen=True, slots=True)
class RuinBlocked(Step):
    def run(self, state: "LegacyState", run: Run) -> None:
        for card in run.data:
            destroy(state, card)


@step("victim")
@dataclass(frozen=True, slots=True)
class Victim(Step):
    """28, 57, L53: one of the cards just played is destroyed; without one, nothing turns."""

    own = True
    of_box = True

    def run(self, state: "LegacyState", run: Run) -> None:
        kind = STAGES[run.stage].effects[run.part].kind
        found = victims(state, run.data, LAND if kind == "next-land!" else PERSON)
        state.agenda.append(PickVictim(found, run.card))

    def reads(self, teller: "Teller") -> str:
        return teller.say("step-victim-land" if teller.kind == "next-land!" else "step-victim-person")


def victims(state: "LegacyState", cards: tuple[int, ...], what: int) -> tuple[int, ...]:
    return tuple(
        c
        for c in cards
        if state.place[c] in (IN_PLAY, DISCARDED) and mask_of(state, c) & what and not protected(state, c)
    )


@question
class PickVictim(NamedTuple):
    found: tuple[int, ...]
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in self.found] or [DONE]

    def take(self, state: "LegacyState", action: Pick | Done) -> None:
        if isinstance(action, Done):
            stop(state)  # nothing was destroyed: the card does not turn
        else:
            destroy(state, action.card)

    def about(self) -> About:
        return About(left=1)
