"""Everything of a household in one zip file, read by Python's own reader."""

import csv
import io
import json
import os
import re
import zipfile
from urllib.parse import urlsplit

import fastjsonschema
import pytest
from support.paths import PACKAGE, TIFFIN
from support.site import PASSWORD
from support.waiting import run


@pytest.fixture
def home(new_site, photo):
    """A household of two with a bit of everything, and a stranger's."""
    site = new_site(auth="password")
    alice = site.set_up()
    alice.get("meals/new").meal_form.fill(name="Crème brûlée", calories="320", notes="=1+1").pick(photo).send()
    alice.add("Bread")
    recipe = alice.get("recipes/new").form("/recipes")
    recipe.fill(name="Lentil soup", ingredients="200 g lentils\n1 onion", instructions="Boil.\nServe.", notes="# Good").send()
    alice.get("groceries").form("/groceries").fill(name="2 l milk").send()
    return site, alice


def read(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def exported(site, *arguments):
    environment = {**os.environ, **site.environment}
    return run([TIFFIN, "export", *map(str, arguments)], capture_output=True, text=True, env=environment)


def test_the_json_files_of_an_export_match_the_schema(home):
    site, alice = home
    schema = fastjsonschema.compile(json.loads((PACKAGE / "docs/export.schema.json").read_text()))

    files = read(alice.get("account").form("/account/export").answer().content)

    told = {
        name.rpartition("/")[2]: json.loads(content)
        for name, content in files.items()
        if name.endswith(".json") and not name.startswith("recipes/") and name != "tiffin.json"
    }
    schema(told)
    assert {"recipes.json", "groceries.json", "diary.json", "settings.json"} <= set(told)
    told["diary.json"][0]["energy_kcal"] = "320"
    with pytest.raises(fastjsonschema.JsonSchemaException):
        schema(told)


def test_an_export_contains_diary_pictures_recipes_and_groceries(home):
    site, alice = home

    answer = alice.get("account").form("/account/export").answer()

    assert answer.status_code == 200 and answer.headers["Content-Type"] == "application/zip"
    files = read(answer.content)
    (folder,) = {name.rsplit("/", 1)[0] for name in files if name.startswith("people/")}
    diary = json.loads(files[f"{folder}/diary.json"])
    assert [meal["name"] for meal in diary] == ["Crème brûlée", "Bread"]
    assert diary[0]["energy_kcal"] == 320 and "carbs_mg" not in diary[0]
    (picture,) = (content for name, content in files.items() if name.rpartition(".")[0] == diary[0]["picture"])
    assert picture[:4] == b"RIFF" and picture[8:12] == b"WEBP" or picture[:2] == b"\xff\xd8"
    table = list(csv.DictReader(io.StringIO(files[f"{folder}/diary.csv"].decode())))
    assert table[0]["notes"] == "'=1+1" and table[0]["energy_kcal"] == "320" and table[0]["carbs_mg"] == ""
    (recipe,) = json.loads(files["recipes.json"])
    assert [line["line"] for line in recipe["ingredients"]] == ["200 g lentils", "1 onion"]
    assert recipe["notes"] == "# Good"
    published = json.loads(files["recipes/1-lentil-soup.json"])
    assert published["@type"] == "Recipe" and published["name"] == "Lentil soup"
    assert "- 200 g lentils" in files["recipes/1-lentil-soup.md"].decode()
    assert [item["name"] for item in json.loads(files["groceries.json"])] == ["milk"]
    assert list((site.data / "downloads").iterdir()) == []


def test_a_members_export_contains_no_other_members_diary(home, new_site):
    site, alice = home
    link = alice.get("household").form("/household/invitations").send().soup.find(id="link")["value"]
    bob = site.visitor()
    joining = bob.get(link).form(urlsplit(link).path)
    assert joining.fill(username="bob", password=PASSWORD).send().status == 200
    bob.add("Bob's secret snack")

    hers = read(alice.get("account").form("/account/export").answer().content)
    his = read(bob.get("account").form("/account/export").answer().content)

    assert not any(b"secret snack" in content for content in hers.values())
    assert any(b"secret snack" in content for content in his.values())
    assert not any("Crème brûlée".encode() in content for content in his.values())
    assert b"Lentil soup" in his["recipes.json"]


def test_the_export_command_writes_the_same_bytes_twice_and_overwrites_no_file(home, tmp_path):
    site, _ = home

    first = exported(site, tmp_path / "one.zip", "--household", "Home")
    second = exported(site, tmp_path / "two.zip", "--household", "Home")

    assert first.returncode == second.returncode == 0, first.stderr
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert (tmp_path / "one.zip").stat().st_mode & 0o777 == 0o600
    again = exported(site, tmp_path / "one.zip", "--household", "Home")
    assert again.returncode == 64 and "one.zip already exists. Choose another name." in again.stderr
    assert "no household" in exported(site, tmp_path / "three.zip", "--household", "Nobody's").stderr


def test_an_export_imported_on_another_server_can_be_exported_again_unchanged(home, new_site, tmp_path):
    site, _ = home
    first, second = tmp_path / "one.zip", tmp_path / "two.zip"
    assert exported(site, first, "--household", "Home").returncode == 0
    other = new_site(auth="password")
    other.set_up()

    taken = imported(other, first, "--household", "Home")
    again = imported(other, first, "--household", "Home")

    assert taken.returncode == 0 and "0 there already, 0 left out" in taken.stdout, taken.stdout + taken.stderr
    assert again.returncode == 0 and "0 rows added" in again.stdout, again.stdout + again.stderr
    assert exported(other, second, "--household", "Home").returncode == 0
    assert told(first) == told(second)


def test_importing_the_diary_of_a_person_who_is_not_a_member_ends_with_code_1(home, new_site, tmp_path):
    site, alice = home
    link = alice.get("household").form("/household/invitations").send().soup.find(id="link")["value"]
    joining = site.visitor().get(link).form(urlsplit(link).path)
    assert joining.fill(username="bob", password=PASSWORD).send().status == 200
    file = tmp_path / "two people.zip"
    assert exported(site, file, "--household", "Home").returncode == 0
    other = new_site(auth="password")
    other.set_up()

    taken = imported(other, file, "--household", "Home")

    assert "left out: bob: the household has no member of that name, or several" in taken.stdout
    assert taken.returncode == 1 and ", 1 left out" in taken.stdout, taken.stdout + taken.stderr


def told(path):
    """The files of an export, without the numbers of pictures."""
    files = read(path.read_bytes())
    return {
        re.sub(r"^(pictures/\w+)/\d+", r"\1", name): re.sub(rb"(pictures/\w+)/\d+", rb"\1", content)
        for name, content in files.items()
    }


def imported(site, *arguments):
    environment = {**os.environ, **site.environment}
    return run([TIFFIN, "import", *map(str, arguments)], capture_output=True, text=True, env=environment)
