"""Scoring: worked examples of each card, and all of them against a naive second implementation."""

import pytest

from fiefdom.games.kingdom_builder.board.hexes import BIT, SIDE, members
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.board.terrain import LETTERS
from fiefdom.games.kingdom_builder.expansions.goal import GOALS
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.expansions.task import TASKS
from fiefdom.games.kingdom_builder.play.setup import set_up
from fiefdom.games.kingdom_builder.show.score import sources
from fiefdom.kernel.rng import Rng
from games.kingdom_builder import naive_scoring as naive
from kingdom_builder_positions import EVERYTHING, options_of, position


def gold(
    source: str,
    drawing: str,
    *,
    seats: int = 2,
    seat: int = 0,
    fill: str = "G",
    at: tuple[int, int] = (4, 4),
    locations: tuple[str, ...] = (),
    extra: dict[tuple[int, int], str] | None = None,
) -> int:
    """What a card or task gives in a drawn position."""
    p = position(
        drawing,
        seats=seats,
        fill=fill,
        at=at,
        locations=locations,
        extra=extra,
        goals=[source] if source in GOALS else [],
        tasks=[source] if source in TASKS else [],
        cards=[["grass"]] * seats,
    )
    shares = {share.source: share for share in p.state.result().breakdown[seat]}
    return shares[source].points


def test_K27_castle_three_gold_for_each_castle_with_a_settlement_next_to_it() -> None:
    assert gold("castle", "G0 K. G0 G. K. G1") == 3
    assert gold("castle", "G0 K. G0 G. K. G1", seat=1) == 3
    assert gold("castle", "G. K. G0 K. G1") == 6


def test_K30_fishermen_next_to_water_but_not_on_it() -> None:
    assert gold("fishermen", "G0 W. G0 G. G0") == 2
    assert gold("fishermen", "G0 W0 W. G.") == 1


def test_K31_merchants_each_space_joined_with_another_once() -> None:
    assert gold("merchants", "L. G0 K. G0 P. G. L.", locations=("farm", "farm")) == 12
    assert gold("merchants", "L. G0 G0 K. G. G0 L.", locations=("farm", "farm")) == 8
    assert gold("merchants", "L. G0 G. K.", locations=("farm",)) == 0


def test_K32_discoverers_each_row_once() -> None:
    assert gold("discoverers", "G0 G0 G.\n G. G0 G.\nG. G. G.\n G0 G. G.") == 3


def test_K33_hermits_each_separate_area() -> None:
    assert gold("hermits", "G0 G0 G. G0\n G. G. G. G.\nG0 G. G. G.") == 3


def test_K34_citizens_half_of_the_largest_area() -> None:
    assert gold("citizens", "G0 G0 G0 G0 G0 G. G0 G0") == 2


def test_K35_miners_next_to_a_mountain_but_not_on_it() -> None:
    assert gold("miners", "G0 M. G0 M0 M. G.") == 2


def test_K36_workers_once_per_settlement() -> None:
    assert gold("workers", "L. G0 K. G0 G0", locations=("farm",)) == 2
    assert gold("workers", "P. G0") == 1


def test_K37_knights_two_for_each_of_the_fullest_row() -> None:
    assert gold("knights", "G0 G. G0 G0\n G0 G0 G. G.") == 6


CORNERS = {(2, 2): "G0", (2, 15): "G0", (15, 2): "G0", (15, 15): "G0"}


def test_K38_lords_twelve_and_six_in_each_quadrant() -> None:
    """In the drawing: 3, 0, 0 in one quadrant gives 12, 6, 6; the three empty ones 12 to everybody."""
    for seat, expected in ((0, 12), (1, 6), (2, 6)):
        assert gold("lords", "G0 G0 G0", seats=3, seat=seat) == expected + 36


def test_K38_lords_tied_for_most_all_get_twelve_and_the_next_six() -> None:
    drawing = "G0 G0 G1 G1 G2"
    assert [gold("lords", drawing, seats=3, seat=seat) for seat in range(3)] == [48, 48, 42]
    drawing = "G0 G0 G0 G1 G1 G2 G."
    assert [gold("lords", drawing, seats=3, seat=seat) for seat in range(3)] == [48, 42, 36]


def test_K39_farmers_three_for_each_in_the_poorest_quadrant() -> None:
    assert gold("farmers", "G0 G0 G0", extra=CORNERS) == 3
    assert gold("farmers", "G0 G0 G0") == 0


# Tasks.


def test_X20_home_country_a_whole_area_of_any_size() -> None:
    assert gold("home_country", "D0 D0 G0") == 5
    assert gold("home_country", "D0 D0 D.") == 0
    assert gold("home_country", "D0 D0 D1") == 0
    assert gold("home_country", "D. D. W0") == 5  # water too, one space


def test_X21_fortress_six_around_one() -> None:
    ring = "G. G0 G0\n G0 G0 G0\nG. G0 G0"
    assert gold("fortress", ring) == 6
    assert gold("fortress", ring.replace("G0 G0 G0", "G0 G0 G.")) == 0
    assert gold("fortress", "G0 G0 G0\n G0 G0 G0", at=(0, 0)) == 0  # at the edge there are not six


def diagonal(length: int, start: tuple[int, int] = (2, 4)) -> dict[tuple[int, int], str]:
    places, (row, column) = {}, start
    for _ in range(length):
        places[row, column] = "G0"
        column += row % 2
        row += 1
    return places


def test_X22_road_seven_in_a_diagonal_line_not_a_horizontal_one() -> None:
    assert gold("road", "G.", extra=diagonal(7)) == 7
    assert gold("road", "G.", extra=diagonal(6)) == 0
    broken = diagonal(8)
    broken[6, 6] = "G."
    assert gold("road", "G.", extra=broken) == 0
    assert gold("road", "G0 G0 G0 G0 G0 G0 G0 G0") == 0


def test_X23_place_of_refuge_all_neighbours_of_a_special_space() -> None:
    ring = "G. G0 G0\n G0 K. G0\nG. G0 G0"
    assert gold("place_of_refuge", ring) == 8
    assert gold("place_of_refuge", ring.replace("K.", "P.")) == 8
    assert gold("place_of_refuge", ring.replace("K.", "L."), locations=("farm",)) == 8
    assert gold("place_of_refuge", ring.replace("G0 K. G0", "G0 K. G1")) == 0


def test_X24_advance_seven_at_one_edge_also_apart() -> None:
    assert gold("advance", "G0 G. G0 G0 G. G0 G0 G0 G0", at=(0, 0)) == 9
    assert gold("advance", "G0 G0 G0 G0 G0 G0", at=(0, 0)) == 0
    assert gold("advance", "G0 G0 G0 G0 G0 G0 G0", at=(1, 3)) == 0


def test_X25_compass_points_a_corner_is_at_two_edges() -> None:
    assert gold("compass_points", "G.", extra={(0, 0): "G0", (19, 19): "G0"}) == 10
    assert gold("compass_points", "G.", extra={(0, 0): "G0", (19, 5): "G0"}) == 0


def test_X1_a_task_counts_once_per_player() -> None:
    assert gold("home_country", "D0 G. W0 G. M0") == 5


# Marshlands.


def test_M2_palace_most_settlements_around_it() -> None:
    drawing = "G. G1 G0\n G0 P. G2\nG. G. G."
    assert [gold("palace", drawing, seats=3, seat=seat) for seat in range(3)] == [5, 0, 0]
    drawing = "G. G1 G.\n G0 P. G.\nG. G. G."
    assert [gold("palace", drawing, seats=3, seat=seat) for seat in range(3)] == [5, 5, 0]
    assert gold("palace", "G. P. G.") == 0


def test_M20_geologists_ranges_joined_with_another() -> None:
    assert gold("geologists", "M. M. G0 G0 M.") == 4
    assert gold("geologists", "M. G0 M. G0 M. G. M.") == 6
    assert gold("geologists", "M. M0 G0 M.") == 4  # a settlement on a mountain touches its range
    assert gold("geologists", "M. G0 G. M.") == 0


def test_M21_messengers_sixteen_gold_for_eight_spaces() -> None:
    assert gold("messengers", "G0 G0 G0 G0 G0 G0 G0 G0") == 16
    bent = """
    G0 G0 G0 G0
     G. G. G. G0
    G. G. G. G0
    """
    assert gold("messengers", bent) == 2 * 5
    assert gold("messengers", "G0 G. G0") == 0


def test_M22_noblewomen_castles_and_locations_like_palaces() -> None:
    drawing = "G0 K. G0 G. L. G1 G. P. G0"
    assert gold("noblewomen", drawing, locations=("farm",)) == 5
    assert gold("noblewomen", drawing, locations=("farm",), seat=1) == 5
    assert gold("castle", drawing, locations=("farm",)) == 3  # on top of what castles give
    assert gold("palace", drawing, locations=("farm",)) == 5  # once only, by itself


def test_M23_vassals_at_the_inner_edges_once_per_settlement() -> None:
    assert gold("vassals", "G.", extra={(9, 9): "G0", (10, 3): "G0", (3, 10): "G0", (8, 8): "G0"}) == 3


def test_M24_captains_at_least_three_of_ones_own_next_to_it() -> None:
    assert gold("captains", "G0 G0 G0\n G0 G0 G.") == 3


def test_M25_scouts_next_to_the_removed_terrain_and_not_on_it() -> None:
    p = position(
        "D0 G0 D. G. G0",
        fill="G",
        goals=["scouts"],
        removed="desert",
        cards=[["grass"], ["grass"]],
    )
    (share, *_) = p.state.result().breakdown[0]
    assert share.points == 1


def test_M25_the_removed_terrain_is_built_on_by_extra_actions_only() -> None:
    p = position(
        "Da Lx D0 Gb Gc Gd Ge Gf",
        locations=["oasis"],
        tiles={0: "x"},
        goals=["scouts"],
        removed="desert",
        cards=[["grass"], ["grass"]],
    )
    assert p.named("build") == "b"
    assert "desert" not in p.view(0)["mandatory"]["choices"]
    p.play("use", "x")
    assert p.named("build") == "a"


# Against the naive implementation.


def random_table(rng: Rng) -> tuple[Layout, list[str]]:
    """Boards of all expansions, with capitols, and all cards at once."""
    boards = [board.name for board in REGISTER.quadrants]
    rng.shuffle(boards)
    options = options_of(expansions=list(EVERYTHING), capitol=True, quadrants=boards[:4])
    laid = set_up(2 + rng.below(4), rng.below(1 << 30), options).layout
    box = options.box
    layout = Layout(
        seats=laid.seats,
        rows=laid.rows,
        kinds=laid.kinds,
        quadrants=(),
        box=box,
        goals=tuple(box.goals.values()),
        tasks=tuple(box.tasks.values()),
        removed=rng.below(5),
    )
    return layout, list(laid.rows)


def random_settlements(layout: Layout, rng: Rng) -> list[int]:
    """Some scattered, some grown from one another, some along an edge or around a special space."""
    own = [0] * layout.seats
    free = members(layout.ground)
    rng.shuffle(free)
    taken: set[int] = set()
    for seat in range(layout.seats):
        style = rng.below(5)
        wanted = 1 + rng.below(40)
        pool = list(free)
        if style == 1:
            pool = [n for n in free if n // SIDE in (0, 19) or n % SIDE in (0, 19)] + free
        elif style == 2:
            special = {(n // SIDE, n % SIDE) for n in members(layout.special)}
            pool = [n for n in free if special & set(naive.around((n // SIDE, n % SIDE)))] + free
        elif style >= 3:
            start = free[rng.below(len(free))]
            pool = sorted(free, key=lambda n: (naive_distance(n, start), n))
            if style == 4:  # along one line
                pool = [
                    n for n in free if n // SIDE == start // SIDE or abs(n % SIDE - start % SIDE) < 2
                ] + pool
        for number in pool:
            if wanted and number not in taken:
                own[seat] |= BIT[number]
                taken.add(number)
                wanted -= 1
    return own


def naive_distance(one: int, other: int) -> int:
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


@pytest.mark.parametrize("batch", range(10))
def test_every_card_and_task_agrees_with_the_naive_scoring(batch: int) -> None:
    """K30 to K39, M20 to M25, X20 to X25, N38, N47, P3 to P6, castles and palaces on 2000 boards in all."""
    rng = Rng(batch)
    for round_ in range(200):
        if round_ % 10 == 0:
            layout, rows = random_table(rng)
        own = random_settlements(layout, rng)
        places = [{divmod(number, SIDE) for number in members(mine)} for mine in own]
        seat = rng.below(layout.seats)
        removed = LETTERS[layout.removed or 0]
        plain = naive.Naive(rows, places, seat, removed)
        for name, points, _ in sources(layout, own, seat):
            if name in naive.GOALS:
                expected = naive.GOALS[name](plain)
            elif name in naive.TASKS:
                reward, met = naive.TASKS[name]
                expected = reward if met(plain) else 0
            else:
                expected = naive.SPACES[name](plain)
            assert points == expected, (name, batch, round_)


def test_the_random_boards_meet_every_task_and_give_every_card_gold() -> None:
    rng = Rng(99)
    scored: set[str] = set()
    for round_ in range(600):
        if round_ % 10 == 0:
            layout, _rows = random_table(rng)
        own = random_settlements(layout, rng)
        scored |= {
            name for seat in range(layout.seats) for name, points, _ in sources(layout, own, seat) if points
        }
    assert scored == {*naive.GOALS, *naive.TASKS, *naive.SPACES}


def test_the_hexes_that_score_are_named() -> None:
    p = position("G0 W. G0 G. G0", goals=["fishermen", "knights", "hermits"], fill="G")
    shares = {share.source: share for share in p.state.result().breakdown[0]}
    first = 4 * SIDE + 4
    assert list(shares["fishermen"].where) == [first, first + 2]
    assert list(shares["knights"].where) == [first, first + 2, first + 4]
    assert len(shares["hermits"].where) == 3
