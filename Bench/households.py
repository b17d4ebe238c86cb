"""Recipes, a week's plan and a grocery list of a household: of two seeds all values differ, but not their kinds."""

import datetime
import random
from pathlib import Path

from database import change

DISHES = ["Lentil soup", "Thai curry", "Bean & corn chili", "Apple pie", "Grandma’s gratin", "Omelette"]
THINGS = ["Milk", "Rice", "Bread & butter", "Tomatoes", "Olive oil", "Plums"]
SLOTS = [("Breakfast", "1"), ("Lunch", "2"), ("Dinner", "3")]
# Of the first seed, which is measured; the others have fewer lines.
RECIPES, LINES, INGREDIENTS = 40, 60, 10

AISLE = "INSERT INTO grocery_aisle (household_id, name, name_key, kind, place) VALUES (1, :name, :name, '', :place)"
GROCERY = """
INSERT INTO grocery_item (id, household_id, revision, name, item_key, quantity, note, created_at, completed_at)
VALUES (:id, 1, 1, :name, :key, :quantity, :note, 0, :completed)
"""
HABIT = """
INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at, aisle_id)
VALUES (1, :key, :name, 1, :id, (SELECT id FROM grocery_aisle WHERE place = :aisle))
"""
SHARE = """
INSERT INTO grocery_share (household_id, item_id, recipe, day, line, recipe_name, amount, words)
VALUES (1, :id, :recipe, :day, :line, :dish, 'g=600', '')
"""
RECIPE = """
INSERT INTO recipe (id, household_id, revision, name, name_key, category, category_key, cuisine, cuisine_key, servings,
                    energy_kcal, carbs_mg, protein_mg, fat_mg, cost_minor, minutes, rating, created_at, tags,
                    instructions, notes)
VALUES (:id, 1, 1, :name, :key, :category, :category, :cuisine, :cuisine, :servings, :energy, :carbs, :protein, :fat,
        :cost, :minutes, :rating, :id, '', :steps, '')
"""
INGREDIENT = "INSERT INTO recipe_ingredient (recipe_id, place, measure, line) VALUES (:id, :place, :measure, :line)"
ENTRY = """
INSERT INTO plan_entry (id, household_id, revision, day, slot, slot_key, place, recipe_id, name, servings, created_at)
VALUES (:id, 1, 1, :day, :slot, :key, 1, :recipe, :name, :servings, 0)
"""


def furnish(data: Path, seed: int):
    dice = random.Random(seed + 100)
    change(data, "UPDATE person SET first_steps = 0")
    change(data, "UPDATE household SET cooks_for = 1")
    recipes = [recipe(number, seed, dice) for number in range(RECIPES)]
    change(data, RECIPE, recipes)
    change(data, INGREDIENT, [line for recipe in recipes for line in ingredients(recipe, dice)])
    change(data, ENTRY, list(plan(recipes, seed, dice)))
    change(data, AISLE, [dict(name=f"aisle {seed * 11 + place}", place=place) for place in range(10)])
    lines = [grocery(number, seed, dice) for number in range(LINES - (seed - 1) * 15)]
    for statement in GROCERY, HABIT:
        change(data, statement, lines)
    change(data, SHARE, [share for line in lines for share in shares(line, recipes)])


def recipe(number: int, seed: int, dice: random.Random) -> dict:
    name = f"{DISHES[(number * 5 + seed) % len(DISHES)]} {seed * 1_000 + number}"
    return dict(
        id=seed * 1_000 + number, name=name, key=name.lower(), servings=2 + (number + seed) % 5,
        energy=dice.randrange(200, 900), carbs=dice.randrange(10_000, 90_000), protein=dice.randrange(10_000, 60_000),
        fat=dice.randrange(10_000, 60_000), cost=dice.randrange(100, 900), minutes=10 + (number + seed * 7) % 47,
        rating=(number + seed) % 6, category=f"kind {seed * 10 + number % 3}",
        cuisine=f"kitchen {seed * 10 + number % 4}",
        steps=f"Wash & cut all {dice.randrange(999_999)}.\nCook it {dice.randrange(999_999)} times.",
    )


def ingredients(recipe: dict, dice: random.Random):
    for place in range(INGREDIENTS):
        thing = f"{THINGS[(place * 5 + recipe['id']) % len(THINGS)]} {dice.randrange(99_999)}"
        yield dict(id=recipe["id"], place=place + 1, measure=f"{dice.randrange(100, 999)} g", line=thing)


def planned_week() -> datetime.date:
    """The Monday after next: what is planned within a week would stand on the page of today."""
    today = datetime.date.today()
    return today + datetime.timedelta(14 - today.weekday())


def plan(recipes: list[dict], seed: int, dice: random.Random):
    """Three dishes on each day of that week."""
    monday = planned_week()
    for number in range(21):
        slot, key = SLOTS[number % 3]
        yield dict(
            id=seed * 1_000 + number, day=(monday + datetime.timedelta(number // 3)).isoformat(), slot=slot, key=key,
            recipe=recipes[number]["id"], name=recipes[number]["name"], servings=2 + (number + seed) % 7,
        )


def grocery(number: int, seed: int, dice: random.Random) -> dict:
    """A fifth of them are in the basket, a third have a note."""
    identity = seed * 1_000 + number
    name = f"{THINGS[(number * 5 + seed) % len(THINGS)]} {identity}"
    return dict(
        id=identity, name=name, key=name.lower(), quantity=f"{dice.randrange(1_000, 9_999)} g",
        note=f"the <ripe> ones {dice.randrange(9_999)}" if number % 3 == 0 else "",
        completed=identity if number % 5 == 4 else None, aisle=number % 10,
    )


def shares(line: dict, recipes: list[dict]):
    for recipe in recipes[line["id"] % 20], recipes[line["id"] % 20 + 1]:
        yield dict(id=line["id"], recipe=recipe["id"], day="2020-11-27", line="0" * 32, dish=recipe["name"])
