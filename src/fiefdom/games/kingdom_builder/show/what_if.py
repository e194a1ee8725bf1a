"""What every legal action would bring at once: the change of the acting seat's score, by source."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.show.score import sources

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.actions import KingdomAction
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def what_if(state: "KingdomState") -> list[tuple["KingdomAction", dict[str, int]]]:
    """Each legal action with the sources whose points it changes, and by how much.

    Nothing hidden shows: an action that draws a card changes no settlement.
    """
    seat = state.actor
    if seat is None:
        return []
    now = {name: gold for name, gold, _ in sources(state.layout, state.own, seat, state.gold)}
    found: list[tuple[KingdomAction, dict[str, int]]] = []
    for action in state.legal():
        after = state.copy()
        after.apply_unchecked(action)
        changes: dict[str, int] = {}
        if after.own != state.own or after.gold != state.gold:
            for name, gold, _ in sources(after.layout, after.own, seat, after.gold):
                if gold != now[name]:
                    changes[name] = gold - now[name]
        found.append((action, changes))
    return found
