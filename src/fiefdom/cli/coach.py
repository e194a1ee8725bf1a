"""The command `fiefdom coach`: what the hard bot would have done in a finished game."""

from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

from fiefdom.bots.coach import NO_MORE_OF_IT, report, review, turns
from fiefdom.cli.common import Fault, check_writable, err, out, read, words_of, write_json
from fiefdom.kernel.game import Event
from fiefdom.kernel.match import Match
from fiefdom.kernel.words import LANGUAGES, Words


def coach(
    file: Annotated[Path, typer.Argument(help="The record of a game that is over.")],
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write every decision to this file.")
    ] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    seed: Annotated[int, typer.Option(min=0, help="Of the bot's chance.")] = 0,
) -> None:
    """Says where most was lost in a finished game, and what the hard bot would have done there."""
    said = words_of(language)
    match = Match.from_json(read(file))
    if match.state.actor is not None:
        raise Fault(f"{file}: the game is not over")
    if json_file is not None:
        check_writable(json_file)
    judged = []
    for turn in track(turns(match), description=said.say("coach-looks"), console=err, transient=True):
        taken = match.actions[turn.start : turn.stop]
        judged += list(review(match.game.name, match.at(turn.start), taken, turn.start, seed))
    told = report([one.to_json(match.game) for one in judged])
    if json_file is not None:
        write_json(json_file, told)
    names = [said.say("player-number", number=seat + 1) for seat in range(match.seats)]
    moments: Any = told["moments"]
    for step in moments:
        one = next(one for one in judged if one.step == step)
        lost = said.say("coach-moment", number=step + 1, player=names[one.seat], points=round(one.lost, 1))
        taken = match.actions[step : one.until]
        for line in (
            lost,
            f"  {said.say('coach-played')} {_told(match, said, names, step, taken)}",
            f"  {said.say('coach-better')} {_told(match, said, names, step, one.better)}",
        ):
            out.print(line, highlight=False, soft_wrap=True)
    if not moments:
        out.print(said.say("coach-nothing"), highlight=False)


def _told(match: Match[Any], said: Words, names: Sequence[str], step: int, actions: Sequence[Any]) -> str:
    """What happens in the turn if these are done from this step on, in words."""
    state = match.at(step)
    log: list[Event] = []
    state.log = log
    for action in actions:
        state.apply(action)
    game = match.game
    events: list[Any] = [
        event.cut(None) for event in takewhile(lambda event: event.kind not in NO_MORE_OF_IT, log)
    ]
    return " ".join(game.tell(f"{game.name}-event-{event['event']}", event, said, names) for event in events)
