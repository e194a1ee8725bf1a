"""A campaign at one moment: where every card is, what it remembers for good, and what is pending."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Self, cast

from fiefdom.games.kingdom_legacy.art.picture import picture
from fiefdom.games.kingdom_legacy.cards.box import CARDS, FIRST_KINGDOM, RULES, STAGES, WORN_RULES
from fiefdom.games.kingdom_legacy.cards.expansion import EXPANSIONS
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction
from fiefdom.games.kingdom_legacy.play.agenda import TAKEN, WORD_OF, Pending
from fiefdom.games.kingdom_legacy.play.discovery import may_restart
from fiefdom.games.kingdom_legacy.play.interpreter import run
from fiefdom.games.kingdom_legacy.play.moves import ABSENT, DESTROYED, DISCARDED, IN_BOX, awake, tell
from fiefdom.games.kingdom_legacy.play.production import outcomes
from fiefdom.games.kingdom_legacy.play.rounds import DECISIONS_PER_TURN, END_TURN, START_ROUND
from fiefdom.games.kingdom_legacy.play.turn import TAKE_ACTION, legal_actions
from fiefdom.games.kingdom_legacy.rules import NEWEST, Rules
from fiefdom.games.kingdom_legacy.show.afford import within_reach
from fiefdom.games.kingdom_legacy.show.explain import explain, refusal_of
from fiefdom.games.kingdom_legacy.show.known import known_cards
from fiefdom.games.kingdom_legacy.show.score import score
from fiefdom.games.kingdom_legacy.show.view import view_of
from fiefdom.games.kingdom_legacy.text.write import to_text
from fiefdom.kernel.action import not_legal
from fiefdom.kernel.game import Event, Refusal, Result, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import check_reader, check_seat
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import Words


class LegacyState(State[LegacyAction]):
    """Cards are numbers, stages are card * 4 + side - 1; amounts are packed (see `resources.py`)."""

    game = "kingdom-legacy"

    __slots__ = (
        "agenda",
        "auto",
        "blocked",
        "costs",
        "crossed",
        "decisions",
        "deck",
        "discard",
        "edition",
        "ended_by",
        "expansion",
        "expansion_round",
        "expansions",
        "extra",
        "groups",
        "kept",
        "last_round",
        "looked",
        "made",
        "marks",
        "names",
        "options",
        "paid",
        "permanent",
        "picked",
        "place",
        "play",
        "plays",
        "purged",
        "purged_glory",
        "resources",
        "restarts",
        "rng",
        "robbed",
        "round",
        "rules",
        "scores",
        "seen",
        "stage",
        "stickers",
        "tabs",
        "turn",
        "turnly",
        "used",
        "worn",
        "written",
    )

    def __init__(
        self, rng: Rng, auto: bool = True, edition: Rules = NEWEST, further: Iterable[str] = ()
    ) -> None:
        self.rng = rng
        self.edition = edition  # the version of the rules
        self.expansions = (*edition.expansions, *further)  # those in this campaign's box, by name
        self.restarts = 0  # how often the campaign was started again (L26)
        self.auto = auto  # choices with one possibility run by themselves
        self.log: list[Event] | None = None
        self.clear()

    def clear(self) -> None:
        """L10: cards 1–10 are the kingdom, all others are in the box (0 has been read)."""
        self.actor: Seat | None = 0
        self.ended_by: str | None = None
        self.options: list[LegacyAction] | None = None
        self.agenda: list[Pending] = []
        self.place = bytearray([IN_BOX]) * (
            len(STAGES) // 4
        )  # by card; a copy of bytes costs next to nothing
        self.place[0] = DESTROYED
        for expansion in EXPANSIONS.values():
            if expansion.name not in self.expansions:
                for card in expansion.numbers:
                    self.place[card] = ABSENT
        for card in range(len(self.place)):
            if card not in CARDS:
                self.place[card] = ABSENT
        self.stage = [card * 4 for card in range(len(STAGES) // 4)]  # L6: side 1
        self.deck: list[int] = []  # the top card is the last
        self.groups: list[int] = []  # what is known of it: see moves.py
        self.play: list[int] = []
        self.discard: list[int] = list(FIRST_KINGDOM)
        for card in FIRST_KINGDOM:
            self.place[card] = DISCARDED
        self.permanent: list[int] = []
        self.blocked: dict[int, int] = {}  # by blocked card: its blocker
        self.worn: dict[int, int] = {}  # L34: by equipment: the card that wields it
        self.tabs: tuple[int, ...] = ()  # L35: cards that are marked
        self.looked: tuple[int, ...] = ()  # the group that a purge looks at
        self.picked: tuple[int, ...] = ()  # chosen for the purge
        self.seen: tuple[int, ...] = ()  # cards of the box being looked at
        self.resources = 0
        self.robbed = False  # the Pirate has taken his coin of this effect
        self.kept: tuple[int, ...] = ()  # named to stay in play at this turn's end
        self.turnly: tuple[int, ...] = ()  # once-per-turn effects that are used: stage * 4 + effect
        self.decisions = 0  # in this turn (L60)
        self.rules = -1  # the standing rules in force as bits; -1: to be worked out
        self.round = 0
        self.turn = 0
        self.last_round = False
        self.expansion = 0  # its card, 0 in the base game
        self.expansion_round = 0
        self.scores: tuple[int, ...] = ()  # L40
        self.purged: tuple[int, ...] = ()
        self.purged_glory = 0
        # What cards remember for good, by stage (names and plays by card).
        self.stickers: dict[int, tuple[int, ...]] = {}
        self.crossed: dict[int, tuple[int, ...]] = {}
        self.made: dict[int, tuple[int, ...]] = {}  # follows from the two above
        self.extra: dict[int, int] = {}  # keywords by sticker; follows, too
        self.costs: dict[int, int] = {}  # by stage * 4 + frame: crossed out
        self.marks: dict[int, int] = {}  # boxes as bits
        self.used: dict[int, int] = {}  # effects crossed out, as bits
        self.written: dict[int, tuple[int, ...]] = {}
        self.paid: dict[int, int] = {}  # Export's and Resistance's running totals
        self.names: dict[int, int] = {}
        self.plays: dict[int, int] = {}

    def begin(self) -> None:
        """The first round; L26: also when the campaign starts again."""
        self.clear()
        self.agenda.append(START_ROUND)

    def rules_now(self) -> int:
        """The standing rules of unblocked cards in play and of permanent cards (L24, L25)."""
        rules = self.rules
        if rules < 0:
            rules = 0
            stage = self.stage
            for card in self.play:
                rules |= RULES[stage[card]]
            for card in self.permanent:
                rules |= RULES[stage[card]]
            if self.worn:
                for card in awake(self):
                    rules |= WORN_RULES[stage[card]]
            self.rules = rules
        return rules

    def outcomes(self, card: int) -> tuple[int, ...]:
        return outcomes(self, card)

    def legal(self) -> list[LegacyAction]:
        if self.actor is None:
            return []
        options = self.options
        if options is None:
            options = self.options = legal_actions(self)
        return options[:]

    def apply(self, action: LegacyAction) -> None:
        if action not in self.legal():
            raise not_legal(self, action, LegacyAction, "kingdom-legacy", refusal_of)
        self.apply_unchecked(action)

    def apply_unchecked(self, action: LegacyAction) -> None:
        self.options = None
        self.decisions += 1
        if self.agenda:
            item = self.agenda.pop()
            TAKEN[type(item)](item, self, action)
        else:
            TAKE_ACTION[type(action)](self, action)
        if self.agenda:
            run(self)
        if self.decisions >= DECISIONS_PER_TURN and not self.agenda and self.actor is not None:
            self._stop_turn()

    def _stop_turn(self) -> None:
        """L60: a turn without end is ended."""
        tell(self, "turn-stopped", decisions=self.decisions)
        self.options = None
        self.agenda.append(END_TURN)
        run(self)

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.actor = self.actor
        new.agenda = self.agenda[:]
        new.auto = self.auto
        new.blocked = self.blocked.copy() if self.blocked else {}
        new.costs = self.costs.copy() if self.costs else {}
        new.crossed = self.crossed.copy() if self.crossed else {}
        new.decisions = self.decisions
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.edition = self.edition
        new.ended_by = self.ended_by
        new.expansion = self.expansion
        new.expansion_round = self.expansion_round
        new.expansions = self.expansions
        new.extra = self.extra.copy() if self.extra else {}
        new.groups = self.groups[:]
        new.kept = self.kept
        new.last_round = self.last_round
        new.log = None
        new.looked = self.looked
        new.made = self.made.copy() if self.made else {}
        new.marks = self.marks.copy() if self.marks else {}
        new.names = self.names.copy() if self.names else {}
        new.options = self.options
        new.paid = self.paid.copy() if self.paid else {}
        new.permanent = self.permanent[:]
        new.picked = self.picked
        new.place = self.place[:]
        new.play = self.play[:]
        new.plays = self.plays.copy() if self.plays else {}
        new.purged = self.purged
        new.purged_glory = self.purged_glory
        new.resources = self.resources
        new.restarts = self.restarts
        new.rng = self.rng.copy()
        new.robbed = self.robbed
        new.round = self.round
        new.rules = self.rules
        new.scores = self.scores
        new.seen = self.seen
        new.stage = self.stage[:]
        new.stickers = self.stickers.copy() if self.stickers else {}
        new.tabs = self.tabs
        new.turn = self.turn
        new.turnly = self.turnly
        new.used = self.used.copy() if self.used else {}
        new.worn = self.worn.copy() if self.worn else {}
        new.written = self.written.copy() if self.written else {}
        return new

    __copy__ = copy  # copy.copy would share the lists

    def position(self) -> tuple[Any, ...]:
        """Everything that tells this position from another, as plain values (chance aside)."""
        return (
            self.actor,
            self.auto,
            tuple([(WORD_OF[type(item)], *item) for item in self.agenda]),
            tuple(self.place),
            tuple(self.stage),
            tuple(self.deck),
            tuple(self.groups),
            tuple(self.play),
            tuple(self.permanent),
            tuple(sorted(self.blocked.items())),
            tuple(sorted(self.worn.items())),
            self.tabs,
            self.looked,
            self.picked,
            self.seen,
            self.resources,
            self.robbed,
            self.kept,
            self.turnly,
            self.restarts,
            self.round,
            self.turn,
            self.last_round,
            self.expansion,
            self.expansion_round,
            self.scores,
            self.purged,
            self.purged_glory,
            *(tuple(sorted(memory.items())) for memory in self.memories()),
        )

    def memories(self) -> tuple[dict[int, Any], ...]:
        """What the cards remember, without what follows from it."""
        return (
            self.stickers,
            self.crossed,
            self.costs,
            self.marks,
            self.used,
            self.written,
            self.paid,
            self.names,
            self.plays,
        )

    def key(self) -> int:
        return hash(self.position())

    def result(self) -> Result:
        return score(self)

    def view(self, seat: Seat | None) -> JSON:
        return view_of(self, check_reader(seat, 1))

    def guess(self, seat: Seat, rng: Rng) -> Self:
        """The unseen rest is shuffled run by run; what is known of the deck stays where it is."""
        check_seat(seat, 1)
        new = self.copy()
        start = 0
        for size in self.groups:
            if size > 1:
                run = self.deck[start : start + size]
                unseen = sorted(set(run).difference(self.tabs))
                rng.shuffle(unseen)
                if len(unseen) < size:  # L35: those with a tab stick out
                    drawn = iter(unseen)
                    unseen = [c if c in self.tabs else next(drawn) for c in run]
                new.deck[start : start + size] = unseen
            start += size
        new.rng = rng.fork()  # later shuffles are as unknown as this one
        return new

    def picture(self, names: Sequence[str] = (), colours: Sequence[int] = ()) -> str:
        return picture(self, names, colours)

    def moment(self) -> str:
        return f"round {self.round}, turn {self.turn}"

    def explain(self, request: JSON) -> Refusal | None:
        return explain(self, request)

    def within_reach(self) -> JSON:
        return cast("JSON", within_reach(self))

    def known_cards(
        self, seat: Seat | None, words: Words, worded: Collection[int] = (), drawn: Collection[int] = ()
    ) -> JSON:
        """All that the cards show which the player of this campaign knows by now (`known` in the view)."""
        return known_cards(self, words, worded, drawn)

    def may_restart(self) -> bool:
        return may_restart(self)

    def to_text(self) -> str:
        return to_text(self)
