"""The terrains (K2, M1) and the terrain cards (K6, M3), as small numbers with names."""

from functools import cache

TERRAINS = ("grass", "canyon", "desert", "flower_field", "forest", "swamp", "water", "mountain")
GRASS, CANYON, DESERT, FLOWER_FIELD, FOREST, SWAMP, WATER, MOUNTAIN = range(len(TERRAINS))
LETTERS = "GCDFTSWM"  # by terrain
ELIGIBLE = (GRASS, CANYON, DESERT, FLOWER_FIELD, FOREST, SWAMP)  # K2, M1: what can be built on

LOCATION = (
    "L"  # a special space (K2) whose kind its quadrant names; the letters of others their expansions know
)

# A card is a number: 0 to 4 show one terrain, 5 to 9 the swamp and terrain card - 5 (M3).
SINGLES = tuple(range(SWAMP))
DOUBLES = tuple(SWAMP + terrain for terrain in SINGLES)
CARDS = (*SINGLES, *DOUBLES)
COPIES = 5  # K6: of each single card; there is one of each double card (M3)


def halves(card: int) -> tuple[int, ...]:
    """The terrains that a card shows.

    >>> halves(2), halves(7)
    ((2,), (5, 2))
    """
    return (card,) if card < SWAMP else (SWAMP, card - SWAMP)


@cache
def card_name(card: int) -> str:
    """'desert' or 'swamp/desert'.

    >>> card_name(7)
    'swamp/desert'
    """
    return "/".join(TERRAINS[terrain] for terrain in halves(card))


CARD_NUMBER = {card_name(card): card for card in CARDS}
