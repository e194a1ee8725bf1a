"""What a side of a card says, in a person's language: sentences made from the card language.

Resources in them are tokens, `[coin]` or `[2 stone]`, `[any]`, `[5 glory]`: pages show them as chips. Ask only for
cards that the player knows (`known` in the view): the box keeps its secrets (L2).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fiefdom.games.kingdom_legacy.cards.box import CARDS, Effect, Stage
from fiefdom.games.kingdom_legacy.cards.language import Step
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import ANY_RESOURCE, STICKER_NAMES, names_of
from fiefdom.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that a side says: an effect, a standing rule, how glory is counted …"""

    sign: str  # L19: passive, activated, time, destroy, optional, forced; empty: none of them
    what: str  # effect, rule, full, after, worth, scroll
    number: int | None  # of an effect
    once: bool
    turnly: bool
    text: str


def turning(stage: Stage, side: int) -> str:
    """L6: how a card gets from this side to that: rotate, flip, or turn (both)."""
    return {1: "rotate", 2: "flip"}.get((stage.side - 1) ^ (side - 1), "turn")


def stage_name(stage: Stage, words: Words) -> str:
    return words.say(f"kingdom-legacy-card-{stage.name}")


class Teller:
    """Says the steps of one stage; a step asks it for the words that its sentence needs."""

    def __init__(self, stage: Stage, words: Words) -> None:
        self.stage = stage
        self.words = words
        self.kind = ""  # of the effect
        self.before: Step | None = None  # the step before the one that is said

    def say(self, key: str, **facts: object) -> str:
        return self.words.say(f"kingdom-legacy-{key}", **facts)

    def noun(self, bits: int, number: int, case: str = "object") -> str:
        """Cards of a kind, as they stand after a number: 2 people, 1 land or building."""
        names = names_of(bits)
        return self.say("or").join(self.say(f"noun-{name}", number=number, case=case) for name in names)

    def each(self, bits: int, number: int, itself: bool) -> str:
        """Polish names the kind for one card each, and counts otherwise; Hungarian has one form for both."""
        case = "of" if self.words.language == "hu" else "named" if itself else "object"
        return self.noun(bits, number, case)

    def amount(self, packed: int) -> str:
        """[2 wood] [coin]"""
        parts = unpack(packed).items()
        return " ".join(f"[{name}]" if number == 1 else f"[{number} {name}]" for name, number in parts)

    def any(self, number: int) -> str:
        return "[any]" if number == 1 else f"[{number} any]"

    def name_of(self, side: int) -> str:
        return stage_name(CARDS[self.stage.card].sides[side], self.words)

    def numbers(self, cards: Sequence[int], joint: str) -> str:
        """71, 72 or 73"""
        *first, last = map(str, cards)
        return self.say(joint).join([", ".join(first), last] if first else [last])

    def stickers(self, groups: Iterable[tuple[int, ...]]) -> str:
        """One of each group: [wood] / [stone] + [metal]."""
        return " + ".join(self._group(group) for group in groups)

    def _group(self, group: tuple[int, ...]) -> str:
        if group == ANY_RESOURCE:
            return "[any]"
        return " / ".join(self._sticker(STICKER_NAMES[number]) for number in group)

    def _sticker(self, name: str) -> str:
        if name in RESOURCES:
            return f"[{name}]"
        if name.startswith("glory"):
            return f"[{name[5:]} glory]"
        return self.say("quoted", text=self.say(f"sticker-{name}"))

    def turn(self, side: int) -> str:
        how, name = turning(self.stage, side), self.name_of(side)
        if name == stage_name(self.stage, self.words):
            return self.say("step-turn-side", how=how)
        return self.say("step-turn", how=how, name=name)

    def steps(self, steps: Sequence[Step]) -> str:
        """All steps of an effect, as one clause."""
        said = []
        self.before = None
        for step in steps:
            said.append(step.reads(self))
            self.before = step
        return ", ".join(said)


_SELF_TOLD = {"next-land", "next-person", "flood"}  # the step says when it comes


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}" + ("" if text.endswith(".") else ".")


def sign_of(kind: str) -> str:
    """L19: the sign of an effect; ! must, ? may."""
    return {"!": "forced", "?": "optional"}.get(kind[-1], kind)


def _effect(teller: Teller, number: int, effect: Effect) -> Line:
    teller.kind = effect.kind
    said = teller.steps(effect.steps)
    name = effect.kind.rstrip("!?")
    if name != effect.kind and name not in _SELF_TOLD:
        free = "-free" if effect.kind.endswith("?") else ""
        said = teller.say(f"line-{name}{free}", steps=said)
    if effect.once:
        said = teller.say("line-once", steps=said)
    if effect.turnly:
        said = teller.say("line-turnly", steps=said)
    return Line(sign_of(effect.kind), "effect", number, effect.once, effect.turnly, _sentence(said))


def worth_text(stage: Stage, words: Words) -> str | None:
    """How its glory is counted, where it is not simply printed."""
    worth = stage.worth
    if worth is None:
        return None
    sides = CARDS[stage.card].sides
    name = stage_name(sides[worth.other], words) if worth.kind == "written" else ""
    return words.say(f"kingdom-legacy-worth-{worth.kind}", each=worth.each, other=worth.other, name=name)


def _scroll(stage: Stage) -> str | None:
    if stage.follow:
        return stage.follow
    if stage.name in ("welcome", "golden-rules", "track-rules", "last-count"):
        return stage.name
    return "end" if CARDS[stage.card].scroll else None


def stage_lines(stage: Stage, words: Words) -> list[Line]:
    """All that a side says besides its figures, boxes and upgrade frames."""
    teller = Teller(stage, words)
    lines = [
        Line("passive", "rule", None, False, False, teller.say(f"standing-{rule}")) for rule in stage.rules
    ]
    if stage.equip:
        case = "on" if words.language == "hu" else "of"  # onto a person, to a person
        said = teller.say("line-equip", what=teller.noun(stage.equip, 1, case))
        lines.insert(0, Line("", "equip", None, False, False, said))
    lines += [_effect(teller, number, effect) for number, effect in enumerate(stage.effects)]
    for name, steps in (("full", stage.full), ("after", stage.after)):
        if steps:
            said = teller.say(f"line-{name}", steps=teller.steps(steps))
            lines.append(Line("forced", name, None, False, False, _sentence(said)))
    worth = worth_text(stage, words)
    if worth is not None:
        lines.append(Line("", "worth", None, False, False, worth))
    scroll = _scroll(stage)
    if scroll is not None:
        lines.append(Line("", "scroll", None, False, False, teller.say(f"scroll-{scroll}")))
    return lines


def box_text(stage: Stage, steps: Sequence[Step], words: Words) -> str | None:
    """What marking a box brings, besides glory."""
    return _sentence(Teller(stage, words).steps(steps)) if steps else None
