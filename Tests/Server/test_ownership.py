"""Whose files are those that root's commands make, and what is said where they are another's."""

import os
import shutil
from pathlib import Path

import pytest
from support.paths import TIFFIN
from support.site import AS_NOBODY, initialised
from support.waiting import run

pytestmark = pytest.mark.skipif(os.getuid() != 0, reason="only root gives files away")


@pytest.fixture
def place(tmp_path) -> Path:
    """A folder of nobody's, which nobody can reach."""
    for folder in tmp_path.parents[:2]:
        folder.chmod(0o755)
    tmp_path.chmod(0o755)
    home = tmp_path / "home"
    home.mkdir()
    shutil.chown(home, "nobody", "nogroup")
    return home


@pytest.fixture
def data(place) -> Path:
    folder = place / "data"
    shutil.copytree(initialised(), folder)
    for path in [folder, *folder.rglob("*")]:
        shutil.chown(path, "nobody", "nogroup")
    return folder


def tiffin(*arguments, user=(), **environment):
    """What root, or another, is answered, with the settings that a command finds in a file."""
    return run(
        [*user, TIFFIN, *arguments], env={"PATH": os.environ["PATH"], "TIFFIN_CONFIG": "", **environment},
        capture_output=True, text=True, cwd="/",
    )  # fmt: skip


def owners(folder: Path) -> set[str]:
    return {f"{path.owner()}:{path.group()}" for path in [folder, *folder.rglob("*")]}


def starts(data: Path) -> bool:
    """Whether the account that the folder belongs to can open it."""
    ended = tiffin("serve", "--trial", "--data", data, user=AS_NOBODY)
    assert ended.returncode == 0, ended.stderr
    return True


@pytest.mark.parametrize(
    "command", ["backup", "backup --keep 2", "check", "migrate", "cleanup", "stats", "setup-code", "account list",
                "foods list", "serve --trial"],
)  # fmt: skip
def test_files_created_by_a_command_run_as_root_belong_to_the_folders_owner(data, command):
    # As where they have never been made, or an older release left them as root's.
    for name in ("tiffin.lock", "tiffin.next", "tiffin.backup", "tiffin.export", "pages.checked", "forms.key"):
        (data / name).unlink(missing_ok=True)
    for name in ("last-backup.new", "tiffin.export"):
        (data / name).write_text("")

    ended = tiffin(*command.split(), "--data", data)

    (data / "tiffin.export").unlink()
    (data / "last-backup.new").unlink(missing_ok=True)
    assert ended.returncode in (0, 1), ended.stderr
    assert owners(data) == {"nobody:nogroup"}
    assert starts(data)


def test_data_created_by_root_belongs_to_the_owner_of_the_parent_folder(place):
    assert tiffin("init", "--data", place / "far/below/data").returncode == 0

    assert owners(place) == {"nobody:nogroup"}
    assert starts(place / "far/below/data")


def test_data_created_by_root_in_its_own_folder_belongs_to_root(tmp_path):
    assert tiffin("init", "--data", tmp_path / "data").returncode == 0

    assert owners(tmp_path / "data") == {"root:root"}


def test_a_site_can_start_after_root_restored_a_backup_owned_by_root(data, tmp_path):
    backup = tmp_path / "backup.db"
    assert tiffin("backup", backup, "--data", data).returncode == 0
    os.chown(backup, 0, 0)

    ended = tiffin("restore", backup, "--data", data)

    assert ended.returncode == 0, ended.stderr
    assert owners(data) == {"nobody:nogroup"}
    assert backup.owner() == "root"
    assert starts(data)


@pytest.mark.parametrize("folder", ["", "new/folders/"])
def test_a_backup_made_by_root_in_another_folder_can_be_restored_by_the_service(data, place, folder):
    target = place.parent / "backups"
    target.mkdir(mode=0o755)

    ended = tiffin("backup", f"{target}/{folder}", "--data", data)

    (backup,) = target.rglob("tiffin-*.db")
    assert ended.returncode == 0, ended.stderr
    assert (backup.owner(), backup.stat().st_mode & 0o777) == ("nobody", 0o600)
    assert tiffin("restore", backup, "--data", data, user=AS_NOBODY).returncode == 0


def test_a_backup_run_as_root_does_not_write_through_symbolic_links(data, tmp_path):
    precious = tmp_path / "precious"
    precious.write_text("root's")
    for name in ("last-backup.new", "tiffin.backup"):
        (data / name).unlink(missing_ok=True)
        (data / name).symlink_to(precious)

    tiffin("backup", "--data", data)

    assert (precious.owner(), precious.read_text()) == ("root", "root's")


def test_check_reports_files_with_another_owner_than_the_folder(data):
    os.chown(data / "tiffin.db", 0, 0)
    (data / "backups").mkdir()

    said = tiffin("check", "--data", data).stdout

    assert f"permissions: {data}/tiffin.db belongs to root (mode 0600): as root, `chown nobody: {data}/tiffin.db`" in said
    assert f"permissions: {data}/backups belongs to root (mode 0755)" in said


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644])
@pytest.mark.parametrize("command", ["serve --socket", "migrate", "backup", "stats"])
def test_a_database_owned_by_root_is_reported_with_owner_and_mode(data, place, mode, command):
    if command == "backup" and mode == 0o644:
        pytest.skip("who may read it may back it up")
    os.chown(data / "tiffin.db", 0, 0)
    (data / "tiffin.db").chmod(mode)
    socket = [place / "socket"] if command.endswith("--socket") else []

    ended = tiffin(*command.split(), *socket, "--data", data, user=AS_NOBODY)

    assert ended.returncode == 78, ended.stderr
    assert f"{data}/tiffin.db belongs to root (mode 0{mode:o})" in ended.stderr
    assert f"`chown nobody: {data}/tiffin.db`" in ended.stderr
    assert "SQLite 14" not in ended.stderr


@pytest.mark.parametrize("is_hidden", [False, True], ids=["a file of root's", "in a folder of root's"])
@pytest.mark.parametrize("command", ["restore", "import --household x", "foods import"])
def test_an_unreadable_file_is_reported_as_unreadable_not_as_missing(data, tmp_path, is_hidden, command):
    folder = tmp_path / "roots"
    folder.mkdir(mode=0o700 if is_hidden else 0o755)
    shutil.copy(data / "tiffin.db", folder / "of-root.db")
    (folder / "of-root.db").chmod(0o644 if is_hidden else 0o600)

    ended = tiffin(*command.split(), folder / "of-root.db", "--data", data, user=AS_NOBODY)

    assert ended.returncode == 64
    assert f"{folder}/of-root.db" in ended.stderr and "Permission denied" in ended.stderr
    assert "There is no file" not in ended.stderr
    assert ("belongs to root (mode 0600)" in ended.stderr) == (command == "restore" and not is_hidden)
