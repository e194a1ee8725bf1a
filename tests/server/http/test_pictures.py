"""Links to tables: what they say of themselves, the picture, and that search engines leave them alone."""

import struct
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fiefdom.server.figures import Figures, Rate
from fiefdom.server.http.paint import paint
from fiefdom.server.http.preview import Preview, with_head
from server.conftest import NewPerson, quick
from server.table_side import Person, error_of, running

INDEX = "<!doctype html><html><head><title>Fiefdom</title></head><body></body></html>"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(INDEX)
    return folder


def tags(person: Person, address: str, **headers: str) -> dict[str, str]:
    """The tags in the head, by name."""
    answer = person.http.get(address, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["X-Robots-Tag"] == "noindex"
    head, end, _ = answer.text.partition("</head>")
    assert end
    found = {}
    for line in head.splitlines():
        if line.startswith("<meta "):
            meta = ElementTree.fromstring(line.replace(">", "/>") if not line.endswith("/>") else line)  # noqa: S314
            found[meta.get("property") or meta.get("name") or ""] = meta.get("content") or ""
    return found


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_link_tells_who_plays_and_shows_the_table(tmp_path: Path, page: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path / "data", page=page, public_url="https://club.example")) as server:
        ann, crawler = newcomer(server, 'Ann "&" <b>'), newcomer(server, None)
        waiting = ann.create("open")["id"]
        said = tags(crawler, f"/table/{waiting}")
        assert said["og:title"] == 'The Builders: Middle Ages: Ann "&" <b>'
        assert said["og:description"] == "A seat is free. Come and play."
        assert said["og:url"] == f"https://club.example/table/{waiting}"
        assert said["og:image"] == f"https://club.example/api/matches/{waiting}/picture.png?v=1"
        assert said["twitter:card"] == "summary_large_image"
        assert said["robots"] == "noindex"
        polish = tags(crawler, f"/table/{waiting}", **{"Accept-Language": "pl"})
        assert polish["og:description"] == "Jedno miejsce jest wolne. Chodź zagrać."

        playing = ann.create("easy")["id"]
        assert tags(crawler, f"/table/{playing}")["og:description"].startswith("A game is under way: Ann")
        assert "move by move" in tags(crawler, f"/replay/{playing}")["og:description"]
        assert "og:title" not in tags(crawler, "/table/nothing")
        assert "og:title" not in crawler.http.get("/rules/the-builders").text

        answer = crawler.http.get(f"/api/matches/{playing}/picture.png")
        assert answer.headers["Content-Type"] == "image/png"
        assert size_of(answer.content) == (1200, 630)
        still = crawler.http.get(f"/api/matches/{waiting}/picture.png")  # no bot plays on there
        assert size_of(still.content) == (1200, 630)
        tag = still.headers["ETag"]
        again = crawler.http.get(f"/api/matches/{waiting}/picture.png", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert error_of(crawler.http.get("/api/matches/nothing/picture.png"))[:2] == (404, "unknown-match")


def test_the_picture_changes_with_the_table(ann: Person) -> None:
    table = ann.create("easy")["id"]
    before = ann.http.get(f"/api/matches/{table}/picture.png").headers["ETag"]
    now = ann.my_turn(table)
    ann.post(f"/api/matches/{table}/actions", version=now["version"], action=now["legal"][0])
    assert ann.http.get(f"/api/matches/{table}/picture.png").headers["ETag"] != before


def test_painting_is_limited_and_what_is_kept_is_not(tmp_path: Path, newcomer: NewPerson) -> None:
    with running(quick(tmp_path, limits=Figures(pictures=Rate(1, 3600)))) as server:
        ann = newcomer(server)
        first, second = ann.create("open")["id"], ann.create("open")["id"]
        assert ann.http.get(f"/api/matches/{first}/picture.png").status_code == 200
        assert ann.http.get(f"/api/matches/{first}/picture.png").status_code == 200
        assert error_of(ann.http.get(f"/api/matches/{second}/picture.png"))[:2] == (429, "too-many")


def test_search_engines_leave_tables_and_their_talk_alone(stranger: Person) -> None:
    rules = stranger.http.get("/robots.txt").text.splitlines()
    assert "Disallow: /api/" in rules
    assert "Allow: /api/matches/*/picture.png" in rules  # who shows previews reads these rules, too


def test_tags_are_escaped_whatever_the_words_are() -> None:
    nasty = "\"'><script>alert(1)</script>&amp;"
    head = Preview(nasty, nasty, nasty, nasty).head()
    assert "<script" not in head
    assert "'" not in head
    assert unescape(head).count(nasty) == 4
    assert with_head("no head here", head) == "no head here"


def test_text_is_painted_in_all_languages_without_fonts_of_the_machine() -> None:
    def drawn(words: str) -> bytes:
        text = f'<text x="10" y="60" font-family="Alegreya" font-weight="700" font-size="48">{words}</text>'
        return paint(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 80" width="500" height="80">{text}</svg>'
        )

    nothing = drawn("")
    pictures = {drawn(words) for words in ("Anna", "árvíztűrő", "Łódź żółć", "Ελένη", "Борис", "12 + 3")}
    assert len(pictures) == 6
    assert nothing not in pictures
