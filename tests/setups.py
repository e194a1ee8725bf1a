"""The tables at which the battery (test_battery.py) plays each game. A new game adds its own here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import fiefdom
from fiefdom.kernel.game import Game
from fiefdom.kernel.json import JSON
from games.kingdom_builder.invariants import check_kingdom
from games.kingdom_legacy.legacy_invariants import check_legacy
from games.the_builders.invariants import check_builders


@dataclass(frozen=True)
class Setup:
    game: str
    seats: int
    check: Callable[[Any], None]  # raises AssertionError if a position cannot be
    options: Mapping[str, JSON] = field(default_factory=dict)
    rules: int | None = None  # the version of the rules; None: the newest

    def rules_of(self) -> Game[Any]:
        game = fiefdom.game(self.game)
        return game if self.rules is None else game.with_rules(self.rules)

    def __str__(self) -> str:
        words = [self.game, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())]
        return "-".join(words if self.rules is None else [*words, f"rules={self.rules}"])


CROSSROADS: Mapping[str, JSON] = {"expansions": ["crossroads"]}
MARSHLANDS: Mapping[str, JSON] = {"expansions": ["marshlands"]}
BOTH: Mapping[str, JSON] = {"expansions": ["crossroads", "marshlands"]}
EVERYTHING: Mapping[str, JSON] = {"expansions": ["nomads", "crossroads", "marshlands"], "capitol": True}
NOMADS: Mapping[str, JSON] = {"expansions": ["nomads"]}
SECOND: Mapping[str, JSON] = {"crossroads_printing": "second"}

COAST: Mapping[str, JSON] = dict(fiefdom.game("kingdom-legacy").new_options({}))  # with the Amber Coast

SETUPS = [
    Setup("kingdom-builder", 2, check_kingdom),
    Setup("kingdom-builder", 3, check_kingdom, MARSHLANDS),
    Setup("kingdom-builder", 2, check_kingdom, MARSHLANDS, rules=2),
    Setup("kingdom-builder", 4, check_kingdom, BOTH),
    Setup("kingdom-builder", 5, check_kingdom, {**CROSSROADS, **SECOND}),
    Setup("kingdom-builder", 3, check_kingdom, {**BOTH, **SECOND}),
    Setup("kingdom-builder", 3, check_kingdom, NOMADS),
    Setup("kingdom-builder", 5, check_kingdom, EVERYTHING),
    Setup("kingdom-builder", 2, check_kingdom, {**EVERYTHING, **SECOND}),
    Setup("the-builders", 2, check_builders),
    Setup("the-builders", 3, check_builders),
    Setup("the-builders", 4, check_builders),
    Setup("the-builders", 2, check_builders, {"goal": 6}),
    Setup("kingdom-legacy", 1, check_legacy),
    Setup("kingdom-legacy", 1, check_legacy, rules=3),
    Setup("kingdom-legacy", 1, check_legacy, {"ask_everything": True}),
    Setup("kingdom-legacy", 1, check_legacy, COAST),
]
