"""What a process needs runs short while people save: descriptors, memory, a disk that answers, the right time."""

import contextlib
import os
import re
import resource
from pathlib import Path

import pytest
import requests
from saving import NOT_NOW, TOO_SLOW, Ledger, Savers
from support.servers import Server
from support.waiting import wait_until

SAVES = 2_000


def files(pid: int) -> int:
    """How many descriptors it has open that are not of connections."""
    links = []
    for descriptor in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            links.append(os.readlink(descriptor))
    return sum(not link.startswith("socket:") for link in links)


def memory(pid: int) -> int:
    """The bytes that it may write and has to itself."""
    return int(re.search(r"^VmData:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(), re.M)[1]) << 10


def limit(pid: int, kind: int, soft: int):
    """The hard limit stays, so that the soft one can be put back."""
    resource.prlimit(pid, kind, (soft, resource.prlimit(pid, kind)[1]))


def while_short(site, photo, shorten, restore, need=None) -> tuple[Ledger, list[int], tuple[list, list]]:
    """People save; in the middle of it workers run short of something, until some are refused for it, and then have it
    again, three times. `need` asks for something that takes it, where saves may do without. Gives what was answered, how
    many were refused each time, and what of it is lost and what is there twice."""
    ledger, refusals = Ledger(), []
    savers = Savers(site, ledger, photo, people=16, saves=SAVES, sent_again=(TOO_SLOW, NOT_NOW))
    for time in range(1, 4):
        wait_until(lambda time=time: ledger.count > time * SAVES // 5, f"shortage {time}")
        workers, before = site.all_workers, savers.refused
        for worker in workers:
            shorten(worker)
        # Some are answered meanwhile by whoever has what it needs, or by a new worker.
        for _ in range(20):
            with contextlib.suppress(requests.RequestException):
                site.request("GET", "meals")
        if need:
            with contextlib.suppress(requests.RequestException):
                need()
        wait_until(lambda before=before: savers.refused >= before + 5 or savers.are_done, "refusals")
        refusals.append(savers.refused - before)
        for worker in workers:
            restore(worker)
    savers.finish()
    site.app.stop()
    return ledger, refusals, ledger.check(site.data / "tiffin.db")


def if_there(work):
    """A worker may have ended for want of it."""

    def on(pid: int):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            work(pid)

    return on


def test_workers_that_run_out_of_descriptors_neither_lose_nor_repeat_a_confirmed_save(new_site, photo, tell):
    site = new_site(workers=2)

    ledger, refusals, (lost, twice) = while_short(
        site,
        photo,
        # One for the socket that is listened on, and one for a visitor.
        shorten=if_there(lambda pid: limit(pid, resource.RLIMIT_NOFILE, files(pid) + 2)),
        restore=if_there(lambda pid: limit(pid, resource.RLIMIT_NOFILE, 1_024)),
    )

    tell(f"{ledger.count} saves, refused in three shortages: {refusals}, {len(lost)} lost, {len(twice)} twice")
    assert ledger.count == SAVES and min(refusals) >= 5 and (lost, twice) == ([], [])


def test_workers_that_run_out_of_memory_neither_lose_nor_repeat_a_confirmed_save(new_site, photo, tell):
    site = new_site(workers=2)
    # A worker that has done much keeps enough memory for further saves, but not for this, which nothing comes of.
    large = site.visitor().get("meals/new").meal_form.fill(name="").pick(photo + bytes(8 << 20))

    ledger, refusals, (lost, twice) = while_short(
        site,
        photo,
        shorten=if_there(lambda pid: limit(pid, resource.RLIMIT_DATA, memory(pid))),
        restore=if_there(lambda pid: limit(pid, resource.RLIMIT_DATA, resource.RLIM_INFINITY)),
        need=lambda: [large.answer() for _ in range(3)],
    )

    tell(f"{ledger.count} saves, refused in three shortages: {refusals}, {len(lost)} lost, {len(twice)} twice")
    assert ledger.count == SAVES and min(refusals) >= 5 and (lost, twice) == ([], [])


def test_a_failing_disk_is_reported_and_loses_no_confirmed_save(new_site, disk, photo, tell):
    site = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")}, workers=2)
    ledger = Ledger()
    Savers(site, ledger, photo, people=4, saves=200).finish()

    visitor = site.visitor()
    form = visitor.get("meals/new").meal_form.fill(name="Late")
    disk.cut()
    said = [form.answer(redirects=False).status_code for _ in range(10)]
    is_ready = visitor.session.get(site.url("readyz")).status_code

    assert set(said) <= {500, 503, 507} and is_ready == 503
    site.kill()
    wait_until(disk.unmount, "the end of what was on the disk")
    assert disk.mount()
    site.start_app()
    site.app.stop()
    lost, twice = ledger.check(disk.place / "data/tiffin.db")
    tell(f"{ledger.count} saves before, {len(lost)} lost; then {said}, readyz {is_ready}")
    assert (lost, twice) == ([], [])


def test_a_disk_that_is_repeatedly_full_neither_loses_nor_repeats_a_confirmed_save(new_site, disk, photo, tell):
    site, ledger = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")}, workers=2), Ledger()
    savers = Savers(site, ledger, photo, people=16, saves=SAVES)

    for time in range(1, 4):
        wait_until(lambda time=time: ledger.count > time * SAVES // 5, f"the time to be full, {time}")
        before = refused_for_room(site)
        disk.fill()
        wait_until(lambda before=before: refused_for_room(site) >= before + 20, "refusals")
        disk.make_room()
    savers.finish()
    site.app.stop()

    lost, twice = ledger.check(disk.place / "data/tiffin.db")
    tell(f"{ledger.count} saves, {refused_for_room(site)} refused for want of room, {len(lost)} lost, {len(twice)} twice")
    assert ledger.count == SAVES and (lost, twice) == ([], [])


def refused_for_room(site) -> int:
    return site.log.count(" 507 ")


def test_the_server_does_not_start_on_a_read_only_disk_and_names_the_reason(new_site, disk):
    site = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")})
    site.visitor().add("Soup")
    site.app.stop()
    wait_until(disk.unmount, "the end of what was on the disk")
    assert disk.mount("ro")

    said = site.command("serve", "--socket", str(site.socket), check=False)

    assert said.returncode != 0 and "mounted read-only" in said.stderr
    assert disk.unmount() and disk.mount()
    site.start_app()
    assert site.visitor().get("meals").list.names == ["Soup"]


def test_a_disk_that_becomes_read_only_is_reported_and_loses_no_confirmed_save(new_site, disk, photo, tell):
    site = new_site(environment={"TIFFIN_DATA": str(disk.place / "data")}, workers=2)
    ledger = Ledger()
    Savers(site, ledger, photo, people=4, saves=200).finish()
    visitor = site.visitor()
    form = visitor.get("meals/new").meal_form.fill(name="Late")

    if not disk.fail():
        pytest.skip("the kernel makes no disk read-only when asked to")
    said = [form.answer(redirects=False).status_code for _ in range(10)]
    pages = [visitor.session.get(site.url("meals")).status_code for _ in range(10)]
    ready = visitor.session.get(site.url("readyz")).status_code
    site.app.stop()
    wait_until(disk.unmount, "the end of what was on the disk")
    assert disk.mount()
    site.start_app()
    again = form.answer(redirects=False).status_code
    site.app.stop()

    lost, twice = ledger.check(disk.place / "data/tiffin.db")
    tell(f"{ledger.count} saves before, {len(lost)} lost; then {said}, and pages {pages}")
    # Not that the disk is full: nothing that could be deleted would help.
    assert set(said) == {503} and ready == 503 and again == 303 and (lost, twice) == ([], [])


# Of a thread's writes to a file each seven hundredth fails, a save being some dozens; of its waits for the disk each
# twelfth.
FAILING = ["pwrite64:error=EIO:when=700+700", "fdatasync:error=EIO:when=12+12"]


@contextlib.contextmanager
def failing_now_and_then(worker: int, log: Path):
    """strace in the worker's way; it lets go at the end."""
    inject = [argument for one in FAILING for argument in ("-e", f"inject={one}")]
    tracer = Server(["strace", "-f", "-qq", "-e", "trace=pwrite64,fdatasync", *inject, "-p", str(worker)], log)
    try:
        wait_until(lambda: tracer.process.poll() is not None or is_traced(worker), "strace")
        if tracer.process.poll() is not None:
            pytest.skip(f"no process can be traced here: {log.read_text()[:200]}")
        yield
    finally:
        tracer.stop()


def is_traced(pid: int) -> bool:
    return "TracerPid:\t0\n" not in Path(f"/proc/{pid}/status").read_text()


def test_occasional_disk_errors_neither_lose_nor_repeat_a_confirmed_save(new_site, photo, tell):
    site, ledger = new_site(workers=2), Ledger()
    logs = [site.folder / f"strace-{number}.log" for number in range(2)]

    with contextlib.ExitStack() as stack:
        for worker, log in zip(site.all_workers, logs, strict=True):
            stack.enter_context(failing_now_and_then(worker, log))
        Savers(site, ledger, photo, people=8, saves=600).finish()
    site.app.stop()

    errors = sum(log.read_text().count("(INJECTED)") for log in logs)
    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{ledger.count} saves, {errors} errors of the disk, {len(lost)} lost, {len(twice)} twice")
    assert ledger.count == 600 and errors > 0 and (lost, twice) == ([], [])


def test_a_clock_set_back_while_workers_run_neither_loses_nor_repeats_a_confirmed_save(new_site, photo, tell):
    site, ledger = new_site(workers=2), Ledger()
    clock = site.folder / "clock"
    clock.write_text("+3d")
    site.app.stop()
    by_the_clock = {
        "LD_PRELOAD": str(next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))),
        "FAKETIME_TIMESTAMP_FILE": str(clock), "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        # Times of files stay true: libfaketime works them out under a lock of all processes, and a decoder that is
        # forked while another thread asks for the time would never give that back.
        "NO_FAKE_STAT": "1",
    }
    site.environment |= by_the_clock
    site.start_app()
    workers = site.all_workers

    Savers(site, ledger, photo, people=8, saves=300).finish()
    clock.write_text("+0d")
    Savers(site, ledger, photo, people=8, saves=600, first=300).finish()

    are_the_same = site.all_workers == workers
    days = [line[:10] for line in site.log.splitlines() if " POST " in line]
    site.app.stop()
    for name in by_the_clock:
        del site.environment[name]
    check = site.command("check").stdout

    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{ledger.count} saves, {len(lost)} lost, {len(twice)} twice")
    assert are_the_same and any(later < earlier for earlier, later in zip(days, days[1:]))
    assert ledger.count == 600 and (lost, twice) == ([], []) and ": ok" in check
