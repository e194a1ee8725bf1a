"""For those who train: numbered actions, observations, environments (PettingZoo, Gymnasium), games in lockstep.

`pip install fiefdom[rl]`; docs/rl.md tells it by examples.

>>> import fiefdom.rl
>>> numbers = fiefdom.rl.encoding("kingdom-builder", seats=2)
>>> state = numbers.game.start(2, seed=1)
>>> numbers.num_actions, int(numbers.legal_mask(state).sum()) == len(state.legal())
(402, True)
>>> seen = numbers.observe(state, seat=0)
>>> {name: part.shape for name, part in numbers.split(seen).items()}
{'board': (25, 20, 20), 'facts': (66,)}
"""

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from fiefdom.kernel import registry
from fiefdom.kernel.errors import UnknownGame
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import check_seats

for _name in ("numpy", "numba", "gymnasium", "pettingzoo"):
    try:
        version(_name)
    except PackageNotFoundError:
        raise ModuleNotFoundError(
            f"fiefdom.rl needs more ({_name}): pip install 'fiefdom[rl]'", name=_name
        ) from None

from fiefdom.rl.encoding import Encoding  # noqa: E402 - what it needs is there

__all__ = ["Encoding", "encoding"]


def encoding(
    game: str, seats: int, options: Mapping[str, JSON] | None = None, rules: int | None = None
) -> Encoding[Any]:
    """The numbers of a game with these options. Errors: UnknownGame, UnknownRules, BadSeats, BadOptions."""
    played = registry.game(game)
    if rules is not None:
        played = played.with_rules(rules)
    seats = check_seats(seats, played.seats)
    played.start(seats, 0, options)  # says what is wrong with them
    if game == "kingdom-builder":
        from fiefdom.rl.kingdom_builder import KingdomBuilderEncoding

        return KingdomBuilderEncoding(played, seats, options)
    if game == "the-builders":
        from fiefdom.rl.the_builders import TheBuildersEncoding

        return TheBuildersEncoding(played, seats, options)
    if game == "kingdom-legacy":
        from fiefdom.rl.kingdom_legacy import KingdomLegacyEncoding

        return KingdomLegacyEncoding(played, seats, options)
    raise UnknownGame(game, ("kingdom-builder", "the-builders", "kingdom-legacy"))
