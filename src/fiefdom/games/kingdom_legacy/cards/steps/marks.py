"""Steps that mark boxes (L30), and write numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.box import STAGES
from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, refuse, step
from fiefdom.games.kingdom_legacy.cards.steps.pay import PayPrice
from fiefdom.games.kingdom_legacy.cards.vocabulary import PERSON
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, Done, LegacyAction, Mark, Pick
from fiefdom.games.kingdom_legacy.play.agenda import About, Run, question, task
from fiefdom.games.kingdom_legacy.play.discarding import discard
from fiefdom.games.kingdom_legacy.play.interpreter import BOX, FULL, push_run
from fiefdom.games.kingdom_legacy.play.moves import ON_SIDE, count, others, tell, tell_marked, weight
from fiefdom.games.kingdom_legacy.play.payment import next_box, pay_cost, payable
from fiefdom.kernel.game import Refusal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

_ARMY = 25
_SEALS = 9  # 135: nine empty seals


def mark_box(state: "LegacyState", card: int, stage: int, box: int) -> None:
    """L30: the box is marked and what it shows is resolved; with the last one, what that brings (L49)."""
    marks = state.marks[stage] = state.marks.get(stage, 0) | 1 << box
    tell_marked(state, card, stage, box)
    boxes = STAGES[stage].boxes
    if STAGES[stage].full and marks == (1 << len(boxes)) - 1:
        push_run(state, card, stage, FULL)
    if boxes[box].steps:
        push_run(state, card, stage, BOX + box)


def free_boxes(state: "LegacyState", stage: int) -> list[int]:
    """The unmarked boxes, of those that show the same only the first."""
    marks = state.marks.get(stage, 0)
    found: dict[str, int] = {}
    for box, printed in enumerate(STAGES[stage].boxes):
        if not marks >> box & 1:
            found.setdefault(printed.text, box)
    return list(found.values())


class Marking(Step):
    """L49: not when all boxes are marked."""

    __slots__ = ()
    own = True

    def possible(self, state: "LegacyState", card: int) -> bool:
        return next_box(state, state.stage[card]) is not None

    def why_not(self, state: "LegacyState", card: int) -> Refusal:
        if next_box(state, state.stage[card]) is None:
            return refuse("L49", "track-finished", card=card)
        return Step.why_not(self, state, card)


@step("mark next")
@dataclass(frozen=True, slots=True)
class MarkNext(Marking):
    def run(self, state: "LegacyState", run: Run) -> None:
        box = next_box(state, run.stage)
        if box is not None:
            mark_box(state, run.card, run.stage, box)

    def reads(self, teller: "Teller") -> str:
        return teller.say("step-mark-it" if isinstance(teller.before, PayPrice) else "step-mark-next")


@step("mark priced")
@dataclass(frozen=True, slots=True)
class MarkPriced(Marking):
    """134: any box whose own price can be paid."""

    key = "mark-priced"

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(_priced(state, card, state.stage[card]))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickPriced(run.card, run.stage))


def _priced(state: "LegacyState", card: int, stage: int) -> list[int]:
    marks = state.marks.get(stage, 0)
    prices = STAGES[stage].prices
    return [box for box in range(len(prices)) if not marks >> box & 1 and payable(state, card, prices[box])]


@question
class PickPriced(NamedTuple):
    card: int
    stage: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [Mark(self.card, box) for box in _priced(state, self.card, self.stage)]

    def take(self, state: "LegacyState", action: Mark) -> None:
        state.agenda.append(MarkBox(self.card, self.stage, action.box))
        pay_cost(state, self.card, STAGES[self.stage].prices[action.box])

    def about(self) -> About:
        return About(left=1, stage=self.stage)


@task
class MarkBox(NamedTuple):
    card: int
    stage: int
    box: int

    def do(self, state: "LegacyState") -> None:
        mark_box(state, self.card, self.stage, self.box)


@step("mark RANGE")
@dataclass(frozen=True, slots=True)
class MarkSome(Marking):
    number: tuple[int, int]

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickBox(run.card, run.stage, *self.number))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number[1]}


@question
class PickBox(NamedTuple):
    card: int
    stage: int
    least: int
    most: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found: list[LegacyAction] = [Mark(self.card, box) for box in free_boxes(state, self.stage)]
        return [*found, DONE] if found and self.least <= 0 else found

    def take(self, state: "LegacyState", action: Mark | Done) -> None:
        if isinstance(action, Done):
            return
        card, stage, least, most = self
        if most > 1:
            state.agenda.append(PickBox(card, stage, least - 1, most - 1))
        mark_box(state, card, stage, action.box)

    def about(self) -> About:
        return About(left=self.most, stage=self.stage)


@step("mark-per N WHAT [self]")
@dataclass(frozen=True, slots=True)
class MarkPer(Marking):
    each: int
    what: int
    itself: bool

    def possible(self, state: "LegacyState", card: int) -> bool:
        enough = count(state, card, self.what) + self.itself >= self.each
        return enough and next_box(state, state.stage[card]) is not None

    def run(self, state: "LegacyState", run: Run) -> None:
        number = (count(state, run.card, self.what) + self.itself) // self.each
        if number:
            state.agenda.append(PickBox(run.card, run.stage, number, number))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.each, "what": teller.each(self.what, self.each, self.itself)}

    def reads(self, teller: "Teller") -> str:
        return teller.say("step-mark-per-self" if self.itself else "step-mark-per", **self.facts(teller))


@step("mark-army")
@dataclass(frozen=True, slots=True)
class MarkArmy(Step):
    """33: the next box of card 25, without payment."""

    of_box = True

    def run(self, state: "LegacyState", run: Run) -> None:
        stage = state.stage[_ARMY]
        box = next_box(state, stage)
        if state.place[_ARMY] == ON_SIDE and box is not None:
            mark_box(state, _ARMY, stage, box)


def markable(state: "LegacyState", card: int) -> list[int]:
    """Other permanent cards with a free box; the Export marks only what its total reached."""
    return [
        c
        for c in state.permanent
        if c != card and next_box(state, state.stage[c]) is not None and not STAGES[state.stage[c]].thresholds
    ]


@step("mark-others N|all")
@dataclass(frozen=True, slots=True)
class MarkOthers(Marking):
    """27: one box on one other permanent card, or on each that is wanted."""

    number: int | None

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(markable(state, card))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskMarkOthers(run.card, self.number, ()))

    def reads(self, teller: "Teller") -> str:
        return teller.say("step-mark-others-all" if self.number is None else "step-mark-others")


@question
class AskMarkOthers(NamedTuple):
    card: int
    number: int | None
    used: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        found: list[LegacyAction] = []
        for c in markable(state, self.card):
            stage = state.stage[c]
            if c in self.used:
                continue
            # A track is marked from the left; elsewhere the box is free to choose (L30).
            boxes = [next_box(state, stage)] if STAGES[stage].prices else free_boxes(state, stage)
            found += [Mark(c, box) for box in boxes if box is not None]
        return [*found, DONE] if found and self.number is None else found

    def take(self, state: "LegacyState", action: Mark | Done) -> None:
        if isinstance(action, Done):
            return
        if self.number is None:
            state.agenda.append(AskMarkOthers(self.card, None, (*self.used, action.card)))
        mark_box(state, action.card, state.stage[action.card], action.box)

    def about(self) -> About:
        return About(left=self.number)


# Numbers


def write(state: "LegacyState", card: int, stage: int, number: int, seals: int) -> None:
    """A number in an empty seal of the stage, as long as there is one."""
    written = state.written.get(stage, ())
    if len(written) < seals:
        state.written[stage] = (*written, number)
        tell(state, "written", card=card, number=number)


@step("write N on SIDE")
@dataclass(frozen=True, slots=True)
class Write(Step):
    number: int
    side: int
    own = True

    def to_sides(self) -> Sequence[int]:
        return (self.side,)

    def run(self, state: "LegacyState", run: Run) -> None:
        write(state, run.card, run.card * 4 + self.side - 1, self.number, _SEALS)

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number, "name": teller.name_of(self.side)}


@step("guild N")
@dataclass(frozen=True, slots=True)
class Guild(Step):
    """109: discard people; their number goes into one of so many seals."""

    seals: int
    own = True

    def possible(self, state: "LegacyState", card: int) -> bool:
        room = len(state.written.get(state.stage[card], ())) < self.seals
        return room and bool(others(state, card, PERSON))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskGuild(run.card, run.stage, self.seals, 0, ()))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.seals}


@question
class AskGuild(NamedTuple):
    card: int
    stage: int
    seals: int
    number: int
    used: tuple[int, ...]

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        people = [c for c in others(state, self.card, PERSON) if c not in self.used]
        found: list[LegacyAction] = [PICK[c] for c in people]
        return [*found, DONE] if self.number else found

    def take(self, state: "LegacyState", action: Pick | Done) -> None:
        card, stage, seals, number, used = self
        if isinstance(action, Done):
            write(state, card, stage, number, seals)
            return
        number += weight(state, action.card, PERSON)
        state.agenda.append(AskGuild(card, stage, seals, number, (*used, action.card)))
        discard(state, action.card)

    def about(self) -> About:
        return About(number=self.number, stage=self.stage, what=PERSON)
