"""Workers that die, servers that stop, peers that misbehave."""

import contextlib
import fcntl
import os
import random
import signal
import socket
import sqlite3
import threading
import time

import requests
from support.fastcgi import ask, connect, request
from support.paths import TIFFIN
from support.servers import Server, answers, wait_until
from support.visitor import multipart


def save_meals(site, numbers, answered: set, sent: set):
    """Saves a meal per number, again with the same key until it is answered, as somebody who presses Save again."""
    visitor = site.visitor()
    for number in numbers:
        name = f"Meal {number}"
        for _ in range(50):
            with contextlib.suppress(requests.RequestException, AssertionError):
                form = visitor.get("meals/new").meal_form.fill(name=name, date="2025-11-19")
                break
            time.sleep(0.05)
        for _ in range(50):
            sent.add(name)
            with contextlib.suppress(requests.RequestException):
                if form.answer(redirects=False).status_code == 303:
                    answered.add(name)
                    break
            time.sleep(0.05)


def all_names(site) -> list[str]:
    visitor = site.visitor()
    names, page = [], visitor.get("meals")
    while True:
        names += page.list.names
        older = page.soup.select_one("a[rel=next]")
        if older is None:
            return names
        page = visitor.get(site.origin + older["href"])


def test_killed_workers_lose_no_answered_save_and_double_none(new_site):
    site = new_site(workers=3, threads=4)
    answered, sent, done = set(), set(), threading.Event()
    savers = [
        threading.Thread(target=save_meals, args=(site, range(first, 1000, 16), answered, sent)) for first in range(16)
    ]
    kills = []

    def kill():
        while not done.wait(0.3):
            if site.workers:
                victim = random.choice(site.workers)
                with contextlib.suppress(ProcessLookupError):
                    os.kill(victim, signal.SIGKILL)
                    kills.append(victim)

    killer = threading.Thread(target=kill)
    killer.start()
    [saver.start() for saver in savers]
    [saver.join() for saver in savers]
    done.set()
    killer.join()

    wait_until(lambda: len(site.workers) == 3, what="the last worker's return")
    names = all_names(site)
    assert len(kills) >= 3
    assert len(answered) == 1000
    assert answered - set(names) == set()
    assert sorted(names) == sorted(set(names))


def test_all_workers_killed_are_back_within_seconds(site):
    for worker in site.workers:
        os.kill(worker, signal.SIGKILL)

    wait_until(site.is_healthy, 5, "an answer after all workers were killed")


def test_everything_killed_at_once_starts_again_with_every_meal(site):
    site.visitor().add("Soup")
    workers = site.workers
    site.app.stop(signal.SIGKILL)

    wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers), 10, "the end of orphaned workers")
    site.start_app()

    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert site.visitor().get("meals").list.names == ["Soup"]


def test_a_worker_that_keeps_dying_is_started_again_and_again(new_site):
    site = new_site(workers=1)
    for _ in range(6):
        wait_until(lambda: site.workers, 15, "a new worker")
        os.kill(site.workers[0], signal.SIGKILL)
        time.sleep(0.1)

    wait_until(site.is_healthy, 20, "an answer after six deaths")


def test_a_stop_lets_the_running_request_finish(site):
    form = site.visitor().get("meals/new").meal_form.fill(name="Soup")
    body, kind = multipart(form.values)
    whole = request("POST", "/meals", body, CONTENT_TYPE=kind)

    with contextlib.closing(connect(site.socket)) as connection:
        connection.sendall(whole[:-40])
        time.sleep(0.3)
        site.app.process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        connection.sendall(whole[-40:])
        answer = connection.recv(65_536)

    assert b"Status: 303" in answer
    assert site.app.process.wait(11) == 0
    site.start_app()
    assert site.visitor().get("meals").list.names == ["Soup"]


def test_an_idle_server_stops_at_once(site):
    workers = site.workers

    seconds = site.app.stop()

    assert seconds < 3
    assert [pid for pid in workers if os.path.exists(f"/proc/{pid}")] == []


def test_stopping_one_worker_after_the_other_fails_no_request(new_site):
    site = new_site(workers=2)
    failures, done = [], threading.Event()

    def visit():
        while not done.is_set():
            status = site.request("GET", "meals").status_code
            failures.extend([status] if status != 200 else [])

    visitors = [threading.Thread(target=visit) for _ in range(8)]
    [visitor.start() for visitor in visitors]
    for worker in site.workers * 2:
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGTERM)
        time.sleep(0.5)
    done.set()
    [visitor.join() for visitor in visitors]

    assert failures == []


def test_peers_that_say_one_byte_hold_nobody_up(new_site):
    site = new_site(workers=2, threads=2)
    peers = [connect(site.socket) for _ in range(16)]
    for peer in peers:
        peer.sendall(b"\x01")

    answered = wait_until(site.is_healthy, 20, "an answer beside silent peers")
    later = site.request("GET", "meals", timeout=20).status_code

    [peer.close() for peer in peers]
    assert answered and later == 200


def test_garbage_on_the_socket_ends_that_connection_only(site):
    workers = sorted(site.workers)
    huge_lengths = b"\x01\x04\x00\x01\x00\x08\x00\x00" + b"\xff\xff\xff\xff" * 2
    begin = b"\x01\x01\x00\x01\x00\x08\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00"
    for sent in (os.urandom(4096), b"GET / HTTP/1.1\r\n\r\n", begin + huge_lengths, begin + os.urandom(65_536)):
        with contextlib.closing(connect(site.socket)) as peer, contextlib.suppress(OSError):
            peer.sendall(sent)
            peer.shutdown(socket.SHUT_WR)
            peer.settimeout(5)
            peer.recv(1024)

    assert site.is_healthy()
    assert sorted(site.workers) == workers


def test_32_bytes_whose_lengths_overflow_end_no_worker(site):
    workers = sorted(site.workers)
    begin = "0101000100080000 0001000000000000"
    lengths = "0104000100080000 c0000000d0000000"
    for _ in range(40):
        peer = connect(site.socket)
        peer.sendall(bytes.fromhex(begin + lengths))
        peer.close()

    assert site.is_healthy()
    assert sorted(site.workers) == workers
    assert "signal" not in site.log


def test_a_peer_that_leaves_before_the_answer_ends_that_request_only(site):
    workers = sorted(site.workers)
    for _ in range(50):
        peer = connect(site.socket)
        peer.sendall(request("GET", "/meals"))
        peer.close()

    assert site.is_healthy()
    assert sorted(site.workers) == workers


def test_256_connections_at_once_are_all_answered(site):
    site.visitor().get("meals").form("meals/samples").send()
    statuses = []
    start = threading.Barrier(256)

    def visit():
        start.wait()
        for _ in range(4):
            statuses.append(site.request("GET", "meals", timeout=60).status_code)

    visitors = [threading.Thread(target=visit) for _ in range(256)]
    [visitor.start() for visitor in visitors]
    [visitor.join() for visitor in visitors]

    assert statuses == [200] * 1024


def test_spawn_fcgi_hands_over_its_socket(site):
    path = site.folder / "spawned.sock"
    command = ["spawn-fcgi", "-n", "-b", "1024", "-s", path, "--", TIFFIN, "serve", "--workers", "1"]
    spawned = Server(command, site.folder / "spawned.log", site.environment)
    try:
        wait_until(lambda: answers(path), what="spawn-fcgi's start")
        answer = ask(path, "GET", "/meals")
    finally:
        seconds = spawned.stop()

    assert b"200" in answer.split(b"\r\n\r\n")[0] or b"Status" not in answer.split(b"\r\n\r\n")[0]
    assert b"<h1>Meals" in answer
    assert seconds < 3


def test_what_was_deleted_long_ago_goes_for_good_while_tiffin_serves(site, photo):
    visitor = site.visitor()
    visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    meal = visitor.get("meals").list["Soup"]
    visitor.get(f"meals/{meal.id}").form("/delete").send()
    site.app.stop()
    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database, database:
        database.execute("UPDATE meal SET deleted_at = deleted_at - 31 * 86400")

    site.start_app()

    def rows():
        with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database:
            return [database.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] for table in ("meal", "photo")]

    wait_until(lambda: rows() == [0, 0], 60, "the end of a meal deleted 31 days ago")


def test_a_database_that_is_locked_for_long_loses_nothing_that_was_typed(site):
    visitor = site.visitor()
    visitor.add("Soup")
    form = visitor.get("meals/new").meal_form.fill(name="Salad", notes="Green.")

    with open(site.data / "tiffin.lock") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        refused = form.send()
        names = visitor.get("meals").list.names

    assert refused.status == 503 and refused.response.headers["Retry-After"]
    assert refused.soup.select_one(".note.bad") and names == ["Soup"]
    assert (refused.meal_form["name"], refused.meal_form["notes"]) == ("Salad", "Green.")
    assert refused.meal_form.send().list.names == ["Salad", "Soup"]
