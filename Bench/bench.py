"""Tiffin's meal list beside what is possible: nginx alone, C with libfcgi, C with SQLite.

Everything runs on this machine, over loopback. The rounds are interleaved, so that whatever else the machine does
meets all programs alike; figures of different runs are not to be compared, the ratios are.
"""

import argparse
import contextlib
import datetime
import io
import os
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import attack
import instructions
import lists
import machines
import paint
import recipes
import scale
import shares
from contest import Contest, build
from measure import Runs, load
from support.fastcgi import ask
from support.memory import pss_mebibytes
from support.paths import PACKAGE, TIFFIN
from support.servers import Server
from support.site import Site
from yardsticks import PAGES, Lesson, printed

BINARIES = PACKAGE / ".build/bench"
SAVE = Path(__file__).parent / "save.lua"


def table(head: list[str], rows: list[list[str]]):
    print("| " + " | ".join(head) + " |\n| " + " | ".join("---" for _ in head) + " |")
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print(flush=True)


def compare(contest: Contest, rounds: int, seconds: int, all_connections: list[int]):
    """Requests, waiting and processor time of each program, by turns."""
    for connections in all_connections:
        results = {name: Runs() for name in contest.programs()}
        for _ in range(rounds):
            for name, (url, pids) in contest.programs().items():
                results[name].runs.append(load(url, connections, seconds, pids, contest.cookie))
        c = results.get("C with SQLite", results["C, fixed page"])
        print(f"{connections} connection{'s' if connections > 1 else ''}, median of {rounds} × {seconds} s:\n")
        table(
            ["", "requests/s", "of C's", "p50 ms", "p99 ms", "× C's", "CPU µs per request", "× C's", "failures"],
            [
                [
                    name,
                    f"{run.per_second:,.0f}",
                    f"{run.per_second / c.per_second:.2f}",
                    f"{run.p50:.2f}",
                    f"{run.p99:.1f}",
                    f"{run.p99 / c.p99:.2f}",
                    f"{run.cpu_per_request:.0f}" if run.cpu_per_request else "",
                    f"{run.cpu_per_request / c.cpu_per_request:.2f}" if run.cpu_per_request else "",
                    str(run.failures),
                ]
                for name, run in results.items()
            ],
        )


def ratios(runs: dict[str, Runs], figure: str) -> str:
    ours, theirs = (getattr(runs[name], figure) for name in ("Tiffin", "C"))
    return f"{ours / theirs:.2f}" if theirs else ""


def compare_pages(contest: Contest, rounds: int, seconds: int, all_connections: list[int], pages: int | None):
    """Each page by Tiffin and by C, in turns; a page that breaks is named, and the others go on."""
    rows = []
    for page in list(contest.yardsticks)[:pages]:
        try:
            rows.append(compare_page(contest, page, rounds, seconds, all_connections))
        except Exception as error:
            contest.broken[page] = error
    counts = " and ".join(map(str, all_connections))
    print(f"Each page, Tiffin to C with SQLite, {counts} connections, median of {rounds} × {seconds} s in turns:\n")
    figures = ["requests/s", "CPU", "p99"]
    columns = [f"{figure}, {count}" for count in all_connections for figure in figures]
    table(["page", "bytes", *columns, "CPU µs, Tiffin", "C", "PSS MiB, Tiffin", "C", "failures"], rows)
    for page, error in contest.broken.items():
        print(f"The {page.title} is not measured: {error}\n")


def compare_page(contest: Contest, page, rounds: int, seconds: int, all_connections: list[int]) -> list[str]:
    cells, failures, cookie = [], 0, contest.cookies[page.is_signed_in]
    for connections in all_connections:
        runs = {name: Runs() for name in contest.pair(page)}
        for _ in range(rounds):
            for name, (url, pids) in contest.pair(page).items():
                runs[name].runs.append(load(url, connections, seconds, pids, cookie))
        cells += [ratios(runs, figure) for figure in ("per_second", "cpu_per_request", "p99")]
        failures += sum(run.failures for run in runs.values())
    size = len(printed(page, contest.site.socket, contest.cookies).split(b"\r\n\r\n", 1)[1])
    used = [f"{runs[name].cpu_per_request:.0f}" for name in ("Tiffin", "C")]
    held = [f"{memory(contest.site.workers):.1f}", f"{pss_mebibytes(contest.yardsticks[page].pid):.1f}"]
    return [page.title, f"{size:,}", *cells, *used, *held, str(failures)]


def compare_saves(contest: Contest, rounds: int, seconds: int) -> int:
    """Meals stored per second, each answered when it is on disk, by turns; gives how many failed."""
    results = {name: Runs() for name in contest.savers()}
    for _ in range(rounds):
        for name, (url, pids) in contest.savers().items():
            told = (contest.token, contest.cookie)
            results[name].runs.append(load(url, 16, seconds, pids, contest.cookie, SAVE, *told))
    c, *_ = results.values()
    print(f"Saves on disk, 16 at once, median of {rounds} × {seconds} s:\n")
    table(
        ["", "saves/s", "of C's", "p50 ms", "p99 ms", "CPU µs per save", "failures"],
        [
            [
                name,
                f"{run.per_second:,.0f}",
                f"{run.per_second / c.per_second:.2f}",
                f"{run.p50:.2f}",
                f"{run.p99:.1f}",
                f"{run.cpu_per_request:.0f}",
                str(run.failures),
            ]
            for name, run in results.items()
        ],
    )
    return sum(run.failures for run in results.values())


def crowd(contest: Contest, seconds: int):
    """256 connections: nothing may fail, nobody may wait long."""
    url, pids = contest.programs()["Tiffin"]
    run = load(url, 256, seconds, pids, contest.cookie)
    print(
        f"256 connections: {run.per_second:,.0f} requests/s, {run.failures} failures, longest {run.longest:.0f} ms.\n"
    )


def memory(workers: list[int]) -> float:
    return max(pss_mebibytes(pid) for pid in workers)


def starting(times: int) -> float:
    """Milliseconds from starting the command to the end of its first page, over the bare socket."""
    site = Site(workers=2)
    site.initialise()
    taken = []
    for _ in range(times):
        begin = time.perf_counter()
        command = [TIFFIN, "serve", "--socket", site.socket]
        app = Server(command, site.folder / "tiffin.log", site.environment)
        while True:
            try:
                assert b"</html>" in ask(site.socket, "GET", "/meals")
                break
            except (FileNotFoundError, ConnectionRefusedError):
                time.sleep(0.0005)
        taken.append((time.perf_counter() - begin) * 1_000)
        app.stop()
        site.socket.unlink(missing_ok=True)
    site.stop()
    return statistics.median(taken)


def plain_cgi(data: Path, cookie: str, times: int) -> float:
    """Milliseconds of a page by plain CGI, process and all."""
    environment = {**os.environ, "GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "GET", "REQUEST_URI": "/meals"}
    environment |= {
        "SCRIPT_NAME": "",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": "localhost",
        "HTTP_COOKIE": cookie,
        "TIFFIN_DATA": str(data),
    }
    taken = []
    for _ in range(times):
        begin = time.perf_counter()
        run = subprocess.run([TIFFIN], env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=True)
        taken.append((time.perf_counter() - begin) * 1_000)
        assert b"</html>" in run.stdout
    return statistics.median(taken)


@dataclass
class Extent:
    """How much is measured."""

    rounds: int
    seconds: int
    connections: list[int]
    # Of the other pages: how many connections, how long, and how many of the pages; None is all.
    page_connections: list[int]
    page_seconds: int
    pages: int | None = None
    meals: int = 10_000
    few: int = 1_000
    many: int = 100_000
    starts: int = 9


EXTENTS = {
    "all": Extent(rounds=3, seconds=4, connections=[1, 16, 64], page_connections=[16, 64], page_seconds=2),
    "quick": Extent(rounds=1, seconds=2, connections=[16], page_connections=[16], page_seconds=1),
    "check": Extent(
        rounds=1, seconds=1, connections=[4], page_connections=[4], page_seconds=1, pages=1, meals=200, few=100,
        many=200, starts=1,
    ),
}


def growth(extent: Extent) -> tuple[float, float]:
    """Processor time of the list with few meals and with many."""
    with Contest(BINARIES, extent.few) as small, Contest(BINARIES, extent.many) as large:
        runs = {small: Runs(), large: Runs()}
        for _ in range(extent.rounds):
            for contest, results in runs.items():
                url, pids = contest.programs()["Tiffin"]
                results.runs.append(load(url, 16, extent.seconds, pids, contest.cookie))
        return runs[small].cpu_per_request, runs[large].cpu_per_request


def all_lists(meals: int, pages: int):
    """Milliseconds of an answer in every order, and far down in it."""
    kinds = [*lists.LISTS, *(f"search: {name}" for name in lists.SEARCHES)]
    print(f"Lists over {meals:,} meals, ms of an answer: first page → page {pages:,}; of searches → page 20.\n")
    table(["order", *kinds], lists.measure(meals, pages))
    print(f"The diary's page of a day among {meals:,} meals: {lists.measure_day(meals):.2f} ms.\n")
    week, adding, entries = lists.measure_plan(years=5)
    print(f"A week of the plan among {entries:,} entries of five years: {week:.2f} ms, with suggestions {adding:.2f} ms.\n")
    took, size = lists.measure_groceries(300)
    print(f"The grocery list with 300 lines: {took:.2f} ms, {size:,} bytes.\n")
    print("The recipes' pages among 20,000 recipes, 1,000 of them the household's, ms of an answer.\n")
    table(["page", "ms"], recipes.measure(20_000))


def under_attack():
    """Others' pages while somebody tries 50 passwords a second. Only the memory has a bound that fails."""
    rows, is_bounded = attack.measure(20)
    print(f"{datetime.date.today()}, {os.cpu_count()} cores; {attack.PAGES_PER_SECOND} pages/s, 1,000 meals, 2 workers.\n")
    table(attack.HEAD, rows)
    if not is_bounded:
        raise SystemExit("Tiffin took more than 150 MB.")


def beside_others(extent: Extent) -> tuple[int, dict]:
    """Prints the comparison with C, and the figures of Tiffin alone.

    Gives how many saves failed, and the pages that C does not print as Tiffin does, with the reason.
    """
    with Contest(BINARIES, extent.meals, Lesson(BINARIES, PAGES)) as contest:
        size = len(contest.page.split(b"\r\n\r\n", 1)[1])
        print(
            f"{datetime.date.today()}, {os.cpu_count()} cores, 50 of {extent.meals:,} meals, {size:,} bytes.\n"
        )
        idle = memory(contest.site.workers)
        compare_pages(contest, extent.rounds, extent.page_seconds, extent.page_connections, extent.pages)
        print("The meal list. Flask and Go print the same information in markup of their own.\n")
        compare(contest, extent.rounds, extent.seconds, extent.connections)
        for other, why in contest.left_out.items():
            print(f"{other.title} is left out: {why}.\n")
        crowd(contest, extent.seconds)
        loaded = memory(contest.site.workers)
        failures = compare_saves(contest, extent.rounds, extent.seconds)
        cgi = plain_cgi(contest.site.data, contest.cookie, extent.starts)
    few, many = growth(extent)
    table(
        ["", "Tiffin", "must"],
        [
            ["memory of a worker (PSS), idle", f"{idle:.1f} MiB", "24 MiB"],
            ["the same, after the load", f"{loaded:.1f} MiB", "36 MiB"],
            ["start to first page", f"{starting(extent.starts):.0f} ms", "100 ms"],
            ["page by plain CGI", f"{cgi:.0f} ms", "40 ms"],
            [
                f"CPU per list, {extent.few:,} → {extent.many:,} meals",
                f"{few:.0f} → {many:.0f} µs, × {many / few:.2f}",
                "× 1.3",
            ],
        ],
    )
    return failures, contest.broken


def all_instructions(meals: int):
    """Prints what the main pages and a save take, by instructions."""
    print(f"{datetime.date.today()}, {meals:,} meals, instructions without the kernel's:\n")
    table(["page", "Tiffin", "C", "× C's"], list(instructions.measure(BINARIES, meals)))


def main_pages(extent: Extent):
    """Prints the comparison of the main pages alone."""
    with Contest(BINARIES, extent.meals, Lesson(BINARIES, PAGES)) as contest:
        print(f"{datetime.date.today()}, {os.cpu_count()} cores, {extent.meals:,} meals.\n")
        compare_pages(contest, extent.rounds, extent.page_seconds, extent.page_connections, extent.pages)


def many_households(server: str | None):
    """What docs/scale.md tells, in small; of web machines nothing, where they have no server to share."""
    with tempfile.TemporaryDirectory(prefix="tiffin-scale-", dir="/tmp") as folder:
        places = scale.made([3_000], Path(folder), server)
        scale.compare(places, rounds=2, each=2)
        if server:
            address = places[-1].split("=", 1)[1]
            machines.tell(machines.measure(address, rounds=2, each=1, before=1))
            if shares.can_be_given():
                machines.tell_limits(machines.limits(address, seconds=0.1, at_most=1, before=1))


def check():
    """Runs everything once, with little of each: only that it runs counts, and that C prints the same page."""
    # All but the last part reads a data folder, as C does.
    server = os.environ.pop("TIFFIN_TEST_POSTGRESQL", None)
    with contextlib.redirect_stdout(io.StringIO()):
        failures, broken = beside_others(EXTENTS["check"])
        if broken:  # An hour or a day may have ended meanwhile.
            failures, broken = beside_others(EXTENTS["check"])
    if broken:
        raise SystemExit("\n\n".join(f"C does not print the {page.title}: {why}" for page, why in broken.items()))
    if failures:
        raise SystemExit(f"{failures} meals could not be saved.")
    lists.measure(meals=120, pages=2)
    lists.measure_day(meals=40)
    lists.measure_plan(years=1, meals=40)
    lists.measure_groceries(10)
    recipes.measure(2_000)
    attack.measure(seconds=1, attacks=1)
    paint.measure(rounds=1, meals=40)
    with contextlib.redirect_stdout(io.StringIO()):
        many_households(server)
    left_out = "" if server else " without a PostgreSQL server"
    print(f"C prints what Tiffin prints, and every part of the benchmark runs{left_out}.")


def main():
    arguments = argparse.ArgumentParser()
    parts = ["all", "quick", "check", "pages", "instructions", "lists", "attack", "paint"]
    arguments.add_argument("part", nargs="?", choices=parts, default="all")
    part = arguments.parse_args().part
    if part == "lists":
        all_lists(100_000, 1_000)
        return
    if part == "attack":
        under_attack()
        return
    if part == "paint":
        paint.tell(paint.measure(rounds=7, meals=1_000))
        return
    build(BINARIES)
    if part == "check":
        check()
    elif part == "pages":
        main_pages(EXTENTS["all"])
    elif part == "instructions":
        all_instructions(EXTENTS["all"].meals)
    else:
        beside_others(EXTENTS[part])


if __name__ == "__main__":
    main()
