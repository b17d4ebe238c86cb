"""The recipes' pages with very many of them: a thousand of the household's, the rest the catalogue's."""

import sqlite3
from pathlib import Path

from lists import Lists

RECIPE = """
INSERT INTO recipe (
  id, household_id, catalogue_number, revision, name, name_key, category, category_key, cuisine, cuisine_key,
  estimated_servings, estimated_kcal, estimated_cents, estimated_minutes, rating, created_at, refreshed_at, tags,
  instructions, notes)
VALUES (:id, :household, :number, 1, :name, :key, :category, :category_key, 'Thai', 'thai', 4, 520, 350, :minutes, 0,
  0, 4000000000, '', :steps, '')
"""
LINE = "INSERT INTO recipe_ingredient (recipe_id, place, measure, line) VALUES (:id, :place, '200g', :line)"
WORDS = "INSERT INTO recipe_words (rowid, words) VALUES (:id, :words)"

FIRST = ["spicy", "slow", "green", "red", "crisp", "sweet", "smoked", "simple", "golden", "wild"]
SECOND = ["chicken", "bean", "lentil", "beef", "pumpkin", "salmon", "noodle", "potato", "tofu", "mushroom"]
THIRD = ["stew", "curry", "soup", "salad", "pie"]
PAGES = {
    "all": "/recipes?own=1",
    "a later page": "/recipes?category=curry&after=all.{after}.1",
    "a category": "/recipes?category=soup",
    "up to 15 min": "/recipes?minutes=15",
    "search: one recipe": "/recipes?q=number19998",
    "search: a common word": "/recipes?q=chicken",
    "search: an ingredient": "/recipes?q=saffron",
    "search: two words": "/recipes?q=smoked+tofu",
    "search: one letter": "/recipes?q=s",
    "a recipe": "/recipes/{one}",
}


def recipe(number: int) -> dict:
    words = [FIRST[number % 10], SECOND[number // 10 % 10], THIRD[number // 100 % 5], f"number{number}"]
    name = " ".join(words)
    return dict(
        id=number, household=1 if number <= 1_000 else None, number=None if number <= 1_000 else str(number), name=name,
        key=name, category=words[2], category_key=words[2], minutes=10 + number % 110,
        steps="Cook it gently, and stir now and then.\n" * 12,
    )


def lines(number: int) -> list[str]:
    return [f"{SECOND[(number + step) % 10]} {step}" for step in range(11)] + (["saffron"] if number % 700 == 0 else [])


def fill(data: Path, count: int):
    connection = sqlite3.connect(Path(data) / "tiffin.db", timeout=10)
    with connection:
        for number in range(1, count + 1):
            row, owner = recipe(number), 1 if number <= 1_000 else 0
            connection.execute(RECIPE, row)
            connection.executemany(
                LINE, [dict(id=number, place=place + 1, line=line) for place, line in enumerate(lines(number))]
            )
            words = (row["name"] + " " + " ".join(lines(number))).split()
            connection.execute(WORDS, dict(id=number, words=" ".join(f"{owner}x{word}" for word in words)))
    connection.close()


def measure(count: int) -> list[list[str]]:
    """Rows of a table: a page, and the milliseconds of its answer."""
    with Lists(1_000) as lists:
        fill(lists.site.data, count)
        after, one = "golden mushroom".encode().hex(), count * 7 // 8
        return [
            [name, f"{lists.time(address.format(after=after, one=one), times=51):.2f}"]
            for name, address in PAGES.items()
        ]
