"""Draws a position from a few words, so that a test shows what matters and nothing else."""

import re

from fiefdom.games.the_builders.cards import BUILDINGS, FIRST_MACHINE, POINTS, SUPPLIES, WORKERS
from fiefdom.games.the_builders.state import BuildersState


def table(
    *players: str,
    buildings: tuple[int, ...] | None = None,
    workers: tuple[int, ...] | None = None,
    decks: bool = True,
    **state_values: object,
) -> BuildersState:
    """One line per player: "10 coins; free 3 12; site 72: 34 6; built 42"; seat 0 is to act.

    The rows hold the cards given, or the first five nobody has; the decks hold the rest.
    """
    state = BuildersState(len(players), goal=17, starter=0)
    for seat, line in enumerate(players):
        for part in (part.strip() for part in line.split(";")):
            numbers = tuple(map(int, re.findall(r"\d+", part)))
            if part.endswith("coins"):
                state.coins[seat] = numbers[0]
            elif part.startswith("free"):
                state.free[seat] = numbers
            elif part.startswith("built"):
                state.built[seat] = numbers
                state.points[seat] = sum(POINTS[card] for card in numbers)
            elif part.startswith("site"):
                site, *crew = numbers
                state.sites[seat] += (site,)
                state.crew[site] = tuple(crew)
                state.supply[site] = sum(SUPPLIES[worker] for worker in crew)
            else:
                raise ValueError(f"{part!r} means nothing")
    owned = {card for seat in range(len(players)) for card in (*state.sites[seat], *state.built[seat])}
    busy = {worker for crew in state.crew.values() for worker in crew}
    busy |= {worker for free in state.free for worker in free}
    left = [card for card in BUILDINGS if card not in owned]
    state.building_row = tuple(left[:5]) if buildings is None else buildings
    state.building_deck = tuple(card for card in left if card not in state.building_row) if decks else ()
    hands = [card for card in WORKERS if card not in busy]
    state.worker_row = tuple(hands[:5]) if workers is None else workers
    state.worker_deck = tuple(card for card in hands if card not in state.worker_row) if decks else ()
    for name, value in state_values.items():
        setattr(state, name, value)
    assert all(worker < FIRST_MACHINE or worker in owned for worker in busy)
    return state
