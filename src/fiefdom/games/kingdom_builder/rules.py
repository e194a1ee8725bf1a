"""The versions of the rules that the engine plays: what differed in the older ones, as flags."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    version: int
    terrains_apart: bool = False  # M7, M8 until 2: K10 was judged for swamp and for water each by itself


RULES = {2: Rules(2, terrains_apart=True), 3: Rules(3)}
NEWEST = RULES[max(RULES)]
