"""Every order, every kind of list, first page and far down, the search, a day, and a week's plan, with very many meals.

Asked over the bare socket, one after the other; what is measured is how long an answer takes, all included.
"""

import datetime
import re
import sqlite3
import statistics
import time
from pathlib import Path

import database
from support.fastcgi import ask
from support.site import Site

ORDERS = ["date", "name", "calories", "protein", "fat", "carbs", "category"]
LISTS = {"all meals": "", "one category": "category=lunch", "a rare category": "category=breakfast"}
SEARCHES = {"one meal": "q=99998", "a common word": "q=salad", "one letter": "q=p", "three letters apart": "q=p+m+w"}
NEXT = re.compile(rb'rel="next" href="[^?"]*\?([^"]+)"')


class Lists:
    """Tiffin over so many meals, all of one person; of the category Breakfast there are ten."""

    def __init__(self, meals: int):
        self.site = Site(workers=1)
        self.meals = meals

    def __enter__(self) -> "Lists":
        self.site.initialise()
        database.fill(self.site.data, self.meals)
        self._change(
            "UPDATE meal SET category = 'Lunch', category_key = '2' WHERE category_key = '1' AND id % :part > 0",
            part=self.meals // 10,
        )
        self.site.start_app()
        return self

    def __exit__(self, *_):
        self.site.stop()

    def choose(self, order: str):
        self._change("UPDATE person SET meal_order = :order", order=order)

    def time(self, address: str, times=15) -> float:
        """Milliseconds of an answer."""
        taken = []
        for _ in range(times):
            begin = time.perf_counter()
            page = ask(self.site.socket, "GET", address)
            taken.append((time.perf_counter() - begin) * 1_000)
            assert page.startswith(b"Status: 200") and b"</html>" in page, (address, page[:200])
        return statistics.median(taken)

    def turn(self, query: str, pages: int) -> tuple[str, int]:
        """The address of the page that so many turns lead to, or of the last one; and how many there were."""
        for turned in range(pages):
            found = NEXT.search(ask(self.site.socket, "GET", f"/meals?{query}"))
            if not found:
                return query, turned
            query = found[1].decode().replace("&amp;", "&")
        return query, pages

    def _change(self, statement: str, **values):
        connection = sqlite3.connect(Path(self.site.data) / "tiffin.db", timeout=10)
        with connection:
            connection.execute(statement, values)
        connection.close()


def measure(meals: int, pages: int) -> list[list[str]]:
    """Rows of a table: an order and, for each list, milliseconds of its first page and of one far down."""
    rows = []
    with Lists(meals) as lists:
        for order in ORDERS:
            lists.choose(order)
            row = [order]
            for queries, turns in (LISTS, pages - 1), (SEARCHES, 19):
                for query in queries.values():
                    far, turned = lists.turn(query, turns)
                    here, there = lists.time(f"/meals?{query}"), lists.time(f"/meals?{far}")
                    row.append(f"{here:.1f}" + (f" → {there:.1f}" if turned else ""))
            rows.append(row)
    return rows


def measure_day(meals: int) -> float:
    """Milliseconds of the diary's page of a day among so many meals."""
    with Lists(meals) as lists:
        return lists.time(f"/diary/{database.LAST_DAY.isoformat()}", times=101)


PLANNED = """
INSERT INTO plan_entry (household_id, revision, day, slot, slot_key, place, recipe_id, name, servings, created_at)
VALUES (1, 1, :day, :slot, :key, :place, :recipe, :name, 2, 0)
"""
RECIPE = """
INSERT INTO recipe (id, household_id, revision, name, name_key, category, category_key, cuisine, cuisine_key, energy_kcal,
                    cost_minor, rating, created_at, tags, instructions, notes)
VALUES (:id, 1, 1, :name, :key, '', '', '', '', :energy, :cost, 0, 0, '', :steps, '')
"""


def measure_plan(years: int, meals: int = 10_000) -> tuple[float, float, int]:
    """Milliseconds of a week's page, and of the same with its suggestions, among plans of so many years."""
    with Lists(meals) as lists:
        last = database.LAST_DAY
        connection = sqlite3.connect(Path(lists.site.data) / "tiffin.db", timeout=10)
        with connection:
            recipes = [
                dict(id=n + 1, name=f"Dish {n}", key=f"dish {n}", energy=300 + n, cost=100 + n, steps="Cook. " * 200)
                for n in range(300)
            ]
            connection.executemany(RECIPE, recipes)
            slots = [("Breakfast", "1"), ("Lunch", "2"), ("Dinner", "3"), ("", "6"), ("", "6")]
            days = [last - datetime.timedelta(days=n) for n in range(365 * years)]
            entries = [
                dict(day=day.isoformat(), slot=slot, key=key, place=place + 1, name="Dish",
                     recipe=(day.toordinal() * 5 + place) % 300 + 1)
                for day in days
                for place, (slot, key) in enumerate(slots)
            ]
            connection.executemany(PLANNED, entries)
        connection.close()
        week = (last - datetime.timedelta(days=10)).isoformat()
        return (
            lists.time(f"/plan/{week}", times=101),
            lists.time(f"/plan/{week}?add={week}", times=101),
            len(entries),
        )


GROCERIES = """
INSERT INTO grocery_item (id, household_id, revision, name, item_key, quantity, note, created_at, completed_at)
VALUES (:id, 1, 1, :name, :key, '1.2 kg', :note, 0, :completed)
"""
SHARE = """
INSERT INTO grocery_share (household_id, item_id, recipe, day, line, recipe_name, amount, words)
VALUES (1, :id, :recipe, '2026-11-27', :line, :name, 'g=600', '')
"""
HABIT = """
INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at, aisle_id)
VALUES (1, :key, :name, 1, 0, 1 + :id % 10)
"""
AISLE = "INSERT INTO grocery_aisle (household_id, name, name_key, kind, place) VALUES (1, :name, :name, '', :place)"


def measure_groceries(lines: int) -> tuple[float, int]:
    """Milliseconds of the grocery list, each line wanted for two recipes, a fifth of them ticked; and its bytes."""
    with Lists(1_000) as lists:
        connection = sqlite3.connect(Path(lists.site.data) / "tiffin.db", timeout=10)
        with connection:
            connection.executemany(AISLE, [dict(name=f"aisle {n}", place=n) for n in range(10)])
            items = [
                dict(id=n + 1, name=f"Thing {n}", key=f"thing {n}", note="the ripe ones" if n % 3 == 0 else "",
                     completed=n if n % 5 == 0 else None)
                for n in range(lines)
            ]
            connection.executemany(GROCERIES, items)
            connection.executemany(HABIT, items)
            shares = [
                dict(id=item["id"], recipe=item["id"] % 20 + recipe, line="0" * 32, name=f"Dish {recipe}")
                for item in items
                for recipe in (1, 2)
            ]
            connection.executemany(SHARE, shares)
        connection.close()
        size = len(ask(lists.site.socket, "GET", "/groceries"))
        return lists.time("/groceries", times=301), size
