"""A server as a process of its own, as people run it; it can be killed."""

import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from server.table_side import PATIENCE

START = """
import sys
from fiefdom.server.run import serve
sys.exit(serve("127.0.0.1", int(sys.argv[1]), data=sys.argv[2] or None))
"""


class RealServer:
    def __init__(self, data: Path | str, port: int = 0, **environment: str) -> None:
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - a full pipe would stop the server
        self.process = subprocess.Popen(
            [*self._before(), sys.executable, "-c", START, str(port), str(data)],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "FIEFDOM_BOT_PACE": "0", **environment},
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        if not line.startswith("Fiefdom is at "):
            self.process.kill()
            raise AssertionError(f"it did not start: {line!r} {self._end()}")
        self.url = line.split()[-1]
        self.port = int(self.url.rsplit(":", 1)[1])

    def _before(self) -> list[str]:
        """What is put before the command."""
        return []

    def kill(self) -> None:
        """kill -9: no chance to put anything in order."""
        self.process.kill()
        self._end()

    def _end(self) -> str:
        """Waits for the end; what it wrote to the error output."""
        self.process.communicate(timeout=PATIENCE)
        with self._errors:
            self._errors.seek(0)
            return self._errors.read()

    def ended(self) -> tuple[int, str]:
        """Waits for its end: the exit code, and what it wrote to the error output."""
        errors = self._end()
        return self.process.returncode, errors

    def interrupt(self) -> tuple[int, float, str]:
        """Ctrl-C: the exit code, the seconds it took, and what it wrote to the error output."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        code, errors = self.ended()
        return code, time.monotonic() - start, errors

    def children(self) -> list[int]:
        """The processes it started: its workers."""
        return children_of(self.process.pid)


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    found = [(task / "children").read_text().split() for task in tasks.iterdir()]
    return [int(child) for children in found for child in children]


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state.rpartition(")")[2].split()[0] not in "ZX"
