"""A household that goes to another server, by `tiffin copy --household`."""

import io
import os
import signal
import subprocess
import zipfile
from urllib.parse import parse_qsl, urlsplit

import pytest
from support.paths import TIFFIN
from support.site import PASSWORD, Site


def address(site) -> str:
    return site.environment.get("TIFFIN_DATABASE_URL") or f"sqlite:{site.data}"


def in_words(address: str) -> str:
    """A server's address in libpq's other form, `dbname=… user=…`."""
    if address.startswith("sqlite:"):
        return address
    parts = urlsplit(address)
    words = {"dbname": parts.path[1:], "user": parts.username, **dict(parse_qsl(parts.query))}
    return " ".join(f"{name}={value}" for name, value in words.items() if value)


@pytest.fixture
def servers(new_site, photo):
    """One on which Alice lives with a bit of everything, and another on which Zoe does."""
    here, there = new_site(auth="password"), new_site(auth="password")
    alice = here.set_up()
    alice.get("meals/new").meal_form.fill(name="Crème brûlée", calories="320").pick(photo).send()
    recipe = alice.get("recipes/new").form("/recipes")
    recipe.fill(name="Lentil soup", ingredients="200 g lentils\n1 onion", instructions="Boil.").send()
    alice.get("groceries").form("/groceries").fill(name="2 l milk").send()
    there.set_up(username="zoe")
    return here, there, alice


def copy(here, there, household: str):
    return here.command(
        "copy", "--household", household, "--from", in_words(address(here)), "--to", address(there), check=False)


def kill(site, arguments, moment: str):
    """Kills a command as soon as it tells that it is there."""
    environment = {**os.environ, **site.environment}
    with subprocess.Popen([TIFFIN, *arguments], env=environment, stderr=subprocess.PIPE, text=True) as going:
        assert any(moment in line for line in going.stderr)
        going.kill()
    assert going.returncode == -signal.SIGKILL


def exported(site, household: str, folder) -> dict[str, bytes]:
    """The files of an export that name no picture by its number."""
    site.command("export", str(folder / "export.zip"), "--household", household)
    content = (folder / "export.zip").read_bytes()
    (folder / "export.zip").unlink()
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    return {name: text for name, text in files.items() if not name.startswith("pictures/") and b"pictures/" not in text}


def test_a_copied_household_can_sign_in_and_has_all_its_data(servers, tmp_path):
    here, there, alice = servers
    before = exported(here, "alice", tmp_path)

    result = copy(here, there, "alice")

    assert result.returncode == 0, result.stderr
    counts = dict(line.split(" rows")[0].split(": ") for line in result.stdout.splitlines())
    assert counts["account"] == "1" and counts["photo"] == "1" and counts["grocery_item"] == "1"
    visitor = there.visitor()
    visitor.get("sign-in").form("/sign-in").fill(username="alice", password=PASSWORD).send()
    page = visitor.get("meals?q=creme")
    assert "Crème brûlée" in page.soup.text
    picture = page.soup.select_one("main img")["src"]
    assert there.request("GET", picture.lstrip("/")).status_code == 303
    assert visitor.get(picture.lstrip("/")).status == 200
    assert "Lentil soup" in visitor.get("recipes?own=1").soup.text
    assert exported(there, "alice", tmp_path) == before
    assert "Crème brûlée" in alice.get("meals").soup.text


@pytest.fixture
def empty_place():
    """A site that was never started: its database is made by a copy."""
    site = Site(auth="password")
    yield site
    site.stop()


@pytest.mark.parametrize("moment", ["Copying food_portion", "Comparing food_portion"])
def test_a_killed_copy_of_a_whole_server_leaves_nothing_and_can_be_repeated(servers, empty_place, tmp_path, moment):
    here, _, _ = servers
    arguments = ["copy", "--from", address(here), "--to", address(empty_place)]

    kill(here, arguments, moment)

    assert empty_place.command("account", "list").stdout == ""
    again = here.command(*arguments)
    assert "account: 1 rows" in again.stdout
    assert exported(empty_place, "alice", tmp_path) == exported(here, "alice", tmp_path)


@pytest.mark.parametrize("moment", ["Copying meal ", "Comparing meal "])
def test_a_killed_copy_of_a_household_leaves_nothing_and_can_be_repeated(servers, tmp_path, moment):
    here, there, _ = servers
    # So many that the program cannot be done before it is killed.
    diary = tmp_path / "servings.csv"
    lines = [f"2026-{month:02}-{day:02},{hour}:30,Oats {month},311" for month in range(1, 10) for day in range(1, 29)
             for hour in range(10, 20)]
    diary.write_text("\n".join(["Day,Time,Food Name,Energy (kcal)", *lines]))
    here.command("import", str(diary), "--household", "alice")
    arguments = ["copy", "--household", "alice", "--from", address(here), "--to", address(there)]

    kill(here, arguments, moment)

    assert [line.split("\t")[0] for line in there.command("account", "list").stdout.splitlines()] == ["zoe"]
    assert there.command("check").returncode == 0
    again = here.command(*arguments)
    assert f"meal: {len(lines) + 1} rows" in again.stdout
    assert exported(there, "alice", tmp_path) == exported(here, "alice", tmp_path)


def test_copying_an_existing_or_unknown_household_is_refused(servers):
    here, there, _ = servers
    assert copy(here, there, "alice").returncode == 0

    again = copy(here, there, "alice")

    assert again.returncode == 78 and "“alice” already exists there" in again.stderr
    assert copy(here, there, "nobody").returncode == 64
    lines = there.command("account", "list").stdout.splitlines()
    assert sorted(line.split("\t")[0] for line in lines) == ["alice", "zoe"]
