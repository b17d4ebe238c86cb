"""Backups that stay, and the owner's program that takes each to another machine, with the examples of Deploy/backup."""

import contextlib
import os
import re
import shutil
import sqlite3
from pathlib import Path

import pytest
from support.paths import PACKAGE, TIFFIN
from support.site import initialised
from support.waiting import run

EXAMPLES = PACKAGE / "Deploy/backup"
USAGE, CONFIGURATION = 64, 78


def needs(program: str):
    return pytest.mark.skipif(not shutil.which(program), reason=f"{program} is not installed here")


@pytest.fixture
def data(tmp_path) -> Path:
    shutil.copytree(initialised(), tmp_path / "data")
    return tmp_path / "data"


def tiffin(data, *arguments, **environment):
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_")}
    return run(
        [TIFFIN, *arguments, "--data", str(data)], env={**inherited, "TIFFIN_CONFIG": "", **environment},
        capture_output=True, text=True,
    )


def hook(folder: Path, script: str) -> Path:
    program = folder / "hook"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return program


def backups(data) -> list[Path]:
    return sorted((data / "backups").glob("tiffin-*.db"))


def is_sound(database: Path) -> bool:
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_the_hook_gets_the_name_of_the_complete_backup_and_no_setting_of_tiffin(data, tmp_path):
    program = hook(tmp_path, f'printf "%s|" "$#" "$@" >{tmp_path}/got; env >{tmp_path}/seen; cp "$2" {tmp_path}/copy.db')

    made = tiffin(data, "backup", TIFFIN_BACKUP_HOOK=f"{program} attic", TIFFIN_LOG="text", ATTIC="above")

    (backup,) = backups(data)
    assert (made.returncode, made.stderr) == (0, "Copying …\nChecking the copy …\n")
    assert (tmp_path / "got").read_text() == f"2|attic|{backup}|"
    assert is_sound(tmp_path / "copy.db")
    seen = (tmp_path / "seen").read_text()
    assert "ATTIC=above\n" in seen and "TIFFIN_" not in seen


def test_a_failing_hook_is_reported_and_recorded_and_does_not_fail_the_backup(data, tmp_path):
    program = hook(tmp_path, "echo no route to attic >&2; exit 7")

    failed = tiffin(data, "backup", TIFFIN_BACKUP_HOOK=str(program))
    recorded = (data / "backup-hook-failure").read_text()
    hook(tmp_path, "exit 0")
    shutil.rmtree(data / "backups")
    better = tiffin(data, "backup", TIFFIN_BACKUP_HOOK=str(program))

    assert failed.returncode == 0 and "backups/tiffin-" in failed.stdout
    assert "no route to attic" in failed.stderr
    assert f"TIFFIN_BACKUP_HOOK failed: {program} ended with 7." in failed.stderr
    assert re.fullmatch(rf"\d+ {program} ended with 7\n", recorded)
    assert better.returncode == 0 and not (data / "backup-hook-failure").exists()


def test_a_hook_without_a_full_path_is_refused_before_anything_is_copied(data):
    ended = tiffin(data, "backup", TIFFIN_BACKUP_HOOK="rsync")

    assert ended.returncode == CONFIGURATION and "TIFFIN_BACKUP_HOOK" in ended.stderr
    assert backups(data) == []


def test_a_rotation_keeps_days_weeks_and_months(data):
    (data / "backups").mkdir()
    for name in ("2020-01-05-031500", "2020-01-06-031500", "2020-01-06-131500", "2020-01-06-031500-before-schema-9"):
        (data / f"backups/tiffin-{name}.db").touch()

    tiffin(data, "backup", "--rotate", TIFFIN_BACKUP_SHARE="0").check_returncode()

    names = [path.stem.removeprefix("tiffin-") for path in backups(data)]
    assert names[:-1] == ["2020-01-05-031500", "2020-01-06-031500-before-schema-9", "2020-01-06-131500"]


@pytest.mark.parametrize(
    "arguments, share, code",
    [(["--rotate", "--keep", "3"], "20", USAGE), (["--rotate", "a-file.db"], "20", USAGE),
     (["--rotate"], "101", CONFIGURATION), (["--rotate"], "a fifth", CONFIGURATION)],
)  # fmt: skip
def test_contradictory_or_invalid_rules_are_refused(data, arguments, share, code):
    assert tiffin(data, "backup", *arguments, TIFFIN_BACKUP_SHARE=share).returncode == code
    assert backups(data) == []


def test_restore_says_where_it_looked_and_what_is_there(data, tmp_path):
    nothing = tiffin(data, "restore")
    tiffin(data, "backup", f"{tmp_path}/attic/").check_returncode()
    (backup,) = (tmp_path / "attic").glob("*.db")
    unnamed = tiffin(data, "restore")
    wrong = tiffin(data, "restore", "tiffin-2020-01-01-031500.db")
    by_name = tiffin(data, "restore", backup.name)

    assert nothing.returncode == USAGE and f"There is no backup in {data}/backups." in nothing.stderr
    for ended in unnamed, wrong:
        assert ended.returncode == USAGE
        assert f"{tmp_path}/attic and {data}/backups" in ended.stderr and str(backup) in ended.stderr
    assert "There is no file tiffin-2020-01-01-031500.db." in wrong.stderr
    assert by_name.returncode == 0 and f"Restored {backup}" in by_name.stdout


def use(example: str, data, *target: str, **environment) -> Path:
    """Backs up with one of the examples as the hook; gives the backup."""
    made = tiffin(data, "backup", TIFFIN_BACKUP_HOOK=" ".join((str(EXAMPLES / example), *target)), **environment)
    assert made.returncode == 0 and "failed" not in made.stderr, made.stderr
    (backup,) = backups(data)
    return backup


@needs("rsync")
def test_the_example_for_rsync_copies_the_backup(data, tmp_path):
    (tmp_path / "there").mkdir()

    backup = use("rsync.sh", data, str(tmp_path / "there"))

    copy = tmp_path / "there" / backup.name
    assert copy.read_bytes() == backup.read_bytes() and copy.stat().st_mode & 0o777 == 0o600


@needs("rclone")
def test_the_example_for_rclone_copies_the_backup(data, tmp_path):
    (tmp_path / "rclone.conf").write_text("[s3]\ntype = alias\nremote = " + str(tmp_path) + "\n")

    backup = use("rclone.sh", data, "s3:bucket/tiffin", RCLONE_CONFIG=str(tmp_path / "rclone.conf"))

    assert (tmp_path / "bucket/tiffin" / backup.name).read_bytes() == backup.read_bytes()


@needs("restic")
def test_the_example_for_restic_stores_the_backup_and_gives_it_back(data, tmp_path):
    (tmp_path / "password").write_text("for this test")
    environment = {"RESTIC_PASSWORD_FILE": str(tmp_path / "password")}

    backup = use("restic.sh", data, str(tmp_path / "repository"), **environment)

    restic = ["restic", "--no-cache", "--repo", str(tmp_path / "repository"), "dump", "latest", "/tiffin.db"]
    given = run(restic, env={**os.environ, **environment}, capture_output=True, check=True).stdout
    assert given == backup.read_bytes()


@pytest.mark.parametrize("example", sorted(path.name for path in EXAMPLES.glob("*.sh")))
def test_each_example_fails_if_its_tool_does(example, tmp_path):
    (tmp_path / "backup.db").touch()

    ended = run(
        [EXAMPLES / example, "nowhere:x", tmp_path / "backup.db"], env={"PATH": "/nonexistent"}, capture_output=True)

    assert ended.returncode != 0
