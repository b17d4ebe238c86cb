"""The meal list as one would write it with Flask, Jinja and SQLite, over Tiffin's database (TIFFIN_DATABASE)."""

import base64
import datetime
import hashlib
import os
import sqlite3
import threading
from itertools import groupby

from flask import Flask, abort, render_template, request

VISITOR = """
SELECT person.id, person.name FROM session JOIN person ON person.id = session.person_id WHERE session.token_hash = ?
"""
SO_FAR = """
SELECT COALESCE(SUM(energy_kcal), 0) AS energy, COALESCE(SUM(carbs_mg), 0) AS carbs,
       COALESCE(SUM(protein_mg), 0) AS protein, COALESCE(SUM(fat_mg), 0) AS fat
FROM meal WHERE person_id = ? AND deleted_at IS NULL AND eaten_on = ?
"""
MEALS = """
SELECT id, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg, rating, is_favourite FROM meal
WHERE person_id = ? AND deleted_at IS NULL ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 51
"""
TINTS = ["", " carbs", " protein", " fat"]

app = Flask(__name__)
opened = threading.local()


def connection() -> sqlite3.Connection:
    if not hasattr(opened, "connection"):
        opened.connection = sqlite3.connect(os.environ["TIFFIN_DATABASE"])
        opened.connection.row_factory = sqlite3.Row
    return opened.connection


@app.template_filter()
def grams(milligrams: int) -> str:
    tenths = (milligrams + 50) // 100
    return f"{tenths // 10}.{tenths % 10} g" if tenths % 10 else f"{tenths // 10} g"


@app.template_filter()
def tint(name: str) -> str:
    total = 0
    for byte in name.lower().encode():
        total = (total * 31 + byte) % 65521
    return TINTS[total % 4]


@app.template_filter()
def day(iso: str) -> str:
    date = datetime.date.fromisoformat(iso)
    return f"{date:%a} {date.day} {date:%b %Y}"


@app.get("/flask")
def meals():
    secret = base64.urlsafe_b64decode(next(iter(request.cookies.values()), "") + "=")
    visitor = connection().execute(VISITOR, [hashlib.sha256(secret).hexdigest()]).fetchone()
    if not visitor:
        abort(401)
    code = hashlib.blake2b(b"form", key=secret, digest_size=16).digest()
    today = datetime.date.today().isoformat()
    rows = connection().execute(MEALS, [visitor["id"]]).fetchall()
    months = groupby(
        rows[:50], lambda row: "This week" if row["eaten_on"] == today
        else f"{datetime.date.fromisoformat(row['eaten_on']):%B %Y}"
    )
    return render_template(
        "meals.html", visitor=visitor, today=today, token=base64.urlsafe_b64encode(code).decode().rstrip("="),
        so_far=connection().execute(SO_FAR, [visitor["id"], today]).fetchone(), months=months,
        last=rows[49] if len(rows) > 50 else None,
    )
