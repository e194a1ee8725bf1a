"""`/api/docs`: the machine-readable description as a page to read, without scripts or other hosts."""

from collections.abc import Iterator
from html import escape
from json import dumps
from typing import Any

from fastapi import FastAPI
from starlette.responses import HTMLResponse

_STYLE = """body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:.9rem/1.4 ui-monospace,monospace}pre{background:#8881;padding:.5rem;overflow:auto}
h3 code{font-size:1.05rem}dt{margin-top:.4rem}:root{color-scheme:light dark}"""


def add_api_page(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse("".join(_page(app.openapi())))


def _page(spec: dict[str, Any]) -> Iterator[str]:
    info = spec["info"]
    yield "<!doctype html><html lang=en><meta charset=utf-8>"
    yield f"<title>{escape(info['title'])}: the interface</title>"
    yield f"<meta name=viewport content='width=device-width'><style>{_STYLE}</style>"
    yield f"<h1>{escape(info['title'])} {escape(info['version'])}: the interface</h1>"
    for paragraph in info["description"].split("\n\n"):
        yield f"<p>{escape(paragraph)}</p>"
    yield "<p>For programs: <a href=/api/openapi.json>openapi.json</a></p><h2>Calls</h2>"
    for path, calls in spec["paths"].items():
        for method, call in calls.items():
            yield from _call(path, method, call)
    yield "<h2>Shapes</h2>"
    for name, schema in spec["components"]["schemas"].items():
        shown = escape(dumps(schema, indent=2, ensure_ascii=False))
        yield f"<details id={name}><summary><code>{name}</code></summary><pre>{shown}</pre></details>"


def _call(path: str, method: str, call: dict[str, Any]) -> Iterator[str]:
    yield f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    yield f"<p>{escape(call.get('description', ''))}</p><dl>"
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        yield f"<dt>body<dd>{_shape(body)}"
    for parameter in call.get("parameters", ()):
        note = escape(parameter.get("description", ""))
        yield f"<dt>{parameter['in']} <code>{escape(parameter['name'])}</code><dd>{note}"
    for status, answer in call["responses"].items():
        schemas = [content.get("schema", {}) for content in answer.get("content", {}).values()]
        shape = _shape(schemas[0]) if schemas else ""
        yield f"<dt>{status}<dd>{escape(answer['description'])} {shape}"
    yield "</dl>"


def _shape(schema: dict[str, Any]) -> str:
    """A link to a named shape, or the schema itself."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"<a href='#{name}'><code>{name}</code></a>"
    if "anyOf" in schema:
        return " or ".join(_shape(one) for one in schema["anyOf"])
    if schema.get("type") == "array" and "$ref" in schema.get("items", {}):
        return f"list of {_shape(schema['items'])}"
    return f"<code>{escape(dumps(schema))}</code>" if schema else ""
