"""What a process needs runs short while people save: descriptors, memory, a disk that answers, the right time."""

import contextlib
import os
import re
import resource
import signal
from pathlib import Path

import requests
from saving import Ledger, Savers
from support.waiting import wait_until

SAVES = 2_000


def descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


def memory(pid: int) -> int:
    """The bytes of its address space."""
    return int(re.search(r"^VmSize:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(), re.M)[1]) << 10


def limit(pid: int, kind: int, soft: int):
    """The hard limit stays, so that the soft one can be put back."""
    resource.prlimit(pid, kind, (soft, resource.prlimit(pid, kind)[1]))


def while_short(site, photo, shorten, restore) -> tuple[Ledger, int]:
    """People save; in the middle of it workers run short of something and then have it again, three times."""
    ledger = Ledger()
    savers = Savers(site, ledger, photo, people=16, saves=SAVES)
    for time in range(1, 4):
        wait_until(lambda time=time: ledger.count > time * SAVES // 5, f"shortage {time}")
        workers = site.all_workers
        for worker in workers:
            shorten(worker)
        # Some are answered meanwhile by whoever has what it needs, or by a new worker.
        for _ in range(20):
            with contextlib.suppress(requests.RequestException):
                site.request("GET", "meals")
        for worker in workers:
            restore(worker)
    savers.finish()
    site.app.stop()
    return ledger, len(ledger.check(site.data / "tiffin.db")[0])


def if_there(work):
    """A worker may have ended for want of it."""

    def on(pid: int):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            work(pid)

    return on


def test_workers_out_of_descriptors_lose_nothing(new_site, photo, tell):
    site = new_site(workers=2, threads=4)

    ledger, lost = while_short(
        site,
        photo,
        shorten=if_there(lambda pid: limit(pid, resource.RLIMIT_NOFILE, descriptors(pid) + 1)),
        restore=if_there(lambda pid: limit(pid, resource.RLIMIT_NOFILE, 1_024)),
    )

    tell(f"{ledger.count} saves, {lost} lost")
    assert ledger.count == SAVES and lost == 0


def test_workers_out_of_memory_lose_nothing(new_site, photo, tell):
    site = new_site(workers=2, threads=4)

    ledger, lost = while_short(
        site,
        photo,
        shorten=if_there(lambda pid: limit(pid, resource.RLIMIT_AS, memory(pid) + (1 << 20))),
        restore=if_there(lambda pid: limit(pid, resource.RLIMIT_AS, resource.RLIM_INFINITY)),
    )

    tell(f"{ledger.count} saves, {lost} lost")
    assert ledger.count == SAVES and lost == 0


def test_a_disk_that_fails_is_said_and_what_was_answered_is_there(new_site, disk, photo, tell):
    site = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")}, workers=2)
    ledger = Ledger()
    Savers(site, ledger, photo, people=4, saves=200).finish()

    visitor = site.visitor()
    form = visitor.get("meals/new").meal_form.fill(name="Late")
    disk.cut()
    said = [form.answer(redirects=False).status_code for _ in range(10)]
    is_ready = visitor.session.get(site.url("readyz")).status_code

    assert set(said) <= {500, 503, 507} and is_ready == 503
    for process in [site.app.pid, *site.workers]:
        os.kill(process, signal.SIGKILL)
    site.app.end()
    wait_until(disk.unmount, "the end of what was on the disk")
    assert disk.mount()
    site.start_app()
    site.app.stop()
    lost, twice = ledger.check(disk.place / "data/tiffin.db")
    tell(f"{ledger.count} saves before, {len(lost)} lost; then {said}, readyz {is_ready}")
    assert (lost, twice) == ([], [])


def test_a_disk_that_may_only_be_read_is_said_at_the_start(new_site, disk):
    site = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")})
    site.visitor().add("Soup")
    site.app.stop()
    wait_until(disk.unmount, "the end of what was on the disk")
    assert disk.mount("ro")

    said = site.command("serve", "--socket", str(site.socket), check=False)

    assert said.returncode != 0 and "read" in said.stderr
    assert disk.unmount() and disk.mount()
    site.start_app()
    assert site.visitor().get("meals").list.names == ["Soup"]


def test_a_clock_that_is_set_back_loses_nothing(new_site, photo, tell):
    library = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
    ahead = {"LD_PRELOAD": str(library), "FAKETIME": "+3d", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    site, ledger = new_site(workers=2, threads=4), Ledger()
    site.app.stop()
    site.environment |= ahead
    site.start_app()
    Savers(site, ledger, photo, people=8, saves=300).finish()
    site.app.stop()
    for name in ahead:
        del site.environment[name]

    site.start_app()
    Savers(site, ledger, photo, people=8, saves=600, first=300).finish()
    check = site.command("check").stdout
    site.app.stop()

    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{ledger.count} saves, {len(lost)} lost, {len(twice)} twice")
    assert ledger.count == 600 and (lost, twice) == ([], []) and ": ok" in check
