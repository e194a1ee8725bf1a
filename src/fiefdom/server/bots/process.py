"""Names of processes: who has taken a turn, and whether it is still there."""

import os
import secrets
import socket


def is_dead(owner: str) -> bool:
    """A process of this machine that is gone: killed, it could not give its turns back."""
    host, pid, _ = owner.split(" ")
    if host != host_name():
        return False  # we cannot know: its lease runs out
    if int(pid) == os.getpid():
        return True  # in a container the new server may well have the number of the old
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


def host_name() -> str:
    """This machine's name, as the first word of a process's name."""
    return socket.gethostname().replace(" ", "-")[:40]


def process_name() -> str:
    """A name that no other process has, now or ever."""
    return f"{host_name()} {os.getpid()} {secrets.token_hex(4)}"
