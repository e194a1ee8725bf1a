"""Makes docs/views.md from the types: `.venv/bin/python tools/views_doc.py`. A test keeps it fresh."""

from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_origin

from shapes import actions_of, comment_of, package_of, parts, shapes_of
from typing_extensions import get_type_hints, is_typeddict  # typing's own do not know its TypedDict

import fiefdom
from fiefdom.kernel.action import Action
from fiefdom.kernel.game import Game

TARGET = Path(__file__).parents[1] / "docs" / "views.md"
HEAD = """# Views, actions and events

Made from the types by `tools/views_doc.py`. What a seat gets is cut for it: a view holds nothing that the
seat may not know. Cards are numbers; `GET /api/games/GAME/cards` (or `fiefdom cards GAME --json`) says what
they are. Every event also has `step` (the number of the decision), `event` and `seat`.
"""


def name_of(kind: Any) -> str:
    """A type as a reader of JSON would say it."""
    if hasattr(kind, "__metadata__"):
        return name_of(kind.__origin__)
    if kind is type(None):
        return "null"
    if is_typeddict(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    if get_origin(kind) is list:
        return f"list of {name_of(get_args(kind)[0])}"
    if get_origin(kind) is dict:
        return f"object of {name_of(get_args(kind)[1])}"
    if get_args(kind):
        return " or ".join(str(arg) if isinstance(arg, str) else name_of(arg) for arg in get_args(kind))
    return {"str": "text", "int": "number", "float": "number", "bool": "true/false"}.get(
        kind.__name__, "JSON"
    )


def rows(kind: Any) -> list[str]:
    hints = get_type_hints(kind, include_extras=True)
    lines = ["| field | type | |", "| --- | --- | --- |"]
    return [*lines, *(f"| `{name}` | {name_of(hint)} | {comment_of(hint)} |" for name, hint in hints.items())]


def game_doc(game: Game[Any]) -> list[str]:
    shapes = shapes_of(game.name)
    lines = [f"\n## {game.name}\n\n### Actions\n", "| `do` | takes | |", "| --- | --- | --- |"]
    for _, action in sorted(actions_of(Action, package_of(game.name)).items()):
        takes = ", ".join(f"`{field.name}`" for field in fields(action))  # type: ignore[arg-type]
        lines.append(f"| `{action.do}` | {takes} | {(action.__doc__ or '').splitlines()[0]} |")
    whole = (getattr(shapes, name, None) for name in ("VIEW", "CARDS", "CHRONICLE", "REACH"))
    for kind in dict.fromkeys(kind for shape in whole for kind in parts(shape, [])):
        about = f"\n{kind.__doc__.splitlines()[0]}\n" if kind.__doc__ else ""
        lines += [f"\n### {kind.__name__}\n{about}", *rows(kind)]
    lines += ["\n### Events\n", "| `event` | fields |", "| --- | --- |"]
    for name, kind in shapes.EVENTS.items():
        hints = get_type_hints(kind, include_extras=True)
        said = "; ".join(
            f"`{field}` {name_of(hint)}" + (f": {comment_of(hint)}" if comment_of(hint) else "")
            for field, hint in hints.items()
        )
        lines.append(f"| `{name}` | {said} |")
    return lines


def text() -> str:
    return (
        "\n".join([HEAD, *(line for name in fiefdom.game_names() for line in game_doc(fiefdom.game(name)))])
        + "\n"
    )


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
