"""`fiefdom serve --expansions DIR` as a host runs it (L37): what becomes of a campaign when the folder goes or changes."""

import subprocess
import sys
from pathlib import Path

import pytest

from server.real_server import RealServer
from server.table_side import Person, error_of

PAGE = (Path(__file__).parents[2] / "docs" / "expansions.md").read_text(encoding="utf-8")
HEAD, CARDS = (part.split("```")[0] for part in PAGE.split("```toml\n")[1:3])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A host's folder with one expansion in it: the example of the page."""
    place = tmp_path / "expansions" / "hop-garden"
    place.mkdir(parents=True)
    (place / "expansion.toml").write_text(HEAD, encoding="utf-8")
    (place / "cards.toml").write_text(CARDS, encoding="utf-8")
    return place


def test_a_campaign_waits_for_its_expansion_and_goes_on_with_it(tmp_path: Path, folder: Path) -> None:
    options = [f"--expansions={folder.parent}"]
    server = RealServer(tmp_path / "data", options=options)
    ann = Person(server.url, "Ann")
    try:
        match = ann.post(
            "/api/matches", game="kingdom-legacy", seats=[{"who": "me"}], hints=True, name="Hopland"
        )["id"]
        cookie = ann.http.cookies["fiefdom"]
        box = ann.table(match)["view"]["box"]
        assert {140, 300, 301} <= set(box)  # ours and the host's
        advice = ann.post(f"/api/matches/{match}/hint")  # a bot's process has the same cards
        table = ann.act(ann.table(match), **advice["actions"][0])
        tried = next(action for action in table["legal"] if action["do"] == "produce")
        table = ann.act(table, **tried)
        table = ann.post(f"/api/matches/{match}/undo", version=table["version"])
        record = ann.get(f"/api/matches/{match}/export")
        assert [stamp.split("@")[0] for stamp in record["options"]["expansions"]] == [
            "amber-coast",
            "hop-garden",
        ]
    finally:
        ann.close()
        server.kill()

    def again(*options: str) -> tuple[RealServer, Person]:
        server = RealServer(tmp_path / "data", options=options)
        person = Person(server.url)
        person.http.cookies.set("fiefdom", cookie)
        return server, person

    (folder / "cards.toml").write_text(CARDS.replace("glory = 1", "glory = 5"), encoding="utf-8")
    for given, told in ((["--no-browser"], "'hop-garden' is not here"), (options, "is another one")):
        server, ann = again(*given)
        try:
            status, code, error = error_of(ann.http.get(f"/api/matches/{match}"))
            assert (status, code, error["reason"]) == (409, "other-rules", "error-other-box")
            assert "“hop-garden”" in error["message"]
            assert "Nothing is lost" in error["message"]
            assert error["facts"]["name"] == "hop-garden"
            assert told in error["facts"]["detail"]
            assert [line["id"] for line in ann.get("/api/matches")] == [match]
            _, code, error = error_of(ann.http.post("/api/matches/import", json=record))
            assert (code, error["reason"]) == ("file-rules", "error-other-box")
            assert "“hop-garden”" in error["message"]
            # It cannot be played, but it is Ann's: to keep, to delete and to take back.
            assert ann.get(f"/api/matches/{match}/export") == record
            for method, path, now in (("DELETE", "", "closed"), ("POST", "/restore", "running")):
                assert ann.http.request(method, f"/api/matches/{match}{path}").json()["status"] == now
                (line,) = ann.get("/api/matches")
                assert (line["status"], line["name"]) == (now, "Hopland")
            assert error_of(ann.http.get(f"/api/matches/{match}"))[1] == "other-rules"
        finally:
            ann.close()
            server.kill()

    # As it was, with a better word: it goes on.
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (folder / "expansion.toml").write_text(HEAD.replace('"Hop Picker"', '"Picker"'), encoding="utf-8")
    server, ann = again(*options)
    try:
        assert ann.table(match)["version"] == table["version"] + 4  # twice deleted and taken back
        assert ann.table(match)["view"] == table["view"]
    finally:
        ann.close()
        server.kill()


def test_a_folder_with_a_fault_keeps_the_server_from_starting(folder: Path) -> None:
    (folder / "cards.toml").write_text(CARDS.replace('makes = "1 good"', 'makes = "1 pearl"'), "utf-8")
    command = [sys.executable, "-m", "fiefdom", "serve", "--port=0", f"--expansions={folder.parent}"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 1
    assert "hop-garden/cards.toml:" in ended.stderr
    assert "pearl" in ended.stderr
    assert "Traceback" not in ended.stderr
