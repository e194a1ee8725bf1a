"""The wheel holds all it needs: `pip install` and `fiefdom serve` work without Node and without this repository."""

import os
import re
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fiefdom.kernel.words import LANGUAGES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip would put into site-packages."""
    assert (ROOT / "src/fiefdom/server/page/index.html").exists(), (
        "the page is not built: run `make check-python`"
    )
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = folder.glob("fiefdom-*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


@pytest.fixture
def server(unpacked: Path, tmp_path: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "fiefdom", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {"PATH": "", "PYTHONPATH": str(unpacked), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if "http://" in line:
                yield "http://" + line.split("http://")[1].split()[0].rstrip("/")
                break
        else:
            pytest.fail("the server of the wheel did not start")
    finally:
        os.kill(process.pid, signal.SIGTERM)
        process.communicate(timeout=20)


def test_the_wheel_holds_page_words_cards_and_migrations(unpacked: Path) -> None:
    inside = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}
    sources = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src" / "fiefdom").rglob("*")
        if path.is_file()
        and path.suffix in (".py", ".toml", ".ftl", ".typed", ".html", ".js", ".css", ".woff2")
    }
    assert sources <= inside
    assert "fiefdom/server/page/index.html" in inside
    assert not [name for name in inside if "node_modules" in name or name.startswith("tests")]


def test_L2_the_page_holds_no_text_of_kingdom_legacys_cards(unpacked: Path) -> None:
    page = "".join(path.read_text() for path in (unpacked / "fiefdom/server/page").rglob("*.js"))
    assert "rule-K10" in page  # the words are in these files
    for language in LANGUAGES:
        secret = (unpacked / f"fiefdom/locales/{language}/kingdom-legacy-cards.ftl").read_text()
        keys = re.findall(r"^([\w-]+) =", secret, re.MULTILINE)
        assert keys
        assert [key for key in keys if f"{key} =" in page] == []
    # Nor of an expansion of ours.
    coast = unpacked / "fiefdom/games/kingdom_legacy/expansions/amber_coast/expansion.toml"
    for said in tomllib.loads(coast.read_text("utf-8"))["words"].values():
        assert [text for key, text in said.items() if key.startswith("card-") and text in page] == []


def test_the_wheel_serves_the_page_and_a_game(server: str) -> None:
    with httpx.Client(base_url=server, headers={"X-Fiefdom": "1"}) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "Fiefdom" in page.text
        script = page.text.split('src="')[1].split('"')[0]
        assert client.get(script).status_code == 200
        assert client.get("/api/me").status_code == 200
        seats = [{"who": "me"}, {"who": "bot", "level": "easy"}]
        table = client.post("/api/matches", json={"game": "the-builders", "seats": seats}).json()
        for _ in range(100):
            if table["legal"]:
                break
            time.sleep(0.1)
            table = client.get(f"/api/matches/{table['id']}").json()
        assert table["legal"], "it never became my turn"


# What each extra is for: a line of Python that needs it.
EXTRAS = {
    "": "import fiefdom.arena.tournament; fiefdom.make_bot('greedy', 'the-builders', seed=1)",
    "server": "import fiefdom.server.run",
    "postgres": "import asyncpg",
    "dask": "import fiefdom.arena.cluster, distributed",
    "ray": "import fiefdom.arena.cluster, ray.util.client",
    "parquet": "import fiefdom.arena.parquet, pyarrow",
    "rl": "from fiefdom.rl.batch import KingdomBuilderBatch; KingdomBuilderBatch(2)",
    "torch": "import torch; from fiefdom.rl.batch import KingdomBuilderBatch; KingdomBuilderBatch(2)",
}


@pytest.mark.long
@pytest.mark.parametrize("extra", EXTRAS)
def test_the_wheel_is_installed_with_and_without_each_extra(
    extra: str, unpacked: Path, tmp_path: Path
) -> None:
    (wheel,) = unpacked.parent.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    subprocess.run([python, "-m", "pip", "install", "-q", wanted], check=True)
    code = f"import fiefdom; fiefdom.game('kingdom-builder').start(2, 1); {EXTRAS[extra]}; print('fine')"
    done = subprocess.run([python, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "fine\n", done.stderr
    if extra not in ("rl", "torch"):
        missing = subprocess.run(
            [python, "-c", "import fiefdom.rl"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        lean = (
            "numpy"
            not in subprocess.run(
                [python, "-m", "pip", "list"], capture_output=True, text=True, check=True
            ).stdout
        )
        assert not lean or "pip install 'fiefdom[rl]'" in missing.stderr
