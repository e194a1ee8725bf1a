"""Lays out the table as the options say, the rest by the seed."""

from fiefdom.games.kingdom_builder.board.layout import Laid, Layout
from fiefdom.games.kingdom_builder.board.quadrants import Quadrant, assemble
from fiefdom.games.kingdom_builder.expansions import BONUSES, GOALS, LOCATIONS, TASKS
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.play.deck import full_deck, scout
from fiefdom.games.kingdom_builder.play.options import FIRST_GAME_GOALS, FIRST_GAME_QUADRANTS, KingdomOptions
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import start_turn
from fiefdom.kernel.rng import Rng

GOALS_IN_USE = 3  # K7


def set_up(seats: int, seed: int, options: KingdomOptions) -> KingdomState:
    rng = Rng(seed)
    map_rng = rng.fork()  # forked in any case: the rest does not depend on where the map comes from
    if options.map_seed is not None:
        map_rng = Rng(options.map_seed)
    boards, turned = _boards(options, map_rng)
    rows, kinds = assemble(
        [board.turned() if turn else board for board, turn in zip(boards, turned, strict=True)]
    )
    goals = _goals(options, rng)
    tasks = _tasks(options, boards, rng)
    deck = full_deck("marshlands" in options.expansions)
    removed = None
    if any(GOALS[name].removes_terrain for name in goals):
        deck, removed = scout(deck, rng)
    rng.shuffle(deck)
    layout = Layout(
        seats=seats,
        rows=rows,
        kinds=[kind_in_use(kind, options.crossroads_printing) for kind in kinds],
        quadrants=[
            Laid(board.name, turn, board.own_layout) for board, turn in zip(boards, turned, strict=True)
        ],
        expansions=options.expansions,
        goals=[GOALS[name] for name in goals],
        tasks=[TASKS[name] for name in tasks],
        bonuses=tuple(BONUSES),
        printing=options.crossroads_printing,
        removed=removed,
    )
    state = KingdomState(layout, starter=rng.below(seats))  # K5
    state.hands = tuple((deck.pop(),) for _ in range(seats))  # K6
    state.deck = tuple(deck)
    state.chance = rng.fork().state
    start_turn(state)
    return state


def kind_in_use(name: str, printing: str) -> Location:
    """The location of this name; X16: some have another in their place in the second printing."""
    location = LOCATIONS[name]
    if printing == "second" and location.second_printing is not None:
        return LOCATIONS[location.second_printing]
    return location


def _boards(options: KingdomOptions, rng: Rng) -> tuple[list[Quadrant], list[bool]]:
    """K1, K3: four different boards, and whether each is turned."""
    pool = options.pool
    names = sorted(pool)
    rng.shuffle(names)
    drawn_turns = [rng.below(2) == 1 for _ in range(4)]
    if options.preset:
        return [pool[name] for name in FIRST_GAME_QUADRANTS], [False] * 4
    chosen = options.quadrants or names[:4]
    turned = drawn_turns if options.turned is None else list(options.turned)
    return [pool[name] for name in chosen], turned


def _goals(options: KingdomOptions, rng: Rng) -> tuple[str, ...]:
    """K7: three Kingdom Builder cards."""
    pool = [name for name in GOALS.names(options.in_use) if name not in options.without_goals]
    rng.shuffle(pool)
    if options.preset:
        return FIRST_GAME_GOALS
    return options.goals or tuple(pool[:GOALS_IN_USE])


def _tasks(options: KingdomOptions, boards: list[Quadrant], rng: Rng) -> tuple[str, ...]:
    """X1: one task card for every Crossroads board on the table."""
    pool = [name for name in TASKS.names(options.in_use) if name not in options.without_tasks]
    rng.shuffle(pool)
    if options.tasks is not None:
        return options.tasks
    return tuple(pool[: sum(1 for board in boards if board.expansion == "crossroads")])
