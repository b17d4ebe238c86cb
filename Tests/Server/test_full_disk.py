"""A disk without room: said plainly, and nothing is harmed."""

import contextlib
import os
import sqlite3

import pytest
from support.waiting import run


@pytest.fixture
def disk(tmp_path):
    """Makes a small disk of its own."""
    mounted = []

    def make(size: str):
        place = tmp_path / "disk"
        place.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", place]
        if os.geteuid() != 0 or run(command, capture_output=True).returncode != 0:
            pytest.skip("a small disk can only be mounted by root")
        mounted.append(place)
        return place

    yield make
    for place in mounted:
        run(["umount", "--lazy", place], check=True)


def fill(disk, leaving: int):
    """Takes the room on a disk, but for so many bytes."""
    with open(disk / "ballast", "ab") as ballast:
        status = os.statvfs(disk)
        with contextlib.suppress(OSError):
            os.posix_fallocate(ballast.fileno(), 0, max(1, status.f_bavail * status.f_frsize - leaving))
        with contextlib.suppress(OSError):
            while leaving == 0:
                os.write(ballast.fileno(), bytes(4096))


def test_a_meal_that_a_full_disk_cannot_store_is_shown_again_and_no_data_is_lost(disk, new_site):
    place = disk("16m")
    site = new_site(environment={"TIFFIN_DATA": str(place / "data")})
    visitor = site.visitor()
    visitor.add("Soup", notes="With leek.")
    fill(place, leaving=1 << 20)

    saved, page = ["Soup"], None
    for number in range(1000):
        page = visitor.add(f"Meal {number}", notes="x" * 19_000)
        if page.status != 200:
            break
        saved.append(f"Meal {number}")
    fill(place, leaving=0)

    assert page.status == 507
    assert "disk is full" in page.soup.select_one(".note.bad").get_text()
    assert page.meal_form["name"] == f"Meal {len(saved) - 1}" and len(page.meal_form["notes"]) == 19_000
    soup = next(row for row in everything(visitor) if row.name == "Soup")
    assert visitor.get(f"meals/{soup.id}").detail.notes == "With leek."
    # What the log has taken of the disk already is room for some more small changes.
    form = visitor.get(f"meals/{soup.id}").form("/rating")
    answers = (form.send(button=("rating", str(number % 5 + 1))) for number in range(1000))
    refused = next(answer for answer in answers if answer.status != 200)
    assert refused.status == 507 and "disk is full" in refused.heading
    assert sorted(row.name for row in everything(visitor)) == sorted(saved)
    ready = visitor.session.get(site.url("readyz"))
    export = visitor.get("account").form("/account/export").answer()
    assert (ready.status_code, ready.text) == (503, "not ready: the disk is full.\n")
    assert export.status_code == 507 and "disk is full" in export.text
    assert visitor.session.get(site.url("healthz")).status_code == 200
    entry = visitor.get("diary/2025-11-19").quick_entry.fill(name="Tea", carbs="1", protein="0", fat="0").send()
    assert entry.status == 507 and entry.quick_entry["name"] == "Tea"

    (place / "ballast").unlink()
    assert page.meal_form.send().status == 200
    assert visitor.session.get(site.url("readyz")).status_code == 200

    site.app.stop()
    with contextlib.closing(sqlite3.connect(place / "data/tiffin.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        names = [name for (name,) in database.execute("SELECT name FROM meal WHERE deleted_at IS NULL")]
    assert sorted(names) == sorted([*saved, f"Meal {len(saved) - 1}"])


def test_pictures_are_refused_before_the_disk_is_full(disk, new_site, photo):
    place = disk("64m")
    site = new_site(environment={"TIFFIN_DATA": str(place / "data")})
    visitor = site.visitor()
    first = visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    fill(place, leaving=16 << 20)

    page = visitor.get("meals/new").meal_form.fill(name="Salad", notes="Green.").pick(photo).send()

    assert first.status == 200
    assert page.status == 507
    assert "disk" in page.soup.select_one("#photo-error").get_text()
    assert (page.meal_form["name"], page.meal_form["notes"]) == ("Salad", "Green.")
    assert visitor.add("Bread").status == 200
    meal = visitor.get("meals").list["Soup"]
    assert visitor.session.get(site.origin + meal.picture).status_code == 200
    assert "pictures" in site.log.split("POST /meals 507")[0].splitlines()[-2]

    (place / "ballast").unlink()
    assert page.meal_form.pick(photo).send().status == 200
    assert sorted(visitor.get("meals").list.names) == ["Bread", "Salad", "Soup"]


def everything(visitor):
    """The rows of all pages of the list."""
    page = visitor.get("meals")
    rows = page.list.rows
    while older := page.soup.select_one("a[rel=next]"):
        page = visitor.get(visitor.site.origin + older["href"])
        rows = rows + page.list.rows
    return rows
