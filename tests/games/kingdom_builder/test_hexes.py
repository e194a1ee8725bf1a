"""The bitboards against plain coordinates (K1)."""

from collections import deque
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.games.kingdom_builder.board import hexes
from fiefdom.games.kingdom_builder.board.hexes import BIT, HEXES, SIDE, Hex

boards = st.integers(min_value=0, max_value=hexes.ALL)
sparse = st.sets(st.integers(0, HEXES - 1), max_size=60).map(lambda numbers: sum(BIT[n] for n in numbers))


@cache
def around(number: int) -> dict[str, Hex]:
    """The neighbours by direction, straight from the rule of the rows."""
    row, column = divmod(number, SIDE)
    shift = row % 2
    places = {
        "west": (row, column - 1),
        "east": (row, column + 1),
        "north_west": (row - 1, column - 1 + shift),
        "north_east": (row - 1, column + shift),
        "south_west": (row + 1, column - 1 + shift),
        "south_east": (row + 1, column + shift),
    }
    return {name: Hex(r * SIDE + c) for name, (r, c) in places.items() if 0 <= r < SIDE and 0 <= c < SIDE}


def numbers(board: int) -> set[int]:
    return {n for n in range(HEXES) if board >> n & 1}


def test_K1_neighbours_of_every_hex_follow_the_rows() -> None:
    for number in range(HEXES):
        assert numbers(hexes.NEIGHBOURS[number]) == set(around(number).values())
        for name, there in around(number).items():
            assert getattr(hexes, name)(BIT[number]) == BIT[there]


def test_K1_a_step_off_the_board_leads_nowhere() -> None:
    for number in range(HEXES):
        for step in hexes.DIRECTIONS:
            if step.__name__ not in around(number):
                assert step(BIT[number]) == 0


@given(boards)
def test_neighbours_of_a_set_are_those_of_its_hexes(board: int) -> None:
    assert numbers(hexes.neighbours(board)) == {n for one in numbers(board) for n in around(one).values()}


@given(boards)
def test_members_are_the_bits_in_order(board: int) -> None:
    assert hexes.members(board) == sorted(numbers(board))


@given(boards)
def test_each_direction_moves_every_hex(board: int) -> None:
    for step in hexes.DIRECTIONS:
        there = {around(n)[step.__name__] for n in numbers(board) if step.__name__ in around(n)}
        assert numbers(step(board)) == there


def reach(start: int, within: set[int]) -> set[int]:
    found, queue = {start}, deque([start])
    while queue:
        for there in around(queue.popleft()).values():
            if there in within and there not in found:
                found.add(there)
                queue.append(there)
    return found


@given(boards)
def test_areas_are_the_connected_parts(board: int) -> None:
    parts = hexes.areas(board)
    assert sum(parts) == board
    within = numbers(board)
    for part in parts:
        assert numbers(part) == reach(hexes.lowest(part), within)


@given(sparse, st.integers(1, 4))
def test_within_steps_walks_only_on_the_given_hexes(board: int, steps: int) -> None:
    if not board:
        return
    start = hexes.lowest(board)
    through = numbers(board) - {start}
    found: set[int] = set()
    edge = {start}
    for _ in range(steps):
        edge = {there for one in edge for there in around(one).values() if there in through}
        found |= edge
    assert numbers(hexes.within_steps(BIT[start], board & ~BIT[start], steps)) == found


def test_K1_edges_quadrants_and_inner_edges() -> None:
    assert [len(numbers(edge)) for edge in hexes.EDGES] == [20, 20, 20, 20]
    assert numbers(hexes.EDGE) == {n for n in range(HEXES) if n // 20 in (0, 19) or n % 20 in (0, 19)}
    assert [min(numbers(q)) for q in hexes.QUADRANTS] == [0, 10, 200, 210]
    assert sum(hexes.QUADRANTS) == hexes.ALL
    assert all(len(numbers(q)) == 100 for q in hexes.QUADRANTS)
    inner = {n for n in range(HEXES) if n // 20 in (9, 10) or n % 20 in (9, 10)}
    assert numbers(hexes.INNER_EDGES) == inner


@cache
def walk(number: int, direction: str) -> list[Hex]:
    line = []
    while direction in around(number):
        number = around(number)[direction]
        line.append(number)
    return line


NAMES = [step.__name__ for step in hexes.DIRECTIONS]


def test_rays_are_the_straight_lines() -> None:
    for number in range(HEXES):
        for name, ray in zip(NAMES, hexes.RAYS[number], strict=True):
            assert [hexes.lowest(one) for one in ray] == walk(number, name)
        jumps = {walk(number, name)[1] for name in NAMES if len(walk(number, name)) > 1}
        assert numbers(hexes.JUMPS[number]) == jumps
        assert numbers(hexes.STARS[number]) == {n for name in NAMES for n in walk(number, name)}


@given(sparse)
def test_jumps_of_a_set_are_those_of_its_hexes(board: int) -> None:
    assert numbers(hexes.jumps(board)) == {n for one in numbers(board) for n in numbers(hexes.JUMPS[one])}


OPPOSITE = {"west": "east", "north_west": "south_east", "north_east": "south_west"}
OPPOSITE |= {back: there for there, back in OPPOSITE.items()}


@given(sparse, st.integers(2, 4))
def test_line_ends_have_a_full_line_behind_them(board: int, length: int) -> None:
    own = numbers(board)
    wanted = {
        number
        for number in range(HEXES)
        if number not in own
        for name in NAMES
        if len(walk(number, name)) >= length and set(walk(number, name)[:length]) <= own
    }
    assert numbers(hexes.line_ends(board, length)) == wanted


@given(sparse, st.integers(2, 4))
def test_in_row_finds_unbroken_diagonals(board: int, length: int) -> None:
    own = numbers(board)
    wanted: set[int] = set()
    for number in own:
        for name in ("south_east", "south_west"):
            line = [number, *walk(number, name)][:length]
            if len(line) == length and set(line) <= own:
                wanted |= set(line)
    assert numbers(hexes.in_row(board, length)) == wanted


@given(boards, st.integers(1, 6))
def test_at_least_counts_neighbours(board: int, number: int) -> None:
    own = numbers(board)
    counted = {n for n in range(HEXES) if len(own & set(around(n).values())) >= number}
    assert numbers(hexes.at_least(board, number)) == counted


@given(sparse)
def test_exactly_one_counts_neighbours(board: int) -> None:
    own = numbers(board)
    assert numbers(hexes.exactly_one(board)) == {
        n for n in range(HEXES) if len(own & set(around(n).values())) == 1
    }


@given(st.integers(0, HEXES - 1), boards)
def test_first_in_line_stops_at_the_first_target(number: Hex, targets: int) -> None:
    wanted = set()
    for name in NAMES:
        wanted |= set([n for n in walk(number, name) if targets >> n & 1][:1])
    assert numbers(hexes.first_in_line(number, targets)) == wanted


def steps_from(number: Hex) -> dict[Hex, int]:
    found, queue = {number: 0}, deque([number])
    while queue:
        one = queue.popleft()
        for there in around(one).values():
            if there not in found:
                found[there] = found[one] + 1
                queue.append(there)
    return found


@pytest.mark.parametrize("number", [0, 19, 380, 399, 210, 147, 38, 260])
def test_distance_is_the_number_of_steps(number: Hex) -> None:
    for other, steps in steps_from(number).items():
        assert hexes.distance(number, other) == steps
        way = hexes.shortest_way(number, other)
        assert way.bit_count() == steps + 1
        assert len(hexes.areas(way)) == 1


@given(sparse)
def test_farthest_finds_two_hexes_as_far_apart_as_any(board: int) -> None:
    if not board:
        return
    own = hexes.members(board)
    one, other = hexes.farthest(board)
    assert {one, other} <= set(own)
    assert hexes.distance(one, other) == max(hexes.distance(a, b) for a in own for b in own)
