"""The commands `fiefdom simulate` and `fiefdom arena`: bots against bots."""

import os
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fiefdom.arena import parquet, picture
from fiefdom.arena.cluster import play_on_cluster
from fiefdom.arena.folder import ArenaFolder
from fiefdom.arena.lineups import Fixture, Lineup, fixtures, round_robin
from fiefdom.arena.standings import Row, endings, standings
from fiefdom.arena.tournament import Outcome, check, play_all
from fiefdom.cli.common import (
    Fault,
    check_writable,
    complete_bots,
    complete_game,
    err,
    out,
    read_options,
    write,
    write_json,
)
from fiefdom.kernel.json import JSON

GameName = Annotated[
    str,
    typer.Argument(help="kingdom-builder, the-builders or kingdom-legacy.", autocompletion=complete_game),
]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games (arena: of each group of bots).")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The seed of the first game.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processes; all cores if not said.")]
AsJson = Annotated[
    Path | None, typer.Option("--json", help="Also write the standings and every game to this file.")
]
OptionsText = Annotated[str, typer.Option("--options", help="The game's options, as a JSON object.")]
Records = Annotated[
    Path | None,
    typer.Option(
        "--out", help="A folder for every finished game and its record; started again, it goes on there."
    ),
]
CORES = os.cpu_count() or 1
_BOT = 10  # letters of a name that even a narrow terminal shows in one line


def simulate(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "--seats",
            help="A bot for each seat: easy,hard or medium,./mine.py:Bot",
            autocompletion=complete_bots,
        ),
    ],
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = CORES,
    json_file: AsJson = None,
    folder: Records = None,
    options: OptionsText = "{}",
) -> None:
    """Lets bots play many games against each other at one table. Seats rotate."""
    lineup = Lineup(game, tuple(bots.split(",")), read_options(options))
    _run([lineup], games, seed, jobs, None, folder, json_file)


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Two or more, such as easy,hard or medium,./mine.py:Bot; every group of them plays. "
            "A program in any language: program:./bot.sh",
            autocompletion=complete_bots,
        ),
    ] = "easy,medium,hard",
    seats: Annotated[int, typer.Option(min=1, help="How many sit at a table.")] = 2,
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = CORES,
    cluster: Annotated[
        str | None, typer.Option(help="Play on a cluster: dask://host:port or ray://host:port.")
    ] = None,
    folder: Records = None,
    json_file: AsJson = None,
    parquet_file: Annotated[
        Path | None, typer.Option("--parquet", help="Also write every game to this Parquet file.")
    ] = None,
    picture_file: Annotated[
        Path | None,
        typer.Option(
            "--picture", help="Also draw the ratings and the end of the last game into this SVG file."
        ),
    ] = None,
    options: OptionsText = "{}",
) -> None:
    """Every bot against every other: who is how strong, and how sure that is. Seats rotate over shared cards."""
    names = bots.split(",")
    if len(names) < 2:
        raise Fault(f"--bots needs two or more bots, such as easy,hard; not {bots!r}")
    lineups = round_robin(game, names, seats, read_options(options))
    for file in (parquet_file, picture_file):
        if file is not None:
            check_writable(file)
    if parquet_file is not None:
        parquet.check()
    wanted, rows, outcomes = _run(lineups, games, seed, jobs, cluster, folder, json_file)
    if parquet_file is not None:
        parquet.write(parquet_file, wanted, outcomes)
    if picture_file is not None:
        records = (outcomes[fixture.name].record for fixture in reversed(wanted))
        write(picture_file, picture.ratings(game, rows, next(filter(None, records), None)))


def _run(
    lineups: Sequence[Lineup],
    games: int,
    seed: int,
    jobs: int,
    cluster: str | None,
    folder: Path | None,
    json_file: Path | None,
) -> tuple[list[Fixture], list[Row], dict[str, Outcome]]:
    if json_file is not None:
        check_writable(json_file)  # better now than after all the games
    check(lineups, seed)
    wanted = list(fixtures(lineups, games, seed))
    outcomes = _play(wanted, jobs, cluster, folder, lineups, seed)
    rows = standings(wanted, outcomes)
    in_order = [outcomes[fixture.name] for fixture in wanted]
    number = "1 game" if len(wanted) == 1 else f"{len(wanted)} games"
    _print(f"{lineups[0].game}: {number}", rows, in_order, alone=len(lineups[0].bots) == 1)
    if json_file is not None:
        write_json(
            json_file,
            {
                "game": lineups[0].game,
                "bots": [list(lineup.bots) for lineup in lineups],
                "standings": [row.to_json() for row in rows],
                "games": [outcome.to_json() for outcome in in_order],
            },
        )
    return wanted, rows, outcomes


def _play(
    wanted: Sequence[Fixture],
    jobs: int,
    cluster: str | None,
    folder: Path | None,
    lineups: Sequence[Lineup],
    seed: int,
) -> dict[str, Outcome]:
    plan: dict[str, JSON] = {
        "game": lineups[0].game,
        "options": dict(lineups[0].options),
        "lineups": [list(lineup.bots) for lineup in lineups],
        "seed": seed,
    }
    keeper = None if folder is None else ArenaFolder(folder, plan)
    outcomes = {} if keeper is None else keeper.finished(wanted)
    if outcomes:
        err.print(f"{len(outcomes)} of {len(wanted)} games were played before", highlight=False)
    missing = [fixture for fixture in wanted if fixture.name not in outcomes]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with keeper or nullcontext(), Progress(*columns, console=err, transient=True) as progress:
        bar = progress.add_task("playing", total=len(wanted), completed=len(outcomes))
        played = play_on_cluster(missing, cluster) if cluster else play_all(missing, jobs)
        for outcome in played:
            if keeper is not None:
                keeper.add(outcome)
            if outcome.forfeit:
                line = f"{outcome.fixture}: {outcome.forfeit}"
                progress.console.print(line, highlight=False, soft_wrap=True)
            outcomes[outcome.fixture] = outcome
            progress.advance(bar)
    return outcomes


def _print(title: str, rows: Sequence[Row], outcomes: Sequence[Outcome], alone: bool) -> None:
    shown = Table(title=title)
    headings = (
        ("mean score (95 %)", "lowest", "highest") if alone else ("rating", "wins (95 %)", "mean\nscore")
    )
    # A path is of no use without its end; in a narrow terminal the figures break at their blanks.
    shown.add_column("bot", overflow="fold", min_width=min(_BOT, max(len(row.bot) for row in rows)))
    for heading in (*headings, "ms a\ndecision"):
        shown.add_column(heading, justify="right", overflow="fold")
    for row in rows:
        mean, speed = f"{row.mean_score:.2f}", f"{row.seconds_per_decision * 1000:.2f}"
        if alone:
            error = "" if row.score_error is None else f" ± {row.score_error:.2f}"
            shown.add_row(row.bot, mean + error, str(row.lowest), str(row.highest), speed)
        else:
            rating = "" if row.rating is None else f"{row.rating:.1f} ± {row.uncertainty:.1f}"
            share = f"{row.wins / row.games:.1%} ({row.low:.1%}–{row.high:.1%})"
            shown.add_row(row.bot, rating, share, mean, speed)
    out.print(shown)
    out.print("ended by: " + ", ".join(f"{rule} {count}" for rule, count in endings(outcomes).most_common()))
