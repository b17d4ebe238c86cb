"""A page of the database goes bad while people save: said where it is met, kept out of backups, all else goes on."""

import contextlib
import sqlite3

from saving import Ledger, Savers

PAGE = 4_096


def root_of(database, table: str) -> int:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]


def test_a_damaged_page_is_reported_and_kept_out_of_backups_and_other_pages_still_work(new_site, photo, tell):
    site, ledger = new_site(workers=2), Ledger()
    Savers(site, ledger, photo, people=8, saves=400).finish()
    # So that the page is in the database's own file, and in nobody's memory.
    site.app.stop()
    site.start_app()
    workers, good = site.all_workers, site.folder / "good.db"
    site.command("backup", str(good))
    root = root_of(site.data / "tiffin.db", "grocery_item")

    with open(site.data / "tiffin.db", "r+b") as file:
        file.seek((root - 1) * PAGE)
        file.write(bytes(n * 37 % 256 for n in range(PAGE)))
    visitor = site.visitor()
    # A commit tells all that what they have in memory may be old.
    saved = visitor.get("meals/new").meal_form.fill(name="Late").answer(redirects=False).status_code
    said = [site.request("GET", "groceries").status_code for _ in range(20)]
    others = {site.request("GET", path).status_code for path in ("meals", "recipes", "diary/2025-11-19")}
    ready = site.request("GET", "readyz")
    backup = site.command("backup", str(site.folder / "bad.db"), check=False)
    log, is_same = site.log, site.all_workers == workers
    site.app.stop()
    # What is whole is served again, too.
    site.start_app()
    others |= {site.request("GET", "meals").status_code}
    site.app.stop()
    site.command("restore", str(good))
    site.start_app()
    mended = site.visitor().get("groceries").status
    site.app.stop()

    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"said {len(said)} times, {others} elsewhere, backup refused; restored: {len(lost)} lost, {len(twice)} twice")
    assert saved == 303 and set(said) == {500} and others == {200} and is_same
    assert ready.status_code == 503 and "damaged" in ready.text and "malformed" in log
    assert backup.returncode != 0 and "damaged" in backup.stderr and not (site.folder / "bad.db").exists()
    assert mended == 200 and (lost, twice) == ([], [])
