"""`tiffin import`: recipes of other apps, brought along from the command line."""

import gzip
import json
import os
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from support.paths import DATA, TIFFIN
from support.waiting import run as run_program

EXPORTS = DATA / "exports"
needs_exports = pytest.mark.skipif(not EXPORTS.is_dir(), reason="exports is not in TIFFIN_TEST_DATA")
USAGE = 64


def run(*arguments, **environment):
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_")}
    return run_program(
        [TIFFIN, *map(str, arguments)], capture_output=True, text=True, env={**inherited, **environment}
    )


@pytest.fixture
def data(tmp_path) -> Path:
    assert run("init", "--data", tmp_path / "data").returncode == 0
    return tmp_path / "data"


def bring(file, data, household="Home", *further):
    return run("import", file, "--household", household, "--data", data, *further)


def rows(data: Path, sql: str) -> list:
    with closing(sqlite3.connect(data / "tiffin.db")) as database:
        return database.execute(sql).fetchall()


def paprika(file: Path, *recipes: dict | bytes) -> Path:
    with zipfile.ZipFile(file, "w") as archive:
        for number, recipe in enumerate(recipes):
            content = recipe if isinstance(recipe, bytes) else gzip.compress(json.dumps(recipe).encode())
            name = "Cut off" if isinstance(recipe, bytes) else recipe["name"]
            archive.writestr(f"{name} {number}.paprikarecipe", content)
    return file


SOUP = {"name": "Soup", "ingredients": "1 l water\n2 leeks", "directions": "Boil.\nServe.", "rating": 4}


@needs_exports
def test_recipes_are_imported_with_pictures_and_not_duplicated_the_second_time(data):
    file = next((EXPORTS / "mealie-v0").glob("*.zip"))

    first = bring(file, data)
    second = bring(file, data)

    assert first.returncode == second.returncode == 0, first.stdout + first.stderr
    assert first.stdout.splitlines() == [
        f"{file}: Mealie, 3 recipes", "3 recipes added, 0 there already, 0 left out",
    ]
    assert second.stdout.splitlines()[-1] == "0 recipes added, 3 there already, 0 left out"
    kept = rows(data, "SELECT name, source FROM recipe WHERE picture_id IS NOT NULL ORDER BY name_key")
    assert kept == [
        ("Levain Chocolate Chip Cookies", "https://www.joshuaweissman.com/post/levian-chocolate-chip-cookies"),
        ("Old-Fashioned Beef Stew", "https://cooking.nytimes.com/recipes/4735-old-fashioned-beef-stew"),
        ("PIZZA DOUGH — Basics With Babish", "https://basicswithbabish.co/basicsepisodes/pizza-dough"),
    ]


@needs_exports
def test_the_database_is_valid_after_importing_all_example_exports(data):
    for file in sorted(EXPORTS.glob("*/*.zip")):
        bring(file, data)

    checked = run("check", "--data", data)

    assert rows(data, "SELECT COUNT(*) FROM recipe")[0][0] >= 60
    assert "search: ok" in checked.stdout and "photos: ok" in checked.stdout, checked.stdout


def test_two_recipes_with_the_same_name_are_both_imported(data, tmp_path):
    file = paprika(tmp_path / "p.paprikarecipes", SOUP, {**SOUP, "ingredients": "1 l stock"}, SOUP)

    first, second = bring(file, data), bring(file, data)

    assert first.stdout.splitlines()[-1] == "2 recipes added, 1 there already, 0 left out"
    assert second.stdout.splitlines()[-1] == "0 recipes added, 3 there already, 0 left out"


def test_an_import_stops_at_the_recipe_limit_and_names_the_rest(data, tmp_path):
    file = paprika(tmp_path / "p.paprikarecipes", *({**SOUP, "name": f"Soup {number}"} for number in range(3)))

    ended = run("import", file, "--household", "Home", "--data", data, TIFFIN_LIMITS="recipes=2")

    assert ended.returncode == 1
    assert "left out: Soup 2: the limit is reached" in ended.stdout
    assert ended.stdout.splitlines()[-1] == "2 recipes added, 0 there already, 1 left out"
    assert rows(data, "SELECT COUNT(*) FROM recipe WHERE household_id IS NOT NULL") == [(2,)]


def test_a_damaged_recipe_is_reported_and_the_others_are_imported(data, tmp_path):
    cut_off = gzip.compress(json.dumps(SOUP).encode())[:40]
    stew = {**SOUP, "name": "Stew", "photo_data": "bm8gcGljdHVyZQ=="}
    file = paprika(tmp_path / "p.paprikarecipes", SOUP, cut_off, stew)

    ended = bring(file, data)

    assert ended.returncode == 1
    assert "left out: Cut off 1: it is damaged or incomplete" in ended.stdout
    assert "without its picture, which cannot be read: Stew" in ended.stdout
    assert ended.stdout.splitlines()[-1] == "2 recipes added, 0 there already, 1 left out"
    assert rows(data, "SELECT name, rating, instructions FROM recipe ORDER BY id") == [
        ("Soup", 4, "Boil.\nServe."), ("Stew", 4, "Boil.\nServe."),
    ]


def test_a_diary_is_not_duplicated_by_a_second_import(data, tmp_path):
    file = tmp_path / "servings.csv"
    file.write_text("Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-01-05,7:30 AM,Breakfast,Oats,80 g,311\nx,,,,,\n")

    first = bring(file, data)
    second = bring(file, data)

    assert first.returncode == second.returncode == 1, first.stdout + first.stderr
    assert first.stdout.splitlines()[-2:] == [
        "left out: Line 3: it has no date", "1 entry added, 0 there already, 1 left out",
    ]  # fmt: skip
    assert second.stdout.splitlines()[-1] == "0 entries added, 1 there already, 1 left out"
    assert rows(data, "SELECT eaten_on, eaten_at, name, category, energy_kcal FROM meal") == [
        ("2026-01-05", "07:30", "Oats", "Breakfast", 311)
    ]
    assert bring(file, data, "Nobody").returncode == USAGE


def test_a_preview_imports_nothing(data, tmp_path):
    ended = bring(paprika(tmp_path / "p.paprikarecipes", SOUP), data, "Home", "--look")

    assert ended.stdout.splitlines()[1:] == ["Soup"]
    assert rows(data, "SELECT COUNT(*) FROM recipe WHERE household_id IS NOT NULL") == [(0,)]


def test_an_unknown_invalid_or_missing_file_ends_with_code_64(data, tmp_path):
    (tmp_path / "notes.txt").write_text("milk, bread")
    with zipfile.ZipFile(tmp_path / "outside.zip", "w") as archive:
        archive.writestr("../recipe.json", "{}")
    with zipfile.ZipFile(tmp_path / "zeros.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("database.json", bytes(100_000_000))

    for name, said in {
        "notes.txt": "not from an app that Tiffin knows", "outside.zip": "leads out of its folder",
        "zeros.zip": "too large", "missing.zip": "No such file",
    }.items():
        ended = bring(tmp_path / name, data)

        assert ended.returncode == USAGE and said in ended.stderr, (name, ended.stderr)


def test_a_very_large_file_is_imported_only_with_the_option_large(data, tmp_path):
    filled = [{**SOUP, "name": f"Soup {number}", "photo_hash": "a" * 900_000} for number in range(400)]
    file = paprika(tmp_path / "many.paprikarecipes", *filled)

    refused = bring(file, data)
    taken = bring(file, data, "Home", "--large")

    assert refused.returncode == USAGE and "This file contains too much" in refused.stderr
    assert "--large" in refused.stderr
    # What was read before the allowance ended is there already.
    assert taken.returncode == 0 and taken.stdout.splitlines()[-1].endswith(" there already, 0 left out"), taken.stderr
    assert rows(data, "SELECT COUNT(*) FROM recipe WHERE household_id IS NOT NULL") == [(400,)]


def test_an_unknown_household_ends_with_code_64(data, tmp_path):
    ended = bring(paprika(tmp_path / "p.paprikarecipes", SOUP), data, "Elsewhere")

    assert ended.returncode == USAGE
    assert "There is no household “Elsewhere”" in ended.stderr
