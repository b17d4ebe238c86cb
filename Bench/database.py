"""Meals by the thousand, put into a database that nobody uses at the moment."""

import base64
import datetime
import hashlib
import random
import re
import secrets
import sqlite3
import time
from pathlib import Path

LAST_DAY = datetime.date(2020, 11, 19)
CATEGORIES = ["Breakfast", "Lunch", "Dinner", "Snack"]
NAMES = [
    "Porridge & berries",
    "Caprese salad",
    "Grandma’s aubergine",
    "Pasta with meatballs",
    'Soup "of the day"',
    "Tea",
]
INSERT = """
INSERT INTO meal (id, person_id, revision, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg,
                  protein_mg, fat_mg, rating, is_favourite, created_at, notes, name_key, category_key)
VALUES (:id, 1, 1, :day, :time, :name, :category, :energy, :carbs, :protein, :fat, :rating, :favourite, 0, :notes,
        :name_key, :category_key)
"""

# Every name is eaten once, at its hour (24 is any). The usual ones are of all times.
USUAL = """
INSERT INTO usual_meal (person_id, name_key, hour, is_favourite, weight, meal_id)
SELECT 1, :name_key, hour, :favourite, :id * 7919 % 100003, :id
FROM (SELECT 24 AS hour UNION ALL SELECT CAST(substr(:time, 1, 2) AS INTEGER))
"""


def keyed(meal: dict) -> dict:
    """With what Tiffin sorts it by, which for these names is easily said."""
    return meal | dict(
        name_key=meal["name"].lower(),
        category_key=str(CATEGORIES.index(meal["category"]) + 1),
    )


def words(meal: dict) -> list[str]:
    """What Tiffin finds it by."""
    return re.findall(r"[a-z0-9]+", f"{meal['name']} {meal['notes']}".lower())


def found(meal: dict) -> tuple[int, str]:
    """Its row in the index of words."""
    return meal["id"], " ".join(f"1x{word}" for word in words(meal))


def insert(data: Path, meals):
    meals = [keyed(meal) for meal in meals]
    database = sqlite3.connect(data / "tiffin.db")
    with database:
        database.executemany(INSERT, meals)
        database.executemany(USUAL, meals)
        database.executemany("INSERT INTO meal_words (rowid, words) VALUES (?, ?)", map(found, meals))
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def fill(data: Path, count: int, seed=1, eaten_today=0):
    """Four meals a day, the newest on the last day, some more today; the same ones each time.

    Whatever the seed, a meal that stands at the same place of the list has the same stars and heart; of two seeds in
    turn it has two names.
    """
    dice = random.Random(seed)
    insert(
        data,
        (
            dict(
                id=number + 1,
                day=(LAST_DAY - datetime.timedelta((count - 1 - number) // 4)).isoformat(),
                time=f"{8 + number % 4 * 4:02}:30",
                name=f"{NAMES[((count - number) * 5 + seed) % len(NAMES)]} {number}",
                category=CATEGORIES[number % 4],
                energy=dice.randrange(50, 1_500),
                carbs=dice.randrange(100_000),
                protein=dice.randrange(60_000),
                fat=dice.randrange(60_000),
                rating=(count - number) % 6,
                favourite=int((count - number) % 10 == 3),
                notes="Even better cold the next day." if dice.random() < 0.3 else "",
            )
            | (today(seed, dice) if number >= count - eaten_today else {})
            for number in range(count)
        ),
    )
    change(data, "UPDATE person SET name = :name", name=["Me", "Ada", "Ben"][seed - 1])


def today(seed: int, dice: random.Random) -> dict:
    """What differs of today's meals: their day, and carbs of another scale for each seed."""
    return dict(day=datetime.date.today().isoformat(), carbs=seed * 30_000 + dice.randrange(10_000))


def change(data: Path, statement: str, rows=None, **values):
    """One statement, with these values, or once for each of the rows."""
    database = sqlite3.connect(data / "tiffin.db", timeout=10)
    with database:
        database.executemany(statement, [values] if rows is None else rows)
    database.close()


def copy(data: Path, path: Path) -> Path:
    """The database as it is, in a file of its own."""
    database = sqlite3.connect(data / "tiffin.db")
    database.execute("VACUUM INTO ?", [str(path)])
    database.close()
    return path


def sign_in(data: Path) -> str:
    """Gives the one person an account and a session: what their browser sends as its cookie."""
    token = secrets.token_bytes(32)
    now = int(time.time())
    database = sqlite3.connect(data / "tiffin.db")
    with database:
        database.execute(
            "INSERT INTO account (person_id, household_id, username, username_key, created_at)"
            " VALUES (1, 1, 'bench', 'bench', ?)",
            [now],
        )
        database.execute(
            "INSERT INTO session (household_id, person_id, token_hash, is_kept, device, began_at, used_at)"
            " VALUES (1, 1, ?, 1, '', ?, ?)",
            [hashlib.sha256(token).hexdigest(), now, now],
        )
    database.close()
    installation = (data / "installation").read_text().strip()
    return f"tiffin-{installation[:8]}={base64.urlsafe_b64encode(token).decode().rstrip('=')}"
