"""Runs the server from the command line: `fiefdom serve` calls this."""

import asyncio
import errno
import gc
import ipaddress
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from fiefdom.server.figures import Figures
from fiefdom.server.files import raise_file_limit
from fiefdom.server.http.app import create_app
from fiefdom.server.http.connections import careful_protocol
from fiefdom.server.logs import write_log
from fiefdom.server.settings import BadSetting, Settings
from fiefdom.server.storage.address import BadDatabase
from fiefdom.server.storage.claim import claimed
from fiefdom.server.storage.database import Database

_FILES_OF_OUR_OWN = 100  # the database, workers, the listening socket
_BESIDE_STREAMS = 100  # connections of an address beside its streams
_TAKES_NOTHING = 60.0  # seconds after which who reads nothing of what was sent to them is gone
_STOP_WITHIN = 4  # seconds that open requests get when the server is told to stop


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    open_browser: bool = False,
    log_level: str = "warning",
    settings: Settings | None = None,
) -> int:
    """Serves until it is stopped; the exit code. Settings are those of the environment if none are given."""
    try:
        settings = settings or Settings.from_environment(data)
        with listen(host, port) as listener, claimed(settings.database_url):
            asyncio.run(Database.prepare(settings.database_url))
            _run(settings, listener, _addresses(host, listener.getsockname()[1]), open_browser, log_level)
    except (BadSetting, BadDatabase, CannotListen) as error:
        print(f"fiefdom: {error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


def _run(
    settings: Settings, listener: socket.socket, addresses: list[str], open_browser: bool, log_level: str
) -> None:
    write_log(log_level, settings.log_json)
    app = create_app(settings)
    files = raise_file_limit()
    figures = settings.limits or Figures(address_streams=files)
    config = uvicorn.Config(
        app,
        http=careful_protocol(
            most=max(32, files - _FILES_OF_OUR_OWN),
            most_of_address=figures.address_streams + _BESIDE_STREAMS,
            trusted=settings.proxy is not None,
            seconds=settings.patience,
            grace=_STOP_WITHIN,
        ),
        ws="none",
        log_config=None,
        access_log=False,  # addresses of people are nobody's business
        server_header=False,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=_STOP_WITHIN,
        timeout_keep_alive=15,
    )
    with suppress(KeyboardInterrupt):
        _Server(config, app, addresses, open_browser).run(sockets=[listener])


class CannotListen(Exception):
    """The text says why not, in one plain line."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; free again at once after the server ends, however it ends."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        # asyncio sends small answers at once (TCP_NODELAY) only if the socket says that it is TCP.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except (OSError, UnicodeError) as error:
        raise CannotListen(f"{host!r} is not an address of this machine ({error})") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; its connections have it from here
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(_TAKES_NOTHING * 1000))
        listener.bind((host, port))
        listener.listen(256)
    except (OSError, OverflowError) as error:
        listener.close()
        raise CannotListen(_why_not(host, port, error)) from None
    return listener


def _why_not(host: str, port: int, error: Exception) -> str:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return f"port {port} is taken: stop what uses it, or choose another (--port {port + 1})"
    if number == errno.EACCES:
        return f"port {port} is not allowed for you: choose one from 1024 on"
    return f"cannot listen on {host}, port {port}: {error}"


class _Server(uvicorn.Server):
    """Says where it is once it answers, and ends open streams at once when it is told to stop."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, addresses: list[str], open_browser: bool
    ) -> None:
        super().__init__(config)
        self._app = app
        self._addresses = addresses
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        _collect_seldom()
        print(f"Fiefdom is at {self._addresses[0]}", flush=True)  # noqa: T201
        for address in self._addresses[1:]:
            print(f"  in the local network: {address}", flush=True)  # noqa: T201
        if self._open_browser and _has_browser():
            webbrowser.open(self._addresses[0])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        services = getattr(self._app.state, "services", None)
        if services is not None:
            services.live.close()
        super().handle_exit(sig, frame)


def _collect_seldom() -> None:
    """What is there now stays; and tables are no garbage, so that to look through them again and again is in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def _addresses(host: str, port: int) -> list[str]:
    """The address to open here, and if the server can be reached from outside, the one for others."""
    try:
        given = ipaddress.ip_address(host)
    except ValueError:
        return [f"http://{host}:{port}"]
    if not given.is_unspecified:
        return [f"http://{f'[{host}]' if given.version == 6 else host}:{port}"]
    here = f"http://localhost:{port}"
    outside = _local_network_address()
    return [here, f"http://{outside}:{port}"] if outside else [here]


def _local_network_address() -> str | None:
    """The address that this machine uses towards others; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def _has_browser() -> bool:
    """A browser on a screen; a text browser would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
