"""What is pending, as typed data on a stack in the state, so that a campaign can be copied and saved in the middle
of anything: tasks that are done at once, questions to the player, and the steps of a running effect.

A task or question is a NamedTuple that says itself what it does; it stands beside the rule or step that needs it.
"""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar

from fiefdom.games.kingdom_legacy.play.actions import LegacyAction

if TYPE_CHECKING:
    from fiefdom.games.kingdom_legacy.play.state import LegacyState


class Run(NamedTuple):
    """The steps of an effect, box or defeat, one by one."""

    card: int
    stage: int
    part: int
    at: int
    data: tuple[int, ...] = ()


class About(NamedTuple):
    """What a question is about, for who must answer it."""

    left: int | None = None  # how many are still to choose at most
    what: int = 0  # keywords and qualities, any of which fits
    number: int | None = None
    stage: int | None = None  # the side of the card that it is about
    slots: tuple[int, ...] = ()  # keywords of the cards still to be paid (L50)
    name: str | None = None
    amount: int | None = None
    resource: int | None = None
    stickers: tuple[int, ...] = ()
    free: bool = False


NOTHING = About()
A_contra = TypeVar("A_contra", bound=LegacyAction, contravariant=True)


class Task(Protocol):
    """Something that is done at once."""

    def do(self, state: "LegacyState") -> None: ...
    def __iter__(self) -> Iterator[Any]: ...


class Question(Protocol[A_contra]):
    """Something that the player decides, unless there is at most one thing to choose."""

    def options(self, state: "LegacyState") -> list[LegacyAction]: ...
    def take(self, state: "LegacyState", action: A_contra) -> None: ...
    def about(self) -> About: ...
    def __iter__(self) -> Iterator[Any]: ...


Pending: TypeAlias = Run | Task | Question[Any]

TASKS: "dict[type, Callable[[Any, LegacyState], None]]" = {}
ASKED: "dict[type, Callable[[Any, LegacyState], list[LegacyAction]]]" = {}
TAKEN: "dict[type, Callable[[Any, LegacyState, Any], None]]" = {}
WORD_OF: dict[type, str] = {}  # what the text and the view call them
PENDING: dict[str, Callable[..., Pending]] = {}

T = TypeVar("T", bound=type[Task])
Q = TypeVar("Q", bound=type[Question[Any]])


def _name(kind: type[Pending]) -> None:
    """PickDiscard is pick-discard, AskPut is put."""
    word = re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__.removeprefix("Ask")).lower()
    WORD_OF[kind] = word
    PENDING[word] = kind


def task(kind: T) -> T:
    """Declares a task."""
    _name(kind)
    TASKS[kind] = kind.do
    return kind


def question(kind: Q) -> Q:
    """Declares a question."""
    _name(kind)
    ASKED[kind], TAKEN[kind] = kind.options, kind.take
    return kind


def is_question(item: Pending) -> "TypeGuard[Question[Any]]":
    return type(item) in ASKED


_name(Run)
