"""The main pages of one household in databases of several sizes and kinds: what each page costs whom.

    Scripts/bench scale                      50,000 meals and a million, made first
    python Bench/scale.py small=sqlite:FOLDER large=sqlite:FOLDER small=postgresql://… large=postgresql://…

The databases are those that Bench/crowd.py filled, or are made with so many meals (--meals, several times). All are
asked in turns over the bare socket, one request after the other, each by a worker of its own. Processor time hardly
depends on what else the machine does; milliseconds do.
"""

import argparse
import contextlib
import datetime
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import crowd
import session
from roundtrips import RoundTrips
from support.fastcgi import ask
from support.paths import TIFFIN
from support.servers import Server, answers, children
from support.site import database_on
from support.waiting import wait_until


def pages(today: datetime.date) -> dict[str, str]:
    """Those that people open most."""
    yesterday = (today - datetime.timedelta(1)).isoformat()
    return {"day": f"/diary/{yesterday}", "list": "/meals", "plan": f"/plan/{yesterday}", "groceries": "/groceries"}


def others(recipe: int) -> dict[str, str]:
    return {
        "search": "/meals?q=soup", "trends": "/trends", "recipes": "/recipes", "recipe": f"/recipes/{recipe}",
        "recipes, search": "/recipes?q=tomatoes", "foods": "/foods?q=bread", "household": "/household",
        "settings": "/settings", "account": "/account",
    }


def microseconds(pids) -> float:
    """Processor time of processes so far, with that of threads that ended."""
    seconds = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            # What clock_getcpuclockid(3) gives for a process.
            seconds += time.clock_gettime(~pid << 3 | 2)
    return seconds * 1_000_000


class Place:
    """Tiffin over one of the databases; somebody is signed in."""

    def __init__(self, name: str, address: str):
        self.name = name
        self.is_server = not address.startswith("sqlite:")
        self.address = address
        self.folder = Path(tempfile.mkdtemp(prefix="tiffin-scale-", dir="/tmp"))
        self.data = self.folder / "data" if self.is_server else Path(address.removeprefix("sqlite:"))
        self.cookie = session.sign_in(address)
        self.paths = pages(datetime.date.today()) | others(session.first_recipe(address))
        self.asked = []
        self.app = None

    def start(self, address: str | None = None, workers: int = 1, threads: int = 1):
        environment = dict(TIFFIN_DATA=str(self.data), TIFFIN_AUTH="password", TIFFIN_NO_CATALOGUE="1")
        if self.is_server:
            environment["TIFFIN_DATABASE_URL"] = address or self.address
        self.socket = self.folder / "tiffin.sock"
        self.log = self.folder / "tiffin.log"
        command = [TIFFIN, "serve", "--socket", self.socket, "--workers", workers, "--threads", threads]
        self.app = Server(command, self.log, environment)
        wait_until(lambda: answers(self.socket), what="Tiffin's start")

    def stop(self):
        if self.app:
            self.app.stop()
        self.app = None

    def remove(self):
        self.stop()
        shutil.rmtree(self.folder)

    def get(self, path: str) -> bytes:
        self.asked.append(path)
        page = ask(self.socket, "GET", path, HTTP_COOKIE=self.cookie)
        assert page.startswith(b"Status: 200"), page[:300]
        return page

    def backends(self) -> list[int]:
        """The server's processes that work for this Tiffin."""
        if not self.is_server:
            return []
        sql = "SELECT pid FROM pg_stat_activity WHERE application_name = 'tiffin' AND datname = current_database()"
        return [int(pid) for pid in session.psql(self.address, sql)]

    def milliseconds(self, path: str) -> list[float]:
        """What the log says of all requests of a page, one having been asked after the other. It does not tell searches
        from the list."""
        found = re.findall(r"GET \S+ 200 ([\d.]+) ms", self.log.read_text())
        return [float(text) for asked, text in zip(self.asked, found, strict=True) if asked == path]


def measure(places: list[Place], rounds: int, each: int) -> dict:
    """Microseconds of the worker and of the server's processes for each request, by place and page."""
    costs = {}
    for place in places:
        place.start()
        for path in place.paths.values():
            # Templates, prepared statements and caches are there afterwards.
            for _ in range(20):
                place.get(path)
    for _ in range(rounds):
        for name in places[0].paths:
            for place in places:
                worker, backends = children(place.app.pid), place.backends()
                before = microseconds(worker), microseconds(backends)
                for _ in range(each):
                    place.get(place.paths[name])
                after = microseconds(worker), microseconds(backends)
                cost = [(end - begin) / each for begin, end in zip(before, after)]
                costs.setdefault((place.address, name), []).append(cost)
    told = {
        (place.address, name): place.milliseconds(path)[20:] for place in places for name, path in place.paths.items()
    }
    for place in places:
        place.stop()
    return {
        # Others on the machine only ever add to it: what a quarter of the rounds is below of.
        key: [statistics.quantiles((cost[part] for cost in runs), n=4)[0] for part in (0, 1)] + quantiles(told[key])
        for key, runs in costs.items()
    }


def quantiles(times: list[float]) -> list[float]:
    """What a tenth is below of, and the median."""
    return [statistics.quantiles(times, n=10)[0], statistics.median(times)]


def count_trips(place: Place) -> dict[str, list[int]]:
    """How often one page waits for the server: the least and the most of ten, everything being prepared."""
    where = parse_qs(urlsplit(place.address).query)
    folder, port = Path(where["host"][0]), where.get("port", ["5432"])[0]
    trips = RoundTrips(place.folder, folder / f".s.PGSQL.{port}")
    place.start(place.address.replace(str(folder), str(place.folder)))
    counts = {}
    for name, path in place.paths.items():
        for _ in range(3):
            place.get(path)
        for _ in range(10):
            before = trips.count
            place.get(path)
            # Without the COMMIT at its end: nobody waits for that.
            counts.setdefault(name, []).append(trips.count - before - 1)
    place.stop()
    trips.close()
    return {name: [min(found), max(found)] for name, found in counts.items()}


def made(meals: list[int], folder: Path, server: str | None) -> list[str]:
    """Databases with so many meals of each kind, by their names and addresses."""
    places = []
    for count in meals:
        data = folder / str(count)
        subprocess.run([TIFFIN, "init", "--data", data], check=True, stdout=subprocess.DEVNULL)
        places.append((count, f"sqlite:{data}"))
        crowd.fill(places[-1][1], count, datetime.date.today())
        if server:
            places.append((count, filled_server(server, count, folder)))
    return [f"{count:,}={address}" for count, address in places]


def filled_server(server: str, meals: int, folder: Path) -> str:
    """The address of a new database on a server, with so many meals."""
    address = database_on(server)
    environment = os.environ | dict(TIFFIN_DATABASE_URL=address, TIFFIN_DATA=str(folder / f"{meals}-server"))
    subprocess.run([TIFFIN, "init"], check=True, stdout=subprocess.DEVNULL, env=environment)
    crowd.fill(address, meals, datetime.date.today())
    return address


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="*", metavar="NAME=ADDRESS")
    parser.add_argument("--meals", type=int, action="append", default=[])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--each", type=int, default=40)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tiffin-scale-", dir="/tmp") as folder:
        places = made(options.meals, Path(folder), os.environ.get("TIFFIN_TEST_POSTGRESQL"))
        compare(options.places + places, options.rounds, options.each)


def compare(addresses: list[str], rounds: int, each: int):
    """Prints what each page costs in each of the databases."""
    places = [Place(*place.split("=", 1)) for place in addresses]
    costs = measure(places, rounds, each)
    print("| page | database | worker µs | server µs | ms, a tenth below | ms, median |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in places[0].paths:
        for place in places:
            kind = "PostgreSQL" if place.is_server else "SQLite"
            worker, server, low, median = costs[place.address, name]
            print(f"| {name} | {place.name}, {kind} | {worker:.0f} | {server:.0f} | {low:.2f} | {median:.2f} |")
    for place in places:
        if place.is_server:
            print(f"\nRound trips, {place.name}: {count_trips(place)}")
        place.remove()


if __name__ == "__main__":
    main()
