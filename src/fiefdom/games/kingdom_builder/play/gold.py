"""Gold that is paid while the game runs: kept by source and seat (N36), and never taken back (N37)."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import Hex, members
from fiefdom.games.kingdom_builder.play.tiles import replaced
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def pay(state: "KingdomState", seat: int, source: str, gold: int, number: Hex) -> None:
    """Pays a seat at once, for what happened at this hex."""
    kind = state.layout.payers.index(source)
    paid = replaced(state.gold[kind], seat, state.gold[kind][seat] + gold)
    state.gold = (*state.gold[:kind], paid, *state.gold[kind + 1 :])
    if state.log is not None:
        facts: dict[str, JSON] = {"source": source, "gold": gold, "hex": number}
        state.log.append(Event("paid", seat, facts))


def look_at_build(state: "KingdomState", seat: int, hexes: int, by: str) -> None:
    """Cards that pay while the game runs look at each settlement built, with all of them in place (N41).

    N32: by whatever action, in whoever's turn; a move is none. N40: pieces that count as settlements are built, too.
    """
    for goal in state.layout.paying:
        assert goal.pays is not None  # noqa: S101 - that is why it is there
        for number in members(hexes):
            gold = goal.pays(state, seat, number, by)
            if gold:
                pay(state, seat, goal.name, gold, number)
