"""Reads the scenes of the cards; how they are written stands in scenes.toml."""

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

GRID = 200  # of the drawings in icons.json (tools/simpler.mjs)
GROUND = 90.0  # where icons stand, from the top of a picture that is 100 high

SKIES = (
    "day",
    "sun",
    "clouds",
    "mist",
    "dusk",
    "night",
    "storm",
    "rain",
    "snow",
    "fire",
    "rays",
    "room",
    "cave",
    "paper",
)
GROUNDS = (
    "hills", "meadow", "furrows", "rock", "peaks", "cliff", "river", "waves", "shore", "swamp",
    "ash", "paved", "wall", "floor", "table", "cave", "none",
)  # fmt: skip
TONES = ("back", "mid", "full", "gold", "red", "leaf", "water", "wood", "stone", "fire", "white", "dark")


@dataclass(frozen=True, slots=True)
class Drawn:
    """One icon of a scene: the middle of its foot, and its size."""

    icon: str
    x: float
    y: float
    size: float
    tone: str
    flip: bool


@dataclass(frozen=True, slots=True)
class Scene:
    sky: str
    ground: str
    icons: tuple[Drawn, ...]


def read_scene(text: str) -> Scene:
    """One line of scenes.toml; ValueError says what is wrong with it."""
    place, *parts = (part.split() for part in text.split("|"))
    if len(place) != 2 or place[0] not in SKIES or place[1] not in GROUNDS:
        raise ValueError(f"{' '.join(place)!r} is not a sky and a ground")
    if not parts:
        raise ValueError("a scene has icons")
    if any(len(part) < 3 for part in parts):
        raise ValueError("an icon is written NAME X SIZE, then its tone")
    return Scene(place[0], place[1], tuple(_drawn(*part) for part in parts))


def _drawn(icon: str, x: str, size: str, *more: str) -> Drawn:
    tone, flip, up = "full", False, 0.0
    for word in more:
        if word in TONES:
            tone = word
        elif word == "flip":
            flip = True
        elif word.startswith("up="):
            up = float(word[3:])
        else:
            raise ValueError(f"{icon}: {word!r} is neither a tone nor flip nor up=N")
    return Drawn(icon, float(x), GROUND - up, float(size), tone, flip)


@cache
def scenes() -> dict[str, Scene]:
    """By stage name, `name.SIDE` or `name@CARD`."""
    text = (files(__package__) / "scenes.toml").read_text(encoding="utf-8")
    found = {}
    for name, line in tomllib.loads(text).items():
        try:
            found[name] = read_scene(line)
        except (TypeError, ValueError) as error:
            raise ValueError(f"scenes.toml: {name}: {error}") from None
    return found


@cache
def icons() -> dict[str, str]:
    """The drawings that the scenes name: `d` of an svg path on a grid of GRID by GRID."""
    found: dict[str, str] = json.loads((files(__package__) / "icons.json").read_text(encoding="utf-8"))
    return found


_ADDED: dict[str, Scene] = {}
_PLAIN = "day hills | {icon} 80 60"


def add_scenes(lines: Mapping[str, str], names: Iterable[str]) -> None:
    """Those of an expansion; a stage without one gets a plain picture."""
    for name in names:
        _ADDED.setdefault(name, read_scene(lines.get(name, _PLAIN.format(icon="hills"))))


def scene_of(name: str, card: int, side: int) -> Scene:
    """The picture of a stage."""
    known = {**_ADDED, **scenes()} if name in _ADDED else scenes()
    for key in (f"{name}@{card}", f"{name}.{side}", name):
        if key in known:
            return known[key]
    raise KeyError(f"scenes.toml has no {name!r}")
