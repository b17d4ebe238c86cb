"""Two Tiffins on one data folder: of the same release, and of an earlier and a later one."""

import contextlib
import fcntl
import sqlite3

from saving import Ledger, Savers
from support.site import Site
from support.waiting import wait_until


@contextlib.contextmanager
def another(site):
    """Another server, with workers and a web server of its own, that has the same data."""
    other = Site(environment={"TIFFIN_DATA": str(site.data)}, workers=2)
    try:
        other.start_app()
        other.start_web()
        yield other
    finally:
        other.stop()


def test_two_servers_with_one_data_folder_neither_lose_nor_repeat_a_confirmed_save(new_site, photo, tell):
    site, ledger = new_site(workers=2), Ledger()
    with another(site) as other:
        both = [
            Savers(site, ledger, photo, people=8, saves=1_000),
            Savers(other, ledger, photo, people=8, saves=2_000, first=1_000),
        ]
        for savers in both:
            savers.finish()
    site.app.stop()

    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{ledger.count} saves, {len(lost)} lost, {len(twice)} twice")
    assert ledger.count == 2_000 and (lost, twice) == ([], [])


@contextlib.contextmanager
def change(site):
    """A change of the database as a later release makes it: during a write turn, all at once."""
    connected = contextlib.closing(sqlite3.connect(site.data / "tiffin.db"))
    with open(site.data / "tiffin.lock") as lock, connected as database:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with database:
            database.execute("BEGIN IMMEDIATE")
            yield database


def test_a_program_writes_nothing_after_a_later_release_has_migrated_its_database(new_site, photo, tell):
    site, ledger = new_site(workers=2), Ledger()
    savers = Savers(site, ledger, photo, people=8, saves=1_200)
    wait_until(lambda: ledger.count > 400, "saves before the change")
    form = site.visitor().get("meals/new").meal_form.fill(name="Late")

    with change(site) as database:
        (known,) = database.execute("SELECT MAX(version) FROM schema_version").fetchone()
        database.execute("ALTER TABLE meal ADD COLUMN of_a_later_release TEXT NOT NULL DEFAULT ''")
        database.execute("INSERT INTO schema_version (version, applied_at) VALUES (?, 0)", (known + 1,))
        (kept,) = database.execute("SELECT COUNT(*) FROM meal").fetchone()
    refused = [form.answer(redirects=False) for _ in range(40)]
    pages = {site.request("GET", "meals").status_code for _ in range(20)}
    ready = site.request("GET", "readyz")
    started = site.command("serve", "--socket", str(site.folder / "other.sock"), check=False)
    with change(site) as database:
        (then,) = database.execute("SELECT COUNT(*) FROM meal").fetchone()
        database.execute("ALTER TABLE meal DROP COLUMN of_a_later_release")
        database.execute("DELETE FROM schema_version WHERE version = ?", (known + 1,))
    savers.finish()
    site.app.stop()

    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{then - kept} written after the change; {ledger.count} saves in all, {len(lost)} lost, {len(twice)} twice")
    assert {answer.status_code for answer in refused} == {503} and pages == {200} and then == kept
    assert ready.status_code == 503 and started.returncode == 78
    assert ledger.count == 1_200 and (lost, twice) == ([], [])
