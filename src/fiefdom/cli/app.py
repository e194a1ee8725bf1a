"""The command line `fiefdom`. Errors are one clear line and a non-zero exit, never a traceback."""

import json
import sys
from collections.abc import Iterator
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.progress import track
from rich.table import Table

from fiefdom.arena import benchmark
from fiefdom.cli.admin import admin, work
from fiefdom.cli.arena import arena, simulate
from fiefdom.cli.coach import coach
from fiefdom.cli.common import (
    BOTS,
    Fault,
    check_writable,
    complete_game,
    err,
    out,
    read,
    words_of,
    write_json,
)
from fiefdom.cli.facts import print_facts
from fiefdom.cli.legacy import legacy, use_expansions
from fiefdom.cli.load import load
from fiefdom.cli.play import play
from fiefdom.kernel import registry
from fiefdom.kernel.errors import FiefdomError
from fiefdom.kernel.match import Match
from fiefdom.kernel.words import LANGUAGES, Words
from fiefdom.version import __version__

app = typer.Typer(
    help="Kingdom-building board games: play, host, simulate.",
    epilog=f"Games: {', '.join(registry.game_names())}. Bots: {', '.join(BOTS)}, and your own (docs/bots.md).",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """The entry point: what goes wrong becomes one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that does not know our letters shows a ?
    if sys.stdin is None:  # started without an input: nothing is typed
        sys.stdin = StringIO()
    try:
        app()
    except BrokenPipeError:  # `fiefdom … | head`
        sys.exit(1)
    except (FiefdomError, Fault, OSError) as error:  # OSError: a full disk
        _fail(str(error))
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "fiefdom":
            raise
        extra = "postgres" if missing == "asyncpg" else "server"  # what else is missing says so itself
        _fail(f"this needs a package that is not installed ({missing}): pip install 'fiefdom[{extra}]'")


def _fail(why: str) -> NoReturn:
    err.print(f"fiefdom: {why}", style="red", highlight=False, soft_wrap=True)
    sys.exit(1)


def _version(wanted: bool) -> None:
    if wanted:
        out.print(__version__, highlight=False)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Kingdom-building board games: play, host, simulate."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder of the database; else FIEFDOM_DATABASE_URL, else ./fiefdom-data."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser where there is one.")] = False,
    expansions: Annotated[
        Path | None,
        typer.Option(
            help="Folder with expansions of Kingdom Legacy, each a folder; else FIEFDOM_EXPANSIONS."
        ),
    ] = None,
) -> None:
    """Serves the page and the HTTP interface."""
    use_expansions(expansions)
    from fiefdom.server.run import serve as run  # the other commands need no web server

    raise typer.Exit(run(host=host, port=port, data=data, open_browser=browser))


app.command()(simulate)
app.command()(arena)
app.command()(play)
app.command()(coach)


Language = Annotated[str, typer.Option("--language", help=f"One of {', '.join(LANGUAGES)}.")]


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as the server or Match.to_json writes it.")],
    language: Language = "en",
) -> None:
    """Checks a record and tells the game in words."""
    said = words_of(language)
    match = Match.from_json(read(file))
    names = [said.say("player-number", number=seat + 1) for seat in range(match.seats)]
    for line in (*_story(match, said, names), *_outcome(match, said, names)):
        out.print(line, highlight=False, soft_wrap=True)


def _story(match: Match[Any], said: Words, names: list[str]) -> Iterator[str]:
    """A line for everything that happened, numbered by decision."""
    game, step = match.game, None
    for event in match.events(None):
        assert isinstance(event, dict)  # noqa: S101 - Match.events gives objects
        number = "" if event["step"] == step else str(event["step"])
        step = event["step"]
        text = game.tell(f"{game.name}-event-{event['event']}", event, said, names)
        yield f"{number:>5} {text}"


def _outcome(match: Match[Any], said: Words, names: list[str]) -> Iterator[str]:
    result = match.state.result()
    for name, score, breakdown in zip(names, result.scores, result.breakdown, strict=True):
        sources = [
            (said.say(f"{match.game.name}-source-{share.source}"), share.points) for share in breakdown
        ]
        shares = ", ".join(f"{source} {points}" for source, points in sources)
        yield said.say("replay-score", player=name, score=score, shares=shares)
    if result.winners:
        winners = ", ".join(names[seat] for seat in result.winners)
        yield said.say("replay-winners", winners=winners, rule=result.ended_by)
    else:
        yield said.say("replay-unfinished", steps=match.length)


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="the-builders, …", autocompletion=complete_game)],
    as_json: Annotated[bool, typer.Option("--json", help="All facts, as JSON.")] = False,
    language: Language = "en",
) -> None:
    """Every card or board of a game."""
    found = registry.game(game)
    facts = found.cards()
    if as_json:
        sys.stdout.write(json.dumps(facts, ensure_ascii=False, indent=1) + "\n")
        return
    print_facts(out, found, facts, words_of(language))


app.command()(load)
app.command()(work)
app.add_typer(admin, name="admin")
app.add_typer(legacy, name="legacy")


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="Only this game.", autocompletion=complete_game)] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=60, help="How long each run of each figure takes.")
    ] = 1.0,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Also write the figures to this file.")
    ] = None,
) -> None:
    """Measures how fast the games are, in this one process."""
    if game is not None:
        registry.game(game)
    if json_file is not None:
        check_writable(json_file)
    figures, facts = [benchmark.calibration(seconds)], []
    cases = [case for case in benchmark.CASES if game in (None, case.game)]
    for case in track(cases, "measuring", console=err, transient=True):
        rates, said = benchmark.random_play(case, seconds)
        figures += [
            *rates,
            benchmark.copies(case, seconds),
            benchmark.scorings(case, seconds),
            benchmark.playouts(case, seconds),
        ]
        facts.append(said)
    rows = Table(title=f"median of {benchmark.RUNS} runs of {seconds:g} s, slowest and fastest run")
    for heading in ("figure", "median", "slowest", "fastest", "unit", "per 1000 calibration rounds"):
        rows.add_column(heading, justify="left" if heading in ("figure", "unit") else "right")
    for figure in figures:
        ratio = figure.median / figures[0].median * 1000
        rates_text = (f"{rate:,.0f}" for rate in (figure.median, figure.low, figure.high))
        rows.add_row(figure.name, *rates_text, figure.unit, f"{ratio:.3g}")
    out.print(rows)
    for fact in facts:
        ends = ", ".join(f"{rule} {count}" for rule, count in fact.endings.items())
        out.print(
            f"{fact.label}: {fact.decisions / fact.games:.0f} decisions a game, "
            f"{fact.mean_legal:.1f} legal actions each; {fact.games} games ended by {ends}",
            highlight=False,
        )
    if json_file is not None:
        write_json(
            json_file, {"figures": [f.to_json() for f in figures], "facts": [f.to_json() for f in facts]}
        )
