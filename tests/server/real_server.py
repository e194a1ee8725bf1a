"""A server as a process of its own, as people run it; it can be killed."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from server.table_side import PATIENCE, wait_until

START = """
import sys
from fiefdom.server.run import serve
sys.exit(serve("127.0.0.1", int(sys.argv[1]), data=sys.argv[2] or None))
"""


class RealServer:
    def __init__(
        self, data: Path | str, port: int = 0, options: Sequence[str] = (), **environment: str
    ) -> None:
        """`options`: of `fiefdom serve`, which is run then as people run it."""
        command = ["-c", START, str(port), str(data)]
        if options:
            command = ["-m", "fiefdom", "serve", f"--port={port}", f"--data={data}", *options]
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - a full pipe would stop the server
        self.process = subprocess.Popen(
            [*self._before(), sys.executable, *command],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "FIEFDOM_BOT_PACE": "0", **environment},
            text=True,
            start_new_session=True,
        )
        line = line_of(self.process)
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


def line_of(process: "subprocess.Popen[str]") -> str:
    """What a program says next; nothing if it says nothing for long."""
    assert process.stdout is not None
    stdout, lines = process.stdout, list[str]()
    reader = threading.Thread(target=lambda: lines.append(stdout.readline()), daemon=True)
    reader.start()
    reader.join(PATIENCE)
    return lines[0] if lines else ""


def steady_port() -> int:
    """A free port that no program's connection is given by chance while a server is killed and starts again."""
    for port in random.sample(range(15_000, 30_000), 100):
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


NURSERY = """
import ctypes, json, os, signal, sys
from fiefdom.server.run import serve
PR_SET_PDEATHSIG = 1
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
for line in sys.stdin:
    port, data, environment = json.loads(line)
    if os.fork() == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # none is left when the tests are stopped
        os.environ.update(environment)
        print(os.getpid(), flush=True)
        code = serve("127.0.0.1", port, data=data or None)
        print("it ended with code", code, flush=True)
        sys.exit(code)
"""


class Nursery:
    """Starts servers that can be killed, one after the other: what they import is read once for all of them."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, data: Path | str, port: int, environment: dict[str, str]) -> "Child":
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([port or steady_port(), str(data), environment]) + "\n")
        self._process.stdin.flush()
        pid = line_of(self._process)
        line = line_of(self._process) if pid else "nothing was started"
        assert line.startswith("Fiefdom is at "), line
        return Child(int(pid), line.split()[-1])

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


class Child:
    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url
        self.port = int(url.rsplit(":", 1)[1])

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        wait_until(lambda: not is_alive(self.pid))


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    found = [(task / "children").read_text().split() for task in tasks.iterdir()]
    return [int(child) for children in found for child in children]


def is_alive(pid: int) -> bool:
    """Until its last thread is gone: the first may have ended, and another still holds the port."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text()
        threads = len(list(Path(f"/proc/{pid}/task").iterdir()))
    except (FileNotFoundError, ProcessLookupError):
        return False
    return threads > 1 or state.rpartition(")")[2].split()[0] not in "ZX"
