"""The Builders in the terminal: who has what, and the two rows of cards with their figures."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from fiefdom.cli.scenes.scene import Scene
from fiefdom.games.the_builders.cards import CARDS, unpack
from fiefdom.games.the_builders.words import amounts


def draw(scene: Scene) -> RenderableType:
    view = scene.view
    return Group(_sites(scene, view["building_row"]), _workers(scene, view["worker_row"]), _players(scene))


def _sites(scene: Scene, row: Sequence[int]) -> RenderableType:
    table = scene.table("building", "needs", "coins", "points")
    for number in row:
        card = CARDS[number]
        table.add_row(
            scene.card(number), amounts(unpack(card.needs), scene.said), str(card.coins), str(card.points)
        )
    return table


def _workers(scene: Scene, row: Sequence[int]) -> RenderableType:
    table = scene.table("worker", "wage")
    for number in row:
        table.add_row(scene.card(number), str(CARDS[number].wage))
    return table


def _players(scene: Scene) -> RenderableType:
    table = scene.table("player", "points", "coins", "workers", "sites", "built")
    for player in scene.view["players"]:
        sites = []
        for site in player["sites"]:
            missing = [
                max(0, need - there) for need, there in zip(site["needs"], site["supply"], strict=True)
            ]
            sites.append(
                f"{scene.card(site['card'])} ({scene.said.say('play-missing', what=amounts(missing, scene.said))})"
            )
        table.add_row(
            scene.player(player["seat"]),
            str(player["points"]),
            str(player["coins"]),
            "\n".join(map(scene.card, player["free"])),
            "\n".join(sites),
            "\n".join(map(scene.card, player["built"])),
        )
    return table
