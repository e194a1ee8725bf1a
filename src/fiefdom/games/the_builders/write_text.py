"""A position as text one can read and paste into a bug report. `read_text.py` reads it back."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fiefdom.games.the_builders.cards import CARDS

if TYPE_CHECKING:
    from fiefdom.games.the_builders.state import BuildersState


def _cards(numbers: Iterable[int]) -> str:
    return " ".join(f"{number}:{CARDS[number].name}" for number in numbers) or "-"


def to_text(state: "BuildersState") -> str:
    lines = [
        f"the-builders seats={state.seats} goal={state.goal} starter={state.starter} round={state.round} "
        f"turn={state.turn} actions={state.actions} idle={state.idle_rounds} busy={int(state.busy)} "
        f"ending={int(state.ending)} ended={state.ended_by or '-'}",
        f"building row:  {_cards(state.building_row)}",
        f"building deck: {_cards(state.building_deck)}",
        f"worker row:    {_cards(state.worker_row)}",
        f"worker deck:   {_cards(state.worker_deck)}",
    ]
    for seat in range(state.seats):
        lines.append(f"seat {seat}: coins {state.coins[seat]}")
        lines.append(f"  free:  {_cards(state.free[seat])}")
        lines.append(f"  built: {_cards(state.built[seat])}")
        for site in state.sites[seat]:
            sent = state.sent.get(site, 0)
            lines.append(f"  site {_cards([site])} sent {sent} crew: {_cards(state.crew[site])}")
    return "\n".join(lines) + "\n"
