"""The README's bot as a file that the arena takes: it ends its turn in a hundred ways by chance and takes the best.

fiefdom arena kingdom-builder --bots easy,./examples/best_of_a_hundred_turns.py:Bot --games 50
"""

from typing import Any

import fiefdom


class Bot:
    """For Kingdom Builder with two seats."""

    def __init__(self, game: str, seed: int) -> None:  # noqa: ARG002 - what the arena gives
        self.rng = fiefdom.Rng(seed)
        self.way: list[Any] = []

    def choose(self, state: Any) -> Any:
        if not self.way or self.way[0] not in state.legal():
            _, self.way = max([self.end_turn(state) for _ in range(100)], key=lambda end: end[0])
        return self.way.pop(0)

    def end_turn(self, state: Any) -> tuple[int, list[Any]]:
        """Ends the turn by chance; gives the lead after it, each tile counting five, and the way there."""
        after, way = state.guess(state.actor, self.rng), []  # what is hidden is guessed
        while after.actor == state.actor:
            way.append(self.rng.choice(after.legal()))
            after.apply(way[-1])
        mine, other = after.result().scores[:: 1 - 2 * state.actor]
        return mine - other + 5 * after.tiles[state.actor].bit_count(), way


if __name__ == "__main__":
    match = fiefdom.Match(fiefdom.game("kingdom-builder"), seats=2, seed=7)
    players = [Bot("kingdom-builder", seed=5), fiefdom.make_bot("easy", "kingdom-builder", seed=1)]
    while (seat := match.state.actor) is not None:
        match.play(players[seat].choose(match.state))
    print("seats", match.state.result().winners, "won", match.state.result().scores)
