"""The command `fiefdom load`: what a server on this machine can carry."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fiefdom.cli.common import Fault, check_writable, err, out, read_options, write_json
from fiefdom.kernel import registry

INCONCLUSIVE = 3  # the exit code when the load test itself was what was slow
UNSOUND = 2  # something was refused, unanswered or lost


def load(
    tables: Annotated[int, typer.Option(min=1, help="How many tables play at the same time.")] = 100,
    pace: Annotated[float, typer.Option(help="Seconds between two actions at a table.")] = 5.0,
    seconds: Annotated[float, typer.Option(help="How long it is measured, after the set-up.")] = 30.0,
    game: Annotated[str, typer.Option(help="Which game is played.")] = "kingdom-builder",
    options: Annotated[str, typer.Option(help="The game's options, as a JSON object.")] = "{}",
    seats: Annotated[int, typer.Option(min=1, help="People at a table, each with a stream.")] = 2,
    bots: Annotated[str, typer.Option(help="Bots at the other seats of each table: hard or easy,hard")] = "",
    closed: Annotated[
        bool, typer.Option("--closed", help="No pace: every table acts as soon as it can.")
    ] = False,
    processes: Annotated[int, typer.Option(min=1, help="Server processes; several need --database.")] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            help="postgresql://… or sqlite:///…, one that may be filled; else a SQLite file that goes away."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Which legal actions are chosen.")] = 1,
    history: Annotated[int, typer.Option(min=0, help="Finished matches in the database before.")] = 0,
    restart: Annotated[
        bool, typer.Option("--restart", help="Afterwards kill the server, start it again, and wait for all.")
    ] = False,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Also write the figures to this file.")
    ] = None,
) -> None:
    """Starts a server on this machine, fills it with tables, and measures how long people wait.

    Nothing is concluded (exit code 3) when the test itself was what was slow; exit code 2 when something
    was refused or lost.
    """
    from fiefdom.load.run import Load, run  # the other commands need no web server
    from fiefdom.load.servers import CannotLoad

    registry.game(game)
    chosen = read_options(options)
    if json_file is not None:
        check_writable(json_file)
    try:
        levels = tuple(level for level in bots.split(",") if level)
        report = run(
            Load(
                tables,
                pace,
                seconds,
                game,
                chosen,
                seats,
                levels,
                closed,
                processes,
                database,
                seed,
                history,
                restart,
            )
        )
    except (CannotLoad, OSError) as error:
        raise Fault(str(error)) from None
    if json_file is not None:
        write_json(json_file, report.to_json())
    how = "as fast as they can" if closed else f"an action every {pace:g} s each"
    rows = Table("figure", "", title=f"{tables} tables of {game}, {how}, {report.seconds:.0f} s")
    for name, value in report.lines():
        rows.add_row(name, value)
    out.print(rows)
    if report.doubts:
        err.print(f"No conclusion about the server: {'; '.join(report.doubts)}.", soft_wrap=True)
        raise typer.Exit(INCONCLUSIVE)
    if not report.sound:
        raise typer.Exit(UNSOUND)
