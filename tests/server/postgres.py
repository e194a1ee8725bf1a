"""A PostgreSQL of the tests' own: started in a folder of its own, gone afterwards.

`python tests/server/postgres.py COMMAND …` runs a command beside one, whose address is put in the place of URL:
`python tests/server/postgres.py fiefdom load --processes 2 --tables 500 --database URL`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path | None:
    """The folder with initdb and postgres; None if they are not installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


@contextmanager
def own_postgres(folder: Path) -> Iterator[str]:
    """Its URL. It listens on a socket file only, and root (who may not run it) lends it a user."""
    place = Path(tempfile.mkdtemp(prefix="fiefdom-pg-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(place, user)
    data = place / "data"

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [str(folder / program), *arguments], user=user, cwd=place, check=True, capture_output=True
        )

    try:
        run("initdb", "-D", str(data), "-U", "fiefdom", "-A", "trust", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={place} -c max_connections=60"
        run("pg_ctl", "-D", str(data), "-w", "-l", str(place / "log"), "-o", options, "start")
        try:
            run("createdb", "-h", str(place), "-U", "fiefdom", "fiefdom")
            yield f"postgresql://fiefdom@/fiefdom?host={place}"
        finally:
            run("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(place)


if __name__ == "__main__":
    installed = binaries()
    if installed is None:
        sys.exit("PostgreSQL (initdb, postgres) is not installed")
    with own_postgres(installed) as address:
        command = [address if word == "URL" else word for word in sys.argv[1:]]
        sys.exit(subprocess.run(command, check=False).returncode)
