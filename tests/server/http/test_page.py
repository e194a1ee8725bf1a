"""The built page: its files, its addresses, what a browser may keep, and what it may not do."""

import json
import re
import struct
from pathlib import Path

import pytest

from fiefdom.version import __version__
from server.conftest import NewPerson, quick
from server.table_side import Person, error_of, running

ROUTES = Path(__file__).parents[3] / "web" / "tests" / "router.test.ts"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Fiefdom</title>" + " " * 5000)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text("let x = 1")
    (tmp_path / "outside.txt").write_text("secret")
    return folder


def test_the_page_and_its_files(tmp_path: Path, page: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path / "data", page=page)) as server:
        http = newcomer(server, None).http
        for address in ("/", "/carry", "/table/k3f9x2ab", "/rules/the-builders"):
            answer = http.get(address)
            assert "<title>Fiefdom</title>" in answer.text
            assert answer.headers["Cache-Control"] == "no-cache"
            assert answer.headers["Content-Encoding"] == "gzip"
        assert http.head("/").status_code == 200
        assert http.get("/favicon.svg").text == "<svg/>"
        asset = http.get("/assets/index-1a2b.js")
        assert asset.text == "let x = 1"
        assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert "javascript" in asset.headers["Content-Type"]
        for missing in ("/assets/gone-1.js", "/api/gone", "/api"):
            assert error_of(http.get(missing))[:2] == (404, "not-found")
        for nothing in (
            "/%00",
            "/%ff",
            "/" + "a" * 300,
            "/a/" * 300,
            "/.env",
            "/metrics",
            "/table",
            "/mail/x",
        ):
            answer = http.get(nothing)  # the page says so itself, to people
            assert answer.status_code == http.head(nothing).status_code == 404
            assert "<title>Fiefdom</title>" in answer.text
        for outside in (
            "/../outside.txt",
            "/%2e%2e/outside.txt",
            "/..%2foutside.txt",
            "/assets/..%2f..%2foutside.txt",
        ):
            answer = http.get(outside)
            assert answer.status_code == 404
            assert "secret" not in answer.text


def test_all_addresses_of_the_page_are_known(tmp_path: Path, page: Path, newcomer: NewPerson) -> None:
    there = re.findall(r'\["(/[^"]*)", \{ page: "(?!missing)', ROUTES.read_text(encoding="utf-8"))
    assert len(there) > 10
    with running(quick(tmp_path / "data", page=page)) as server:
        http = newcomer(server, None).http
        assert {address: http.get(address).status_code for address in there} == dict.fromkeys(there, 200)


def test_without_a_built_page_it_says_how_to_get_one(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path / "data", page=tmp_path / "none")) as server:
        answer = newcomer(server, None).http.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text


def test_what_a_browser_must_not_do_with_the_page(stranger: Person) -> None:
    for address in ("/healthz", "/api/games", "/api/nothing"):
        headers = stranger.http.get(address).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"


def test_it_says_that_it_is_well(stranger: Person) -> None:
    assert stranger.get("/healthz") == {"status": "ok", "version": __version__}


def test_the_interface_can_be_read_as_a_page(stranger: Person) -> None:
    text = stranger.http.get("/api/docs").text
    assert "POST /api/matches/{match_id}/actions" in text
    assert "<script" not in text


PUBLIC = Path(__file__).parents[3] / "web" / "public"


def test_the_app_can_be_installed() -> None:
    """The icons that the manifest promises are there, in these sizes; one fills what systems cut off."""
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        file = PUBLIC / icon["src"].removeprefix("/")
        if file.suffix == ".png":
            head = file.read_bytes()[:24]
            assert head.startswith(b"\x89PNG")
            assert "{}x{}".format(*struct.unpack(">II", head[16:24])) == icon["sizes"]
    sizes = {(icon["sizes"], icon.get("purpose")) for icon in manifest["icons"]}
    assert {("192x192", None), ("512x512", None), ("512x512", "maskable")} <= sizes


def test_the_service_worker_is_always_looked_for_anew(
    tmp_path: Path, page: Path, newcomer: NewPerson
) -> None:
    (page / "sw.js").write_text("self.x = 1")
    (page / "manifest.webmanifest").write_text("{}")
    with running(quick(tmp_path / "data", page=page)) as server:
        http = newcomer(server, None).http
        worker = http.get("/sw.js")
        assert worker.headers["Cache-Control"] == "no-cache"
        assert "javascript" in worker.headers["Content-Type"]
        assert http.get("/manifest.webmanifest").headers["Content-Type"] == "application/manifest+json"
        policy = worker.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy  # workers and manifests of our own
        assert "connect-src 'self'" in policy
