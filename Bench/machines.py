"""One web machine, and three, on one PostgreSQL server, asked by as many people: what a request costs whom.

    Scripts/bench scale                          after the pages; 50,000 meals, made first
    python Bench/machines.py postgresql://…      a database that Bench/crowd.py filled

On few processors three web machines answer no more requests than one, since they share them, with the server and with who
asks. So what is told is processor time: where a request costs each of three what it costs one alone, three that have
processors of their own answer three times as many.
"""

import argparse
import datetime
import itertools
import os
import statistics
import tempfile
from pathlib import Path

import scale
from support.servers import children
from support.waiting import side_by_side

MACHINES = 3
# Each asks for one page after the other; as many on each of three as on one alone have to share.
PEOPLE = 6


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


def measure(address: str, rounds: int, each: int) -> dict[int, list[float]]:
    """What a request costs one web machine alone and the server, and each of three and the server. Of rounds in
    turns what a quarter of them is below of: others on the machine only ever add to it."""
    places = [scale.Place(str(number), address) for number in range(MACHINES)]
    paths = list(scale.pages(datetime.date.today()).values())
    costs = {1: [], MACHINES: []}
    for place in places:
        place.start(workers=2, threads=PEOPLE)
        # Each thread has its statements prepared afterwards.
        cost([place], paths, 20 * len(paths))
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--each", type=int, default=80)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tiffin-scale-", dir="/tmp") as folder:
        address = options.address or scale.filled_server(os.environ["TIFFIN_TEST_POSTGRESQL"], 50_000, Path(folder))
        tell(measure(address, options.rounds, options.each))


if __name__ == "__main__":
    main()
