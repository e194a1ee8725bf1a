"""A process in which bots think for another one."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """At the start of a worker: it ends with the process that started it, however that ends."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
