"""What all who sit down at a table agree to: its tempo, what happens when time is over, chat, rating, the lobby."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from fiefdom.kernel.json import JSON

Late = Literal["ask", "turn", "seat"]
"""Time is over: the others are asked, a bot plays this turn, or a bot takes the seat."""

_MINUTE = 60_000
_DAY = 24 * 60 * _MINUTE


@dataclass(frozen=True, slots=True)
class Live:
    """A clock for each person: so many minutes for the game, and seconds more with every turn of one's own."""

    minutes: int = 10
    seconds: int = 20

    def to_json(self) -> dict[str, JSON]:
        return {"kind": "live", "minutes": self.minutes, "seconds": self.seconds}

    @property
    def start(self) -> int:
        """What one has at the start, in milliseconds."""
        return self.minutes * _MINUTE

    @property
    def increment(self) -> int:
        return self.seconds * 1000

    @property
    def more(self) -> int:
        """What one gets when the others wait."""
        return max(self.increment, _MINUTE)


@dataclass(frozen=True, slots=True)
class Days:
    """By correspondence: so many days for each turn."""

    days: int

    def to_json(self) -> dict[str, JSON]:
        return {"kind": "days", "days": self.days}

    @property
    def start(self) -> int:
        return self.days * _DAY

    increment = 0

    @property
    def more(self) -> int:
        return _DAY


Tempo = Live | Days


@dataclass(frozen=True, slots=True)
class Terms:
    tempo: Tempo | None = None
    late: Late = "ask"
    public: bool = False
    """In the lobby until it starts."""
    chat: bool = True
    rated: bool = False
    colours: tuple[int, ...] = ()
    """By seat, where they were chosen with the table; else each seat has its own."""

    def to_json(self) -> dict[str, JSON]:
        return {
            "tempo": self.tempo.to_json() if self.tempo else None,
            "late": self.late,
            "public": self.public,
            "chat": self.chat,
            "rated": self.rated,
            "colours": list(self.colours),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Terms":
        """What `to_json` wrote; what is not there is as it always was."""
        rest = {name: value for name, value in data.items() if name not in ("tempo", "colours")}
        return cls(tempo=tempo_of(data.get("tempo")), colours=tuple(data.get("colours", ())), **rest)


def tempo_of(data: Mapping[str, Any] | None) -> Tempo | None:
    if data is None:
        return None
    rest = {name: value for name, value in data.items() if name != "kind"}
    return Live(**rest) if data["kind"] == "live" else Days(**rest)
