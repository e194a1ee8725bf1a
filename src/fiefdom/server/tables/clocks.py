"""The time of a table: folded from the moments of its changes, so that it is the same after every restart."""

from dataclasses import dataclass, field

from fiefdom.server.tables.terms import Days, Tempo

LAG = 1000  # milliseconds that are nobody's, each time the clock passes on: the way there and back


@dataclass(slots=True)
class Clock:
    """Whose time runs, and what each has left. All times are milliseconds."""

    tempo: Tempo
    left: list[int] = field(default_factory=list)
    """By seat."""
    seat: int | None = None
    """Whose time runs: the one who must decide. None: nobody's; a bot decides, or the game is over."""
    turn: int | None = None
    since: int = 0
    """From this moment on nothing has been charged yet."""
    paused: bool = False
    late: bool = False
    """The time of `seat` is over and has been called."""

    @property
    def runs(self) -> bool:
        return self.seat is not None and not self.paused and not self.late

    @property
    def until(self) -> int | None:
        """When the time that runs is over; None if none runs."""
        return self.since + self.left[self.seat] if self.seat is not None and self.runs else None

    @property
    def may_pause(self) -> bool:
        """Days never stop; minutes do while nobody is there, or no server."""
        return not isinstance(self.tempo, Days)

    def begin(self, seats: int) -> None:
        self.left = [self.tempo.start] * seats

    def charge(self, at: int) -> None:
        """Somebody's time has run until now."""
        if self.seat is not None and self.runs and at > self.since:
            self.left[self.seat] = max(0, self.left[self.seat] - (at - self.since))
            self.since = at

    def pass_on(self, at: int, seat: int | None, turn: int | None, undone: bool = False) -> None:
        """After a change: who decides now, in whose turn."""
        if turn != self.turn:
            if undone and turn is not None:  # the turn was not over after all
                self.left[turn] = max(0, self.left[turn] - self.tempo.increment)
            elif self.turn is not None:
                # One's own turn brings it; to answer in another's (a canoe, M7) does not.
                self.left[self.turn] += self.tempo.increment
            self.turn = turn
        if seat != self.seat:
            self.seat, self.since, self.late = seat, at + LAG, False
            if seat is not None and isinstance(self.tempo, Days):
                self.left[seat] = self.tempo.start

    def call(self) -> None:
        """Time is over."""
        self.late = True

    def wait(self, at: int) -> None:
        """The others wait a little longer."""
        if self.seat is not None:
            self.left[self.seat] = max(self.left[self.seat], self.tempo.more)
        self.since, self.late = at, False

    def pause(self) -> None:
        self.paused = True

    def resume(self, at: int) -> None:
        if self.paused:
            self.paused, self.since = False, max(self.since, at)
