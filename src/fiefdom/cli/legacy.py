"""The commands `fiefdom legacy …`: expansions of Kingdom Legacy that somebody writes."""

import os
from pathlib import Path
from typing import Annotated

import typer

from fiefdom.cli.common import Fault, out
from fiefdom.kernel import registry

legacy = typer.Typer(help="Expansions of Kingdom Legacy: folders that a host can add.", no_args_is_help=True)


@legacy.callback()
def _root() -> None:
    """Expansions of Kingdom Legacy: folders that a host can add."""


@legacy.command()
def check(
    folder: Annotated[Path, typer.Argument(help="The folder of one expansion (docs/expansions.md).")],
) -> None:
    """Says everything that is wrong in an expansion, with file and line."""
    from fiefdom.games.kingdom_legacy.cards.folder import read_folder

    registry.game("kingdom-legacy")  # the box: what an expansion is checked against
    if not folder.is_dir():
        raise Fault(f"{folder} is not a folder")
    found = read_folder(folder)
    for fault in found.faults:
        out.print(f"{folder / fault.file}:{fault.line}: {fault.text}", highlight=False, soft_wrap=True)
    if found.expansion is None:
        raise typer.Exit(1)
    one = found.expansion
    out.print(
        f"{one.name}: {len(one.rounds)} rounds, {len(one.numbers)} cards, {len(one.cards)} of them to discover; {one.stamp}",
        highlight=False,
        soft_wrap=True,
    )


@legacy.command()
def drawings() -> None:
    """The names of the drawings that pictures of cards and resources are put together from."""
    from fiefdom.games.kingdom_legacy.art.scenes import icons

    out.print("\n".join(sorted(icons())), highlight=False)


def use_expansions(place: Path | None) -> None:
    """Takes a host's expansions into the game; the processes in which bots think inherit where they are."""
    if place is None:
        return
    from fiefdom.games.kingdom_legacy.cards.loading import PLACE

    os.environ[PLACE] = str(place.resolve())
    from fiefdom.games.kingdom_legacy.cards.loading import load_host

    load_host()
