"""The cards that a player knows, as everything they show, in the player's language (L2): for pages.

Nothing of a card that is still in the box is in here: no name, no text, no picture.
"""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Annotated, NotRequired, cast

from typing_extensions import TypedDict  # as pydantic asks for before Python 3.12

from fiefdom.games.kingdom_legacy.art.scenes import GRID, GROUND, Drawn, icons, scene_of
from fiefdom.games.kingdom_legacy.cards.box import CARDS, Card, Cost, Stage
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS, Expansion, Resource
from fiefdom.games.kingdom_legacy.cards.resources import unpack
from fiefdom.games.kingdom_legacy.cards.steps.gain import Gain
from fiefdom.games.kingdom_legacy.cards.steps.pay import fee
from fiefdom.games.kingdom_legacy.cards.steps.stickers import StickerHere
from fiefdom.games.kingdom_legacy.cards.vocabulary import BIT, STICKER_NAMES, word_of
from fiefdom.games.kingdom_legacy.play.production import begun
from fiefdom.games.kingdom_legacy.show.describe import box_text, stage_lines, stage_name, turning, worth_text
from fiefdom.games.kingdom_legacy.show.view import known_numbers
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words, added_words

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState

Text = Annotated[str, "may hold tokens such as [coin], [2 stone], [any], [5 glory] that pages show as chips"]


class SceneIcon(TypedDict):
    icon: Annotated[str, "a key of `icons`"]
    x: Annotated[float, "of its middle, in a picture that is 160 wide and 100 high"]
    y: NotRequired[Annotated[float, "of its foot; left out: 90, the ground"]]
    size: float
    tone: NotRequired[
        Annotated[str, "back, mid, or a colour: gold, red, leaf, water, wood …; left out: the full hue"]
    ]
    flip: NotRequired[Annotated[bool, "only where it is true"]]


class CardScene(TypedDict):
    """The picture of a side: sky and ground by name, icons from back to front."""

    sky: str
    ground: str
    hue: Annotated[str, "the kind of the side: the hue of its sky and ground"]
    icons: list[SceneIcon]


class WordedKeyword(TypedDict):
    key: str
    name: str


class CardsToPay(TypedDict):
    keyword: str
    name: str
    number: int


class WordedCost(TypedDict):
    resources: Annotated[dict[str, int], "by resource; only what there is"]
    cards: Annotated[list[CardsToPay], "other cards in play to be discarded (L50)"]
    destroys: Annotated[str | None, "the name of a card in play that must be destroyed"]


class WordedUpgrade(WordedCost):
    frame: Annotated[int, "which of its upgrade frames, from 0"]
    to: Annotated[int, "the side that it leads to"]
    to_name: str
    how: Annotated[str, "rotate, flip, or turn (both)"]


class WordedLine(TypedDict):
    sign: Annotated[str, "L19: passive, activated, time, destroy, optional, forced; empty for none"]
    what: Annotated[str, "effect, rule, full, after, worth, scroll"]
    number: Annotated[int | None, "which of its effects, from 0"]
    once: bool
    turnly: bool
    price: Annotated[dict[str, int], "what using it costs, where that is printed"]
    text: Text


class WordedBox(TypedDict):
    number: Annotated[int, "from 0"]
    price: WordedCost | None
    glory: int | None
    threshold: Annotated[int | None, "the total at which it can be used"]
    sign: Annotated[str, "empty, glory, gain, sticker, discover, turn, other: what to draw in it"]
    gives: Annotated[dict[str, int], "what marking it gives"]
    text: Annotated[str | None, "what marking it brings, besides glory"]


class WordedSide(TypedDict):
    side: int
    name: str
    key: Annotated[str, "the name as the view and the events know it"]
    kind: Annotated[
        str,
        "the hue of its frame: land, building, person, livestock, seafaring, item, event, enemy, permanent, scroll",
    ]
    keywords: list[WordedKeyword]
    permanent: bool
    obstacle: bool
    named: Annotated[bool, "a name can be written on it"]
    makes: Annotated[list[dict[str, int]], "the alternatives of its production"]
    glory: int
    worth: Annotated[str | None, "how its glory is counted, where it is not simply printed"]
    upgrades: list[WordedUpgrade]
    lines: list[WordedLine]
    boxes: list[WordedBox]
    scene: CardScene


class Ruling(TypedDict):
    rule: Annotated[str, "the number of the rule"]
    text: str


class KnownCard(TypedDict):
    card: int
    scroll: bool
    choose_side: bool
    rulings: list[Ruling]
    sides: list[WordedSide]


class WordedResource(TypedDict):
    """L36: a resource that an expansion has brought."""

    name: str
    icon: Annotated[str, f"its drawing: `d` of an svg path on a grid of {GRID} by {GRID}"]
    colour: Annotated[str, "#rrggbb"]
    words: Annotated[str, "its messages as lines of a locale file: kingdom-legacy-amount-NAME …"]


class WordedExpansion(TypedDict):
    """What may be known of an expansion that can be chosen now, or has begun: what its package says."""

    card: int
    title: str
    brings: Annotated[str, "in a sentence"]
    rounds: int
    discover: Annotated[int, "how many cards its rounds bring"]


class KnownCards(TypedDict):
    cards: list[KnownCard]
    icons: Annotated[
        dict[str, str], f"the drawings that the scenes name: `d` of an svg path on a grid of {GRID} by {GRID}"
    ]
    resources: Annotated[list[WordedResource], "those that expansions have brought so far (L36)"]
    expansions: Annotated[list[WordedExpansion], "once the base game is scored (L37)"]


# Rulings that speak of single cards are shown with the card, never before it is discovered: the rule, the key of
# the text, and the names of the stages.
RULINGS: tuple[tuple[str, str, frozenset[str]], ...] = tuple(
    (rule, key, frozenset(names.split()))
    for rule, key, names in (
        ("L42", "pirate", "pirate"),
        ("L42", "rain", "rain"),
        ("L42", "surplus", "surplus"),
        ("L43", "festival", "festival west-canyon trade-ship"),
        ("L44", "worker", "field-worker worker noble-ally"),
        ("L44", "manor", "manor"),
        ("L48", "jewellery", "jewellery"),
        ("L49", "calendar-box", "calendar pit-settlement beekeeper"),
        ("L50", "miners", "miners"),
        ("L51", "school", "small-school"),
        ("L51", "priest", "priest"),
        ("L52", "forbids", "dark-knight dark-prince"),
        ("L53", "victim", "volcanic-eruption assassin"),
        ("L54", "trebuchet", "trebuchet"),
        ("L54", "missionary", "missionary"),
        ("L56", "export", "export"),
        ("L58", "witch", "witch"),
        ("L59", "maximizer", "maximizer"),
        ("L20", "potion", "healing-potion"),
        ("L25", "flooding", "flooding"),
        ("L26", "stop", "track-rules"),
        ("L16", "last-count", "last-count"),
        ("L38", "saves", "aethan-estate"),
        ("L33", "practise", "pretend-noble"),
    )
)

_KINDS = ("building", "land", "person", "seafaring", "livestock", "event")
_ITEMS = {"item", "potion", "invention", "artifact", "loot"}


def kind_of(stage: Stage) -> str:
    """The hue of a side's frame. Obstacles are red and permanent cards violet, whatever else they are."""
    if CARDS[stage.card].scroll:
        return "scroll"
    if stage.obstacle:
        return "enemy"
    if stage.permanent:
        return "permanent"
    for kind in _KINDS:
        if kind in stage.keywords:
            return kind
    return "item" if _ITEMS & set(stage.keywords) else "event"


def _cost(cost: Cost, words: Words) -> WordedCost:
    names = dict.fromkeys(map(word_of, cost.slots))
    return {
        "resources": unpack(cost.amount),
        "cards": [
            {
                "keyword": name,
                "name": words.say(f"kingdom-legacy-keyword-{name}"),
                "number": cost.slots.count(BIT[name]),
            }
            for name in names
        ],
        "destroys": None if cost.destroys is None else words.say(f"kingdom-legacy-card-{cost.destroys}"),
    }


def _box(stage: Stage, number: int, words: Words) -> WordedBox:
    box = stage.boxes[number]
    gives = unpack(sum(step.gives for step in box.steps if isinstance(step, Gain)))
    for step in box.steps:
        if isinstance(step, StickerHere):  # a sticker that stays is shown as what it will make
            gives = {STICKER_NAMES[group[0]]: 1 for group in step.groups}
    sign = "glory" if box.glory else box.steps[0].sign if box.steps else "empty"
    return {
        "number": number,
        "price": _cost(stage.prices[number], words) if stage.prices else None,
        "glory": box.glory or None,
        "threshold": stage.thresholds[number] if stage.thresholds else None,
        "sign": sign,
        "gives": gives,
        "text": box_text(stage, box.steps, words),
    }


def _scene(stage: Stage) -> CardScene:
    scene = scene_of(stage.name, stage.card, stage.side)
    return {
        "sky": scene.sky,
        "ground": scene.ground,
        "hue": kind_of(stage),
        "icons": [_drawn(one) for one in scene.icons],
    }


def _drawn(one: Drawn) -> SceneIcon:
    drawn: SceneIcon = {"icon": one.icon, "x": one.x, "size": one.size}
    if one.y != GROUND:
        drawn["y"] = one.y
    if one.tone != "full":
        drawn["tone"] = one.tone
    if one.flip:
        drawn["flip"] = True
    return drawn


def worded_side(stage: Stage, words: Words) -> WordedSide:
    sides = CARDS[stage.card].sides
    return {
        "side": stage.side,
        "name": stage_name(stage, words),
        "key": stage.name,
        "kind": kind_of(stage),
        "keywords": [
            {"key": word, "name": words.say(f"kingdom-legacy-keyword-{word}")} for word in stage.keywords
        ],
        "permanent": stage.permanent,
        "obstacle": stage.obstacle,
        "named": bool(stage.named),
        "makes": [unpack(gives) for gives in stage.makes],
        "glory": stage.glory,
        "worth": worth_text(stage, words),
        "upgrades": [
            {
                **_cost(upgrade.cost, words),
                "frame": frame,
                "to": upgrade.to,
                "to_name": stage_name(sides[upgrade.to], words),
                "how": turning(stage, upgrade.to),
            }
            for frame, upgrade in enumerate(stage.upgrades)
        ],
        "lines": [
            {
                "sign": line.sign,
                "what": line.what,
                "number": line.number,
                "once": line.once,
                "turnly": line.turnly,
                "price": {} if line.number is None else unpack(fee(stage.effects[line.number].steps)),
                "text": line.text,
            }
            for line in stage_lines(stage, words)
        ],
        "boxes": [_box(stage, number, words) for number in range(len(stage.boxes))],
        "scene": _scene(stage),
    }


def worded_card(card: Card, words: Words) -> KnownCard:
    """Everything that a card shows, on all its sides."""
    names = {stage.name for stage in card.sides.values()}
    return {
        "card": card.number,
        "scroll": card.scroll,
        "choose_side": card.choose_side,
        "rulings": [
            {"rule": rule, "text": words.say(f"kingdom-legacy-ruling-{key}")}
            for rule, key, stages in RULINGS
            if names & stages
        ],
        "sides": [worded_side(stage, words) for stage in card.sides.values()],
    }


def worded_resource(resource: Resource, words: Words) -> WordedResource:
    said = [
        added_words(words.language, f"kingdom-legacy-{kind}-{resource.name}")
        for kind in ("resource", "amount", "sticker")
    ]
    return {
        "name": resource.name,
        "icon": icons()[resource.icon],
        "colour": resource.colour,
        "words": "".join(said),
    }


def worded_expansion(one: Expansion, words: Words) -> WordedExpansion:
    return {
        "card": one.card,
        "title": words.say(f"kingdom-legacy-title-{one.name}"),
        "brings": words.say(f"kingdom-legacy-brings-{one.name}"),
        "rounds": len(one.rounds),
        "discover": sum(one.discover),
    }


def worded_cards(numbers: Iterable[int], words: Words) -> KnownCards:
    cards = [worded_card(CARDS[number], words) for number in numbers]
    icons = _drawings(_icons_of(card["card"] for card in cards))
    resources = [resource for one in EXPANSIONS.values() for resource in one.resources]
    return {
        "cards": cards,
        "icons": icons,
        "resources": [worded_resource(one, words) for one in resources],
        "expansions": [worded_expansion(one, words) for one in EXPANSIONS.values()],
    }


def known_cards(
    state: "LegacyState", words: Words, worded: Collection[int] = (), drawn: Collection[int] = ()
) -> JSON:
    """The cards that the player of this campaign knows by now, and what is drawn on them; left out is what the asker
    has: the words of some cards, the drawings of some."""
    known = known_numbers(state)
    # What is missing must not tell of a card in the box: only known cards are left out.
    names = _icons_of(known) - _icons_of(set(drawn).intersection(known))
    cards = [worded_card(CARDS[number], words) for number in known if number not in worded]
    offered = [one for one in EXPANSIONS.values() if state.scores and one.name in state.expansions]
    answer: KnownCards = {
        "cards": cards,
        "icons": _drawings(names),
        "resources": [worded_resource(resource, words) for one in begun(state) for resource in one.resources],
        "expansions": [worded_expansion(one, words) for one in offered],
    }
    return cast("JSON", answer)


def _icons_of(numbers: Iterable[int]) -> set[str]:
    return {
        one.icon
        for number in numbers
        for stage in CARDS[number].sides.values()
        for one in scene_of(stage.name, stage.card, stage.side).icons
    }


def _drawings(names: Iterable[str]) -> dict[str, str]:
    drawings = icons()
    return {name: drawings[name] for name in sorted(names)}
