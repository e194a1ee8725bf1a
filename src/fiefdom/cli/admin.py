"""The commands `fiefdom work` and `fiefdom admin …`, for who hosts a server."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from fiefdom.cli.common import Fault, out

if TYPE_CHECKING:
    from fiefdom.server.admin import Admin

admin = typer.Typer(help="Looks after the data of a server, also while it runs.", no_args_is_help=True)
_ANY_ID = {"ignore_unknown_options": True}  # a guest's id may begin with a dash

Data = Annotated[
    Path | None, typer.Option(help="Folder of the database; else FIEFDOM_DATABASE_URL, else ./fiefdom-data.")
]
Limit = Annotated[int, typer.Option(min=1, max=10_000, help="How many at the most.")]
Kind = Annotated[str, typer.Argument(help="guest or address")]
Value = Annotated[str, typer.Argument(help="the guest's id; an address or a network such as 203.0.113.0/24")]


def work() -> None:
    """Lets bots think on this machine for servers that share its PostgreSQL (FIEFDOM_DATABASE_URL)."""
    from fiefdom.server.work import work as run  # the other commands need no server

    raise typer.Exit(run())


def _do(data: Path | None, what: "Callable[[Admin], Awaitable[Any]]") -> Any:
    """Opens the database, does it, and says in one line what went wrong."""
    from fiefdom.server.admin import Admin, CannotDo
    from fiefdom.server.failures import OutOfReach
    from fiefdom.server.settings import BadSetting, Settings
    from fiefdom.server.storage.address import BadDatabase

    async def run() -> Any:
        async with Admin.open(Settings.from_environment(data)) as opened:
            return await what(opened)

    try:
        return asyncio.run(run())
    except (BadSetting, BadDatabase, CannotDo, OutOfReach, OSError) as error:
        raise Fault(str(error)) from None


def _show(title: str, rows: list[dict[str, Any]]) -> None:
    if not rows:
        out.print(f"{title}: none")
        return
    table = Table(title=title)
    for name in rows[0]:
        table.add_column(name, overflow="fold", no_wrap=name == "id")  # to be copied in one piece
    for row in rows:
        table.add_row(*(_cell(name, value) for name, value in row.items()))
    out.print(table)


def _cell(name: str, value: Any) -> str:
    if name in ("created", "updated", "seen") and value:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)


@admin.command()
def tables(
    status: Annotated[str | None, typer.Option(help="waiting, running, finished or closed")] = None,
    limit: Limit = 50,
    data: Data = None,
) -> None:
    """Lists tables, the last used first."""
    _show("tables", _do(data, lambda a: a.tables(status, limit)))


@admin.command()
def guests(
    name: Annotated[str | None, typer.Option(help="Only those whose name has this in it.")] = None,
    limit: Limit = 50,
    data: Data = None,
) -> None:
    """Lists guests, the last seen first."""
    _show("guests", _do(data, lambda a: a.guests(name, limit)))


@admin.command()
def close(table: Annotated[str, typer.Argument(help="the table's id")], data: Data = None) -> None:
    """Closes a table: it stays, but nobody can play on."""
    _do(data, lambda a: a.close(table))


@admin.command(context_settings=_ANY_ID)
def delete(
    kind: Annotated[str, typer.Argument(help="table or guest")],
    id_: Annotated[str, typer.Argument(metavar="ID")],
    data: Data = None,
) -> None:
    """Deletes a table, or a guest with all that is theirs, for good."""
    if kind not in ("table", "guest"):
        raise typer.BadParameter("delete a table or a guest")
    _do(data, lambda a: a.delete_table(id_) if kind == "table" else a.delete_guest(id_))


@admin.command(context_settings=_ANY_ID)
def ban(kind: Kind, value: Value, data: Data = None) -> None:
    """Shuts a guest or an address out; it holds within seconds."""
    _do(data, lambda a: a.ban(_kind(kind), value))


@admin.command(context_settings=_ANY_ID)
def unban(kind: Kind, value: Value, data: Data = None) -> None:
    """Lets a guest or an address in again."""
    _do(data, lambda a: a.unban(_kind(kind), value))


@admin.command()
def bans(data: Data = None) -> None:
    """Lists who is shut out."""
    _show("bans", _do(data, lambda a: a.bans()))


def _kind(kind: str) -> str:
    if kind not in ("guest", "address"):
        raise typer.BadParameter("ban a guest or an address")
    return kind


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A file that is not there yet.")], data: Data = None
) -> None:
    """Copies the whole database to a file, while the server runs."""

    async def copy(opened: "Admin") -> None:
        opened.backup(file)

    _do(data, copy)
    out.print(f"written: {file}", highlight=False, soft_wrap=True)


@admin.command()
def restore(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, help="What `fiefdom admin backup` wrote.")
    ],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: Data = None,
) -> None:
    """Puts the database back as it was in a copy. What came after it is gone."""
    if not yes:
        typer.confirm("All that happened since this copy will be gone. Restore it?", abort=True)
    _do(data, lambda a: a.restore(file))


@admin.command()
def vacuum(data: Data = None) -> None:
    """Gives the room of what was deleted back to the disk."""
    _do(data, lambda a: a.vacuum())


@admin.command()
def stats(data: Data = None) -> None:
    """How much there is of what."""
    found = _do(data, lambda a: a.statistics())
    _show("statistics", [{"what": what, "count": count} for what, count in found.items()])
