"""Kingdom Legacy in the terminal: the cards in play with what they give and become, and where the others lie."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fiefdom.cli.scenes.scene import Scene


def draw(scene: Scene) -> RenderableType:
    view = scene.view
    cards = {card["card"]: card for card in view["cards"]}

    def name(number: int) -> str:
        return scene.card(number, cards[number]["side"]) if number in cards else str(number)

    table = scene.table("in-play", "produces", "becomes", "glory")
    for number in [*view["play"], *view["permanent"]]:
        if number not in cards:
            continue
        card = cards[number]
        become = [
            f"{scene.card(number, cost['to'])}: {_amounts(scene, cost['resources'])}"
            for cost in card["costs"]
        ]
        produce = "\n".join(_amounts(scene, gain) for gain in card["makes"])
        table.add_row(name(number), produce, "\n".join(become), str(card["worth"] or ""))
    for blocked in view["blocked"]:
        table.add_row(scene.said.say("play-blocked", card=name(blocked["card"]), by=name(blocked["by"])))
    top = next((run[0] for run in view["deck"]["runs"] if len(run) == 1), None)
    facts: dict[str, Any] = {
        "round": view["round"],
        "glory": view["glory"],
        "hand": _amounts(scene, view["resources"]) or "–",
        "deck": view["deck"]["count"],
        "top": "–" if top is None else name(top),
        "discard": len(view["discard"]),
    }
    return Group(Text(scene.said.say("play-kingdom", **facts)), table)


def _amounts(scene: Scene, resources: Mapping[str, int]) -> str:
    return ", ".join(
        scene.said.say(f"kingdom-legacy-amount-{kind}", number=number) for kind, number in resources.items()
    )
