"""Numba keeps what it compiled and looks at a function's own file alone: what that function calls may have changed."""

from pathlib import Path

from fiefdom.games import kingdom_builder

HERE = Path(__file__).parent


def _stamp() -> str:
    """Changes with every file that the compiled functions are made from: the batch and the engine's tables."""
    engine = Path(kingdom_builder.__file__).parent
    files = sorted([*HERE.glob("*.py"), *engine.rglob("*.py"), *engine.rglob("*.toml")])
    return "\n".join(f"{file.name} {file.stat().st_mtime_ns} {file.stat().st_size}" for file in files)


def forget_stale() -> None:
    """Removes what was compiled from other sources than these."""
    kept, stamp = HERE / "__pycache__" / "compiled-from.txt", _stamp()
    if kept.exists() and kept.read_text(encoding="utf-8") == stamp:
        return
    try:
        for file in kept.parent.glob("*.nb[ci]"):
            file.unlink(missing_ok=True)
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(stamp, encoding="utf-8")
    except PermissionError:
        return  # installed for all by somebody else: nothing is kept here
