"""Tiffin on a server, step by step as README and docs say."""

import re
import shutil

import pytest
from support.paths import PACKAGE, TIFFIN
from support.readme import GUIDE, GUIDES, Machine, block
from support.servers import Server, answers
from support.waiting import run, wait_until

CONFIGURATION = 78


@pytest.fixture
def machine(tmp_path) -> Machine:
    return Machine(tmp_path)


class Started:
    """What became of a start as systemd goes about it."""

    def __init__(self, machine):
        log = machine.folder / "log"
        log.unlink(missing_ok=True)
        server = Server(machine.command("ExecStart"), log)
        socket = machine.folder / "run/tiffin/tiffin.sock"
        try:
            wait_until(lambda: server.process.poll() is not None or answers(socket), "Tiffin's start")
            self.is_answering = answers(socket)
        finally:
            self.code = server.stop()
        self.said = log.read_text()


def make_anew(machine):
    command = next(line for line in block("useradd").splitlines() if "tiffin init" in line)
    made = machine.do(command)
    assert made.returncode == 0, made.stderr


def test_a_server_set_up_by_the_guide_starts(machine):
    make_anew(machine)

    started = Started(machine)

    assert started.is_answering and started.code == 0
    assert machine.said("users") == ["tiffin"]


@pytest.mark.parametrize("missing", ["the data folder", "all that is in it"])
def test_the_service_creates_no_data_if_the_data_disk_is_not_mounted(machine, missing):
    make_anew(machine)
    disk = machine.folder / "disk"
    shutil.move(machine.data, disk)
    if missing == "all that is in it":
        machine.data.mkdir()

    started = Started(machine)

    assert started.code == CONFIGURATION
    assert not started.is_answering
    assert f"{machine.data} holds no Tiffin data. Is its disk mounted?" in started.said
    assert "tiffin init" in started.said
    assert not machine.data.exists() or list(machine.data.iterdir()) == []

    shutil.rmtree(machine.data, ignore_errors=True)
    shutil.move(disk, machine.data)
    assert Started(machine).is_answering


def test_the_unit_of_the_guide_is_valid_and_starts_at_boot(machine):
    unit = machine.unit()

    assert unit["Install"]["WantedBy"] == "multi-user.target"
    assert "systemctl enable --now tiffin" in GUIDE
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze")
    file = machine.folder / "tiffin.service"
    file.write_text(machine.here(block("ExecStart")))
    verified = run(["systemd-analyze", "verify", "--man=no", file], capture_output=True, text=True)
    assert [line for line in verified.stderr.splitlines() if "tiffin.service" in line] == []


def test_the_guide_names_every_package_needed_for_building():
    script = (PACKAGE / "Scripts/lib/common.sh").read_text()
    needed = re.search(r"^build_packages=\((.*)\)", script, re.M)[1].split()

    before = block("swift build").split("swift build")[0]

    assert set(needed) <= set(before.split())


def test_the_guides_name_every_command():
    commands = run([TIFFIN, "--help"], capture_output=True, text=True).stdout
    names = re.findall(r"^  (\S+)  ", commands.split("SUBCOMMANDS:\n")[1], re.M)

    assert {"init", "migrate", "serve", "cleanup", "setup-code", "account"} <= set(names)
    assert [name for name in names if f"tiffin {name}" not in GUIDE] == []


def test_the_readme_has_at_most_600_words():
    assert len((PACKAGE / "README.md").read_text().split()) <= 600


@pytest.mark.parametrize("page", [*GUIDES, "docs/README.md", "CONTRIBUTING.md"])
def test_links_lead_to_existing_files_and_headings(page):
    folder = (PACKAGE / page).parent
    targets = re.findall(r"\]\((?!https?:)([^)\s#]*)#?([^)\s]*)\)", (PACKAGE / page).read_text())

    missing = [
        (path, heading) for path, heading in targets
        if not (file := folder / path if path else PACKAGE / page).exists() or heading and heading not in headings(file)
    ]  # fmt: skip

    assert targets and missing == []


def headings(file) -> set[str]:
    """The anchors that GitHub and others give a file's headings."""
    lines = re.findall(r"^#+ (.+)$", file.read_text(), re.M)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


def test_the_index_names_every_page():
    index = (PACKAGE / "docs/README.md").read_text()

    assert [page.name for page in (PACKAGE / "docs").glob("*.md") if f"({page.name})" not in index] == ["README.md"]
