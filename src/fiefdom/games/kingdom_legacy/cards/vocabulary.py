"""The words of the card files besides the steps: when an effect may be used, keywords, qualities, stickers,
standing rules; and how numbers, amounts and kinds of cards are read. The steps: `language.py` and `steps/`.
"""

from fiefdom.games.kingdom_legacy.cards.resources import BASE, RESOURCES, SLOTS, UNIT

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
SEAFARING, WALL, NIMROD = BIT["seafaring"], BIT["wall"], BIT["nimrod"]
MAKING, MAKING_COIN = BIT["making"], BIT["making-coin"]  # asked of the effective production

# L33: 1–6 are the resources.
STICKERS = {name: i + 1 for i, name in enumerate(RESOURCES)} | {
    "stays": 7,
    "glory2": 8,
    "glory5": 10,
    "knight": 11,
    "seal": 16,
    "tab": 17,  # L35
}
STICKER_NAMES = {number: name for name, number in STICKERS.items()}
RESOURCE_OF = {number: number - 1 for number in range(1, BASE + 1)}  # by sticker
ANY_RESOURCE = tuple(RESOURCE_OF)  # L36: stands for new ones, too
_NEW_STICKERS = 100


def sticker_of(resource: int) -> int:
    return resource + 1 if resource < BASE else _NEW_STICKERS + resource


def add_resource(name: str) -> None:
    """L36: a resource of an expansion, with a sticker of its own."""
    if len(RESOURCES) == SLOTS:
        raise ValueError(f"there are {SLOTS} resources already, more than that is not possible")
    resource = len(RESOURCES)
    RESOURCES.append(name)
    STICKERS[name] = sticker_of(resource)
    STICKER_NAMES[sticker_of(resource)] = name
    RESOURCE_OF[sticker_of(resource)] = resource


def forget_resources(names: list[str]) -> None:
    """Takes the last ones back: a folder was only looked at."""
    for name in reversed(names):
        RESOURCES.remove(name)
        sticker = STICKERS.pop(name)
        del STICKER_NAMES[sticker], RESOURCE_OF[sticker]


# What a field of a file must be, in words for who writes it.
KIND_NAMES = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}

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


def names_of(bits: int) -> list[str]:
    """Keywords and qualities, any of which fits."""
    return [name for name, bit in BIT.items() if bits & bit]


def word_of(bit: int) -> str:
    return names_of(bit)[0]


MOST_AMOUNT = 99  # of one resource in one place of a card


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
        if name not in RESOURCES or not 1 <= read_number(number) <= MOST_AMOUNT:
            what = ", ".join(RESOURCES)
            raise ValueError(f"{number} {name!r} is not an amount, 1 to {MOST_AMOUNT}, of {what}")
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


def read_stickers(word: str) -> tuple[tuple[int, ...], ...]:
    """'wood/stone+metal' as sticker numbers: one of each group."""
    groups = []
    for group in word.split("+"):
        if group == "any":
            groups.append(ANY_RESOURCE)
            continue
        names = group.split("/")
        for name in names:
            if name not in STICKERS:
                raise ValueError(f"{name!r} is not a sticker")
        groups.append(tuple(STICKERS[name] for name in names))
    return tuple(groups)
