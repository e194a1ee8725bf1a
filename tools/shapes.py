"""The shapes of the games' JSON as Python types: what the documents and the page's types are made from."""

import importlib.util
from dataclasses import fields
from types import ModuleType
from typing import Any, Literal, NotRequired, get_args, get_origin

from typing_extensions import (
    TypedDict,
    get_type_hints,
    is_typeddict,
)  # typing's own do not know its TypedDict

from fiefdom.kernel.action import Action


def package_of(game: str) -> str:
    return f"fiefdom.games.{game.replace('-', '_')}"


def shapes_of(game: str) -> ModuleType:
    """The module with the shapes of a game's JSON: `show/shapes.py`, in a small game `shapes.py`."""
    package = package_of(game)
    house = importlib.util.find_spec(f"{package}.show") is not None
    return importlib.import_module(f"{package}.show.shapes" if house else f"{package}.shapes")


def comment_of(kind: Any) -> str:
    if get_origin(kind) is NotRequired:
        kind = get_args(kind)[0]
    return " ".join(note for note in getattr(kind, "__metadata__", ()) if isinstance(note, str))


def parts(kind: Any, found: list[Any]) -> list[Any]:
    """The type and all object types inside it, each once."""
    if is_typeddict(kind):
        if kind not in found:
            found.append(kind)
            for hint in get_type_hints(kind, include_extras=True).values():
                parts(hint, found)
    elif hasattr(kind, "__metadata__"):
        parts(kind.__origin__, found)
    else:
        for arg in get_args(kind):
            parts(arg, found)
    return found


def actions_of(kind: type[Action], package: str) -> dict[str, type[Action]]:
    """The game's kinds of action by their word."""
    found = {kind.do: kind} if hasattr(kind, "do") and kind.__module__.startswith(package) else {}
    for sub in kind.__subclasses__():
        found |= actions_of(sub, package)
    return found


def action_shapes(game: str) -> list[Any]:
    """An object type for each kind of action, as it is in JSON."""
    found = []
    written = getattr(shapes_of(game), "ACTION_FIELDS", {})  # what JSON writes otherwise than the engine
    for word, action in sorted(actions_of(Action, package_of(game)).items()):
        hints = get_type_hints(action, include_extras=True)
        taken = {field.name: written.get(field.name, hints[field.name]) for field in fields(action)}  # type: ignore[arg-type]
        found.append(TypedDict(action.__name__, {"do": Literal[word], **taken}))  # type: ignore[operator]
    return found


def event_shapes(game: str) -> list[Any]:
    """An object type for each kind of event: its word and its facts."""
    found = []
    for word, kind in shapes_of(game).EVENTS.items():
        hints = get_type_hints(kind, include_extras=True)
        found.append(TypedDict(kind.__name__, {"event": Literal[word], **hints}))  # type: ignore[operator]
    return found
