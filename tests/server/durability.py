"""People who play as fast as they can while somebody pulls the plug, and note what they were promised."""

import random
import threading
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from fiefdom.load.people import Acknowledged
from server.real_server import Child, Nursery, is_alive
from server.table_side import Person


@dataclass
class Players:
    """Two people at each of some tables. `servers`: at which of them each sits, as it comes."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)
    """By table: the newest version that somebody was told."""
    _tables: dict[str, list[Person]] = field(default_factory=dict)

    def arrive(self, urls: list[str], tables: int) -> None:
        for number in range(tables):
            ann, bela = (Person(urls[(number + who) % len(urls)], name) for who, name in enumerate("AB"))
            match = ann.create("open")["id"]
            bela.post(f"/api/matches/{match}/join")
            ann.post(f"/api/matches/{match}/start")
            self._tables[match] = [ann, bela]
            self.seen[match] = 0

    def play(self, seed: int, until: threading.Event) -> list[threading.Thread]:
        """Until told to stop, or until the server is gone."""
        threads = [
            threading.Thread(target=self._play, args=(match, _any(f"{seed} {match}"), until))
            for match in self._tables
        ]
        for thread in threads:
            thread.start()
        return threads

    def _play(self, match: str, rng: random.Random, until: threading.Event) -> None:
        try:
            while not until.is_set():
                for person in self._tables[match]:
                    looked = person.http.get(f"/api/matches/{match}")
                    if looked.status_code == 503:  # a busy machine: the database did not answer in time
                        continue
                    assert looked.status_code == 200, looked.text
                    table = looked.json()
                    assert table["version"] >= self.seen[match], "the table went back"
                    self.seen[match] = table["version"]
                    if table["status"] == "finished":
                        return
                    if table["legal"]:
                        self._act(person, match, table["version"], rng.choice(table["legal"]))
        except httpx.TransportError:
            return  # killed

    def _act(self, person: Person, match: str, version: int, action: dict[str, object]) -> None:
        answer = person.http.post(
            f"/api/matches/{match}/actions", json={"version": version, "action": action}
        )
        if answer.status_code == 200:
            self.acknowledged.append(Acknowledged(match, version + 1, action))  # type: ignore[arg-type]
            self.seen[match] = version + 1
        else:  # while another process is killed, its half of a table may be slow to hear
            assert answer.status_code in (409, 503), answer.text

    def leave(self) -> None:
        for people in self._tables.values():
            for person in people:
                person.close()


def kill_again_and_again(starts: list[tuple[Path | str, dict[str, str]]], kills: int, seed: int) -> Players:
    """Starts these servers (folder, environment) and kills one after the other, each time in mid-play."""
    rng = _any(str(seed))
    nursery, players = Nursery(), Players()
    servers: list[Child] = []
    try:
        servers += (nursery.start(folder, 0, environment) for folder, environment in starts)
        players.arrive([server.url for server in servers], tables=3)
        for number in range(kills):
            until = threading.Event()
            threads = players.play(seed + number, until)
            before = len(players.acknowledged)
            while len(players.acknowledged) - before < 4 and any(thread.is_alive() for thread in threads):
                until.wait(0.01)
            until.wait(rng.random() * 0.2)
            victim = number % len(servers)
            servers[victim].kill()
            until.set()
            for thread in threads:
                thread.join()
            folder, environment = starts[victim]
            servers[victim] = nursery.start(folder, servers[victim].port, environment)
    finally:
        players.leave()
        for server in servers:
            if is_alive(server.pid):
                server.kill()
        nursery.close()
    return players


def _any(seed: str) -> random.Random:
    return random.Random(seed)  # noqa: S311 - any legal action will do
