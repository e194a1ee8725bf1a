"""How sure one may be of a result."""

import math


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
