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

import skeleton

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
INSERT INTO meal (id, household_id, person_id, revision, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg,
                  protein_mg, fat_mg, rating, is_favourite, created_at, notes, name_key, category_key)
VALUES (:id, 1, 1, 1, :day, :time, :name, :category, :energy, :carbs, :protein, :fat, :rating, :favourite, 0, :notes,
        :name_key, :category_key)
"""


def keyed(meal: dict) -> dict:
    """With what Tiffin sorts it by, which for these names is easily said."""
    return meal | dict(name_key=meal["name"].lower(), category_key=str(CATEGORIES.index(meal["category"]) + 1))


def words(meal: dict) -> tuple[int, str]:
    """What Tiffin finds it by."""
    return meal["id"], " ".join(f"1x{word}" for word in re.findall(r"[a-z0-9]+", f"{meal['name']} {meal['notes']}".lower()))


def insert(data: Path, meals):
    meals = [keyed(meal) for meal in meals]
    database = sqlite3.connect(data / "tiffin.db")
    with database:
        database.executemany(INSERT, meals)
        database.executemany("INSERT INTO meal_words (rowid, words) VALUES (?, ?)", map(words, meals))
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def fill(data: Path, count: int):
    """Four meals a day, the newest on the last day; the same ones each time."""
    dice = random.Random(1)
    insert(
        data,
        (
            dict(
                id=number + 1,
                day=(LAST_DAY - datetime.timedelta((count - 1 - number) // 4)).isoformat(),
                time=f"{8 + number % 4 * 4:02}:30",
                name=f"{dice.choice(NAMES)} {number}",
                category=CATEGORIES[number % 4],
                energy=dice.randrange(50, 1_500),
                carbs=dice.randrange(100_000),
                protein=dice.randrange(60_000),
                fat=dice.randrange(60_000),
                rating=dice.randrange(6),
                favourite=int(dice.random() < 0.1),
                notes="Even better cold the next day." if dice.random() < 0.3 else "",
            )
            for number in range(count)
        ),
    )


def fill_marked(data: Path) -> list[tuple[int, int, int]]:
    """A meal of each rating, favourite and not, with values that are easy to find in the page; newest first."""
    kinds = [(7_654_300 + index, index // 2, index % 2) for index in range(12)]
    rows = (
        dict(skeleton.MARKED, id=number, day=skeleton.DAY, time="12:30", rating=rating, favourite=favourite, notes="")
        for number, rating, favourite in kinds
    )
    insert(data, rows)
    return kinds[::-1]


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
