"""Everything that can go wrong between a caller and the games or bots, each with what is allowed instead."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fiefdom.kernel.game import Refusal


def shown(value: object, longest: int = 200) -> str:
    """A value as an error quotes it: what cannot be written out, or is too long to read, is cut."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, endless nesting
        return f"this {type(value).__name__}"
    return text if len(text) <= longest else text[:longest] + "…"


class FiefdomError(Exception):
    """The base of all our errors; its text is one plain sentence."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes, and most are not made from their text alone."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[FiefdomError], args: tuple[Any, ...], facts: dict[str, Any]) -> FiefdomError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class UnknownGame(FiefdomError):
    """There is no game of this name."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(f"there is no game {shown(name)}; the games are: {', '.join(known)}")


class UnknownRules(FiefdomError):
    """A version of a game's rules that this program cannot play."""

    def __init__(self, game: str, version: object, known: Iterable[int]) -> None:
        numbers = ", ".join(map(str, known))
        super().__init__(
            f"there is no version {shown(version)} of the rules of {game} here; playable: {numbers}"
        )


class BadSeats(FiefdomError):
    """The game is not for so many."""

    def __init__(self, seats: object, allowed: Iterable[int]) -> None:
        numbers = ", ".join(map(str, allowed))
        super().__init__(f"{shown(seats)} is not a possible number of seats; possible: {numbers}")


class UnknownSeat(FiefdomError):
    """There is no such seat at this table."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {shown(seat)}; the seats are 0 to {seats - 1}")


class BadSeed(FiefdomError):
    """A seed is a whole number, 0 or more."""

    def __init__(self, seed: object, most: int | None = None) -> None:
        allowed = "0 or more" if most is None else f"here from 0 to {most}"
        super().__init__(f"{shown(seed)} is not a seed; a seed is a whole number, {allowed}")


class BadOptions(FiefdomError):
    """One or more options are unknown or out of range; the text says which and what is allowed."""


class NotInBox(BadOptions):
    """The options name something that this installation does not have, or has with another content: `name`."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text)
        self.name = name


class BadAction(FiefdomError):
    """This is no action of this game at all (an action that is merely not legal: IllegalAction)."""


class IllegalAction(FiefdomError):
    """An action of the game that cannot be taken now; `refusal` says why, with the rule."""

    def __init__(self, refusal: "Refusal", game: str | None = None) -> None:
        self.refusal = refusal
        self.game = game
        super().__init__(refusal, game)

    def __str__(self) -> str:
        """A sentence, where the game has words for it."""
        return f"not possible now ({self.refusal.rule}): {self._said()}"

    def _said(self) -> str:
        from fiefdom.kernel import registry, words  # they are asked for the sentence alone

        refusal = self.refusal
        try:
            game = registry.game(self.game or "")
            seats = [f"seat {seat}" for seat in range(max(game.seats))]
            return game.tell(refusal.reason, refusal.facts, words.words("en"), seats)
        except (UnknownGame, KeyError, ValueError, IndexError):
            return f"{refusal.reason} {dict(refusal.facts) or ''}".strip()


class SealedState(FiefdomError):
    """The state of a match is for reading; its record would not know what was applied to it."""


class CannotUndo(FiefdomError):
    """There is nothing to take back, or it must not be taken back; `reason` is a locale key."""

    def __init__(self, reason: str, text: str) -> None:
        self.reason = reason
        super().__init__(text)


class BadRecord(FiefdomError):
    """A record that is broken, of an unknown game, of other rules, or whose actions do not apply.

    `step` is the number of the first action that does not apply, None if the fault is elsewhere.
    """

    def __init__(self, text: str, step: int | None = None) -> None:
        self.step = step
        super().__init__(text)


class BadText(FiefdomError):
    """This text is no position of this game; the error says what is wrong with it."""


class UnknownBot(FiefdomError):
    """There is no bot of this name."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(f"there is no bot {shown(name)}; allowed: {', '.join(known)}")


class BadBot(FiefdomError):
    """A bot of one's own that cannot be loaded or started; the text says why."""


class GameOver(FiefdomError):
    """A bot is asked what to do where nobody has anything to decide any more."""

    def __init__(self) -> None:
        super().__init__("the game is over: nobody has anything to decide")


class Forfeit(FiefdomError):
    """A bot crashed, took too long or answered what is no legal action: it loses the game."""
