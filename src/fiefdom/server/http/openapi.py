"""The machine-readable description: what FastAPI cannot know of itself."""

from collections import defaultdict
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from fiefdom.server.http.error_models import ErrorOut
from fiefdom.server.http.refusals import STATUS
from fiefdom.server.people.guests import COOKIE

_SAME_ORIGIN = {
    "name": "X-Fiefdom",
    "in": "header",
    "required": False,
    "schema": {"type": "string", "enum": ["1"]},
    "description": "must be 1 if you are known by a cookie; not needed with a token",
}


_ERROR = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorOut"}}}}


def errors(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that can refuse with these codes."""
    by_status: dict[int | str, list[str]] = defaultdict(list)
    for code in codes:
        by_status[STATUS[code]].append(code)
    return {
        status: {"model": ErrorOut, "description": ", ".join(f"`{code}`" for code in named)}
        for status, named in sorted(by_status.items())
    }


POST = ("bad-json", "bad-request", "no-guest", "cross-site", "too-large", "too-many")
AT_TABLE = (*POST, "unknown-match", "stale", "other-rules")


def describe(app: FastAPI) -> None:
    """Adds how one is known and the same-origin header; takes away the 422 that we never answer."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _finish(
                get_openapi(
                    title=app.title, version=app.version, description=app.description, routes=app.routes
                )
            )
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


# What the gate can answer to any call of the interface.
_ALWAYS = ("no-guest", "banned", "too-many", "busy", "unavailable")
_ALWAYS_POST = (*_ALWAYS, "too-slow")


def _finish(spec: dict[str, Any]) -> dict[str, Any]:
    for path, methods in spec["paths"].items():
        for method, call in methods.items():
            call["responses"].pop("422", None)
            if path.startswith("/api/"):
                for status, answer in errors(*(_ALWAYS if method == "get" else _ALWAYS_POST)).items():
                    call["responses"].setdefault(str(status), _ERROR | {"description": answer["description"]})
            if method != "get":
                call.setdefault("parameters", []).append(_SAME_ORIGIN)
    for name in ("HTTPValidationError", "ValidationError"):
        spec["components"]["schemas"].pop(name, None)
    spec["components"]["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    }
    spec["security"] = [{"token": []}, {"cookie": []}, {}]
    return spec
