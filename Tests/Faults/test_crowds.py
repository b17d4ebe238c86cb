"""Many at once, and for long: connections, uploads, an hour of a household."""

import contextlib
import http.client
import itertools
import os
import secrets
import socket
import struct

from saving import LINES, Ledger, Savers
from support.fastcgi import BEGIN, connect, record
from support.memory import HighWater, own_mebibytes
from support.visitor import multipart
from support.waiting import again_and_again, lasting, side_by_side, timed, wait_until

MEGABYTE = 1 << 20
PAGES = ("", "meals", "plan", "groceries", "recipes", "trends", "settings", "foods")
# So many saves, and more of them until so many minutes are over. No saver may take longer than for a few.
SOAK, MINUTES = int(os.environ.get("FAULTS_SOAK_SAVES", "6000")), int(os.environ.get("FAULTS_SOAK_MINUTES", "0"))
AT_ONCE = 2_000
# Of each worker (TIFFIN_THREADS).
THREADS = 64


def slowest(site, times: int = 200) -> float:
    """The slowest of so many pages, in seconds; each is answered."""
    session, longest = site.visitor().session, 0.0
    for _ in range(times):
        answer, seconds = timed(lambda: session.get(site.url("meals")))
        assert answer.status_code == 200
        longest = max(longest, seconds)
    return longest


def connected(site):
    """A connection; where thousands come at once, the line of those not yet accepted is full for a moment."""

    def once():
        with contextlib.suppress(BlockingIOError):
            return connect(site.socket)

    return contextlib.closing(wait_until(once, "a place in the line"))


def silent(site, stack, idle: int, slow: int):
    """So many connections to Tiffin that send nothing, and so many that send the beginning of a request."""
    for _ in range(idle):
        stack.enter_context(connected(site))
    for _ in range(slow):
        stack.enter_context(connected(site)).sendall(record(BEGIN, struct.pack(">HB5x", 1, 0)))


def test_pages_are_answered_beside_silent_connections_to_all_threads_but_eight(new_site, tell):
    site = new_site(workers=2)
    before, longest = slowest(site), 0.0
    # Tiffin ends them after three seconds.
    for _ in range(5):
        with contextlib.ExitStack() as stack:
            silent(site, stack, idle=2 * THREADS - 20 - 8, slow=20)
            longest = max(longest, slowest(site, times=40))

    tell(f"slowest of 200 pages: {before * 1000:.0f} ms alone, {longest * 1000:.0f} ms beside 120 connections")
    assert len(site.all_workers) == 2


def test_pages_are_answered_after_2200_silent_connections_to_tiffin(new_site, tell):
    site = new_site(workers=2)
    with contextlib.ExitStack() as stack:
        silent(site, stack, idle=2_000, slow=200)
    session = site.visitor().session
    wait_until(lambda: session.get(site.url("meals")).status_code == 200, "a page")

    tell(f"slowest of 200 pages afterwards: {slowest(site) * 1000:.0f} ms")
    assert len(site.all_workers) == 2


def test_pages_are_answered_beside_2200_idle_and_slow_connections_to_the_web_server(new_site, tell):
    site = new_site(workers=2)
    before = slowest(site)
    with contextlib.ExitStack() as stack:
        for number in range(2_200):
            visitor = stack.enter_context(socket.create_connection(("127.0.0.1", site.port), timeout=60))
            if number % 11 == 0:
                visitor.sendall(b"POST /meals HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nname=")

        longest = slowest(site)

    tell(f"slowest of 200 pages: {before * 1000:.0f} ms alone, {longest * 1000:.0f} ms beside 2,200 at the web server")
    assert len(site.all_workers) == 2


def test_1500_visitors_with_simultaneous_requests_are_all_answered(new_site, tell):
    site = new_site(workers=2)
    visitors = [http.client.HTTPConnection("127.0.0.1", site.port, timeout=60) for _ in range(1_500)]
    statuses = []
    for _ in range(3):
        for visitor in visitors:
            visitor.request("GET", "/meals")
        answers = [visitor.getresponse() for visitor in visitors]
        statuses += [answer.status for answer in answers if answer.read()]

    tell(f"{len(statuses)} pages on 1,500 connections, each kept for three")
    assert statuses == [200] * 4_500


def test_32_uploads_of_25_megabytes_at_once_are_saved_with_less_than_350_mebibytes_of_memory(new_site, photo, tell):
    site = new_site(workers=2)
    token = site.visitor().get("meals/new").meal_form["token"]
    # What stands behind a picture's end is no part of it.
    picture = ("meal.jpg", "image/jpeg", photo + bytes(25 * MEGABYTE - len(photo) - 4_096))

    def upload(number: int) -> int:
        fields = [("name", f"Meal {number}"), ("category", "Lunch"), ("date", "2025-11-19"), ("calories", "300")]
        forms = [("token", token), ("key", secrets.token_hex(16)), *fields, ("photo", picture)]
        body, kind = multipart(forms)
        session = site.visitor().session
        answer = session.post(site.url("meals"), data=body, headers={"Content-Type": kind}, allow_redirects=False)
        return answer.status_code

    with HighWater(site, with_web_server=True) as water:
        statuses = side_by_side([lambda n=n: upload(n) for n in range(32)])
        refused = [n for n, status in enumerate(statuses) if status == 503]
        for n in refused:
            wait_until(lambda n=n: upload(n) == 303, what=f"upload {n}, told to come again")

    tell(f"{32 - len(refused)} saved at once, {len(refused)} told to come again; {water.mebibytes:.0f} MiB at most, nginx with it")
    # Each worker reads one at least.
    assert set(statuses) <= {303, 503} and statuses.count(303) >= 2 and water.mebibytes < 350
    stored = site.visitor().get("meals").list.names
    assert sorted(stored) == sorted(f"Meal {n}" for n in range(32))


def test_memory_and_descriptors_of_workers_do_not_grow_while_people_save(new_site, photo, tell):
    # Nobody keeps as much in an hour as eight who save without a pause.
    site = new_site(workers=2, environment={"TIFFIN_LIMITS": "meals=0,photos=0,plan=0"})
    ledger, pages, session = Ledger(), itertools.cycle(PAGES), site.visitor().session
    curve: list[float] = []

    def read():
        assert session.get(site.url(next(pages))).status_code == 200

    def look() -> tuple[float, int]:
        workers = site.all_workers
        return (
            max(map(own_mebibytes, workers)),
            max(len(os.listdir(f"/proc/{worker}/fd")) for worker in workers),
        )

    def save(first: int, least: int, minutes: float = 0) -> int:
        """The number of the next save."""
        is_over, end = lasting(60 * minutes), first + least
        with again_and_again(read, pause=0.2):
            while first < end or not is_over():
                count = min(end - first, AT_ONCE) if first < end else AT_ONCE
                Savers(site, ledger, photo, people=8, saves=first + count, first=first).finish()
                first += count
                curve.append(look()[0])
        return first

    # Pages have grown as far as they do, and a worker keeps the memory of the longest. In an hour SQLite's caches fill,
    # two megabytes a connection: after a third of it most of that is done.
    warm = save(0, LINES * 11, MINUTES / 3)

    begin, workers = look(), site.all_workers
    _, seconds = timed(lambda: save(warm, 0 if MINUTES else SOAK, MINUTES * 2 / 3))
    # What is still about to be closed is none of what stays.
    wait_until(lambda: look()[1] <= begin[1] + 4, "few descriptors")
    end = look()

    figures = f"{begin[0]:.1f} then {end[0]:.1f} MiB, {begin[1]} then {end[1]} descriptors"
    on_the_way = ", ".join(f"{mebibytes:.1f}" for mebibytes in curve)
    tell(f"{ledger.count} saves, {seconds / 60:.0f} minutes between two looks; {figures}; on the way {on_the_way}")
    assert site.all_workers == workers and end[0] < begin[0] + 4
    site.app.stop()
    assert ledger.check(site.data / "tiffin.db") == ([], [])
