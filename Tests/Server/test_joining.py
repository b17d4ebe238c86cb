"""Somebody with very many photos joins a household, leaves it, and goes for good, while others save."""

import contextlib
import os
import sqlite3

import pytest
from support.site import PASSWORD
from support.waiting import again_and_again, timed, wait_until

# How much there is of photos. A walk with 6 GB: TIFFIN_WALK_MB=6144.
MEGABYTES = int(os.environ.get("TIFFIN_WALK_MB", "48"))
PHOTO = 300_000


def fill(data, person: str, household: str):
    """Photos, meals, recipes and a plan of somebody who lives alone, past the pages: they would take hours."""
    with contextlib.closing(sqlite3.connect(data / "tiffin.db", isolation_level=None)) as database:
        count = MEGABYTES * 1_000_000 // PHOTO
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN IMMEDIATE")
        (me, home) = database.execute("SELECT id, household_id FROM person WHERE name = ?", [person]).fetchone()
        for number in range(count):
            (photo,) = database.execute(
                "INSERT INTO photo (person_id, format, fingerprint, small, large)"
                " VALUES (?, 'jpeg', ?, ?, randomblob(?)) RETURNING id",
                [me, f"{number:032x}", b"small", PHOTO],
            ).fetchone()
            database.execute(
                "INSERT INTO meal (person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key,"
                " rating, is_favourite, created_at, notes, photo_id)"
                " VALUES (?, 1, ?, '', ?, '', 'rice', '', 0, 0, 0, '', ?)",
                [me, f"20{number % 26:02}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}", f"Rice {number}", photo],
            )
        database.executemany(
            "INSERT INTO plan_entry (household_id, day, slot, slot_key, name, servings, created_at, revision, place)"
            " VALUES (?, ?, '', '', 'Stew', 2, 0, 1, 1)",
            [[home, f"2020-{number % 12 + 1:02}-{number % 28 + 1:02}"] for number in range(1_000)],
        )
        database.execute("COMMIT")


@contextlib.contextmanager
def saving(visitor):
    """Saves one meal after the other until the block is left: their answers' statuses, and the seconds they took."""
    answers: list[tuple[int, float]] = []

    def save():
        form = visitor.get("meals/new").meal_form.fill(name=f"Soup {len(answers)}")
        answer, seconds = timed(lambda: form.answer(redirects=False))
        answers.append((answer.status_code, seconds))

    with again_and_again(save):
        yield answers


def numbers(data, *queries: str) -> list[int]:
    with contextlib.closing(sqlite3.connect(data / "tiffin.db")) as database:
        return [database.execute(query).fetchone()[0] for query in queries]


@pytest.fixture
def house(new_site):
    """Alice's household, and Bob with his photos, who lives alone."""
    site = new_site(auth="password")
    alice = site.set_up("alice")
    path = site.command("account", "invite").stdout.strip()
    bob = site.visitor()
    fields = {"username": "bob", "password": PASSWORD}
    assert bob.get(path.lstrip("/")).form(path).fill(**fields).send().status == 200
    if site.environment.get("TIFFIN_DATABASE_URL"):
        pytest.skip("the photos are put into a file")
    fill(site.data, "bob", "Home")
    return site, alice, bob


def test_members_can_save_while_a_person_with_many_photos_joins_and_leaves(house):
    site, alice, bob = house
    invitation = alice.get("household").form("/household/invitations").send()
    link = invitation.soup.select_one("#link")["value"]
    with saving(alice) as answers:
        joined = bob.get(link).form("/accept").send()
        wait_until(lambda: numbers(site.data, "SELECT COUNT(*) FROM household") == [1], "the end of the move")
        plan, photos = numbers(site.data, "SELECT COUNT(*) FROM plan_entry", "SELECT COUNT(*) FROM photo")
        left = bob.get("household/leave").form("/household/leave").send()
        deleted = bob.get("account/delete").form("/account/delete").fill(old_password=PASSWORD).send()
        wait_until(lambda: numbers(site.data, "SELECT COUNT(*) FROM photo") == [0], "the end of the photos")

    assert [page.status for page in (joined, left, deleted)] == [200, 200, 200]
    assert joined.url.startswith(site.url("household"))
    assert plan == 1_000 and photos == MEGABYTES * 1_000_000 // PHOTO
    assert len(answers) > 5 and {status for status, _ in answers} == {303}
    print(f"{len(answers)} saves of others, the longest {max(seconds for _, seconds in answers):.2f} s")
    site.app.stop()
    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
