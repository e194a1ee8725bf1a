"""What a side of a card says, in a person's language: sentences made from the card language.

Resources in them are tokens, `[coin]` or `[2 stone]`, `[any]`, `[5 glory]`: pages show them as chips. Ask only for
cards that the player knows (`known` in the view): the box keeps its secrets (L2).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.games.kingdom_legacy.cards.box import CARDS, Effect, Stage
from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, NIMROD, STICKER_NAMES, STICKERS, Step
from fiefdom.kernel.words import Words

Facts = dict[str, object]


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


def amount_token(packed: int) -> str:
    """[2 wood] [coin]"""
    parts = unpack(packed).items()
    return " ".join(f"[{name}]" if number == 1 else f"[{number} {name}]" for name, number in parts)


def _any(number: int) -> str:
    return "[any]" if number == 1 else f"[{number} any]"


class Teller:
    """Says the steps of one stage."""

    def __init__(self, stage: Stage, words: Words) -> None:
        self.stage = stage
        self.words = words

    def say(self, key: str, **facts: object) -> str:
        return self.words.say(f"kingdom-legacy-{key}", **facts)

    def noun(self, bits: int, number: int, case: str = "object") -> str:
        """Cards of a kind, as they stand after a number: 2 people, 1 land or building."""
        names = [name for name, bit in BIT.items() if bits & bit]
        return self.say("or").join(self.say(f"noun-{name}", number=number, case=case) for name in names)

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
        if group == tuple(STICKERS[name] for name in RESOURCES):
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

    def steps(self, steps: Sequence[Step], kind: str = "") -> str:
        """All steps of an effect, as one clause."""
        said = []
        before = ""
        for step in steps:
            said.append(self.step(step, before, kind))
            before = step[0]
        return ", ".join(said)

    def step(self, step: Step, before: str = "", kind: str = "") -> str:
        word, *arguments = step
        if word == "turn":
            return self.turn(arguments[0])
        make: Any = _FACTS.get(word)
        facts: Facts = make(self, *arguments) if make is not None else {}
        return self.say(f"step-{_variant(step, before, kind)}", **facts)


def _variant(step: Step, before: str, kind: str) -> str:
    """Some steps have a sentence of their own for one of their arguments, or for what stands before them."""
    match step:
        case ("pay-any",):
            return "pay"
        case ("gain-any" | "gain-one", _):
            return "gain"
        case ("discard", _, what) if what == NIMROD:
            return "discard-named"
        case ("mark-next",) if before == "pay-price":
            return "mark-it"
        case ("mark-per", _, _, True):
            return "mark-per-self"
        case ("mark-others", None):
            return "mark-others-all"
        case ("keep", _, _, True):
            return "keep-self"
        case ("victim",):
            return "victim-land" if kind == "next-land!" else "victim-person"
        case ("upgrade", free, _):
            return "upgrade-free" if free else "upgrade-paid"
    return str(step[0])


_NUMBER: Callable[..., Facts] = lambda teller, number: {"number": number}  # noqa: E731
_BOTH: Callable[..., Facts] = lambda teller, number, what: {  # noqa: E731
    "number": number,
    "what": teller.noun(what, number),
}
_ONE: Callable[..., Facts] = lambda teller, what: {"what": teller.noun(what, 1)}  # noqa: E731
_CHOICE: Callable[..., Facts] = lambda teller, cards: {"cards": teller.numbers(cards, "or")}  # noqa: E731


def _per(teller: Teller, number: int, what: int, itself: bool) -> Facts:
    """Polish names the kind for one card each, and counts otherwise; Hungarian has one form for both."""
    case = "of" if teller.words.language == "hu" else "named" if itself else "object"
    return {"number": number, "what": teller.noun(what, number, case)}


# The facts of a step's sentence, from its arguments. A step that is not here has none.
_FACTS: dict[str, Callable[..., Facts]] = {
    "defeat": lambda teller: {"steps": teller.steps(teller.stage.defeat)},  # L27: the enemy says what follows
    "pay": lambda teller, amount: {"amount": amount_token(amount)},
    "pay-any": lambda teller: {"amount": _any(1)},
    "gain": lambda teller, amount: {"amount": amount_token(amount)},
    "gain-any": lambda teller, number: {"amount": _any(number)},
    "gain-one": lambda teller, choices: {"amount": " / ".join(map(amount_token, choices))},
    "gain-per": lambda teller, amount, what: {
        "amount": amount_token(amount),
        "what": _per(teller, 1, what, itself=True)["what"],
    },
    "discard": _BOTH,
    "discard-worth": lambda teller, number, what: {"number": number, "what": teller.noun(what, 1)},
    "ruin": _BOTH,
    "block": _BOTH,
    "destroy": _ONE,
    "play": _ONE,
    "work": lambda teller, what: {"what": teller.noun(what, 1, "of")},
    "discover": lambda teller, cards: {"number": len(cards), "cards": teller.numbers(cards, "and")},
    "discover-one": _CHOICE,
    "split": lambda teller, cards: {"cards": teller.numbers(cards, "and")},
    "invent": _CHOICE,
    "discover-next": _NUMBER,
    "drop": _NUMBER,
    "look": _NUMBER,
    "calendar": _NUMBER,
    "guild": _NUMBER,
    "flood": _NUMBER,
    "espionage": _NUMBER,
    "princess": lambda teller, number: {"number": number, "name": teller.name_of(2)},
    "turn-any": lambda teller, sides: {"names": " / ".join(map(teller.name_of, sides))},
    "cross-per-mark": lambda teller, side: {"name": teller.name_of(side)},
    "write": lambda teller, number, side: {"number": number, "name": teller.name_of(side)},
    "mark": lambda teller, least, most: {"number": most},
    "mark-per": _per,
    "sticker": lambda teller, groups, what, scope, times: {
        "stickers": teller.stickers(groups),
        "number": times,
        "what": teller.noun(what, times, "on" if scope == "play" else "owned"),
        "scope": scope,
    },
    "sticker-here": lambda teller, groups: {"stickers": teller.stickers(groups)},
    "groom": lambda teller, group: {"stickers": teller.stickers([group])},
    "grow": lambda teller, second, third: {
        "second": teller.stickers([second]),
        "third": teller.stickers([third]),
    },
    "keep": lambda teller, number, what, itself: {"number": number, "what": teller.noun(what, number)},
    "put": lambda teller, number, sources, ends: {
        "number": number,
        "from": "both" if len(sources) > 1 else sources[0],
        "to": "both" if len(ends) > 1 else ends[0],
    },
    "better": lambda teller, pairs: {
        "pairs": ", ".join(f"{teller.say(f'card-{name}')} → {card}" for name, card in pairs)
    },
    "upgrade": lambda teller, free, what: {"what": teller.noun(what, 1)},
}

_SELF_TOLD = {"next-land", "next-person", "flood"}  # the step says when it comes


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}" + ("" if text.endswith(".") else ".")


def sign_of(kind: str) -> str:
    """L19: the sign of an effect; ! must, ? may."""
    return {"!": "forced", "?": "optional"}.get(kind[-1], kind)


def _effect(teller: Teller, number: int, effect: Effect) -> Line:
    said = teller.steps(effect.steps, effect.kind)
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
