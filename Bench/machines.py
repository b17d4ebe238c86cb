"""One web machine, and three, on one PostgreSQL server, asked by as many people: what a request costs whom.

    Scripts/bench scale                          after the pages; 50,000 meals, made first
    python Bench/machines.py postgresql://…      a database that Bench/crowd.py filled

On few processors three web machines answer no more requests than one, since they share them, with the server and with who
asks. So what is told is processor time: where a request costs each of three what it costs one alone, three that have
processors of their own answer three times as many. Then, as root, each machine gets a small part of a processor and the
server a larger one, and requests a second are counted with ever more machines, until the server has no more to give.
"""

import argparse
import contextlib
import datetime
import itertools
import os
import statistics
import tempfile
import time
from pathlib import Path

import scale
import shares
from support.servers import children
from support.waiting import again_and_again, side_by_side

MACHINES = 3
# Each asks for one page after the other; as many on each of three as on one alone have to share.
PEOPLE = 6
# How often each person opens all pages first: each thread has its statements prepared afterwards.
BEFORE = 20
# Until the server is the limit, each has so much of a processor, so that all of them go on the few that there are.
AT_MOST = 5
OF_A_MACHINE, OF_THE_SERVER = 0.08, 0.5


def busy(places: list[scale.Place]) -> tuple[float, float]:
    """Microseconds of the web machines, supervisors too, and of the server's processes for them, so far."""
    pids = [pid for place in places for pid in [place.app.pid, *children(place.app.pid)]]
    return scale.microseconds(pids), scale.microseconds(places[0].backends())


def cost(places: list[scale.Place], paths: list[str], each: int) -> list[float]:
    """The same of a request, where everybody asks for so many pages."""
    def ask(place: scale.Place):
        for path in itertools.islice(itertools.cycle(paths), each):
            place.get(path)

    before = busy(places)
    side_by_side([lambda place=place: ask(place) for place in itertools.islice(itertools.cycle(places), PEOPLE)])
    return [(end - begin) / (PEOPLE * each) for begin, end in zip(before, busy(places))]


def measure(address: str, rounds: int, each: int, before: int = BEFORE) -> dict[int, list[float]]:
    """What a request costs one web machine alone and the server, and each of three and the server. Of rounds in
    turns what a quarter of them is below of: others on the machine only ever add to it."""
    places = [scale.Place(str(number), address) for number in range(MACHINES)]
    paths = list(scale.pages(datetime.date.today()).values())
    costs = {1: [], MACHINES: []}
    for place in places:
        place.start(workers=2, threads=PEOPLE)
        cost([place], paths, before * len(paths))
    for _ in range(rounds):
        for count, found in costs.items():
            found.append(cost(places[:count], paths, each))
    for place in places:
        place.remove()
    return {count: [statistics.quantiles(parts, n=4)[0] for parts in zip(*found)] for count, found in costs.items()}


def tell(costs: dict[int, list[float]]):
    print("| web machines | a machine's µs a request | the server's |\n| --- | --- | --- |")
    for count, (machine, server) in costs.items():
        print(f"| {count} | {machine:.0f} | {server:.0f} |")
    (alone, _), (together, server) = costs[1], costs[MACHINES]
    print(f"\nWith processors of their own {MACHINES} answer {MACHINES * alone / together:.2f} times the requests of one.")
    print(f"For each processor of theirs the server needs {server / together:.1f}: beyond that PostgreSQL is the limit.")


def requests(places: list[scale.Place], paths: list[str], seconds: float) -> tuple[float, float]:
    """Requests a second of so many web machines, each asked by as many people; and what part of a processor the server
    had for them."""
    answered = itertools.count()
    walks = [(place, itertools.cycle(paths)) for place in places for _ in range(PEOPLE)]

    def ask(place: scale.Place, walk):
        place.get(next(walk))
        next(answered)

    with contextlib.ExitStack() as people:
        for place, walk in walks:
            people.enter_context(again_and_again(lambda place=place, walk=walk: ask(place, walk)))
        # All of them have begun, and nobody's processor is used up in advance.
        time.sleep(1)
        first, before, begin = next(answered), busy(places)[1], time.monotonic()
        time.sleep(seconds)
        last, after, end = next(answered), busy(places)[1], time.monotonic()
    return (last - first - 1) / (end - begin), (after - before) / 1_000_000 / (end - begin)


def limits(address: str, seconds: float, at_most: int = AT_MOST, before: int = BEFORE) -> list[tuple[float, float]]:
    """The same of one web machine, two, and so on, where each has its part of a processor, and the server has one."""
    places = [scale.Place(str(number), address) for number in range(at_most)]
    paths = list(scale.pages(datetime.date.today()).values())
    found = []
    with contextlib.ExitStack() as machines:
        for place in places:
            place.start(workers=1, threads=PEOPLE)
            cost([place], paths, before * len(paths))
            machines.enter_context(shares.share(OF_A_MACHINE, [place.app.pid, *children(place.app.pid)]))
        machines.enter_context(shares.share(OF_THE_SERVER, of_the_server(places)))
        for count in range(1, at_most + 1):
            found.append(requests(places[:count], paths, seconds))
    for place in places:
        place.remove()
    return found


def of_the_server(places: list[scale.Place]) -> list[int]:
    """The server's processes: the first, which starts those for connections, and all that it has started."""
    backend = places[0].backends()[0]
    first = int(Path(f"/proc/{backend}/stat").read_text().rsplit(")", 1)[1].split()[1])
    return [first, *children(first)]


def tell_limits(found: list[tuple[float, float]]):
    print(f"\nWhere each has {OF_A_MACHINE:.0%} of a processor, and the server {OF_THE_SERVER:.0%}:\n")
    print("| web machines | requests a second | times those of one | of the server's processor |\n| --- | --- | --- | --- |")
    for count, (rate, used) in enumerate(found, 1):
        print(f"| {count} | {rate:.0f} | {rate / found[0][0]:.2f} | {used / OF_THE_SERVER:.0%} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--each", type=int, default=80)
    parser.add_argument("--seconds", type=float, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tiffin-scale-", dir="/tmp") as folder:
        address = options.address or scale.filled_server(os.environ["TIFFIN_TEST_POSTGRESQL"], 50_000, Path(folder))
        tell(measure(address, options.rounds, options.each))
        if shares.can_be_given():
            tell_limits(limits(address, options.seconds))


if __name__ == "__main__":
    main()
