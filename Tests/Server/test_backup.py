"""The guide's way to back up and restore, word by word, while meals are saved and processes are killed."""

import contextlib
import datetime
import hashlib
import os
import re
import sqlite3
import stat
import subprocess

import pytest
import requests
from support.paths import TIFFIN
from support.readme import Machine, block
from support.waiting import Background, run, wait_until

WRITERS = 4
EXAMPLE = re.compile(r"/backups/tiffin-\d{4}-\d\d-\d\d-\d{6}\.db")


@pytest.fixture
def machine(tmp_path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture
def site(machine, new_site):
    """A site on the machine's data folder."""
    return new_site(environment={"TIFFIN_DATA": str(machine.data)})


class Writers:
    """Several people who save meal after meal, some with a photo, and note what was answered as saved; ended by the
    first error."""

    def __init__(self, site, title: str, photo: bytes):
        self.saved: set[str] = set()
        self.photo = photo
        self.threads = [Background(lambda n=n: self._save(site, f"{title}.{n}")) for n in range(WRITERS)]

    def _save(self, site, title: str):
        visitor = site.visitor()
        with contextlib.suppress(requests.RequestException, AssertionError):
            for number in range(10_000):
                name = f"Meal {title}.{number}"
                form = visitor.get("meals/new").meal_form.fill(name=name)
                if number % 8 == 0:
                    form.pick(self.photo)
                if form.answer(redirects=False).status_code != 303:
                    return
                self.saved.add(name)

    def wait_for(self, more: int):
        enough = len(self.saved) + more
        wait_until(lambda: len(self.saved) >= enough, f"{more} more meals")

    def wait_for_the_end(self):
        [thread.value() for thread in self.threads]


def back_up(machine):
    """The guide's backup; gives the file."""
    before = machine.backups
    wait_for_a_new_second(before)
    done = machine.do(block("tiffin backup"))
    assert done.returncode == 0, done.stderr
    (made,) = set(machine.backups) - set(before)
    return made


def wait_for_a_new_second(paths):
    """Backups, and what was put aside, are named by the second: the guide's commands refuse a name that is taken."""
    names = [path.name for path in paths]
    wait_until(lambda: not any(f"{datetime.datetime.now():%Y-%m-%d-%H%M%S}" in name for name in names))


def restore(machine, backup):
    """The guide's way, with the name of this backup in place of its example."""
    commands, count = EXAMPLE.subn(f"/backups/{backup.name}", block("tiffin restore"))
    assert count == 1
    wait_for_a_new_second(machine.data.glob("replaced-*"))
    done = machine.do(commands)
    assert done.returncode == 0, done.stderr
    assert "systemctl start tiffin.socket tiffin.service" in done.stdout
    return done


def names_in(database) -> set[str]:
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        return {name for (name,) in connection.execute("SELECT name FROM meal")}


def photos_in(database) -> list[tuple]:
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT id, format, fingerprint, small, large FROM photo ORDER BY id").fetchall()


def names_on_the_pages(site) -> set[str]:
    visitor = site.visitor()
    page = visitor.get("meals")
    names = set(page.list.names)
    while older := page.soup.select_one("a[rel=next]"):
        page = visitor.get(site.origin + older["href"])
        names |= set(page.list.names)
    return names


def mode(path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_backup_is_readable_only_by_tiffins_user_and_can_be_repeated(machine, site):
    site.visitor().add("Soup")
    first = back_up(machine)
    site.visitor().add("Bread")

    second = back_up(machine)

    assert [mode(path) for path in (first.parent, first, second)] == [0o700, 0o600, 0o600]
    assert (names_in(first), names_in(second)) == ({"Soup"}, {"Soup", "Bread"})
    assert set(machine.said("users")) == {"tiffin"}


@pytest.mark.parametrize("is_back", [False, True], ids=["and down", "and started again"])
def test_everything_saved_before_a_backup_is_restored_after_a_kill(
    machine, site, photo, is_back
):
    left = []
    for turn in range(10):
        writers = Writers(site, f"{turn}", photo)
        writers.wait_for(10)
        before = set(writers.saved)
        backup = back_up(machine)
        writers.wait_for(10)
        site.kill()
        writers.wait_for_the_end()
        (machine.folder / "pid").write_text(str(site.app.pid))
        # Nothing, where it was killed just after a checkpoint.
        left.append((machine.data / "tiffin.db-wal").stat().st_size)
        if is_back:
            site.start_app()
            (machine.folder / "pid").write_text(str(site.app.pid))
        fingerprint = hashlib.sha256(backup.read_bytes()).hexdigest()

        restore(machine, backup)
        site.start_app()

        names = names_on_the_pages(site)
        assert before <= names
        assert names == names_in(backup) == names_in(machine.data / "tiffin.db")
        assert writers.saved - names
        assert photos_in(machine.data / "tiffin.db") == photos_in(backup)
        assert len(photos_in(backup)) >= 1
        assert hashlib.sha256(backup.read_bytes()).hexdigest() == fingerprint
        assert mode(machine.data / "tiffin.db") == 0o600
        assert machine.said("systemctl")[-2:] == ["stop tiffin", "start tiffin"]
    assert len(list(machine.data.glob("replaced-*.db"))) == 10
    assert sum(map(bool, left)) >= 5


def test_a_backup_during_writes_reports_how_many_meals_it_contains(machine, site, photo):
    writers = Writers(site, "0", photo)
    writers.wait_for(10)

    said = machine.do(block("tiffin backup"))

    (backup,) = machine.backups
    assert f", {len(names_in(backup))} meal" in said.stdout and str(backup) in said.stdout
    # No bar, as nobody looks at a terminal.
    assert said.stderr.splitlines() == ["Copying …", "Checking the copy …"]


def test_restoring_is_refused_while_tiffin_runs(machine, site):
    site.visitor().add("Soup")
    backup = back_up(machine)
    site.visitor().add("Bread")

    refused = site.command("restore", str(backup), check=False)

    assert refused.returncode == 1
    assert "Stop Tiffin first" in refused.stderr and "Nothing was changed" in refused.stderr
    # A socket unit that is still open would start it again.
    assert "systemctl stop tiffin.socket tiffin.service" in refused.stderr
    assert names_on_the_pages(site) == {"Soup", "Bread"}
    assert list(machine.data.glob("replaced-*")) == []


def test_a_backup_shows_its_progress_on_a_terminal(machine, site):
    site.visitor().add("Soup")
    reader, terminal = os.openpty()

    made = run(
        [TIFFIN, "backup", "--data", machine.data], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=terminal,
        check=True, text=True,
    )

    os.close(terminal)
    shown = os.read(reader, 65_536).decode()
    os.close(reader)
    assert re.search(r"Copying  \[#{24}\] 100 %  [\d.]+ [kM]B  [\d.]+ [kMG]?B/s", shown)
    assert "1 meal." in made.stdout


def test_check_reports_and_repairs_a_fault_and_its_exit_code_shows_it(machine, site, photo):
    page = site.visitor().get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    assert page.status == 200

    sound = site.command("check")
    with contextlib.closing(sqlite3.connect(machine.data / "tiffin.db")) as connection:
        connection.execute("DELETE FROM meal_words")
        connection.commit()
    wrong = site.command("check", check=False)
    mended = site.command("check", "--repair")
    after = site.command("check")

    assert re.fullmatch(r"tiffin .*\n(?:[\w ]+: ok\n)+", sound.stdout)
    assert wrong.returncode == 1 and "search: 1 meals are not found by their words" in wrong.stdout
    assert "search: repaired: 1 meals" in mended.stdout
    assert "search: ok" in after.stdout


def test_a_quick_check_counts_everything_and_decodes_no_picture(machine, site, photo):
    assert site.visitor().get("meals/new").meal_form.fill(name="Soup").pick(photo).send().status == 200
    with contextlib.closing(sqlite3.connect(machine.data / "tiffin.db")) as connection:
        connection.execute("UPDATE photo SET large = x'00'")
        connection.commit()

    quick = site.command("check", "--quick")
    whole = site.command("check", check=False)
    (machine.data / "tiffin.db").chmod(0o644)
    open_to_all = site.command("check", "--quick", check=False)

    lines = quick.stdout.splitlines()[1:]
    assert lines[:4] == ["settings: ok", "tables: ok", "permissions: ok", "space: ok"]
    assert re.fullmatch(r"schema: \d+", lines[4])
    assert {"meals: 1", "photos: 1", "people: 1"} <= set(lines[5:])
    assert whole.returncode == 1 and "photos: photo" in whole.stdout
    assert open_to_all.returncode == 1 and "can be used by others (644)" in open_to_all.stdout
    assert site.command("check", "--quick", "--repair", check=False).returncode == 64


def test_check_reports_invalid_settings(site):
    wrong = site.command("check", "--templates", "/nowhere", check=False)

    assert wrong.returncode == 1
    assert "settings: " in wrong.stdout and "/nowhere" in wrong.stdout


def test_stats_counts_meals_people_and_photos(machine, site):
    site.visitor().add("Soup")
    back_up(machine)

    lines = dict(line.split("\t") for line in site.command("stats").stdout.splitlines())

    assert (lines["meals"], lines["people"], lines["photos"]) == ("1", "1", "0")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", lines["last backup"])
