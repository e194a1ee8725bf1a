"""Makes the page's types (web/src/generated) from the server's models, the games' shapes and the locale files.

`make types` calls it; a test keeps them fresh.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Union

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from shapes import action_shapes, comment_of, event_shapes, parts, shapes_of
from typing_extensions import get_type_hints, is_typeddict

import fiefdom
from fiefdom.server.http import coach_models, error_models, models, people_models

LOCALES = Path(fiefdom.__file__).parent / "locales" / "en"
UNKNOWN_TO_THE_PAGE = "kingdom-legacy-cards"  # L2: worded by the server alone
TARGET = Path(__file__).parents[1] / "web" / "src" / "generated"
HEAD = "/** Made by tools/page_types.py (`make types`): change the Python types, not this. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
NAMED = ("Language", "Level", "Status")  # types of the server that are no objects
WHOLE = """/** All that the server sends of this game. */
export type Game = {{ view: View; cards: Cards; action: Action; event: GameEvent; reach: {reach} }};"""
Schema = Mapping[str, Any]


def type_of(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema.get("anyOf") or schema["oneOf"]))
    if schema.get("type") == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'Json'}>"
    return PLAIN.get(schema.get("type", ""), "Json")


def about(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def object_type(name: str, schema: Schema) -> str:
    """An object type, with its comments: no interface, which would not be a Record."""
    lines = [*about(schema.get("description", "")), f"export type {name} = {{"]
    for field, kind in schema.get("properties", {}).items():
        optional = "" if field in schema.get("required", ()) else "?"
        lines += [*about(kind.get("description", ""), "  "), f"  {field}{optional}: {type_of(kind)};"]
    if schema.get("additionalProperties") is True:
        lines.append("  [fact: string]: Json;")
    return "\n".join([*lines, "};"])


def inline(schema: Schema) -> str:
    required = schema.get("required", ())
    fields = schema.get("properties", {}).items()
    return "; ".join(f"{name}{'' if name in required else '?'}: {type_of(kind)}" for name, kind in fields)


def file_of(blocks: Iterable[str]) -> str:
    body = "\n\n".join(blocks)
    head = HEAD + ('\nimport type { Json } from "../lib/server/json";\n' if "Json" in body else "")
    return f"{head}\n{body}\n"


def api_types() -> str:
    """What goes in and out of the server."""
    found: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "validation" if issubclass(kind, models.Asked) else "serialization", TypeAdapter(kind))
        for module in (models, people_models, coach_models, error_models)
        for name, kind in vars(module).items()
        if _is_model(kind, module)
    ]
    _, schema = TypeAdapter.json_schemas(found)
    named = {name: type_of(TypeAdapter(getattr(models, name)).json_schema()) for name in NAMED}
    text = "\n\n".join(object_type(name, shape) for name, shape in schema["$defs"].items())
    for name, kind in named.items():
        text = text.replace(kind, name)
    return file_of([*(f"export type {name} = {kind};" for name, kind in named.items()), text])


def _is_model(kind: Any, module: ModuleType) -> bool:
    """A model or a TypedDict of this module with at least one field."""
    if not isinstance(kind, type) or kind.__module__ != module.__name__:
        return False
    return bool(kind.model_fields) if issubclass(kind, BaseModel) else is_typeddict(kind)


def game_types(game: str) -> str:
    """A game's view, cards, options, actions and events."""
    shapes = shapes_of(game)
    cards = getattr(shapes, "CARDS", None)
    more = (getattr(shapes, name, None) for name in ("CHRONICLE", "REACH"))
    whole = tuple(kind for kind in (shapes.VIEW, cards, *more) if kind)
    objects = parts(Union[whole], [])  # noqa: UP007 - made at run time
    blocks = [object_type(kind.__name__, described(kind)) for kind in objects]
    blocks.append(object_type("Options", fiefdom.game(game).options()))  # type: ignore[arg-type]
    blocks.append(f"export type View = {shapes.VIEW.__name__};")
    blocks.append(f"export type Cards = {cards_type(cards)};")
    actions = [f"  | {{ {inline(described(kind))} }}" for kind in action_shapes(game)]
    blocks.append("\n".join(["/** One free choice. */", "export type Action =", *actions]) + ";")
    events = [f"  | {{ {inline(described(kind))} }}" for kind in event_shapes(game)]
    head = "export type GameEvent = { step: number; seat: number | null } & ("
    blocks.append("\n".join(["/** What happened. */", head, *events]) + "\n);")
    reach = getattr(shapes, "REACH", None)
    return file_of([*blocks, WHOLE.format(reach=reach.__name__ if reach else "never")])


def cards_type(cards: Any) -> str:
    if is_typeddict(cards):
        return str(cards.__name__)
    return type_of(TypeAdapter(cards).json_schema()) if cards else "Json"


def described(kind: Any) -> Schema:
    """The JSON schema of a TypedDict, with the notes of its fields."""
    schema = TypeAdapter(kind).json_schema()
    for field, hint in get_type_hints(kind, include_extras=True).items():
        schema["properties"][field]["description"] = comment_of(hint)
    return schema


def message_keys() -> str:
    """The keys of all messages that the page can say."""
    found = {
        key
        for file in LOCALES.glob("*.ftl")
        if file.stem != UNKNOWN_TO_THE_PAGE
        for key in re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    return file_of(
        ["\n".join(["export type MessageKey =", *(f'  | "{key}"' for key in sorted(found))]) + ";"]
    )


def files() -> dict[str, str]:
    games = {f"{name}.ts": game_types(name) for name in fiefdom.game_names()}
    return {"api.ts": api_types(), "messages.ts": message_keys(), **games}


if __name__ == "__main__":
    for name, text in files().items():
        (TARGET / name).write_text(text, encoding="utf-8")
