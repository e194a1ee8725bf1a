"""A list of things by name, which each expansion fills from its own module."""

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Named(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def expansion(self) -> str: ...
    @property
    def rule(self) -> str: ...


T = TypeVar("T", bound=Named)


class Registry(Generic[T]):
    """Keeps the order in which things were added; a name can be added once."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._things: dict[str, T] = {}

    def add(self, thing: T) -> T:
        if thing.name in self._things:
            raise ValueError(f"there is a {self.what} {thing.name!r} already")
        self._things[thing.name] = thing
        return thing

    def remove(self, name: str) -> None:
        """Takes a thing out again; games that use it must be over."""
        del self._things[name]

    def __getitem__(self, name: str) -> T:
        return self._things[name]

    def __contains__(self, name: object) -> bool:
        return name in self._things

    def __iter__(self) -> Iterator[T]:
        return iter(self._things.values())

    def __len__(self) -> int:
        return len(self._things)

    def names(self, expansions: tuple[str, ...]) -> list[str]:
        """The names of all that belong to these expansions ("base" for the base game)."""
        return [thing.name for thing in self if thing.expansion in expansions]
