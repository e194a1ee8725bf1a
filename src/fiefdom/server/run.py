"""Runs the server from the command line: `fiefdom serve` calls this."""

import errno
import ipaddress
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from fiefdom.server.app import create_app
from fiefdom.server.database import BadDatabase
from fiefdom.server.settings import BadSetting, Settings

_STOP_WITHIN = 1  # seconds that open requests get when the server is told to stop


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    open_browser: bool = False,
    proxy: str | None = None,
    log_level: str = "warning",
) -> int:
    """Serves until it is stopped; the exit code. `proxy`: addresses whose X-Forwarded-* are believed."""
    try:
        settings = Settings.from_environment(data)
        app = create_app(settings)
        listener = _listen(host, port)
    except (BadSetting, BadDatabase, _CannotListen) as error:
        return _fail(str(error))
    logging.basicConfig(level=log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        app,
        log_level=log_level,
        access_log=False,  # addresses of people are nobody's business
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=_STOP_WITHIN,
        timeout_keep_alive=15,
    )
    server = _Server(config, app, _addresses(host, listener.getsockname()[1]), open_browser)
    with listener:
        try:
            server.run(sockets=[listener])
        except KeyboardInterrupt:
            return 0
        except BadDatabase as error:
            return _fail(str(error))
    return 0 if server.started else 1


class _CannotListen(Exception):
    pass


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens; free again at once after the server ends, however it ends."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise _CannotListen(f"{host!r} is not an address of this machine ({error})") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(256)
    except (OSError, OverflowError) as error:
        listener.close()
        raise _CannotListen(_why_not(host, port, error)) from None
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


def _fail(message: str) -> int:
    print(f"fiefdom: {message}", file=sys.stderr)  # noqa: T201
    return 1
