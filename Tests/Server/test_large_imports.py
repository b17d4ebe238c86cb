"""Files to import that are larger than any other upload: they go to a file, and nothing of them stays."""

import fcntl
import io
import json
import os
import re
import zipfile
from pathlib import Path

import pytest
from support.paths import PACKAGE
from support.waiting import Background, wait_until

RECIPES = 12
LIMITS = {"TIFFIN_BODY_LIMIT": str(2 << 20), "TIFFIN_IMPORT_LIMIT": str(48 << 20)}


@pytest.fixture
def small(new_site):
    """A site with limits that a test reaches soon: 2 MB for all bodies, 48 MB for an import."""
    return new_site(environment=LIMITS)


def export(pictures: int, size: int) -> bytes:
    """An export of Tiffin's own, with pictures that fill so many bytes."""
    photo = (PACKAGE / "Public/samples/chicken.jpg").read_bytes()
    recipes = [
        {"name": f"Soup {number}", "ingredients": [{"line": f"{number} leeks"}], "instructions": "Boil.",
         "picture": f"pictures/recipes/{number}"}
        for number in range(1, pictures + 1)
    ]  # fmt: skip
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("tiffin.json", json.dumps({"format": "tiffin", "version": 1}))
        archive.writestr("recipes.json", json.dumps(recipes))
        archive.writestr("groceries.json", json.dumps([{"name": "oats"}]))
        for number in range(1, pictures + 1):
            # What stands behind a picture's end is no part of it.
            padding = os.urandom(max(0, size // pictures - len(photo)))
            archive.writestr(f"pictures/recipes/{number}.jpg", photo + padding)
    return content.getvalue()


def look(visitor, *files: tuple[str, bytes]):
    form = visitor.get("bring").form("/bring")
    form.values = [pair for pair in form.values if pair[0] != "file"]
    form.values += [("file", (name, "application/zip", content)) for name, content in files]
    return form.send()


def stored(site) -> list[str]:
    folder = site.data / "imports"
    return os.listdir(folder) if folder.exists() else []


def most_memory(site) -> int:
    """The most megabytes that a worker had at once."""
    statuses = [Path(f"/proc/{pid}/status").read_text() for pid in site.all_workers]
    return max(int(re.search(r"VmHWM:\s+(\d+)", status)[1]) >> 10 for status in statuses)


def test_a_40_megabyte_import_is_accepted_with_less_than_30_megabytes_of_memory(small):
    visitor, content = small.visitor(), export(RECIPES, 40 << 20)
    before = most_memory(small)

    page = look(visitor, ("mine.zip", content))

    assert page.status == 200 and f"Tiffin: {RECIPES + 1} items" in page.soup.h1.get_text()
    # As many as there is time for: six of them where nothing else runs.
    assert 1 <= len(page.soup.select("section img")) <= 6
    assert len(stored(small)) == 1
    grown = most_memory(small) - before
    assert grown < 30, f"{grown} MB more for a file of {len(content) >> 20} MB"
    form = page.form("/take")
    form.values += [("part", "recipes")]
    form.send()
    address = page.url
    wait_until(lambda: "imported" in visitor.page(visitor.session.get(address)).soup.h1.get_text(), "the import")
    assert visitor.get("recipes").soup.get_text().count("Soup ") >= RECIPES
    assert "oats" not in visitor.get("groceries").soup.main.get_text()
    assert stored(small) == []


def test_an_import_over_its_limit_is_refused_and_not_stored(small):
    page = look(small.visitor(), ("mine.zip", bytes(50 << 20)))

    assert page.status == 413 and "The limit is 48 MB." in page.soup.get_text()
    assert stored(small) == []


def test_two_large_files_in_one_form_are_both_accepted(small):
    visitor = small.visitor()

    page = look(visitor, ("a.zip", export(2, 3 << 20)), ("b.zip", export(3, 4 << 20)))

    assert [link.get_text() for link in page.soup.select("#ready ~ * a, .slot a") if ".zip" in link.get_text()][:2] == [
        "b.zip", "a.zip"]  # fmt: skip
    assert len(stored(small)) == 1


def test_the_import_limit_does_not_apply_to_other_forms(small):
    form = small.visitor().get("meals/new").meal_form.fill(name="Soup").pick(b"\xff\xd8\xff" + bytes(3 << 20))

    page = form.send()

    assert page.status == 413 and "The limit is 2 MB." in page.soup.get_text()


def test_a_large_unknown_file_is_refused_and_removed(small):
    page = look(small.visitor(), ("noise.bin", os.urandom(5 << 20)))

    assert page.status == 422 and "not from an app that Tiffin knows" in page.soup.get_text()
    assert stored(small) == []


def test_the_web_server_and_the_import_page_have_the_same_limit(site):
    assert "client_max_body_size 2g;" in (site.folder / "tiffin.conf").read_text()
    assert "up to 2 GB" in site.visitor().get("bring").soup.select_one("#file-hint").get_text()


def is_locked(path: Path) -> bool:
    """True while another process holds that lock."""
    with open(path, "a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def test_pages_are_answered_while_imports_wait_for_their_turn(new_site):
    # As many as may wait of one household. With two processors they would leave no permit for pages.
    count = 3
    site = new_site(workers=1, threads=16)
    visitors = [site.visitor() for _ in range(count + 1)]
    with open(site.data / "import-1.lock", "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        content = json.dumps({"recipes": [{"name": "Pho", "description": "", "items": []}]}).encode()
        # A file of the same name and size would replace the one before.
        imports = [
            Background(lambda visitor=visitor, name=f"{number}.json": look(visitor, (name, content)))
            for number, visitor in enumerate(visitors[:count])
        ]
        wait_until(lambda: is_locked(site.data / "import.next"), "an import at the lock")

        pages = [visitors[count].get(page).status for page in ("meals", "recipes", "groceries", "bring") * 3]

    assert pages == [200] * 12
    assert [each.value().status for each in imports] == [200] * count


def test_pages_are_answered_while_an_import_is_read(new_site):
    site = new_site(workers=1, threads=4)
    visitor, other = site.visitor(), site.visitor()
    content = b"Date,Name,Calories\n" + b'"Aug 3, 2026",Soup,120\n' * 300_000
    reading = Background(lambda: look(other, ("mine.csv", content)))
    lock = site.data / "import-1.lock"
    wait_until(lambda: lock.exists() and is_locked(lock), "the import's turn")

    answered = 0
    while is_locked(lock):
        assert visitor.get("meals").status == 200
        answered += 1

    # The first could have been waiting for the import's end.
    assert answered > 2
    reading.value()
