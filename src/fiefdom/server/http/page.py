"""Serves the built page: its files, and `index.html` for every address of the page."""

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from fiefdom.server.refused import Refused

_NOT_BUILT = """Fiefdom runs, but its page is not built.
In the project's folder, `make play` builds it; an installed wheel has it inside.
The interface for programs is at /api/docs.
"""


class _Assets(StaticFiles):
    """Their names carry a hash of their content: a browser can keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def add_page(app: FastAPI, folder: Path) -> None:
    app.mount("/assets", _Assets(directory=folder / "assets", check_dir=False))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str) -> Response:
        if path == "api" or path.startswith(("api/", "assets/")):
            raise Refused("not-found")
        index = folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(_NOT_BUILT, 503)
        return FileResponse(_file(folder, path) or index, headers={"Cache-Control": "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    """The file of this name, if it is in the folder."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # no name that a file could have
        return None
