"""The command `fiefdom`: app.py lists its parts, a module each."""

from fiefdom.cli.app import app, main

__all__ = ["app", "main"]
