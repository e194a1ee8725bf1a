"""The small language in which the card files tell what effects do, and its reader.

An effect is `KIND: step; step …`. KIND says when it may or must be used (L19); `once` behind it means
crossed out after use, `turnly` once per turn. A step is a word and its arguments; `read_steps` turns it
into a plain tuple that `interpreter.py` runs. What is not in this language is refused with its place.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from fiefdom.games.kingdom_legacy.cards.resources import RESOURCES, UNIT

Step: TypeAlias = tuple[Any, ...]

# L19: usable in a turn …
USABLE = ("activated", "time", "destroy", "passive")
# … or bound to a moment: ! must, ? may.
TRIGGERED = (
    "played!",
    "turn-end!",
    "turn-end?",
    "round-end!",
    "upgraded!",
    "upgraded?",
    "produced!",
    "next-land!",
    "next-person!",
    "flood!",
    "uprising!",
    "espionage!",
)

# L9: keywords, and what else a card can be asked for, one bit each.
KEYWORDS = (
    "building",
    "person",
    "livestock",
    "seafaring",
    "land",
    "enemy",
    "event",
    "goal",
    "knight",
    "lady",
    "elder",
    "loot",
    "state",
    "ship",
    "potion",
    "item",
    "invention",
    "artifact",
    "horse",
)
QUALITIES = ("any", "friendly", "obstacle", "wall", "nimrod", "making", "making-coin")
BIT = {word: 1 << i for i, word in enumerate((*KEYWORDS, *QUALITIES))}
ANY, FRIENDLY = BIT["any"], BIT["friendly"]
PERSON, LAND, BUILDING, ENEMY = BIT["person"], BIT["land"], BIT["building"], BIT["enemy"]
WALL, NIMROD = BIT["wall"], BIT["nimrod"]
MAKING, MAKING_COIN = BIT["making"], BIT["making-coin"]  # asked of the effective production

# L33: 1–6 are the resources.
STICKERS = {name: i + 1 for i, name in enumerate(RESOURCES)} | {
    "stays": 7,
    "glory2": 8,
    "glory5": 10,
    "knight": 11,
    "seal": 16,
}
STICKER_NAMES = {number: name for name, number in STICKERS.items()}

# Standing rules of a stage: always on while it counts (L19 passive, L24).
RULE_WORDS = (
    "stays",
    "no-play",
    "no-upgrade",
    "no-time",
    "double-lands",
    "coin-tax",
    "person-coin",
    "building-coin",
    "seafaring-coin",
    "friendly-coin",
    "coin-per-person",
    "exchange",
    "advance-more",
    "lands-stay",
    "surplus",
    "indestructible",
    "nimrod-bound",
    "two-persons",
    "potion",
    "fortress",
    "saves-one",
    "saves-two",
    "saves-three",
    "purge-ten",
)
RULE = {word: 1 << i for i, word in enumerate(RULE_WORDS)}


def read_number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"{word!r} is not a number")
    return int(word)


def read_amount(words: list[str]) -> int:
    """'2 wood 1 coin' as a packed amount."""
    if not words or len(words) % 2:
        raise ValueError(f"{' '.join(words)!r} is not an amount of resources")
    amount = 0
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name not in RESOURCES or read_number(number) < 1:
            raise ValueError(f"{number} {name!r} is not an amount of {', '.join(RESOURCES)}")
        amount += read_number(number) * UNIT[RESOURCES.index(name)]
    return amount


def read_what(word: str) -> int:
    """'land/building' as bits: any of these (L23)."""
    bits = 0
    for name in word.split("/"):
        if name not in BIT:
            raise ValueError(f"{name!r} is not a keyword or quality of cards")
        bits |= BIT[name]
    return bits


def read_cards(word: str, separator: str = "/") -> tuple[int, ...]:
    return tuple(map(read_number, word.split(separator)))


def _groups(word: str) -> tuple[tuple[int, ...], ...]:
    """'wood/stone+metal' as sticker numbers: one of each group."""
    groups = []
    for group in word.split("+"):
        names = RESOURCES if group == "any" else tuple(group.split("/"))
        for name in names:
            if name not in STICKERS:
                raise ValueError(f"{name!r} is not a sticker")
        groups.append(tuple(STICKERS[name] for name in names))
    return tuple(groups)


def _pay(words: list[str]) -> Step:
    if words == ["any"]:
        return ("pay-any",)
    if words == ["price"]:
        return ("pay-price",)
    return "pay", read_amount(words)


def _gain(words: list[str]) -> Step:
    if words[0] == "any":
        return "gain-any", read_number(words[1])
    if len(words) == 1:
        return "gain-one", tuple(read_amount(["1", name]) for name in words[0].split("/"))
    if "per" in words:
        at = words.index("per")
        return "gain-per", read_amount(words[:at]), read_what(words[at + 1])
    return "gain", read_amount(words)


def _destroy(words: list[str]) -> Step:
    return ("destroy-self",) if words == ["self"] else ("destroy", read_what(words[0]))


def _discover(words: list[str]) -> Step:
    if "/" in words[0]:
        return "discover-one", read_cards(words[0])
    return "discover", read_cards(words[0], "+")


def _mark(words: list[str]) -> Step:
    match words:
        case ["next"]:
            return ("mark-next",)
        case ["priced"]:
            return ("mark-priced",)
    least, _, most = words[0].partition("-")
    return "mark", read_number(least), read_number(most or least)


def _sticker(words: list[str]) -> Step:
    groups = _groups(words[0])
    match words[1:]:
        case ["here"]:
            return "sticker-here", groups
        case ["on", what, "in", "play"]:
            return "sticker", groups, read_what(what), "play", 1
        case ["on", what, "of", "kingdom"]:
            return "sticker", groups, read_what(what), "kingdom", 1
        case ["on", what, "of", "kingdom", "twice"]:
            return "sticker", groups, read_what(what), "kingdom", 2
    raise ValueError("a sticker goes 'here', 'on WHAT in play' or 'on WHAT of kingdom'")


def _keep(words: list[str]) -> Step:
    itself = words[1] == "self"
    return "keep", read_number(words[0]), ANY if itself else read_what(words[1]), itself


def _put(words: list[str]) -> Step:
    number, sources, ends = words
    if not set(sources.split("/")) <= {"play", "discard"} or not set(ends.split("/")) <= {"top", "bottom"}:
        raise ValueError("put N play[/discard] top[/bottom]")
    return "put", read_number(number), tuple(sources.split("/")), tuple(ends.split("/"))


def _better(words: list[str]) -> Step:
    pairs = [word.partition(">") for word in words]
    return "better", tuple((name, read_number(card)) for name, _, card in pairs)


def _upgrade(words: list[str]) -> Step:
    if words[0] not in ("paid", "free"):
        raise ValueError("an upgrade is paid or free")
    return "upgrade", words[0] == "free", read_what(words[1])


def _count_what(name: str) -> Callable[[list[str]], Step]:
    return lambda words: (name, read_number(words[0]), read_what(words[1]))


def _what(name: str) -> Callable[[list[str]], Step]:
    return lambda words: (name, read_what(words[0]))


def _count(name: str) -> Callable[[list[str]], Step]:
    return lambda words: (name, read_number(words[0]))


def _plain(name: str) -> Callable[[list[str]], Step]:
    def read(words: list[str]) -> Step:
        if words:
            raise ValueError(f"{name!r} takes no arguments")
        return (name,)

    return read


WORDS: dict[str, Callable[[list[str]], Step]] = {
    "pay": _pay,
    "gain": _gain,
    "destroy": _destroy,
    "discover": _discover,
    "mark": _mark,
    "sticker": _sticker,
    "keep": _keep,
    "put": _put,
    "better": _better,
    "upgrade": _upgrade,
    "boost": lambda words: (
        "boost",
        read_what(words[0]),
        "play" if words[1:] == ["in", "play"] else "kingdom",
    ),
    "split": lambda words: ("split", read_cards(words[0])),
    "turn-any": lambda words: ("turn-any", read_cards(words[0])),
    "invent": lambda words: ("invent", read_cards(words[0])),
    "groom": lambda words: ("groom", _groups(words[0])[0]),
    "grow": lambda words: ("grow", *(_groups(word)[0] for word in words)),
    "write": lambda words: ("write", read_number(words[0]), read_number(words[2])),
    "mark-per": lambda words: (
        "mark-per",
        read_number(words[0]),
        read_what(words[1]),
        words[2:] == ["self"],
    ),
    "mark-others": lambda words: ("mark-others", None if words == ["all"] else read_number(words[0])),
    **{name: _count_what(name) for name in ("discard", "discard-worth", "ruin", "block")},
    **{name: _what(name) for name in ("play", "work")},
    **{
        name: _count(name)
        for name in (
            "discover-next",
            "turn",
            "drop",
            "look",
            "calendar",
            "guild",
            "flood",
            "princess",
            "espionage",
            "cross-per-mark",
        )
    },
    **{
        name: _plain(name)
        for name in (
            "leave",
            "defeat",
            "defeat-enemy",
            "convert",
            "undiscover",
            "export",
            "resist",
            "resistance",
            "practise",
            "discard-one",
            "ruin-blocked",
            "mark-army",
            "victim",
            "flood-end",
            "cross-cost",
            "cross-own",
            "cross-sword",
            "cross-in-play",
            "if-deck-empty",
            "if-no-sword",
        )
    },
}


def read_steps(text: str) -> tuple[Step, ...]:
    """'pay 1 coin; gain 2 stone' as steps; ValueError says what is wrong."""
    steps = []
    for part in text.split(";"):
        word, *arguments = part.split()
        if word not in WORDS:
            raise ValueError(f"there is no step {word!r}")
        try:
            steps.append(WORDS[word](arguments))
        except (IndexError, ValueError) as error:
            raise ValueError(f"{part.strip()!r}: {error}") from None
    return tuple(steps)
