"""Serves the built page: its files, and `index.html` for every address of the page."""

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from fiefdom.server.failures import OutOfReach
from fiefdom.server.http.preview import NOINDEX, ROBOTS, preview_of, with_head
from fiefdom.server.http.services import Server, Services
from fiefdom.server.refused import Refused

mimetypes.add_type("application/manifest+json", ".webmanifest")

_NOT_BUILT = """Fiefdom runs, but its page is not built.
In the project's folder, `make play` builds it; an installed wheel has it inside.
The interface for programs is at /api/docs.
"""


# The addresses of the page (web/src/lib/frame/router.svelte.ts). Elsewhere it says that there is nothing.
_ALONE = ("", "about", "carry", "data", "hearing", "history", "workshop")
_WITH_ONE = ("carry", "players", "replay", "rules", "table")
_MAIL = ("mail/confirm", "mail/stop")


class _Assets(StaticFiles):
    """Their names carry a hash of their content: a browser can keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def add_page(app: FastAPI, folder: Path) -> None:
    app.mount("/assets", _Assets(directory=folder / "assets", check_dir=False))

    @app.get("/robots.txt", include_in_schema=False)
    def robots() -> PlainTextResponse:
        return PlainTextResponse(ROBOTS)

    @app.api_route("/{page}/{match_id}", methods=["GET", "HEAD"], include_in_schema=False)
    async def table(server: Server, request: Request, page: str, match_id: str) -> Response:
        """A table, an invitation to it, a replay: with what its link says of itself."""
        index = folder / "index.html"
        if page not in ("table", "replay") or not index.is_file():
            return await run_in_threadpool(any_page, f"{page}/{match_id}")
        html = await run_in_threadpool(index.read_text, encoding="utf-8")
        tags = await _tags(server, request, page, match_id)
        return HTMLResponse(with_head(html, tags), headers={"Cache-Control": "no-cache", **NOINDEX})

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def any_page(path: str) -> Response:
        if path == "api" or path.startswith(("api/", "assets/")):
            raise Refused("not-found")
        index = folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(_NOT_BUILT, 503)
        file = _file(folder, path)
        status = 200 if file or _is_address(path) else 404
        return FileResponse(file or index, status, headers={"Cache-Control": "no-cache"})


async def _tags(server: Services, request: Request, page: str, match_id: str) -> str:
    """None for a table that there is not, or that cannot be told of now: the page says so itself."""
    base = server.settings.public_url or str(request.base_url).rstrip("/")
    try:
        server.doors.limits.request(request.client.host if request.client else "unknown")
        async with server.tables.hold(match_id) as table:
            people = await server.tables.names(table)
            return preview_of(table, people, request.state.language, base, page).head()
    except (Refused, OutOfReach):
        return ""


def _is_address(path: str) -> bool:
    first, _, second = path.strip("/").partition("/")
    return path in _MAIL or (first in _WITH_ONE if second else first in _ALONE)


def _file(folder: Path, path: str) -> Path | None:
    """The file of this name, if it is in the folder."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # no name that a file could have
        return None
