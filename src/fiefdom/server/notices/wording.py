"""What a message says, in its reader's language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fiefdom.kernel.words import Words, seat_names
from fiefdom.server.notices.mail import Links
from fiefdom.server.notices.waiting import Waiting
from fiefdom.server.tables.table import Chair

_HOUR = 3600 * 1000
_DAY = 24 * _HOUR


@dataclass(frozen=True, slots=True)
class About:
    """The table that a message is about."""

    wait: Waiting
    chairs: Sequence[Chair]
    names: Mapping[str, str]

    def others(self, words: Words) -> str:
        people = [(self.names.get(chair.guest or ""), chair.level) for chair in self.chairs]
        found = seat_names(people, words)
        return ", ".join(name for seat, name in enumerate(found) if seat != self.wait.seat)

    def left(self, now: int, words: Words) -> str | None:
        """How much time they have, in a game by correspondence."""
        if not self.wait.by_days or self.wait.deadline is None:
            return None
        rest = max(0, self.wait.deadline - now)
        if rest >= 2 * _DAY:
            # Of three days that have just begun nobody says that two are left.
            return words.say("notice-left-days", days=(rest + _HOUR) // _DAY)
        return words.say("notice-left-hours", hours=rest // _HOUR)


@dataclass(frozen=True, slots=True)
class Message:
    title: str
    body: str
    path: str
    tag: str
    """A newer message of the same tag takes the place of an older one."""


def about_table(kind: str, about: About, by: str, now: int, words: Words) -> Message:
    """`kind`: turn, nudge or ready; `by`: the name of who had it sent."""
    game = words.say(f"{about.wait.game}-name")
    match_id = about.wait.match
    title = words.say(f"notice-{kind}", player=by) if kind == "nudge" else words.say(f"notice-{kind}")
    lines = [words.say("notice-table", game=game, names=about.others(words)), about.left(now, words)]
    return Message(title, "\n".join(filter(None, lines)), f"/table/{match_id}", f"table-{match_id}")


def trial(words: Words) -> Message:
    return Message(words.say("notice-test"), words.say("notice-test-text"), "/hearing", "test")


def mail_text(message: Message, link: str, stop: str, words: Words) -> tuple[str, str]:
    """Subject and text."""
    subject = f"{message.title}: {message.body.splitlines()[0]}"
    return subject, f"{message.title}.\n{message.body}\n\n{link}\n{_foot(stop, words)}"


def confirm_text(link: str, host: str, words: Words) -> tuple[str, str]:
    return words.say("notice-confirm"), f"{words.say('notice-confirm-text', host=host)}\n\n{link}\n"


def digest_text(tables: Sequence[About], links: Links, stop: str, now: int, words: Words) -> tuple[str, str]:
    blocks = []
    for about in tables:
        message = about_table("turn", about, "", now, words)
        blocks.append(f"{message.body}\n{links.table(about.wait.match)}")
    subject = words.say("notice-digest", count=len(tables))
    return subject, "\n\n".join([f"{subject}.", *blocks]) + f"\n{_foot(stop, words)}"


def _foot(stop: str, words: Words) -> str:
    return f"\n-- \n{words.say('notice-foot')}\n{stop}\n"
