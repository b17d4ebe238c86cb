"""Makes a small database through the pages of this release, as people fill one, and keeps it."""

import contextlib
import datetime
import sqlite3
import struct
import sys
import zlib
from pathlib import Path

from support.site import Site


def picture() -> bytes:
    """A PNG of 24 by 24 red points."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\xc0\x30\x20" * 24 for _ in range(24))
    header = struct.pack(">IIBBBBB", 24, 24, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def fill(site):
    """A meal with a photo, one without, a recipe, a planned dish and two groceries."""
    visitor = site.visitor()
    form = visitor.get("meals/new").meal_form.fill(name="Crème brûlée", time="18:30", notes="With the good vanilla.")
    assert form.pick(picture(), "red.png", "image/png").send().status == 200
    visitor.add("Bread")
    recipe = visitor.get("recipes/new").form("/recipes").fill(name="Lentil soup", ingredients="200 g lentils\n1 onion")
    assert recipe.send().status == 200
    today = datetime.date.today().isoformat()
    assert visitor.get(f"plan/{today}?add={today}").form("/plan/entries").fill(text="Left-overs").send().status == 200
    for name in "2 l milk", "500 g flour":
        assert visitor.get("groceries").form("/groceries").fill(name=name).send().status == 200


def empty_box(connection):
    """Leaves out the foods that come with each release, which are 7 MB: its next start brings them again."""
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("DELETE FROM food WHERE household_id IS NULL")
    connection.execute("DELETE FROM food_source")
    connection.execute("DELETE FROM food_words")
    connection.execute("INSERT INTO food_words (food_words) VALUES ('optimize')")


def keep(folder: Path):
    """Makes `schema-N.db` of it, unless there is one."""
    site = Site()
    try:
        site.start()
        fill(site)
        backup = site.folder / "backup.db"
        site.command("backup", str(backup))
        with contextlib.closing(sqlite3.connect(backup, isolation_level=None)) as connection:
            (version,) = connection.execute("SELECT MAX(version) FROM schema_version").fetchone()
            # A file that is kept for ever is a small one.
            empty_box(connection)
            connection.execute("PRAGMA page_size = 512")
            connection.execute("VACUUM")
        kept = folder / f"schema-{version}.db"
        if kept.exists():
            raise SystemExit(f"{kept} is there already: what was released never changes.")
        kept.write_bytes(backup.read_bytes())
        print(f"{kept}: {kept.stat().st_size} bytes")
    finally:
        site.stop()


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
