"""SQLite's WAL-reset bug, its window held open: automatic checkpoints lose commits in it, Tiffin's lose none."""

import contextlib
import fcntl
import json
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from saving import Ledger, Savers
from support.paths import PACKAGE
from support.waiting import again_and_again, wait_until

WIDENED = PACKAGE / ".build/widened"
# Of SQLite's locks on the file beside its log, the one that a checkpoint holds.
CHECKPOINT_LOCK = 121

CONNECTION = """
import json, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
for pragma in ("journal_mode=WAL", "wal_autocheckpoint=0", "synchronous=FULL"):
    connection.execute("PRAGMA " + pragma)
for line in sys.stdin:
    try:
        answer = connection.execute(line).fetchall()
    except sqlite3.DatabaseError as error:
        answer = str(error)
    print(json.dumps(answer), flush=True)
"""

pytestmark = pytest.mark.skipif(
    not (WIDENED / "libsqlite3.so.0").exists(), reason="Scripts/test faults makes the SQLite with a window that is open"
)


def widened(milliseconds: int) -> dict[str, str]:
    return {"LD_LIBRARY_PATH": str(WIDENED), "WIDENED": str(milliseconds * 1_000)}


class Connection:
    """Another program with a connection of its own."""

    def __init__(self, database: Path, milliseconds: int = 0):
        self.program = subprocess.Popen(
            [sys.executable, "-c", CONNECTION, database],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **widened(milliseconds)},
        )  # fmt: skip

    def begin(self, statement: str):
        print(statement, file=self.program.stdin, flush=True)

    def end(self) -> list | str:
        answer = self.program.stdout.readline()
        assert answer, "the other program ended"
        return json.loads(answer)

    def run(self, statement: str) -> list | str:
        self.begin(statement)
        return self.end()

    def close(self):
        self.program.communicate(timeout=60)


def is_checkpointed(database: Path) -> bool:
    """Whether another program holds the lock of a checkpoint."""
    asked = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, CHECKPOINT_LOCK, 1, 0)
    with open(f"{database}-shm", "r+b") as file:
        return struct.unpack("hhqqi", fcntl.fcntl(file, fcntl.F_GETLK, asked))[0] != fcntl.F_UNLCK


def commits_lost(database: Path, mode: str) -> int:
    """How many commits are gone after two checkpoints in a row, with a writer in the second one's window."""
    answered = 0
    with contextlib.ExitStack() as stack:

        def connect(milliseconds: int = 0) -> Connection:
            return stack.enter_context(contextlib.closing(Connection(database, milliseconds)))

        writer = connect()
        # It is a database with a log before others come: nobody waits for whoever makes it one.
        writer.run("CREATE TABLE kept (number INTEGER PRIMARY KEY, filling BLOB)")
        first, second = connect(), connect(1_000)

        def commit(numbers):
            nonlocal answered
            for number in numbers:
                answered += writer.run(f"INSERT INTO kept VALUES ({number}, zeroblob(3000))") == []

        commit(range(30))
        [[is_busy, _, _]] = first.run("PRAGMA wal_checkpoint(PASSIVE)")
        assert not is_busy
        second.begin(f"PRAGMA wal_checkpoint({mode})")
        wait_until(lambda: is_checkpointed(database), "the second checkpoint")
        # The log begins anew with the first of these.
        commit(range(30, 33))
        second.end()
        # More than there were in the log before, so that the next checkpoint has something to do, and then a new log.
        commit(range(33, 90))
        first.run("PRAGMA wal_checkpoint(PASSIVE)")
        commit(range(90, 100))
        # By one that keeps no pages in memory.
        found = first.run("SELECT COUNT(*) FROM kept")
    # Where so much is gone that nothing can be counted, all is.
    return answered - found[0][0] if isinstance(found, list) else answered


def test_sqlites_bug_loses_commits_with_passive_checkpoints_but_none_with_truncate_checkpoints(tmp_path, tell):
    passive, truncate = [], []
    # Not each time: where a lock of another kind is in its way, the second checkpoint does nothing.
    for number in range(30):
        passive.append(commits_lost(tmp_path / f"passive-{number}.db", "PASSIVE"))
        if passive[-1]:
            break
    for number in range(len(passive) + 5):
        truncate.append(commits_lost(tmp_path / f"truncate-{number}.db", "TRUNCATE"))

    tell(
        f"{passive[-1]} of 100 commits lost by checkpoints as SQLite's automatic ones are, at try {len(passive)}; "
        f"{sum(truncate)} at {len(truncate)} tries by those as Tiffin's"
    )
    assert any(passive) and not any(truncate)


def test_tiffin_neither_loses_nor_repeats_a_confirmed_save_despite_sqlites_wal_reset_bug(new_site, photo, tell):
    site, ledger = new_site(environment=widened(20), workers=3), Ledger()
    log, sizes = site.data / "tiffin.db-wal", [0]

    def look():
        sizes.append(log.stat().st_size)

    with again_and_again(look, pause=0.005):
        Savers(site, ledger, photo, people=16, saves=3_000).finish()
    loaded = [str(WIDENED / "libsqlite3.so.0") in Path(f"/proc/{pid}/maps").read_text() for pid in site.all_workers]
    site.app.stop()

    checkpoints = sum(later < earlier for earlier, later in zip(sizes, sizes[1:], strict=False))
    lost, twice = ledger.check(site.data / "tiffin.db")
    tell(f"{ledger.count} saves, {checkpoints} checkpoints or more, {len(lost)} lost, {len(twice)} twice")
    assert all(loaded) and checkpoints > 5
    assert ledger.count == 3_000 and (lost, twice) == ([], [])
