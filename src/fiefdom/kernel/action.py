"""Actions as small immutable objects of which there is only one per value, and their JSON."""

from abc import ABCMeta
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Generic, Self, TypeVar

from fiefdom.kernel.errors import BadAction, IllegalAction, shown
from fiefdom.kernel.game import Refusal
from fiefdom.kernel.json import JSON, text_of
from fiefdom.kernel.numbers import whole


def _plain(value: Any) -> Any:
    """Numbers of other libraries as Python's own: the action made first is the one that all get."""
    number = whole(value)
    return value if number is None else number


class OnePerValue(ABCMeta):
    """Calling the class with the same values gives the same object, so `==` and `hash` cost nothing."""

    def __init__(cls, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cls._made: dict[tuple[Any, ...], Any] = {}

    __instancecheck__ = type.__instancecheck__  # nothing is registered with an action: the quick way

    def __call__(cls, *args: Any, **named: Any) -> Any:
        made = None if named else cls._made.get(args)
        if made is None:
            new = super().__call__(
                *map(_plain, args), **{name: _plain(value) for name, value in named.items()}
            )
            made = cls._made.setdefault(tuple(new.values().values()), new)
        return made


class Action(metaclass=OnePerValue):
    """Base of a game's actions: use it with @dataclass(frozen=True, slots=True, eq=False).

    Values are hashable. Equal values are the same object, also after pickling and copying; so a table
    of actions made once can be handed out again and again. The repr can be pasted back: it gives the
    action where the names of its module are known.
    """

    __slots__ = ()
    do: str  # the word that names this kind of action in JSON

    def values(self) -> dict[str, Any]:
        """Its fields by name."""
        return {name: getattr(self, name) for name in _names(type(self))}

    def to_json(self) -> dict[str, JSON]:
        """The action as an object; `do` says which kind it is."""
        return {"do": self.do, **self.values()}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.values().values())

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self


@cache
def _names(kind: type[Action]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))  # type: ignore[arg-type]


T = TypeVar("T", bound=Action)


class Codec(Generic[T]):
    """Reads the JSON of a game's actions where all the actions there can ever be are known."""

    def __init__(self, actions: Iterable[T]) -> None:
        self._actions = {_text(action.to_json()): action for action in actions}
        self._words = sorted({action.do for action in self._actions.values()})

    def decode(self, data: JSON) -> T:
        """The action of an object; BadAction for anything else."""
        try:
            return self._actions[_text(data)]
        except (KeyError, TypeError, ValueError, RecursionError):
            pass
        if isinstance(data, Mapping) and data.get("do") in self._words:
            raise BadAction(f"there is no action {shown(data)}: check the names and the range of its values")
        raise BadAction(
            f"{shown(data)} is no action; an action is an object with 'do': {', '.join(self._words)}"
        )


def _text(data: JSON) -> str:
    """One spelling for each value: 1, 1.0 and true stay different."""
    return text_of(data, sort_keys=True)


def not_legal(
    state: Any, action: Any, kind: type[Action], game: str, refusal_of: Callable[[Any, Any], Refusal | None]
) -> BadAction | IllegalAction:
    """The error for what is not in `state.legal()`: it is no action of this game, or its rules refuse it."""
    if not isinstance(action, kind):
        return BadAction(f"{shown(action)} is no action of {game}")
    refusal = refusal_of(state, action)
    assert refusal is not None, f"{action} is refused without a reason"  # noqa: S101
    return IllegalAction(refusal, game)
