"""Steps that few cards need: defeats and conversions, better versions, the Inventor, the Princess, Espionage."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, step
from fiefdom.games.kingdom_legacy.cards.resources import sword_of
from fiefdom.games.kingdom_legacy.cards.steps.discover import PickDiscover
from fiefdom.games.kingdom_legacy.cards.steps.gain import AskGainAny
from fiefdom.games.kingdom_legacy.cards.steps.marks import mark_box
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY, ENEMY, FRIENDLY, PERSON
from fiefdom.games.kingdom_legacy.play.actions import PICK, LegacyAction, Option, Pick
from fiefdom.games.kingdom_legacy.play.agenda import NOTHING, About, Run, question
from fiefdom.games.kingdom_legacy.play.discarding import PickDiscard, turn
from fiefdom.games.kingdom_legacy.play.discovery import Discover, in_box, look_at
from fiefdom.games.kingdom_legacy.play.interpreter import DEFEAT, push_run, stop
from fiefdom.games.kingdom_legacy.play.moves import (
    IN_BOX,
    count,
    destroy,
    mask_of,
    others,
    protected,
    tell,
)
from fiefdom.games.kingdom_legacy.play.payment import next_box
from fiefdom.games.kingdom_legacy.play.rounds import DROP_DECK

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

_DISCARD, _TURN, _MARK = Option("discard"), Option("turn"), Option("mark")
_DISCOVER, _GAIN = Option("discover"), Option("gain")
Pairs: TypeAlias = tuple[tuple[str, int], ...]


# Defeat (L27), convert, replace by a better version


@step("defeat")
@dataclass(frozen=True, slots=True)
class Defeat(Step):
    own = True

    def run(self, state: "LegacyState", run: Run) -> None:
        tell(state, "defeated", card=run.card)
        push_run(state, run.card, run.stage, DEFEAT)

    def facts(self, teller: "Teller") -> Facts:
        return {"steps": teller.steps(teller.stage.defeat)}  # L27: the enemy says what follows


def defeatable(state: "LegacyState") -> list[int]:
    """33: enemies that say how they are defeated, in play, in the discard pile or permanent."""
    cards = [*state.play, *sorted(state.discard), *state.permanent]
    return [c for c in cards if mask_of(state, c) & ENEMY and STAGES[state.stage[c]].defeat]


@step("defeat-enemy")
@dataclass(frozen=True, slots=True)
class DefeatEnemy(Step):
    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(defeatable(state))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskDefeatEnemy(run.card))


@question
class AskDefeatEnemy(NamedTuple):
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in defeatable(state)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        """L54: the full result of its defeat, without its payment."""
        tell(state, "defeated", card=action.card)
        push_run(state, action.card, state.stage[action.card], DEFEAT)

    def about(self) -> About:
        return About(left=1, what=ENEMY)


@step("convert")
@dataclass(frozen=True, slots=True)
class Convert(Step):
    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(_converts(state, card))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskConvert(run.card))


def _converts(state: "LegacyState", card: int) -> list[int]:
    return [c for c in others(state, card, ENEMY) if STAGES[state.stage[c]].convert]  # L54


@question
class AskConvert(NamedTuple):
    card: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in _converts(state, self.card)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        turn(state, action.card, STAGES[state.stage[action.card]].convert)

    def about(self) -> About:
        return About(left=1, what=ENEMY)


@step("better NAME>CARD…")
@dataclass(frozen=True, slots=True)
class Better(Step):
    pairs: Pairs

    def to_cards(self) -> Sequence[int]:
        return [number for _, number in self.pairs]

    def to_names(self) -> Sequence[str]:
        return [name for name, _ in self.pairs]

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(_betters(state, card, self.pairs))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskBetter(run.card, self.pairs))

    def facts(self, teller: "Teller") -> Facts:
        return {"pairs": ", ".join(f"{teller.say(f'card-{name}')} → {card}" for name, card in self.pairs)}


def _betters(state: "LegacyState", card: int, pairs: Pairs) -> dict[int, int]:
    """33, 49: cards in play that have a better version in the box (L57)."""
    versions = {name: number for name, number in pairs if state.place[number] == IN_BOX}
    found = {}
    for c in others(state, card, ANY):
        better = versions.get(STAGES[state.stage[c]].name)
        if better is not None and not protected(state, c):
            found[c] = better
    return found


@question
class AskBetter(NamedTuple):
    card: int
    pairs: Pairs

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in _betters(state, self.card, self.pairs)]

    def take(self, state: "LegacyState", action: Pick) -> None:
        number = _betters(state, self.card, self.pairs)[action.card]
        state.agenda.append(Discover(number))
        destroy(state, action.card)

    def about(self) -> About:
        return About(left=1)


# 34 Inspired Inventor


@step("invent CARD/CARD")
@dataclass(frozen=True, slots=True)
class Invent(Step):
    """One box of side 1, then an invention or resources for the marked boxes."""

    cards: tuple[int, ...]
    own = True
    of_box = True

    def to_cards(self) -> Sequence[int]:
        return self.cards

    def run(self, state: "LegacyState", run: Run) -> None:
        first = run.card * 4
        state.agenda.append(AskInvent(run.card, self.cards))
        box = next_box(state, first)
        if box is not None:
            mark_box(state, run.card, first, box)

    def facts(self, teller: "Teller") -> Facts:
        return {"cards": teller.numbers(self.cards, "or")}


@question
class AskInvent(NamedTuple):
    card: int
    cards: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [_DISCOVER, _GAIN] if in_box(state, self.cards) else [_GAIN]

    def take(self, state: "LegacyState", action: Option) -> None:
        if action is _GAIN:
            number = state.marks.get(self.card * 4, 0).bit_count()
            state.agenda.append(AskGainAny(number, self.card))
            return
        found = in_box(state, self.cards)
        look_at(state, found)
        state.agenda.append(PickDiscover(found, False, self.card))

    def about(self) -> About:
        return NOTHING


# 66 Young Princess, 138 Espionage and Attack


@step("princess N")
@dataclass(frozen=True, slots=True)
class Princess(Step):
    number: int
    own = True
    of_box = True

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskPrincess(run.card, self.number))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number, "name": teller.name_of(2)}


@question
class AskPrincess(NamedTuple):
    card: int
    number: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [_DISCARD, _TURN] if count(state, self.card, PERSON) >= self.number else [_TURN]

    def take(self, state: "LegacyState", action: Option) -> None:
        if action is _TURN:
            turn(state, self.card, 2)
        else:
            state.agenda.append(PickDiscard(self.card, self.number, PERSON, ()))

    def about(self) -> About:
        return About(number=self.number, what=PERSON)


@step("espionage N")
@dataclass(frozen=True, slots=True)
class Espionage(Step):
    number: int
    own = True

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskEspionage(run.card, run.stage, self.number))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number}


@question
class AskEspionage(NamedTuple):
    card: int
    stage: int
    number: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        if next_box(state, self.stage) is None:
            return [_MARK]  # all marked: the deck goes again
        return [_MARK, _DISCARD] if len(others(state, self.card, FRIENDLY)) >= self.number else [_MARK]

    def take(self, state: "LegacyState", action: Option) -> None:
        card, stage, number = self
        if action is _DISCARD:
            state.agenda.append(PickDiscard(card, number, FRIENDLY, ()))
            return
        box = next_box(state, stage)
        if box is not None:
            mark_box(state, card, stage, box)
        if next_box(state, stage) is None:
            state.agenda.append(DROP_DECK)

    def about(self) -> About:
        return About(number=self.number, stage=self.stage, what=FRIENDLY)


@step("if-no-sword")
@dataclass(frozen=True, slots=True)
class IfNoSword(Step):
    def run(self, state: "LegacyState", run: Run) -> None:
        if sword_of(state.resources):
            stop(state)
