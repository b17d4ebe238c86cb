"""What others notice while somebody tries passwords: how long their pages take, and what memory Tiffin takes.

Everything runs on this machine, also the one who attacks. A page's time counts from the moment at which it was due, so
that one slow answer shows in all that wait behind it.
"""

import http.client
import itertools
import multiprocessing
import random
import sqlite3
import statistics
import threading
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

import database
from support.memory import HighWater
from support.site import PASSWORD, Site

# 150 MB, of all processes together.
MOST_MEBIBYTES = 150e6 / 2**20
READERS, PAGES_PER_SECOND = 4, 20
TRIES_PER_SECOND, GUESSERS = 50, 24
AT_HOME, ELSEWHERE = "192.0.2.7", "198.51.100.9"
# nginx says who asks by what the request says: everybody here is on this machine.
ADDRESSES = "set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;"


@dataclass
class Attack:
    """Whose password is tried, and from where."""

    title: str
    name: object
    address: object


def random_name() -> str:
    return f"somebody{random.randrange(10**9)}"


def random_address() -> str:
    return ".".join(str(random.randrange(1, 255)) for _ in range(4))


ATTACKS = [
    Attack("a name that exists, one address", lambda: "alice", lambda: ELSEWHERE),
    Attack("a name that does not, one address", lambda: "mallory", lambda: ELSEWHERE),
    Attack("a new name each time, one address", random_name, lambda: ELSEWHERE),
    Attack("a name that exists, a new address each time", lambda: "alice", random_address),
    Attack("a new name and a new address each time", random_name, random_address),
]


class Connection:
    """Keeps one connection to nginx, and gives status, headers and body."""

    def __init__(self, port: int, address: str, **headers):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.headers = {"X-Test-Address": address, **headers}

    def ask(self, method: str, path: str, body: str | None = None, **headers):
        self.connection.request(method, path, body, self.headers | headers)
        answer = self.connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def send(self, path: str, **fields) -> int:
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Origin": f"http://127.0.0.1:{self.connection.port}"}
        return self.ask("POST", path, urlencode(fields), **kind)[0]

    def open_sign_in(self) -> str:
        """The token of the form, whose cookie is kept."""
        _, headers, page = self.ask("GET", "/sign-in")
        self.headers["Cookie"] = headers["Set-Cookie"].split(";")[0]
        return page.split(b'name="token" value="', 1)[1].split(b'"', 1)[0].decode()


def at_a_rate(per_second: float, seconds: float):
    """The moments at which something is due, each when it has come."""
    begin = time.monotonic()
    for number in itertools.count():
        due = begin + number / per_second
        if due >= begin + seconds:
            return
        time.sleep(max(0, due - time.monotonic()))
        yield due


def in_threads(count: int, work):
    threads = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]


def read(port: int, cookies: list[str], paths: list[str], seconds: float) -> list[float]:
    """Milliseconds of each page that people who are signed in read, in turns."""
    taken = []

    def reader(number: int):
        connection = Connection(port, AT_HOME, Cookie=cookies[number])
        time.sleep(number / PAGES_PER_SECOND)
        for path, due in zip(itertools.cycle(paths), at_a_rate(PAGES_PER_SECOND / READERS, seconds), strict=False):
            status, _, page = connection.ask("GET", path)
            taken.append((time.monotonic() - due) * 1_000)
            assert status == 200 and page.endswith(b"</html>"), (status, page[-200:])

    in_threads(READERS, reader)
    return taken


def guess(port: int, attack: int, seconds: float) -> Counter:
    """How many tries were answered with which status."""
    answers = Counter()

    def guesser(number: int):
        connection = Connection(port, ATTACKS[attack].address())
        token = connection.open_sign_in()
        time.sleep(number / TRIES_PER_SECOND)
        for _ in at_a_rate(TRIES_PER_SECOND / GUESSERS, seconds):
            connection.headers["X-Test-Address"] = ATTACKS[attack].address()
            name = ATTACKS[attack].name()
            answers[connection.send("/sign-in", token=token, username=name, password="wrong password")] += 1

    in_threads(GUESSERS, guesser)
    return answers


def sign_in(port: int, seconds: float) -> list[float]:
    """Seconds that each sign-in took of somebody with the right password, on a device that was never here.

    Who is told that many are signing in does as it says: waits five seconds, and tries again.
    """
    taken, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        begin = time.monotonic()
        connection = Connection(port, AT_HOME)
        token = connection.open_sign_in()
        while connection.send("/sign-in", token=token, username="alice", password=PASSWORD) != 303:
            if time.monotonic() > end:
                return taken
            time.sleep(5)
        taken.append(time.monotonic() - begin)
        time.sleep(1)
    return taken


class Aside:
    """Work in a process of its own, so that nothing of this program waits for it."""

    def __init__(self, work, *arguments):
        self.results, sending = multiprocessing.Pipe(duplex=False)
        self.process = multiprocessing.Process(target=lambda: sending.send(work(*arguments)))
        self.process.start()
        sending.close()

    def result(self):
        try:
            return self.results.recv()
        finally:
            self.process.join()


class Siege:
    """A site with a thousand meals, and people who are signed in."""

    def __init__(self):
        self.site = Site(workers=2, auth="password", extra_nginx=ADDRESSES)
        self.highest = 0.0

    def __enter__(self) -> "Siege":
        self.site.initialise()
        database.fill(self.site.data, 1_000)
        self.site.start_app()
        self.site.start_web()
        visitors = [self.site.set_up("alice"), *(self._signed_in() for _ in range(READERS - 1))]
        self.cookies = [f"{cookie.name}={cookie.value}" for cookie in map(self._session, visitors)]
        self.paths = ["/meals", f"/diary/{database.LAST_DAY.isoformat()}"]
        return self

    def __exit__(self, *_):
        self.site.stop()

    def _signed_in(self):
        visitor = self.site.visitor()
        visitor.get("sign-in").form("/sign-in").fill(username="alice", password=PASSWORD).send()
        return visitor

    @staticmethod
    def _session(visitor):
        return next(cookie for cookie in visitor.session.cookies if not cookie.name.endswith("-device"))

    def watch(self, seconds: float, attack: int | None = None) -> list[str]:
        """A row: what the pages took meanwhile, and the memory."""
        guesses = None if attack is None else Aside(guess, self.site.port, attack, seconds)
        arrivals = Aside(sign_in, self.site.port, seconds)
        reading = Aside(read, self.site.port, self.cookies, self.paths, seconds)
        with HighWater(self.site) as memory:
            pages = sorted(reading.result())
            answers = guesses.result() if guesses else Counter()
            waits = arrivals.result()
        self.highest = max(self.highest, memory.mebibytes)
        return [
            "nobody attacks" if attack is None else ATTACKS[attack].title,
            f"{sum(answers.values()) / seconds:.0f}",
            ", ".join(f"{count} × {status}" for status, count in sorted(answers.items())),
            f"{len(pages)}",
            f"{statistics.median(pages):.1f}",
            f"{pages[int(len(pages) * 0.99)]:.1f}",
            f"{pages[-1]:.0f}",
            f"{memory.mebibytes * 2**20 / 1e6:.0f}",
            f"{len(waits)}, {max(waits):.1f}" if waits else "none",
        ]

    def forget_failures(self):
        """As hours would."""
        with sqlite3.connect(Path(self.site.data) / "tiffin.db", timeout=10) as connection:
            connection.execute("DELETE FROM sign_in_failure")


HEAD = [
    "", "tries/s", "answers", "others' pages", "p50 ms", "p99 ms", "longest ms", "memory MB, highest",
    "sign-ins meanwhile, slowest s",
]


def measure(seconds: float, attacks: int = len(ATTACKS)) -> tuple[list[list[str]], bool]:
    """The rows, and whether the memory stayed within its bound."""
    with Siege() as siege:
        rows = [siege.watch(seconds)]
        for attack in range(attacks):
            siege.forget_failures()
            rows.append(siege.watch(seconds, attack))
        return rows, siege.highest <= MOST_MEBIBYTES
