"""The command `fiefdom play`: a game in the terminal, against bots."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from fiefdom.bots.catalog import make_bot
from fiefdom.cli.common import (
    check_writable,
    complete_bots,
    complete_game,
    err,
    out,
    read_options,
    words_of,
    write,
)
from fiefdom.cli.scenes import DRAWINGS
from fiefdom.cli.scenes.scene import Scene
from fiefdom.kernel import registry
from fiefdom.kernel.errors import BadAction, CannotUndo, IllegalAction
from fiefdom.kernel.game import Event, Refusal, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import LANGUAGES, Words

PAGE = 20  # actions shown at a time
GUESSES = 4  # at what is hidden
TOLD = 3  # of what an action brings about


def play(
    game: Annotated[
        str,
        typer.Argument(help="kingdom-builder, the-builders or kingdom-legacy.", autocompletion=complete_game),
    ],
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays against you: easy,hard; nobody in a game for one.", autocompletion=complete_bots
        ),
    ] = "medium",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the game.")] = 1,
    options: Annotated[str, typer.Option(help="The game's options, as a JSON object.")] = "{}",
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    record: Annotated[Path | None, typer.Option(help="Write the record to this file at the end.")] = None,
) -> None:
    """Plays a game in the terminal. Type ? for what can be typed."""
    said = words_of(language)
    found = registry.game(game)
    names = [] if tuple(found.seats) == (1,) else bots.split(",")
    match = Match(found, 1 + len(names), seed, found.new_options(read_options(options)))
    others = [make_bot(name, game, seed + seat) for seat, name in enumerate(names, 1)]
    if record is not None:
        check_writable(record)
    players = [said.say("play-you"), *names]
    table = _Terminal(match, said, players, lambda text: out.input(text))
    while (seat := match.state.actor) is not None:
        if seat == 0:
            if not table.turn():
                break
        else:
            match.play(others[seat - 1].choose(match.state))
            table.tell()
    table.end()
    if record is not None:
        write(record, match.to_json())


def _known(state: State[Any], seat: int) -> str:
    """The position as text, without the lines that tell what the seat cannot see: those differ from guess to guess."""
    guesses = [state.guess(seat, Rng(luck)).to_text().splitlines() for luck in range(GUESSES)]
    return "\n".join(line for line in guesses[0] if all(line in others for others in guesses[1:]))


class _Terminal:
    def __init__(
        self, match: Match[Any], said: Words, names: Sequence[str], ask: Callable[[str], str]
    ) -> None:
        self._match = match
        self._said = said
        self._names = names
        self._ask = ask
        self._told = 0  # actions whose events were told
        self._drawing = DRAWINGS.get(match.game.name)
        self._places: dict[str, Any] = {}  # actions by the place on the board that one types

    def turn(self) -> bool:
        """One decision of the person; False: enough."""
        state = self._match.state
        legal = state.legal()
        if len(legal) == 1:
            self._play(legal[0])
            return True
        shown = [self._in_words(action) for action in legal]
        self._show(legal, shown)
        while True:
            try:
                typed = self._ask(self._said.say("play-prompt", count=len(shown)) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if typed in ("q", "quit"):
                return False
            if self._obey(typed, legal, shown):
                return True

    def _show(self, legal: Sequence[Any], shown: Sequence[str]) -> None:
        """The position, and what can be done: what is chosen on a board stands there, the rest in a list."""
        game, state = self._match.game, self._match.state
        encoded = [cast("Mapping[str, JSON]", game.encode(action)) for action in legal]
        if (drawing := self._drawing) is None:
            self._print(_known(state, 0))
        else:
            out.print(drawing.draw(Scene(game, state, 0, encoded, self._said, self._names)))
            told = Counter(place for action in encoded if (place := drawing.place(action)))
            places = [drawing.place(action) or "" for action in encoded]
            self._places = {
                place: action for place, action in zip(places, legal, strict=True) if told[place] == 1
            }
        listed = [number for number, action in enumerate(legal) if action not in self._places.values()]
        if listed:
            self._print(self._said.say("play-could"))
        for number in listed[:PAGE]:
            self._print(f"{number + 1:>4}  {shown[number]}")
        if len(listed) > PAGE:
            self._print(self._said.say("play-more", count=len(listed) - PAGE))
        if self._places:
            self._print(self._said.say("play-places", example=next(iter(self._places))))

    def _in_words(self, action: Any) -> str:
        """What happens at once if this is decided, as far as nothing hidden shows, and the action as JSON."""
        game, then = self._match.game, self._match.state.guess(0, Rng(0))
        log: list[Event] = []
        then.log = log
        then.apply_unchecked(action)
        known = takewhile(lambda event: not event.reveals and event.seat in (0, None), log)
        told = [
            game.tell(f"{game.name}-event-{event.kind}", event.cut(0), self._said, self._names)
            for event in known
        ]
        return " ".join([*(told[:TOLD] or [self._said.say("play-unseen")]), json.dumps(game.encode(action))])

    def _obey(self, typed: str, legal: Sequence[Any], shown: Sequence[str]) -> bool:
        """Whether something was decided."""
        if typed == "?":
            self._print(self._said.say("play-help"))
        elif typed == "l":
            for number, text in enumerate(shown, 1):
                self._print(f"{number:>4}  {text}")
        elif typed == "u":
            try:
                self._match.undo(0)
            except CannotUndo as refusal:
                self._print(self._said.say(refusal.reason))
                return False
            self._told = min(self._told, self._match.length)
            return True
        elif typed in (numbers := [str(number) for number, _ in enumerate(legal, 1)]):
            self._play(legal[numbers.index(typed)])
            return True
        elif typed in self._places:
            self._play(self._places[typed])
            return True
        elif self._drawing and (target := self._drawing.target(typed)):
            self._explain(self._match.state.explain({"target": target}))
        elif typed.startswith("{"):
            return self._try(typed)
        else:
            self._print(self._said.say("play-help"))
        return False

    def _try(self, typed: str) -> bool:
        """An action as JSON; what is refused is explained."""
        game = self._match.game
        try:
            self._play(game.decode(json.loads(typed)))
        except IllegalAction as refused:
            self._explain(refused.refusal)
        except (BadAction, ValueError, RecursionError) as error:
            fault = str(error) if isinstance(error, BadAction) else f"no JSON: {error}"
            err.print(fault, highlight=False)
        else:
            return True
        return False

    def _explain(self, refusal: Refusal | None) -> None:
        """Why not; or, where only one of several actions would be refused, what can be typed."""
        if refusal is None:
            self._print(self._said.say("play-help"))
            return
        told = self._match.game.tell(refusal.reason, refusal.facts, self._said, self._names)
        self._print(f"{refusal.rule}: {told}")

    def _play(self, action: Any) -> None:
        self._match.play(action)
        self.tell()

    def tell(self) -> None:
        """What has happened since the last time, as the person may know it."""
        game = self._match.game
        for event in self._match.events(0, self._told):
            facts: dict[str, JSON] = dict(event) if isinstance(event, dict) else {}
            self._print(
                "  " + game.tell(f"{game.name}-event-{facts['event']}", facts, self._said, self._names)
            )
        self._told = self._match.length

    def end(self) -> None:
        result = self._match.state.result()
        for name, score in zip(self._names, result.scores, strict=True):
            self._print(f"{name}: {score}")
        if result.winners:
            winners = ", ".join(self._names[seat] for seat in result.winners)
            self._print(self._said.say("replay-winners", winners=winners, rule=result.ended_by))

    def _print(self, text: str) -> None:
        out.print(text, highlight=False, soft_wrap=True)
