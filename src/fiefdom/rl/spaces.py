"""Gymnasium's spaces for observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from fiefdom.rl.encoding import Encoding


def observation_space(encoding: Encoding[Any]) -> spaces.Box:
    """One row; `encoding.split` names its parts."""
    return spaces.Box(0, 255, (encoding.size,), np.uint8)


def action_space(encoding: Encoding[Any]) -> spaces.Discrete:
    return spaces.Discrete(encoding.num_actions)
