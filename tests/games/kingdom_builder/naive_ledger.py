"""What Families, Shepherds, Ambassadors and treasures pay (N22, N31–N37), once more from the log alone."""

from collections import Counter
from collections.abc import Sequence

from fiefdom.kernel.game import Event
from games.kingdom_builder.naive_scoring import SIDE, Place, around

Paid = Counter[tuple[int, str, int]]  # seat, source, gold


class Ledger:
    """Where everything stands, by what the events said; what each of them should have paid."""

    def __init__(
        self, rows: Sequence[str], seats: int, goals: Sequence[str], settling: Sequence[str]
    ) -> None:
        self.letters = {(r, c): rows[r][c] for r in range(SIDE) for c in range(SIDE)}
        self.goals = goals
        self.settling = settling  # pieces that count as settlements
        self.on: dict[Place, tuple[int | None, str]] = {}  # whose (a wall's: None), and what
        self.supply = [40] * seats
        self.kept = [0] * seats
        self.due = 0  # M13: of the kept ones, those of the turn under way
        self.mandatory: list[Place] = []
        self.number = 0

    def read(self, events: Sequence[Event]) -> tuple[Paid, Paid]:
        """What was paid by the log of one action, and what should have been."""
        paid: Paid = Counter()
        owed: Paid = Counter()
        for event in events:
            facts, seat = event.facts, event.seat
            if event.kind == "paid":
                paid[seat, facts["source"], facts["gold"]] += 1  # type: ignore[index]
            elif event.kind == "took-tile" and facts["location"] == "treasure":
                owed[seat, "treasure", 3] += 1  # type: ignore[index]
            elif event.kind == "showed":
                self.mandatory, self.due = [], self.kept[seat or 0]
            elif "hex" in facts:
                owed += self._happened(event.kind, seat or 0, event.facts)  # type: ignore[arg-type]
        return paid, owed

    def _happened(self, kind: str, seat: int, facts: dict[str, int | str]) -> Paid:
        here = divmod(int(facts["hex"]), SIDE)
        if "from" in facts:
            self.on[here] = self.on.pop(divmod(int(facts["from"]), SIDE))
        elif kind == "removed":
            if self.on.pop(here)[1] == "settlement":
                self.supply[int(facts["owner"])] += 1
        elif kind in ("kept", "took-back"):
            del self.on[here]
            self.kept[seat] += kind == "kept"
        elif kind == "placed":
            piece = str(facts["piece"])
            covered = [here, *around(here)] if piece == "hall" else [here]
            for place in covered:
                self.on[place] = (None if piece == "wall" else seat, piece)
            if piece in self.settling:
                return self._of_each(seat, covered)
        elif kind == "built":
            return self._built(seat, here, str(facts["by"]))
        return Counter()

    def _built(self, seat: int, here: Place, by: str) -> Paid:
        if by == "mandatory" and not self.mandatory:
            self.number = min(2 if self.letters[here] == "S" else 3, self.supply[seat])
        self.on[here] = (seat, "settlement")
        if by == "mandatory" and self.due:
            self.due -= 1
            self.kept[seat] -= 1
        else:
            self.supply[seat] -= 1
        owed = self._of_each(seat, [here])
        if by == "mandatory":
            self.mandatory.append(here)
            if "families" in self.goals and len(self.mandatory) == 3 and self.number == 3 and self._in_line():
                owed[seat, "families", 2] += 1
        return owed

    def _in_line(self) -> bool:
        """One of the three has both others as neighbours on opposite sides."""
        for middle in self.mandatory:
            row, column = middle
            others = set(self.mandatory) - {middle}
            shift = row % 2
            lines = [
                {(row, column - 1), (row, column + 1)},
                {(row - 1, column - 1 + shift), (row + 1, column + shift)},
                {(row - 1, column + shift), (row + 1, column - 1 + shift)},
            ]
            if others in lines:
                return True
        return False

    def _of_each(self, seat: int, places: list[Place]) -> Paid:
        owed: Paid = Counter()
        for place in places:
            beside = around(place)
            alike = [o for o in beside if self.letters[o] == self.letters[place]]
            if "shepherds" in self.goals and all(o in self.on for o in alike):
                owed[seat, "shepherds", 2] += 1
            others = [self.on[o] for o in beside if o in self.on]
            rivals = [who for who, what in others if what in ("settlement", *self.settling)]
            if "ambassadors" in self.goals and any(who != seat for who in rivals):
                owed[seat, "ambassadors", 1] += 1
        return owed
