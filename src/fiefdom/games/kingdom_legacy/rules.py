"""The versions of the rules that the engine plays: what differed in the older ones, as flags."""

from dataclasses import dataclass

_BOX = ("prosperity", "water-mill", "border-dispute")  # L37: cards 136, 137, 138


@dataclass(frozen=True, slots=True)
class Rules:
    version: int
    order_of_play: bool = False  # L20 until 3: of discards that all must be made nobody was asked the order
    one_level: bool = False  # L25 until 3: of a stack of blockers only the uppermost two were looked at
    expansions: tuple[str, ...] = _BOX  # L37: those that every campaign has


RULES = {
    3: Rules(3, order_of_play=True, one_level=True),
    4: Rules(4),
}
# Expansions of our own: every new table has them in its box; a record says so in its options, with what they held.
OWN = ("amber-coast",)
NEWEST = RULES[max(RULES)]
