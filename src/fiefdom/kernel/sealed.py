"""The state of a match is for reading: what is applied to it behind the record's back would make the record a lie.

A state is sealed by giving it a class that differs in one thing only: its `apply` refuses. So the games know nothing
of it, and reading costs nothing more.
"""

from typing import Any, NoReturn

from fiefdom.kernel.errors import SealedState

_SEALED: dict[type[Any], type[Any]] = {}


def _sealed(kind: type[Any]) -> type[Any]:
    """The class of sealed states of this kind."""

    def refuse(_: Any, action: Any) -> NoReturn:
        raise SealedState(
            f"this state belongs to a match: use match.play({action!r}), or apply it to match.state.copy()"
        )

    def copy(state: Any) -> Any:
        new = kind.copy(state)
        new.__class__ = kind
        return new

    def reduce(state: Any) -> Any:
        """Pickled and sent elsewhere, it is a copy."""
        return _itself, (copy(state),)

    return type(
        kind.__name__,
        (kind,),
        {
            "__slots__": (),
            "unsealed": kind,
            "__module__": kind.__module__,
            "__doc__": kind.__doc__,
            "apply": refuse,
            "apply_unchecked": refuse,
            "copy": copy,
            "__copy__": copy,
            "__reduce__": reduce,
        },
    )


def _itself(state: Any) -> Any:
    return state


def seal(state: Any) -> None:
    """From now on the state is for reading only."""
    kind = type(state)
    sealed = _SEALED.get(kind)
    if sealed is None:
        sealed = _SEALED[kind] = _sealed(kind)
    state.__class__ = sealed


def unseal(state: Any) -> None:
    """What `seal` did is undone."""
    state.__class__ = getattr(state, "unsealed", type(state))
