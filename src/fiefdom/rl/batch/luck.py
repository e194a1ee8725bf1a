"""The kernel's generator (`fiefdom.kernel.rng`) for compiled code: a state goes in, a state comes out."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

from fiefdom.rl.batch.stale import forget_stale

forget_stale()

F = TypeVar("F", bound=Callable[..., Any])
# Everything here is integers, so nothing is lost by `error_model` and the checks that it leaves out.
compiled = cast("Callable[[F], F]", numba.njit(cache=True, error_model="numpy"))
inlined = cast("Callable[[F], F]", numba.njit(cache=True, error_model="numpy", inline="always"))

_STEP = np.uint64(6364136223846793005)
_ADD = np.uint64(1442695040888963407)
_SPREAD = np.uint64(12605985483714917081)
_SEED = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_5, _27, _30, _31, _32, _59 = (np.uint64(n) for n in (5, 27, 30, 31, 32, 59))


@compiled
def seeded(seed: np.uint64) -> np.uint64:
    """The state of `Rng(seed)`."""
    value = seed ^ _SEED
    value = (value ^ (value >> _30)) * _MIX_1
    value = (value ^ (value >> _27)) * _MIX_2
    return value ^ (value >> _31)


@inlined
def advanced(state: np.uint64) -> np.uint64:
    """The state after one number more."""
    return state * _STEP + _ADD


@compiled
def _high(state: np.uint64) -> np.uint64:
    return (((state >> ((state >> _59) + _5)) ^ state) * _SPREAD) >> _32


@compiled
def below(state: np.uint64, n: int) -> int:
    """The number from 0 to n - 1 that a state just advanced stands for."""
    # Signed, so that compiled code can count down from it.
    return np.int64((_high(state) * np.uint64(n)) >> _32)  # type: ignore[return-value]


@compiled
def forked(state: np.uint64) -> tuple[np.uint64, np.uint64]:
    """`Rng.fork`: the state itself two numbers on, and that of the new generator."""
    first = advanced(state)
    second = advanced(first)
    return second, seeded((_high(first) << _32) | _high(second))


@compiled
def shuffle(state: np.uint64, items: np.ndarray, number: int) -> np.uint64:
    """`Rng.shuffle` of the first so many items."""
    for last in range(number - 1, 0, -1):
        state = advanced(state)
        other = below(state, last + 1)
        items[last], items[other] = items[other], items[last]
    return state
