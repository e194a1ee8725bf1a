"""What a side of a card says, in a person's language: made from the vocabulary, never written by hand.

For pages and tools: `stage_text` gives one line for each rule, effect, box and way of counting glory. Ask it
only for cards that the player knows (`known` in the view): the box keeps its secrets (L2).
"""

from collections.abc import Callable, Iterable
from typing import Any

from fiefdom.games.kingdom_legacy.cards.box import CARDS, Effect, Stage
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, STICKER_NAMES, Step
from fiefdom.games.kingdom_legacy.show.words import amount_text
from fiefdom.kernel.words import Words


def what_text(bits: int, words: Words) -> str:
    """Keywords and qualities: land / building."""
    names = [name for name, bit in BIT.items() if bits & bit]
    return " / ".join(words.say(f"kingdom-legacy-keyword-{name}") for name in names)


def _stickers(groups: Iterable[tuple[int, ...]], words: Words) -> str:
    """One of each group: wood / stone + metal."""
    parts = []
    for group in groups:
        names = [words.say(f"kingdom-legacy-sticker-{STICKER_NAMES[number]}") for number in group]
        parts.append(" / ".join(names))
    return " + ".join(parts)


def _amount(packed: int, words: Words) -> str:
    return amount_text(unpack(packed), words)


def _cards(numbers: Iterable[int], joint: str = ", ") -> str:
    return joint.join(map(str, numbers))


Facts = dict[str, object]
_NUMBER: Callable[..., Facts] = lambda words, number: {"number": number}  # noqa: E731
_WHAT: Callable[..., Facts] = lambda words, what: {"what": what_text(what, words)}  # noqa: E731
_BOTH: Callable[..., Facts] = lambda words, number, what: {  # noqa: E731
    "number": number,
    "what": what_text(what, words),
}
_LIST: Callable[..., Facts] = lambda words, cards: {"cards": _cards(cards)}  # noqa: E731

# The facts of a step's sentence, from its arguments. A step that is not here has none.
_FACTS: dict[str, Callable[..., Facts]] = {
    "pay": lambda words, amount: {"amount": _amount(amount, words)},
    "gain": lambda words, amount: {"amount": _amount(amount, words)},
    "gain-any": _NUMBER,
    "gain-one": lambda words, choices: {
        "amount": words.say("kingdom-legacy-or").join(_amount(amount, words) for amount in choices)
    },
    "gain-per": lambda words, amount, what: {
        "amount": _amount(amount, words),
        "what": what_text(what, words),
    },
    "discard": _BOTH,
    "discard-worth": _BOTH,
    "ruin": _BOTH,
    "block": _BOTH,
    "destroy": _WHAT,
    "play": _WHAT,
    "work": _WHAT,
    "discover": _LIST,
    "discover-one": _LIST,
    "split": _LIST,
    "invent": _LIST,
    "discover-next": _NUMBER,
    "drop": _NUMBER,
    "look": _NUMBER,
    "calendar": _NUMBER,
    "guild": _NUMBER,
    "flood": _NUMBER,
    "princess": _NUMBER,
    "espionage": _NUMBER,
    "turn": lambda words, side: {"side": side},
    "turn-any": lambda words, sides: {"sides": _cards(sides, " / ")},
    "cross-per-mark": lambda words, side: {"side": side},
    "write": lambda words, number, side: {"number": number, "side": side},
    "mark": lambda words, least, most: {"number": most},
    "mark-per": lambda words, number, what, itself: {"number": number, "what": what_text(what, words)},
    "sticker": lambda words, groups, what, scope, times: {
        "stickers": _stickers(groups, words),
        "number": times,
        "what": what_text(what, words),
        "scope": scope,
    },
    "sticker-here": lambda words, groups: {"stickers": _stickers(groups, words)},
    "groom": lambda words, group: {"stickers": _stickers([group], words)},
    "grow": lambda words, second, third: {
        "second": _stickers([second], words),
        "third": _stickers([third], words),
    },
    "keep": lambda words, number, what, itself: {"number": number, "what": what_text(what, words)},
    "put": lambda words, number, sources, ends: {
        "number": number,
        "from": "both" if len(sources) > 1 else sources[0],
        "to": "both" if len(ends) > 1 else ends[0],
    },
    "better": lambda words, pairs: {
        "pairs": ", ".join(f"{words.say(f'kingdom-legacy-card-{name}')} → {card}" for name, card in pairs)
    },
    "upgrade": lambda words, free, what: {"what": what_text(what, words)},
}


def _variant(step: Step) -> str:
    """Some steps have a sentence of their own for one of their arguments."""
    match step:
        case ("mark-per", _, _, True):
            return "mark-per-self"
        case ("mark-others", None):
            return "mark-others-all"
        case ("keep", _, _, True):
            return "keep-self"
        case ("upgrade", free, _):
            return "upgrade-free" if free else "upgrade-paid"
    return str(step[0])


def step_text(step: Step, words: Words) -> str:
    name, *arguments = step
    make: Any = _FACTS.get(name)
    facts: Facts = make(words, *arguments) if make is not None else {}
    return words.say(f"kingdom-legacy-step-{_variant(step)}", **facts)


def _line(kind: str, steps: Iterable[Step], words: Words) -> str:
    said = "; ".join(step_text(step, words) for step in steps)
    return words.say("kingdom-legacy-effect-line", kind=kind, steps=said)


def effect_text(stage: Stage, effect: Effect, words: Words) -> str:
    """When it is used, and what it does."""
    name = effect.kind.rstrip("!?")
    if effect.kind.endswith("?"):
        name += "-free"
    elif effect.kind == "time" and stage.permanent:
        name += "-permanent"
    kind = words.say(f"kingdom-legacy-kind-{name}")
    if effect.once:
        kind = words.say("kingdom-legacy-modifier-once", kind=kind)
    if effect.turnly:
        kind = words.say("kingdom-legacy-modifier-turnly", kind=kind)
    return _line(kind, effect.steps, words)


def stage_text(card: int, side: int, words: Words) -> list[str]:
    """All that a side says besides its figures."""
    stage = CARDS[card].sides[side]
    lines = [words.say(f"kingdom-legacy-standing-{rule}") for rule in stage.rules]
    lines += [effect_text(stage, effect, words) for effect in stage.effects]
    for name, steps in (("defeat", stage.defeat), ("full", stage.full), ("after", stage.after)):
        if steps:
            lines.append(_line(words.say(f"kingdom-legacy-kind-{name}"), steps, words))
    for number, box in enumerate(stage.boxes):
        if stage.thresholds:
            kind = words.say("kingdom-legacy-kind-threshold", number=stage.thresholds[number])
        else:
            kind = words.say("kingdom-legacy-kind-box", number=number + 1)
        if box.glory:
            said = words.say("kingdom-legacy-step-glory", number=box.glory)
            lines.append(words.say("kingdom-legacy-effect-line", kind=kind, steps=said))
        elif box.steps:
            lines.append(_line(kind, box.steps, words))
    if stage.worth is not None:
        worth = stage.worth
        lines.append(words.say(f"kingdom-legacy-worth-{worth.kind}", each=worth.each, other=worth.other))
    if stage.follow:
        lines.append(words.say(f"kingdom-legacy-scroll-{stage.follow}"))
    elif CARDS[card].scroll and card in (0, len(CARDS) - 1):
        lines.append(words.say(f"kingdom-legacy-scroll-{'welcome' if card == 0 else 'end'}"))
    return lines
