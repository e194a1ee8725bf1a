"""Starts the servers of a load test, on this machine only, and reads what they take of the processor."""

import os
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from ipaddress import ip_address
from json import dumps
from pathlib import Path
from time import monotonic, process_time

from fiefdom.kernel.json import JSON
from fiefdom.load.wire import Address

_START = 180.0  # seconds until a server must be there
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class CannotLoad(Exception):
    """The load test cannot be run; the text is one plain line."""


def check_loopback(host: str) -> None:
    """A load test is for a machine of one's own: every other address is refused."""
    try:
        here = ip_address(host).is_loopback
    except ValueError:
        here = host == "localhost"
    if not here:
        raise CannotLoad(f"a load test runs against this machine only (127.0.0.1), not {host}")


class Host:
    """One server process."""

    def __init__(self, settings: Mapping[str, JSON]) -> None:
        self._settings = settings
        self._start(0)

    def _start(self, port: int) -> None:
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - a full pipe would stop the server
        self.process = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", "fiefdom.load.host", str(port), dumps(self._settings)],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        assert self.process.stdout is not None  # noqa: S101
        ready, _, _ = select.select([self.process.stdout], [], [], _START)
        line = self.process.stdout.readline() if ready else ""
        if not line.startswith("Fiefdom is at "):
            self.process.kill()
            raise CannotLoad(f"the server did not start: {self.end()[-500:] or line or 'it says nothing'}")
        host, _, given = line.split("//")[-1].strip().rpartition(":")
        check_loopback(host)
        self.address = Address(host, int(given))

    def kill_and_start(self) -> None:
        """As after a power cut: the same port, the same database."""
        self.process.kill()
        self.end()
        self._start(self.address.port)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Ends the server; what it wrote to its log."""
        self.process.send_signal(how)
        return self.end()

    def end(self) -> str:
        if self._errors.closed:
            return ""
        try:
            self.process.communicate(timeout=_START)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
        with self._errors:
            self._errors.seek(0)
            return self._errors.read()


@contextmanager
def hosts(count: int, settings: Mapping[str, JSON]) -> Iterator[list[Host]]:
    with ExitStack() as stack:
        started: list[Host] = []
        for _ in range(count):
            host = Host(settings)
            stack.callback(_end, host)
            started.append(host)
        yield started


def _end(host: Host) -> None:
    if host.process.poll() is None:
        host.process.kill()
    host.end()


@dataclass(frozen=True, slots=True)
class Clocks:
    """Seconds of the processor since each process began, and of the whole machine; None where not known."""

    at: float
    own: float
    servers: float | None
    workers: float | None
    machine: float | None

    @classmethod
    def read(cls, started: list[Host]) -> "Clocks":
        pids = [host.process.pid for host in started]
        servers = _sum(_seconds(pid) for pid in pids)
        workers = _sum(_seconds(child) for pid in pids for child in _children(pid))
        return cls(monotonic(), process_time(), servers, workers, _machine())


@dataclass(frozen=True, slots=True)
class Shares:
    """Processors in use over a while: 1.0 is one core all the time."""

    seconds: float
    own: float
    servers: float | None
    workers: float | None
    others: float | None

    @classmethod
    def between(cls, start: Clocks, end: Clocks) -> "Shares":
        seconds = end.at - start.at

        def share(before: float | None, after: float | None) -> float | None:
            return None if before is None or after is None else max(0.0, (after - before) / seconds)

        own = (end.own - start.own) / seconds
        servers, workers = share(start.servers, end.servers), share(start.workers, end.workers)
        machine = share(start.machine, end.machine)
        others = None if machine is None or servers is None else machine - own - servers - (workers or 0.0)
        return cls(seconds, own, servers, workers, others)


def _sum(found: Iterator[float | None]) -> float | None:
    values = list(found)
    return None if None in values else sum(value for value in values if value is not None)


def _seconds(pid: int) -> float | None:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _children(pid: int) -> list[int]:
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return []


def _machine() -> float | None:
    try:
        first = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    except OSError:
        return None
    user, nice, system, _idle, _io, irq, soft = (int(value) for value in first[:7])
    return (user + nice + system + irq + soft) / _TICKS


def memory(pid: int) -> int | None:
    """Bytes of a process that are in memory."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return None
    found = [int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:")]
    return found[0] if found else None
