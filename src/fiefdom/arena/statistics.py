"""How sure one may be of a result."""

import math
from collections.abc import Sequence


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval (Wilson) of a share of wins.

    >>> low, high = interval(65, 100)
    >>> round(low, 3), round(high, 3)
    (0.553, 0.736)
    """
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(values: Sequence[float]) -> tuple[float, float | None]:
    """The mean, and how far it may be from the true one, with 95 % (None: one value tells nothing of that).

    >>> mean([10, 14, 12])
    (12.0, 2.2632)
    """
    count = len(values)
    middle = sum(values) / count
    if count < 2:
        return middle, None
    spread = sum((value - middle) ** 2 for value in values) / (count - 1)
    return middle, round(1.96 * math.sqrt(spread / count), 4)
