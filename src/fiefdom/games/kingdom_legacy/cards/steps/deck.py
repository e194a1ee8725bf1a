"""Steps that play from the discard pile, and put cards on the deck or take them off."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_legacy.cards.language import Facts, Step, refuse, step
from fiefdom.games.kingdom_legacy.cards.vocabulary import RULE
from fiefdom.games.kingdom_legacy.play.actions import DONE, PICK, Done, LegacyAction, Pick, Put
from fiefdom.games.kingdom_legacy.play.agenda import About, Run, question
from fiefdom.games.kingdom_legacy.play.deck import drop_top, known_from_top, look_top, put_on_deck
from fiefdom.games.kingdom_legacy.play.entering import enter
from fiefdom.games.kingdom_legacy.play.interpreter import stop
from fiefdom.games.kingdom_legacy.play.moves import IN_DECK, mask_of, tell
from fiefdom.games.kingdom_legacy.play.refusals import forbidding
from fiefdom.kernel.game import Refusal

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState
    from fiefdom.games.kingdom_legacy.show.describe import Teller

_NO_PLAY = RULE["no-play"]


def playable(state: "LegacyState", card: int, what: int) -> list[int]:
    return [c for c in state.discard if c != card and mask_of(state, c) & what]


@step("play WHAT")
@dataclass(frozen=True, slots=True)
class Play(Step):
    what: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return not state.rules_now() & _NO_PLAY and bool(playable(state, card, self.what))  # L52

    def why_not(self, state: "LegacyState", card: int) -> Refusal:
        by = forbidding(state, "no-play")
        if by is not None:
            return refuse("L52", "forbidden-play", card=card, by=by)
        return Step.why_not(self, state, card)

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(PickPlay(run.card, self.what))

    def facts(self, teller: "Teller") -> Facts:
        return {"what": teller.noun(self.what, 1)}


@question
class PickPlay(NamedTuple):
    card: int
    what: int

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        return [PICK[c] for c in sorted(playable(state, self.card, self.what))]

    def take(self, state: "LegacyState", action: Pick) -> None:
        state.discard.remove(action.card)
        enter(state, [action.card], "discard")

    def about(self) -> About:
        return About(left=1, what=self.what)


class OfDeck(Step):
    """L32: not while the deck is empty."""

    __slots__ = ()

    def why_not(self, state: "LegacyState", card: int) -> Refusal:
        return Step.why_not(self, state, card) if state.deck else refuse("L32", "deck-empty")


@step("put N FROM END")
@dataclass(frozen=True, slots=True)
class PutCards(OfDeck):
    number: int
    sources: tuple[str, ...]
    ends: tuple[str, ...]

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(state.deck) and bool(_puttable(state, card, self.sources))

    def run(self, state: "LegacyState", run: Run) -> None:
        state.agenda.append(AskPut(run.card, self.number, self.sources, self.ends, self.number > 1))

    def facts(self, teller: "Teller") -> Facts:
        return {
            "number": self.number,
            "from": "both" if len(self.sources) > 1 else self.sources[0],
            "to": "both" if len(self.ends) > 1 else self.ends[0],
        }


def _puttable(state: "LegacyState", card: int, sources: tuple[str, ...]) -> list[int]:
    found = [c for c in state.play if c != card]
    if "discard" in sources:
        found += sorted(c for c in state.discard if c != card)
    return found


@question
class AskPut(NamedTuple):
    card: int
    number: int
    sources: tuple[str, ...]
    ends: tuple[str, ...]
    more: bool

    def options(self, state: "LegacyState") -> list[LegacyAction]:
        cards = _puttable(state, self.card, self.sources)
        found: list[LegacyAction] = [Put(c, end) for c in cards for end in self.ends]
        return [*found, DONE] if self.more and found else found

    def take(self, state: "LegacyState", action: Put | Done) -> None:
        if isinstance(action, Done):
            return
        card, number, sources, ends, more = self
        if number > 1:
            state.agenda.append(AskPut(card, number - 1, sources, ends, more))
        put_on_deck(state, action.card, action.end)

    def about(self) -> About:
        return About(left=self.number)


@step("drop N")
@dataclass(frozen=True, slots=True)
class Drop(OfDeck):
    number: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(state.deck)

    def run(self, state: "LegacyState", run: Run) -> None:
        drop_top(state, self.number)

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number}


@step("look N")
@dataclass(frozen=True, slots=True)
class Look(OfDeck):
    number: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        """Only while there is something to see that is not known yet."""
        return known_from_top(state) < min(self.number, len(state.deck))

    def run(self, state: "LegacyState", run: Run) -> None:
        look_top(state, min(self.number, len(state.deck)))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number}


@step("calendar N")
@dataclass(frozen=True, slots=True)
class Calendar(OfDeck):
    """98: random cards of the discard pile go to the bottom of the deck, not this one."""

    number: int

    def possible(self, state: "LegacyState", card: int) -> bool:
        return bool(state.deck) and any(c != card for c in state.discard)

    def run(self, state: "LegacyState", run: Run) -> None:
        pile = sorted(c for c in state.discard if c != run.card)
        state.rng.shuffle(pile)
        chosen = pile[: self.number]
        for card in chosen:
            state.discard.remove(card)
            state.place[card] = IN_DECK
        if chosen:
            state.deck[:0] = chosen
            state.groups.insert(0, len(chosen))
            tell(state, "put-under", reveals=True, number=len(chosen))

    def facts(self, teller: "Teller") -> Facts:
        return {"number": self.number}


@step("if-deck-empty")
@dataclass(frozen=True, slots=True)
class IfDeckEmpty(Step):
    def possible(self, state: "LegacyState", card: int) -> bool:
        return not state.deck

    def run(self, state: "LegacyState", run: Run) -> None:
        if state.deck:
            stop(state)
