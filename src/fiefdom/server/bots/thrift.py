"""How long bots may think when many wait for them: all together no longer than people's patience."""

from dataclasses import dataclass

_TARGET = 0.4  # of the patience: who comes at a bad moment waits longer than the average
_LATEST = 0.7  # of the patience: who has waited so long gets a decision at first sight
_LEARN = 0.05  # the weight of the newest example
_MOST_EXTRA = 2.0  # seconds that one example may say
_REMEMBER = 10.0  # seconds for which it is said that bots think less
_ROW = 3.4  # seconds for all bots of a medium level between two turns of a person: with the show it is less than five
_LEAST = 0.25  # of a bot's share of the row: so long it may think although the others have spent all of it


@dataclass(slots=True)
class Thrift:
    """Learns how many decisions a turn has and what each costs beside the thought itself.

    `waiting` tables with `decisions` each, shared by `workers`: so long may one thought be.
    """

    patience: float
    workers: int
    decisions: float = 5.0
    overhead: float = 0.002
    _cut: float = float("-inf")
    _last: float | None = None

    def seconds(self, waiting: float, waited: float = 0.0) -> float:
        """For one decision, with so many tables waiting (the one that asks among them), this one for so long."""
        turn = self.patience  # with a worker for each
        if waiting > self.workers:
            turn = min(_TARGET * self.patience * self.workers / waiting, _LATEST * self.patience - waited)
        return max(0.0, turn / self.decisions - self.overhead)

    @staticmethod
    def in_a_row(bots: int, left: int, waited: float) -> float:
        """For one of `bots` who follow each other, `left` of them (this one among them) still to come: each is done by
        its share of the row, and who needs less leaves the rest to those behind."""
        share = _ROW / bots
        return max(_LEAST * share, _ROW - share * (left - 1) - waited)

    def turn_ended(self, decisions: int) -> None:
        self.decisions += _LEARN * (decisions - self.decisions)

    def decided(self, seconds: float, took: float, busy: bool, now: float) -> None:
        """A bot was given so many seconds and took so many; `busy`: others waited for a worker meanwhile."""
        if took < seconds:  # it was done sooner: nothing was cut
            self._last = None
            return
        self._cut = now
        if busy and self._last is not None:
            # With all workers busy, the time from one decision to the next is what one costs in all: the way there
            # and back, and what a bot that knows no hurry thinks beyond its time.
            extra = min(_MOST_EXTRA, max(0.0, self.workers * (now - self._last) - seconds))
            self.overhead += _LEARN * (extra - self.overhead)
        self._last = now if busy else None

    def hurried(self, now: float) -> bool:
        """Bots were lately told to stop before they were done."""
        return now - self._cut < _REMEMBER
