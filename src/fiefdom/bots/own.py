"""Bots of one's own: a class in a file, one of an installed package, or a program in any language.

None of them sees the true state: a class gets a guess, a program the view of its seat.
"""

import json
import queue
import runpy
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import entry_points
from pathlib import Path
from typing import IO, Any

from fiefdom.bots.bot import Bot, decider
from fiefdom.kernel import registry
from fiefdom.kernel.errors import BadAction, BadBot, Forfeit, shown
from fiefdom.kernel.game import State
from fiefdom.kernel.rng import Rng

GROUP = "fiefdom.bots"  # the entry points of installed packages
PROGRAM = "program:"  # how the name of a bot that is a program begins
SECONDS = 30.0  # a bot has for one decision, unless the caller says otherwise
_LONGEST = (
    10_000  # letters of a program's line that are read at once: without an end it would fill the memory
)
_GRACE = 2.0  # seconds between a program's last line and its end


def own_bot(name: str, game: str, seed: int, seconds: float | None = None) -> Bot | None:
    """The bot of this name if it is one of these kinds: `./mine.py:Bot`, an entry point, `program:COMMAND`."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM), game, seed, seconds or SECONDS)
    file, colon, attribute = name.rpartition(":")
    if colon and file.endswith(".py"):
        return BlindBot(_from_file(Path(file), attribute), name, game, seed, seconds or SECONDS)
    for entry in entry_points(group=GROUP, name=name):
        return BlindBot(_loaded(entry.load, name), name, game, seed, seconds or SECONDS)
    return None


class BlindBot(Bot):
    """Lets somebody's class decide on a guess: `Bot(game, seed)` with `choose(state)`."""

    def __init__(self, make: Any, name: str, game: str, seed: int, seconds: float) -> None:
        self._name = name
        self._seconds = seconds
        self._rng = Rng(seed)
        try:
            self._bot = make(game, seed)
        except (Exception, SystemExit) as error:
            raise BadBot(f"the bot {name!r} cannot be made: {_line(error)}") from error

    def __repr__(self) -> str:
        return f"BlindBot({self._name})"

    def choose(self, state: State[Any]) -> Any:
        legal, seat = state.legal(), decider(state)
        guess, began = state.guess(seat, self._rng), time.monotonic()
        try:
            with _alarm(self._seconds):
                action = self._bot.choose(guess)
                allowed = action in legal  # what a bot gives may compare as it likes
        except _TooLongError:
            raise self._too_long() from None
        except (Exception, SystemExit) as error:
            raise Forfeit(f"{self._name} crashed: {_line(error)}") from error
        if time.monotonic() - began > self._seconds:
            raise self._too_long()
        if not allowed:
            raise Forfeit(f"{self._name} chose what is not legal: {shown(action)}")
        return action

    def _too_long(self) -> Forfeit:
        return Forfeit(f"{self._name} took longer than {self._seconds:g} s")


class _TooLongError(BaseException):  # so that no bot catches it with its own faults
    """Somebody's code has had its time."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupts code of ours that takes longer. Only a main thread can be: elsewhere one asks afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise _TooLongError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _from_file(file: Path, attribute: str) -> Any:
    if not file.is_file():
        raise BadBot(f"there is no file {file}")
    found = _loaded(lambda: runpy.run_path(str(file)), str(file))
    if attribute not in found:
        raise BadBot(f"{file} has no {attribute!r}")
    return found[attribute]


def _loaded(load: Callable[[], Any], name: str) -> Any:
    try:
        return load()
    except (Exception, SystemExit) as error:
        raise BadBot(f"{name} cannot be loaded: {_line(error)}") from error


class ProgramBot(Bot):
    """A program that reads a line of JSON for each decision and writes one with its answer.

    It reads {"game", "seat", "view", "legal"} and answers {"action": …}, one of `legal`, or its place there.
    """

    def __init__(self, command: str, game: str, seed: int, seconds: float) -> None:
        self._command = command
        self._game = registry.game(game)
        self._seconds = seconds
        self._questions: queue.Queue[str | None] = queue.Queue()
        self._answers: queue.Queue[str] = queue.Queue(maxsize=1)  # who talks unasked must wait, too
        if not command.strip():
            raise BadBot(f"{PROGRAM} names no program; one looks like {PROGRAM}./bot.sh")
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the caller names the program
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as error:
            raise BadBot(f"the program {command!r} cannot be started: {error.strerror}") from None
        except ValueError as error:  # quotes that are not closed
            raise BadBot(f"the program {command!r} cannot be started: {error}") from None
        # The threads know pipes and queues alone: a bot that nobody holds any more ends its program.
        pipes = self._process.stdin, self._process.stdout
        threading.Thread(target=_tell, args=(pipes[0], self._questions), daemon=True).start()
        self._listener = threading.Thread(target=_listen, args=(pipes[1], self._answers), daemon=True)
        self._listener.start()
        self._tell({"game": game, "seed": seed})

    def __repr__(self) -> str:
        return f"ProgramBot({self._command})"

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process is None:
            return
        process.kill()
        process.wait()
        self._questions.put(None)
        while self._listener.is_alive():  # until it has heard what the program had still said
            with suppress(queue.Empty):
                self._answers.get(timeout=0.01)

    def choose(self, state: State[Any]) -> Any:
        legal, seat = state.legal(), decider(state)
        encoded = [self._game.encode(action) for action in legal]
        self._tell({"game": self._game.name, "seat": seat, "view": state.view(seat), "legal": encoded})
        try:
            line = self._answers.get(timeout=self._seconds)
        except queue.Empty:
            raise Forfeit(f"{self._command} took longer than {self._seconds:g} s") from None
        if not line:
            raise Forfeit(f"{self._command} {self._ending()}")
        return self._read(line, legal)

    def _ending(self) -> str:
        """Why no line comes any more."""
        try:
            return f"ended without an answer (exit code {self._process.wait(_GRACE)})"
        except subprocess.TimeoutExpired:
            return "closed its output without an answer"

    def _tell(self, data: Any) -> None:
        self._questions.put(json.dumps(data) + "\n")

    def _read(self, line: str, legal: list[Any]) -> Any:
        try:
            answer = json.loads(line)["action"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Forfeit(f'{self._command} must answer {{"action": …}}, not {shown(line.strip())}') from None
        if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(legal):
            return legal[answer]
        try:
            action = self._game.decode(answer)
        except BadAction as error:
            raise Forfeit(f"{self._command} answered no action: {error}") from None
        if action not in legal:
            raise Forfeit(f"{self._command} chose what is not legal: {shown(answer)}")
        return action


def _tell(pipe: IO[str], lines: queue.Queue[str | None]) -> None:
    """Writes what waits; a program that does not read keeps nobody else waiting."""
    with suppress(OSError), pipe:  # it reads no more: why, its last answer tells
        while (line := lines.get()) is not None:
            pipe.write(line)


def _listen(pipe: IO[str], lines: queue.Queue[str]) -> None:
    with suppress(ValueError), pipe:  # what is no text ends the talk
        while line := pipe.readline(_LONGEST):
            lines.put(line)
    lines.put("")


def _line(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]
