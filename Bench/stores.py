"""Databases of Tiffin that take rows by the million: SQLite's file, or a PostgreSQL server through psql.

Rows are gathered by table and written in portions. Indexes are taken away before and made again at the end, each at once.
"""

import sqlite3
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

PORTION = 5_000
# Tables whose indexes are made at the end.
LARGE = ["meal", "usual_meal", "recipe", "meal_words", "recipe_words"]
# Whoever may looks up no references meanwhile: they are right, and `tiffin check` would tell.
WITHOUT_REFERENCES = """
DO $$ BEGIN
  SET session_replication_role = replica;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
"""
# Of the generator's words PostgreSQL makes the same as Tiffin's function does, in a third of the time.
QUICK_WORDS = """
CREATE OR REPLACE FUNCTION tiffin_words(words TEXT) RETURNS TSVECTOR LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT to_tsvector('pg_catalog.simple', words) $$;
"""
# So it does, in each tenth page of the table: otherwise nothing is kept.
SAME_WORDS = """
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM meal_words TABLESAMPLE SYSTEM (10) WHERE places <> tiffin_words(words)) THEN
    RAISE 'other words than Tiffin makes';
  END IF;
END $$;
"""


class Store:
    """Takes rows. What has no value in one row of a table must have none in all: the first row names the columns."""

    def __init__(self):
        self.waiting: dict[str, list[tuple]] = defaultdict(list)
        self.columns: dict[str, list[str]] = {}

    def __enter__(self) -> "Store":
        self.indexes = self.drop_indexes()
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            # Rows in the order of the tables' first ones: those that others refer to come first.
            self.flush()
            self.finish(self.indexes)
        self.close()

    def add(self, table: str, row: dict):
        self.columns.setdefault(table, list(row))
        rows = self.waiting[table]
        rows.append(tuple(row.values()))
        if len(rows) >= PORTION:
            self.flush()

    def add_words(self, index: str, number: int, words: str):
        raise NotImplementedError

    def flush(self):
        for table, rows in self.waiting.items():
            if rows:
                self.write(table, self.columns[table], rows)
                rows.clear()


class SQLite(Store):
    """No journal and no waiting for the disk: what is interrupted is made again from the start."""

    def __init__(self, folder: str):
        super().__init__()
        self.database = sqlite3.connect(Path(folder) / "tiffin.db", isolation_level=None)
        for setting in "synchronous = OFF", "cache_size = -400000", "temp_store = MEMORY":
            self.database.execute(f"PRAGMA {setting}")
        self.database.execute("BEGIN IMMEDIATE")

    def last(self, table: str) -> int:
        return self.database.execute(f"SELECT COALESCE(MAX(id), 0) FROM {table}").fetchone()[0]

    def add_words(self, index: str, number: int, words: str):
        self.add(index, dict(rowid=number, words=words))

    def write(self, table: str, columns: list[str], rows: Iterable[tuple]):
        places = ", ".join("?" * len(columns))
        self.database.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)

    def drop_indexes(self) -> list[str]:
        names = ", ".join(f"'{table}'" for table in LARGE)
        found = self.database.execute(
            f"SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN ({names})"
        ).fetchall()
        for name, _ in found:
            self.database.execute(f"DROP INDEX {name}")
        return [sql for _, sql in found]

    def finish(self, indexes: list[str]):
        for index in indexes:
            self.database.execute(index)
        self.database.execute("COMMIT")
        self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self):
        self.database.close()


class PostgreSQL(Store):
    """By COPY, in one transaction of psql."""

    def __init__(self, address: str):
        super().__init__()
        self.address = address
        self.numbered: set[str] = set()
        self.psql = subprocess.Popen(
            ["psql", "-qX", "-v", "ON_ERROR_STOP=1", address], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            text=True, bufsize=1 << 20)
        self.say(f"SET synchronous_commit = off; SET maintenance_work_mem = '1GB'; {WITHOUT_REFERENCES} BEGIN;")
        self.words = "\n".join(self.ask("SELECT pg_get_functiondef(CAST('tiffin_words' AS REGPROC))"))
        self.say(QUICK_WORDS)

    def say(self, text: str):
        self.psql.stdin.write(f"{text}\n")

    def ask(self, sql: str) -> list[str]:
        answer = subprocess.run(
            ["psql", "-qXAt", "-v", "ON_ERROR_STOP=1", self.address, "-c", sql], capture_output=True, text=True,
            check=True, timeout=600)
        return answer.stdout.splitlines()

    def last(self, table: str) -> int:
        self.numbered.add(table)
        return int(self.ask(f"SELECT COALESCE(MAX(id), 0) FROM {table}")[0])

    def add_words(self, index: str, number: int, words: str):
        self.add(index, dict(id=number, words=words))

    def write(self, table: str, columns: list[str], rows: Iterable[tuple]):
        self.say(f"COPY {table} ({', '.join(columns)}) FROM STDIN;")
        self.psql.stdin.writelines("\t".join(map(written, row)) + "\n" for row in rows)
        self.say("\\.")

    def drop_indexes(self) -> list[str]:
        names = ", ".join(f"'{table}'" for table in LARGE)
        found = [line.split("|", 1) for line in self.ask(
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()"
            f" AND tablename IN ({names}) AND indexname NOT IN"
            " (SELECT CAST(CAST(conindid AS REGCLASS) AS TEXT) FROM pg_constraint WHERE conindid <> 0)")]
        for name, _ in found:
            self.say(f"DROP INDEX {name};")
        return [sql for _, sql in found]

    def finish(self, indexes: list[str]):
        self.say(f"{self.words};{SAME_WORDS}")
        for index in indexes:
            self.say(f"{index};")
        for table in sorted(self.numbered):
            self.say(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT MAX(id) FROM {table}));")
        self.say("COMMIT; VACUUM ANALYZE;")

    def close(self):
        self.psql.stdin.close()
        if self.psql.wait(timeout=24 * 3_600):
            raise RuntimeError("psql refused; what it said is above")


def written(value) -> str:
    """A value as COPY reads it."""
    if value is None:
        return "\\N"
    return str(value).replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n")


def store(address: str) -> Store:
    return SQLite(address.removeprefix("sqlite:")) if address.startswith("sqlite:") else PostgreSQL(address)
