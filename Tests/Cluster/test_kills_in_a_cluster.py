"""Parts of a cluster that go while people save on three web machines: what was answered is there, and nothing is twice."""

import contextlib
import os
import random
import secrets
import signal
from collections import Counter

import requests
from saving import TABLES, Ledger, Savers
from support.waiting import run, timed, wait_until

# Never reached: they are stopped when the kills are over.
SAVES = 1_000_000


def kill_the_primary(cluster, _):
    cluster.node("leader").kill()


def stop_the_primary(cluster, _):
    cluster.node("leader").stop_database()


def kill_the_synchronous_standby(cluster, _):
    cluster.node("sync_standby").kill()


def kill_the_other_standby(cluster, _):
    cluster.node("replica").kill()


def kill_the_leader_of_etcd(cluster, _):
    cluster.etcd.start_again(cluster.etcd.kill_leader())


def kill_a_worker(_, machines):
    os.kill(random.choice(machines[0].all_workers), signal.SIGKILL)


KILLS = [
    kill_the_primary, stop_the_primary, kill_the_synchronous_standby, kill_the_other_standby, kill_the_leader_of_etcd,
    kill_a_worker, kill_the_primary,
]


def is_saved(machine, token: str, key: str) -> bool:
    form = dict(token=token, key=key, name="Probe", day="2025-01-01", slot="", text="Probe", add="1")
    with contextlib.suppress(requests.RequestException):
        return machine.request("POST", "plan/entries", data=form).status_code == 303
    return False


def is_shown(machine) -> bool:
    with contextlib.suppress(requests.RequestException):
        return machine.request("GET", "meals").status_code == 200
    return False


def rows(cluster, table: str, kind: str) -> list[str]:
    only = "AND photo_id IN (SELECT id FROM photo)" if kind == "photo" else ""
    sql = f"SELECT name FROM {table} WHERE deleted_at IS NULL AND name LIKE '{kind} %' {only}"
    found = run(["psql", "-qXAt", cluster.address("tiffin"), "-c", sql], check=True, capture_output=True, text=True)
    return found.stdout.splitlines()


def test_whatever_goes_nothing_that_was_answered_is_lost(cluster, machines, photo, tell):
    ledger = Ledger()
    token = machines[0].visitor().get("meals/new").meal_form["token"]
    # Each machine's people have numbers of their own.
    savers = [
        Savers(machine, ledger, photo, people=3, saves=SAVES * (place + 1), first=SAVES * place)
        for place, machine in enumerate(machines)
    ]

    for kill in KILLS:
        before = ledger.count
        wait_until(lambda enough=before + 30: ledger.count >= enough, "saves between two kills")
        kill(cluster, machines)
        key = secrets.token_hex(16)
        _, page = timed(lambda: wait_until(lambda: is_shown(machines[1]), "a page"))
        _, write = timed(lambda: wait_until(lambda key=key: is_saved(machines[1], token, key), "a save"))
        _, whole = timed(lambda: wait_until(cluster.is_whole, "all nodes"))
        name = kill.__name__.replace("_", " ")
        tell(f"{name}: a page after {page:.1f} s, a save after {page + write:.1f} s, all nodes after {page + write + whole:.0f} s")
    for saver in savers:
        saver.stop()

    lost, twice = [], []
    for kind, names in ledger.answered.items():
        found = rows(cluster, TABLES[kind], kind)
        lost += names - set(found)
        twice += [name for name, count in Counter(found).items() if count > 1]
    tell(f"{ledger.count} saves, {len(KILLS)} kills, {len(lost)} lost, {len(twice)} twice; the longest answer took "
         f"{max(saver.longest for saver in savers):.1f} s")
    assert (lost, twice) == ([], [])
