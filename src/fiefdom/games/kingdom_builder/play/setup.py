"""Lays out the table as the options say, the rest by the seed."""

from collections.abc import Iterator
from zlib import crc32

from fiefdom.games.kingdom_builder.board.layout import Laid, Layout
from fiefdom.games.kingdom_builder.board.quadrants import Quadrant, assemble
from fiefdom.games.kingdom_builder.board.terrain import LOCATION
from fiefdom.games.kingdom_builder.expansions.kind import Box, Laying
from fiefdom.games.kingdom_builder.play.deck import scout
from fiefdom.games.kingdom_builder.play.options import (
    BOARDS,
    FIRST_GAME_GOALS,
    FIRST_GAME_QUADRANTS,
    GOALS_IN_USE,
    KingdomOptions,
)
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import start_turn
from fiefdom.games.kingdom_builder.rules import NEWEST, Rules
from fiefdom.kernel.errors import BadOptions
from fiefdom.kernel.options import check_first
from fiefdom.kernel.rng import Rng


def set_up(seats: int, seed: int, options: KingdomOptions, rules: Rules = NEWEST) -> KingdomState:
    rng = Rng(seed)
    map_rng = rng.fork()  # forked in any case: the rest does not depend on where the map comes from
    if options.map_seed is not None:
        map_rng = Rng(options.map_seed)
    box = options.box
    boards, turned = _boards(options, map_rng)
    rows, kinds = _lay_out(box, boards, turned, map_rng)
    goals = [box.goals[name] for name in _goals(options, box, rng)]
    tasks = [box.tasks[name] for name in _tasks(options, box, boards, rng)]
    deck = list(box.cards)
    removed = None
    if any(goal.removes_terrain for goal in goals):
        deck, removed = scout(deck, rng)
    rng.shuffle(deck)
    layout = Layout(
        seats=seats,
        rows=rows,
        kinds=[box.locations[kind] for kind in kinds],
        quadrants=[
            Laid(board.name, turn, board.own_layout) for board, turn in zip(boards, turned, strict=True)
        ],
        box=box,
        goals=goals,
        tasks=tasks,
        removed=removed,
        rules=rules,
    )
    state = KingdomState(layout, starter=check_first(options.first, seats, rng.below(seats)))  # K5
    state.hands = tuple((deck.pop(),) for _ in range(seats))  # K6
    state.deck = tuple(deck)
    state.chance = rng.fork().state
    start_turn(state)
    return state


def _boards(options: KingdomOptions, rng: Rng) -> tuple[list[Quadrant], list[bool]]:
    """K1, K3: four different boards, and whether each is turned."""
    pool = options.pool
    names = sorted(pool)
    rng.shuffle(names)
    drawn_turns = [rng.below(2) == 1 for _ in range(BOARDS)]
    if options.preset:
        return [pool[name] for name in FIRST_GAME_QUADRANTS], [False] * BOARDS
    chosen = options.quadrants or names[:BOARDS]
    turned = drawn_turns if options.turned is None else list(options.turned)
    return [pool[name] for name in chosen], turned


def _lay_out(box: Box, boards: list[Quadrant], turned: list[bool], rng: Rng) -> tuple[list[str], list[str]]:
    """The board, and what lies on its spaces with tiles, in reading order."""
    four = [board.turned() if turn else board for board, turn in zip(boards, turned, strict=True)]
    rows, kinds = assemble(four)
    laying = Laying(rows, kinds, four, turned, box.options)
    for expansion in box.expansions:
        if expansion.lay_out is not None:
            expansion.lay_out(laying, _luck_of(expansion.name, rng))
    drawn: dict[str, Iterator[str]] = {LOCATION: iter(laying.kinds)}
    for space in box.spaces:
        if space.pool:
            tiles = [name for name, number in space.pool for _ in range(number)]
            if "".join(laying.rows).count(space.letter) > len(tiles):  # N4
                raise BadOptions(
                    f"own_quadrants: there are only {len(tiles)} tiles for the spaces {space.letter}"
                )
            _luck_of(space.name, rng).shuffle(tiles)
            drawn[space.letter] = iter(tiles)
    if len(drawn) == 1:
        return laying.rows, laying.kinds
    letters = "".join(laying.rows)
    return laying.rows, [next(drawn[letter]) for letter in letters if letter in drawn]


def _luck_of(name: str, rng: Rng) -> Rng:
    """What is laid out besides the boards has luck of its own: it does not depend on what else is in use."""
    return Rng(rng.state ^ crc32(name.encode()))


def _goals(options: KingdomOptions, box: Box, rng: Rng) -> tuple[str, ...]:
    """K7: three Kingdom Builder cards."""
    pool = [name for name in box.goals if name not in options.without_goals]
    rng.shuffle(pool)
    if options.preset:
        return FIRST_GAME_GOALS
    return options.goals or tuple(pool[:GOALS_IN_USE])


def _tasks(options: KingdomOptions, box: Box, boards: list[Quadrant], rng: Rng) -> tuple[str, ...]:
    """X1: one task card for every board of an expansion that has tasks."""
    pool = [name for name in box.tasks if name not in options.without_tasks]
    rng.shuffle(pool)
    if options.tasks is not None:
        return options.tasks
    return tuple(pool[: sum(board.name in box.task_boards for board in boards)])
