"""A backup is put back after everything was killed, while people save; backups are made while others save."""

import contextlib
import hashlib
import sqlite3

from saving import Ledger, Savers
from support.waiting import again_and_again, wait_until

TIMES = 20


def contents(database) -> str:
    """A fingerprint of all meals with the bytes of their photos."""
    digest = hashlib.sha256()
    with contextlib.closing(sqlite3.connect(database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = database.execute(
            "SELECT meal.id, name, small, large FROM meal LEFT JOIN photo ON photo.id = photo_id ORDER BY meal.id"
        )
        for row in rows:
            digest.update(repr(row).encode())
    return digest.hexdigest()


def test_each_restore_after_a_kill_gives_exactly_the_meals_of_the_backup(new_site, photo, tell):
    site, right = new_site(), 0
    for number in range(TIMES):
        ledger = Ledger()
        savers = Savers(site, ledger, photo, people=4, saves=40)
        savers.finish()
        backup = site.folder / f"backup-{number}.db"
        site.command("backup", str(backup))
        kept = contents(backup)
        savers = Savers(site, ledger, photo, people=4, saves=4_000)
        more = ledger.count + 40
        wait_until(lambda ledger=ledger, more=more: ledger.count >= more, "more saves")
        site.kill()
        savers.stop()

        site.command("restore", str(backup))

        right += contents(site.data / "tiffin.db") == kept
        site.start_app()
    tell(f"{right} of {TIMES} right")
    assert right == TIMES


def test_backups_during_saves_lose_no_confirmed_save(new_site, photo, tell):
    site, ledger, made = new_site(), Ledger(), []
    alone = Savers(site, ledger, photo, people=4, saves=1_000)
    alone.finish()

    beside = Savers(site, ledger := Ledger(), photo, people=4, saves=2_000)
    with again_and_again(lambda: made.append(site.command("backup", str(site.folder / f"{len(made)}.db")))):
        beside.finish()
    site.app.stop()

    lost, _ = ledger.check(site.data / "tiffin.db")
    tell(f"longest save {alone.longest * 1000:.0f} ms alone, {beside.longest * 1000:.0f} ms beside {len(made)} backups")
    assert lost == [] and len(made) > 1
