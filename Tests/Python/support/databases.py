"""What the tests' sites keep their data in."""

import contextlib
import os
import sqlite3

import pytest

from support.site import ask, told

on_file = pytest.mark.skipif("TIFFIN_TEST_POSTGRESQL" in os.environ, reason="it looks into the file of a data folder")


def address_of(site) -> str | None:
    """That of a server's; None for a file."""
    return site.environment.get("TIFFIN_DATABASE_URL")


def change(site, *statements: str):
    if address := address_of(site):
        return ask(address, *statements)
    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database, database:
        for statement in statements:
            database.execute(statement)


def count(site, table: str) -> int:
    statement = f"SELECT COUNT(*) FROM {table}"
    if address := address_of(site):
        return int(told(address, statement))
    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as database:
        return database.execute(statement).fetchone()[0]
