"""What is true of every position of The Builders."""

from fiefdom.games.the_builders.cards import (
    BUILDINGS,
    FIRST_MACHINE,
    NEEDS,
    POINTS,
    SUPPLIES,
    WORKERS,
    covers,
)
from fiefdom.games.the_builders.state import BuildersState


def check_builders(state: BuildersState) -> None:
    seats = range(state.seats)
    machines = {card for seat in seats for card in state.built[seat] if card >= FIRST_MACHINE}
    crews = [worker for seat in seats for site in state.sites[seat] for worker in state.crew[site]]
    free = [worker for seat in seats for worker in state.free[seat]]
    workers = [*state.worker_row, *state.worker_deck, *crews, *free]
    assert sorted(workers) == sorted([*WORKERS, *machines])
    owned = [card for seat in seats for card in (*state.sites[seat], *state.built[seat])]
    assert sorted([*state.building_row, *state.building_deck, *owned]) == list(BUILDINGS)
    assert min(state.coins) >= 0
    assert state.actions >= 0
    # B3, B4, B16: a row is short only when its deck has run out.
    assert len(state.building_row) == 5 or not state.building_deck
    assert len(state.worker_row) == 5 or not state.worker_deck
    for seat in seats:
        assert state.points[seat] == sum(POINTS[card] for card in state.built[seat])
        for site in state.sites[seat]:
            supply = sum(SUPPLIES[worker] for worker in state.crew[site])
            assert supply == state.supply[site]
            assert not covers(supply, NEEDS[site])  # B13: else it would be complete
    assert set(state.crew) == set(state.supply) == {site for seat in seats for site in state.sites[seat]}
    assert (state.actor is None) == (state.ended_by is not None)
