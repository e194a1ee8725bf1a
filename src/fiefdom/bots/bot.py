"""What a bot is, and the plainest of them."""

from abc import abstractmethod
from typing import Any, Protocol

from fiefdom.kernel.errors import GameOver
from fiefdom.kernel.game import Seat, State
from fiefdom.kernel.rng import Rng


class Bot(Protocol):
    """Decides for the seat that must act. It looks at guesses only, never at what is hidden."""

    @abstractmethod
    def choose(self, state: State[Any]) -> Any:
        """One of the legal actions. The same for every arrangement of what the seat cannot see."""

    def plan(self, state: State[Any]) -> list[Any]:
        """What it will do now, and next if nothing new shows: one decision or more."""
        return [self.choose(state)]

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


def decider(state: State[Any]) -> Seat:
    """The seat that must act; GameOver if there is none."""
    if state.actor is None:
        raise GameOver
    return state.actor


class RandomBot(Bot):
    """Takes any legal action."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State[Any]) -> Any:
        decider(state)
        return self._rng.choice(state.legal())
