"""Workers that die, servers that stop, peers that misbehave."""

import contextlib
import fcntl
import os
import random
import re
import signal
import socket
import sqlite3
import struct
import termios

import requests
from support.databases import on_file
from support.fastcgi import ask, connect, request
from support.paths import TIFFIN
from support.servers import Server, answers
from support.visitor import multipart
from support.waiting import Background, again_and_again, meeting, side_by_side, wait_until


def save_meals(site, numbers, answered: set):
    """Saves a meal per number, again with the same key until it is answered, as somebody who presses Save again."""
    visitor = site.visitor()

    def form(name):
        with contextlib.suppress(requests.RequestException, AssertionError):
            return visitor.get("meals/new").meal_form.fill(name=name, date="2025-11-19")

    def is_saved(form):
        with contextlib.suppress(requests.RequestException):
            return form.answer(redirects=False).status_code == 303

    for number in numbers:
        name = f"Meal {number}"
        filled = wait_until(lambda: form(name), "a form")
        wait_until(lambda: is_saved(filled), "an answer")
        answered.add(name)


def all_names(site) -> list[str]:
    visitor = site.visitor()
    page = visitor.get("meals")
    names = page.list.names
    while older := page.soup.select_one("a[rel=next]"):
        page = visitor.get(site.origin + older["href"])
        names += page.list.names
    return names


def test_killing_workers_neither_loses_nor_duplicates_a_saved_meal(new_site):
    site = new_site(workers=3)
    answered = set()
    savers = [Background(lambda n=first: save_meals(site, range(n, 1000, 16), answered)) for first in range(16)]

    # One worker after each hundred saves.
    for saved in range(50, 1000, 100):
        wait_until(lambda: len(answered) >= saved, f"save {saved}")
        os.kill(wait_until(lambda: site.workers and random.choice(site.workers), "a worker"), signal.SIGKILL)
    [saver.value() for saver in savers]

    wait_until(lambda: len(site.workers) == 3, "the last worker's return")
    names = all_names(site)
    assert len(answered) == 1000
    assert answered - set(names) == set()
    assert sorted(names) == sorted(set(names))


def test_the_next_request_is_answered_after_all_workers_were_killed(site):
    for worker in (killed := site.workers):
        os.kill(worker, signal.SIGKILL)
    wait_until(lambda: not set(killed) & set(site.workers), "the end of all workers")

    # It waits for new ones, and is neither refused nor lost.
    assert site.request("GET", "healthz").status_code == 200


def test_every_meal_is_kept_after_the_server_was_killed(site):
    site.visitor().add("Soup")
    workers = site.all_workers
    site.app.stop(signal.SIGKILL)

    wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers), "the end of orphaned workers")
    site.start_app()

    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert site.visitor().get("meals").list.names == ["Soup"]


def test_a_worker_that_was_killed_six_times_is_restarted(new_site):
    site = new_site(workers=1)
    for _ in range(6):
        (worker,) = wait_until(lambda: site.workers, "a new worker")
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: worker not in site.workers, "its end")

    wait_until(site.is_healthy, "an answer after six deaths")


def test_stopping_lets_a_running_request_finish(site):
    form = site.visitor().get("meals/new").meal_form.fill(name="Soup")
    body, kind = multipart(form.values)
    whole = request("POST", "/meals", body, CONTENT_TYPE=kind)

    with contextlib.closing(connect(site.socket)) as connection:
        connection.sendall(whole[:-40])
        wait_until(lambda: unread(connection) == 0, "a worker's taking it")
        site.app.process.send_signal(signal.SIGTERM)
        # The one that has nothing to do.
        wait_until(lambda: len(site.workers) == 1, "the end of the idle worker")
        connection.sendall(whole[-40:])
        answer = connection.recv(65_536)

    assert b"Status: 303" in answer
    assert site.app.end() == 0
    site.start_app()
    assert site.visitor().get("meals").list.names == ["Soup"]


def unread(connection: socket.socket) -> int:
    """How many bytes that were sent on a Unix socket nobody has read yet."""
    return struct.unpack("i", fcntl.ioctl(connection, termios.TIOCOUTQ, bytes(4)))[0]


def test_an_idle_server_stops_at_once(site):
    workers = site.all_workers

    assert site.app.stop() == 0

    # Nobody had to be given up or killed after ten seconds.
    assert [re.findall(f"worker {worker} .*: (.*)", site.log) for worker in workers] == [["exit code 0"]] * 2
    assert "given up" not in site.log and "killed" not in site.log
    assert [pid for pid in workers if os.path.exists(f"/proc/{pid}")] == []


def test_no_request_fails_while_workers_are_stopped_one_by_one(new_site):
    site = new_site(workers=2)
    statuses = []

    with again_and_again(lambda: statuses.append(site.request("GET", "meals").status_code), times=8):
        for _ in range(4):
            worker = wait_until(lambda: len(site.workers) == 2 and site.workers[0], "two workers")
            os.kill(worker, signal.SIGTERM)
            wait_until(lambda: worker not in site.workers, "its end")
            so_far = len(statuses)
            wait_until(lambda: len(statuses) > so_far + 8, "more answers")

    assert set(statuses) == {200}


def test_connections_that_send_one_byte_do_not_block_other_requests(new_site):
    site = new_site(workers=2, threads=2)
    peers = [connect(site.socket) for _ in range(16)]
    for peer in peers:
        peer.sendall(b"\x01")

    answered = wait_until(site.is_healthy, "an answer beside silent peers")
    later = site.request("GET", "meals").status_code

    [peer.close() for peer in peers]
    assert answered and later == 200


def test_garbage_on_the_socket_stops_no_worker(site):
    workers = site.all_workers
    huge_lengths = b"\x01\x04\x00\x01\x00\x08\x00\x00" + b"\xff\xff\xff\xff" * 2
    begin = b"\x01\x01\x00\x01\x00\x08\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00"
    for sent in (os.urandom(4096), b"GET / HTTP/1.1\r\n\r\n", begin + huge_lengths, begin + os.urandom(65_536)):
        with contextlib.closing(connect(site.socket)) as peer, contextlib.suppress(OSError):
            peer.sendall(sent)
            peer.shutdown(socket.SHUT_WR)
            peer.recv(1024)

    assert site.is_healthy()
    assert sorted(site.workers) == workers


def test_a_worker_aborted_by_bad_input_is_replaced_while_the_other_answers(site):
    begin = "0101000100080000 0001000000000000"
    lengths = "0104000100080000 c0000000d0000000"
    before = site.all_workers
    statuses = []

    with again_and_again(lambda: statuses.append(site.request("GET", "meals").status_code)):
        wait_until(lambda: len(statuses) > 8, "answers before")
        with contextlib.closing(connect(site.socket)) as peer:
            peer.sendall(bytes.fromhex(begin + lengths))
            aborted = wait_until(lambda: set(before) - set(site.workers), "the end of a worker")
        wait_until(lambda: len(site.all_workers) == len(before), "another in its place")
        so_far = len(statuses)
        wait_until(lambda: len(statuses) > so_far + 8, "answers after")

    assert len(aborted) == 1
    assert len(set(site.all_workers) - set(before)) == 1
    # What the worker was answering just then is lost with it, and told so.
    assert set(statuses[:8] + statuses[-8:]) == {200} and statuses.count(502) <= 1
    assert "signal 6" in site.log


def test_a_connection_closed_before_the_answer_stops_no_worker(site):
    workers = site.all_workers
    for _ in range(50):
        peer = connect(site.socket)
        peer.sendall(request("GET", "/meals"))
        peer.close()

    assert site.is_healthy()
    assert sorted(site.workers) == workers


def test_256_connections_at_once_are_all_answered(site):
    site.visitor().get("meals").form("meals/samples").send()
    statuses = []
    meet = meeting(256)

    def visit():
        meet()
        for _ in range(4):
            statuses.append(site.request("GET", "meals").status_code)

    side_by_side([visit] * 256)

    assert statuses == [200] * 1024


def test_tiffin_serves_on_a_socket_of_spawn_fcgi(site):
    path = site.folder / "spawned.sock"
    command = ["spawn-fcgi", "-n", "-b", "1024", "-s", path, "--", TIFFIN, "serve", "--workers", "1"]
    spawned = Server(command, site.folder / "spawned.log", site.environment)
    try:
        wait_until(lambda: answers(path), "spawn-fcgi's start")
        answer = ask(path, "GET", "/meals")
    finally:
        ended = spawned.stop()

    assert b"200" in answer.split(b"\r\n\r\n")[0] or b"Status" not in answer.split(b"\r\n\r\n")[0]
    assert b"<h1>Meals" in answer
    assert ended == 0 and "given up" not in spawned.log.read_text()


@on_file
def test_a_meal_deleted_31_days_ago_is_removed_by_the_running_server(site, photo):
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

    wait_until(lambda: rows() == [0, 0], "the end of a meal deleted 31 days ago")


@on_file
def test_a_form_is_shown_again_if_the_database_is_locked(site):
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
