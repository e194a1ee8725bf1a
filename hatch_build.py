"""The wheel always holds the page: without it there is nothing to build."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageIsThere(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        page = Path(self.root) / "src" / "fiefdom" / "server" / "page" / "index.html"
        if version == "standard" and not page.is_file():
            raise SystemExit(
                "The page is not built, and a wheel without it serves nothing: run `make wheel`."
            )
