"""What a bot needs to know of a game beyond the kernel's interface: how good a position is."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Evaluation:
    """`estimate` gives, seat by seat, roughly the final score that the position promises.

    It is asked thousands of times per move: it should take a few microseconds. `scale` is a lead (in
    a game for one: a gain) that counts as nearly decided.

    What makes one decision better than another is not always what tells who will win. A game may
    have a second opinion for search: `judge`, asked only between rounds, when everybody has had the
    same number of turns. `round_of` says which round it is; search plays a round to its end first.

    Where the estimate after an action can be told without taking it on a copy, `after` tells it, for speed alone: for each
    action the same as the estimate would say, or None (take it and see).

    Who plans whole turns asks which turn it is (`turn_of`), whether nothing is half done (`settled`), how
    something half done looks (`glance`; what comes of it decides), how it stands within a turn when nothing is
    (`sight`; else the estimate says it) and between two turns (`outlook`), how far that usually is from what a turn
    leads to (`astray`; unknown, it counts for nothing once samples are there), what tells positions of one turn apart
    (`same`, by default all there is), which actions may help at all (`sensible`), whether the end is so near that
    it is better played out than judged (`closing`), and what somebody would do next who tries nothing out (`hasty`, a
    decision or a few; nothing: then one must), so that many games can be played to their end.

    The coach asks whether the turn is over while what follows it is still being decided (`between`), and what is decided
    by what one wants to play, not by skill (`free`): to stop, or how to go on. That it does not judge.
    """

    estimate: Callable[[Any], list[float]]
    scale: float
    round_of: Callable[[Any], int] | None = None
    judge: Callable[[Any], list[float]] | None = None
    after: Callable[[Any, list[Any]], Sequence[list[float] | None]] = lambda _, actions: [None] * len(actions)
    turn_of: Callable[[Any], Hashable] = lambda state: state.actor
    settled: Callable[[Any], bool] = lambda _: True
    glance: Callable[[Any], list[float]] | None = None
    sight: Callable[[Any], list[float]] | None = None
    outlook: Callable[[Any], list[float]] | None = None
    astray: float | None = None
    same: Callable[[Any], Hashable] = lambda state: state.key()
    sensible: Callable[[Any], list[Any]] = lambda state: state.legal()
    closing: Callable[[Any], bool] = lambda _: False
    hasty: Callable[[Any], Sequence[Any]] | None = None
    between: Callable[[Any], bool] = lambda _: False
    free: Callable[[Any], bool] = lambda _: False
    levels: "Levels" = field(default_factory=lambda: Levels())


@dataclass(frozen=True, slots=True)
class Levels:
    """How the levels that people choose play this game; docs/bots.md has what was measured."""

    slip: float = 0.25
    """Easy looks one decision ahead, and this often does not look at all."""
    medium: str = "mcts:10"
    """The bot, by name, that medium is."""
    hard: str = "mcts:200"
    former: Mapping[str, str] = field(default_factory=dict)
    """What levels were before they were last changed, to be met again: `former-hard`."""
