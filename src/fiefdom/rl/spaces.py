"""Gymnasium's spaces for observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from fiefdom.rl.encoding import Encoding

RENDER_MODES = ("ansi",)


def observation_space(encoding: Encoding[Any]) -> spaces.Box:
    """One row; `encoding.split` names its parts."""
    return spaces.Box(0, 255, (encoding.size,), np.uint8)


def check_render_mode(mode: str | None) -> str | None:
    """ValueError if there is no such mode."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(
            f"there is no render_mode {mode!r}; possible: None, {', '.join(map(repr, RENDER_MODES))}"
        )
    return mode


def action_space(encoding: Encoding[Any]) -> spaces.Discrete:
    return spaces.Discrete(encoding.num_actions)
