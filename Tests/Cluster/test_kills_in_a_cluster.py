"""Parts of a cluster that go while people save on three web machines: what was answered is there, and nothing is twice.

Unlike other tests this one looks at the time: how long pages and saves may wait is what is promised (docs/scale.md).
"""

import contextlib
import os
import random
import secrets
import signal
from collections import Counter

import requests
from saving import TABLES, Ledger, Savers
from support.servers import answers, children
from support.waiting import again_and_again, run, side_by_side, timed, wait_until

# Seconds after which pages and saves go on, whatever went: both need a primary.
PAGES, SAVING = 15, 15
# Never reached: they are stopped when the kills are over.
SAVES = 1_000_000


def kill_the_primary(cluster, *_):
    cluster.node("leader").kill()


def stop_the_primary(cluster, *_):
    cluster.node("leader").stop_database()


def kill_the_synchronous_standby(cluster, *_):
    cluster.node("sync_standby").kill()


def kill_the_other_standby(cluster, *_):
    cluster.node("replica").kill()


def kill_the_leader_of_etcd(cluster, *_):
    cluster.etcd.start_again(cluster.etcd.kill_leader())


def kill_a_worker(_, machines):
    os.kill(random.choice(machines[0].all_workers), signal.SIGKILL)


def kill_a_web_machine(_, machines):
    """All of it, its web server too; what starts it again does so at once."""
    machine = machines[2]
    servers = machine.app, machine.web
    for pid in [pid for server in servers for pid in (server.pid, *children(server.pid))]:
        os.kill(pid, signal.SIGKILL)
    for server in servers:
        server.end()
    # The workers end by themselves: one that still listens would keep the new Tiffin from starting.
    wait_until(lambda: not answers(machine.socket), "the end of all of it")
    machine.start_app()
    machine.start_web()


def cut_the_primary_off(cluster, *_):
    """From everything: its PostgreSQL and its Patroni run on, but hear of nobody."""
    node = cluster.node("leader")
    node.cut_off()
    return node.mend


def cut_the_web_from_the_primary(cluster, machines):
    """All others reach it, so that it stays the primary: what there is to do is to wait until the network is there again."""
    node = cluster.node("leader")
    node.cut_from_the_web()
    for machine in machines:
        wait_until(lambda machine=machine: not is_shown(machine), "a page that is refused")
    node.mend()


def lose_the_primarys_machine(cluster, *_):
    """All of it at once, so that nobody gives the leader's place away: its time has to run out."""
    node = cluster.node("leader")
    node.lose()
    return node.find_again


KILLS = [
    kill_the_primary, stop_the_primary, kill_the_synchronous_standby, kill_the_other_standby, kill_the_leader_of_etcd,
    kill_a_worker, kill_a_web_machine, cut_the_web_from_the_primary, cut_the_primary_off, lose_the_primarys_machine,
    kill_the_primary,
]


class Reader:
    """Opens one page of a machine after the other, and notes the longest time from one to the next."""

    def __init__(self, machine):
        self.machine = machine
        self.longest = 0.0

    def read(self):
        _, seconds = timed(lambda: wait_until(lambda: is_shown(self.machine), "a page"))
        self.longest = max(self.longest, seconds)


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


def follow(kill, cluster, machines, token: str) -> tuple[float, float, float]:
    """The longest wait for a page on any machine, and that for a save on any, from the moment on at which something
    goes; and how long all nodes take to be back."""
    readers = [Reader(machine) for machine in machines]
    # On each machine: a kill may concern one alone. Each has a key of its own, else it would find what another one saved.
    probes = [
        lambda machine=machine, key=secrets.token_hex(16): wait_until(lambda: is_saved(machine, token, key), "a save")
        for machine in machines
    ]
    with contextlib.ExitStack() as stack:
        for reader in readers:
            stack.enter_context(again_and_again(reader.read))
        repair, killing = timed(lambda: kill(cluster, machines))
        _, saving = timed(lambda: side_by_side(probes))
    if repair:
        repair()
    _, whole = timed(lambda: wait_until(cluster.is_whole, "all nodes"))
    return max(reader.longest for reader in readers), killing + saving, whole


def test_each_failure_in_the_cluster_loses_no_confirmed_save_and_ends_in_time(cluster, machines, photo, tell):
    ledger = Ledger()
    token = machines[0].visitor().get("meals/new").meal_form["token"]
    # Each machine's people have numbers of their own.
    savers = [
        Savers(machine, ledger, photo, people=3, saves=SAVES * (place + 1), first=SAVES * place)
        for place, machine in enumerate(machines)
    ]

    slow = []
    for kill in KILLS:
        before = ledger.count
        wait_until(lambda enough=before + 30: ledger.count >= enough, "saves between two kills")
        page, save, whole = follow(kill, cluster, machines, token)
        name = kill.__name__.replace("_", " ")
        tell(f"{name}: pages after {page:.1f} s, a save after {save:.1f} s, all nodes {whole:.0f} s after that")
        if page > PAGES or save > SAVING:
            slow.append(name)
    for saver in savers:
        saver.stop()

    lost, twice = [], []
    for kind, names in ledger.answered.items():
        found = rows(cluster, TABLES[kind], kind)
        lost += names - set(found)
        twice += [name for name, count in Counter(found).items() if count > 1]
    tell(f"{ledger.count} saves, {len(KILLS)} kills, {len(lost)} lost, {len(twice)} twice; the longest answer took "
         f"{max(saver.longest for saver in savers):.1f} s")
    assert (lost, twice, slow) == ([], [], [])
