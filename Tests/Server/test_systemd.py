"""The units of Deploy/systemd, and Tiffin as systemd starts it."""

import contextlib
import os
import re
import shutil
import signal
import socket
from pathlib import Path

import pytest
from support.fastcgi import ask
from support.paths import PACKAGE, TIFFIN
from support.systemd import Manager, jail
from support.waiting import UNTIL_HUNG, again_and_again, run, wait_until

UNITS = PACKAGE / "Deploy/systemd"
# Of systemd.exec(5), "Process Exit Codes".
EXIT_CODES = {"EXEC": 203, "GROUP": 216, "USER": 217, "NAMESPACE": 226, "STATE_DIRECTORY": 238}
needs_analyze = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")


@pytest.fixture
def manager(tmp_path):
    """Starts a service as systemd does."""
    managers = []
    run([TIFFIN, "init", "--data", tmp_path / "data"], check=True)

    def start(**options) -> Manager:
        managers.append(Manager(tmp_path, tmp_path / "data", **options))
        return managers[-1].start()

    yield start
    for each in managers:
        each.close()


def unit(name: str) -> dict[str, dict[str, list[str]]]:
    """A unit's sections: of each key, all values."""
    sections, section = {}, {}
    for line in (UNITS / name).read_text().splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            section = sections.setdefault(heading[1], {})
        elif "=" in line and not line.startswith("#"):
            key, value = line.split("=", 1)
            section.setdefault(key, []).append(value)
    return sections


def healthy(manager) -> bool:
    return b"ok" in ask(manager.socket, "GET", "/healthz")


@pytest.mark.parametrize("notify", [None, "@tiffin-test-notify-"], ids=["a file", "an abstract name"])
def test_tiffin_notifies_systemd_when_it_is_ready(manager, notify):
    started = manager(notify=notify and f"{notify}{os.getpid()}")

    started.hear("READY=1")

    assert healthy(started)
    assert len(wait_until(lambda: len(started.workers) == 2 and started.workers, "both workers")) == 2


def test_tiffin_notifies_systemd_when_it_stops_and_ends_with_code_0(manager):
    started = manager()
    started.hear("READY=1")

    assert started.stop() == 0

    assert started.listen()[-1] == "STOPPING=1"


def test_tiffin_without_data_ends_with_code_78_and_is_never_ready(manager, tmp_path):
    shutil.rmtree(tmp_path / "data")
    started = manager()

    assert started.service.end() == 78

    assert "READY=1" not in started.listen()


@pytest.mark.parametrize("lack", ["data", "a setting", "a flag", "a file", "a permission", "an address", "a server"])
def test_waiting_connections_are_closed_if_tiffin_cannot_start(manager, tmp_path, monkeypatch, lack):
    if lack == "data":
        shutil.rmtree(tmp_path / "data")
    elif lack == "a setting":
        monkeypatch.setenv("TIFFIN_WORKERS", "many")
    elif lack == "a file":
        (tmp_path / "data/tiffin.db").unlink()
        (tmp_path / "data/tiffin.db").mkdir()
    elif lack == "a permission":
        # Not even root may open it to write.
        (tmp_path / "data/tiffin.lock").unlink()
        (tmp_path / "data/tiffin.lock").mkdir()
    elif lack == "an address":
        monkeypatch.setenv("TIFFIN_DATABASE_URL", "postgresql://127.0.0.1:1/tiffin?sslmode=sometimes")
    elif lack == "a server":
        # Nothing listens there: it may be up soon.
        monkeypatch.setenv("TIFFIN_DATABASE_URL", "postgresql://127.0.0.1:1/tiffin")
    arguments = ["--migrate", *(["--wrkers", "2"] if lack == "a flag" else [])]

    with contextlib.closing(socket.socket(socket.AF_UNIX)) as waiting:
        started = manager(arguments=arguments, before=lambda path: waiting.connect(str(path)))
        assert started.service.end() == {"a flag": 64, "a server": 1}.get(lack, 78)
        waiting.settimeout(UNTIL_HUNG)

        # Its web server is told at once, and does not wait for its own limit.
        assert waiting.recv(1) == b""
    said = (tmp_path / "log").read_text()
    assert len(re.findall("^Error", said, re.M)) == 1, said


def test_tiffin_migrates_the_data_and_backs_it_up_before_it_is_ready(manager, tmp_path):
    shutil.copy(PACKAGE / "Tests/Schemas/schema-23.db", tmp_path / "data/tiffin.db")
    started = manager(arguments=["--migrate"])

    started.hear("READY=1")

    assert healthy(started)
    assert len(list((tmp_path / "data/backups").glob("*before-schema*"))) == 1


def test_workers_do_not_get_the_notify_and_watchdog_variables(manager):
    started = manager()
    started.hear("READY=1")

    def environment(process: int) -> bytes:
        return Path(f"/proc/{process}/environ").read_bytes()

    for worker in wait_until(lambda: len(started.workers) == 2 and started.workers, "both workers"):
        # A process that has just begun shows the environment of the one that began it.
        others = environment(started.service.pid)
        own = wait_until(lambda: environment(worker) != others and environment(worker), "a worker's own environment")
        assert not re.search(rb"NOTIFY_SOCKET|WATCHDOG_", own)


def test_watchdog_messages_continue_after_workers_were_killed(manager):
    started = manager(watchdog_ms=200)
    started.hear("WATCHDOG=1", times=5)

    # Workers that are killed come back, and nothing ends.
    for worker in started.workers:
        os.kill(worker, signal.SIGKILL)
    heard = started.listen().count("WATCHDOG=1")
    started.hear("WATCHDOG=1", times=heard + 5)

    assert healthy(started)


def test_a_stopped_supervisor_sends_no_watchdog_messages(manager):
    started = manager(watchdog_ms=200)
    started.hear("WATCHDOG=1", times=2)
    started.service.process.send_signal(signal.SIGSTOP)
    wait_until(lambda: b"State:\tT" in open(f"/proc/{started.service.pid}/status", "rb").read(), "standing still")
    heard = started.listen().count("WATCHDOG=1")

    # The workers go on: a hundred requests are answered, and nobody speaks for the supervisor.
    assert all(healthy(started) for _ in range(100))

    assert started.listen().count("WATCHDOG=1") == heard
    started.service.process.send_signal(signal.SIGCONT)


def test_a_reload_replaces_all_workers_and_loses_no_request(manager):
    started = manager()
    started.hear("READY=1")
    before = wait_until(lambda: len(started.workers) == 2 and started.workers, "both workers")

    def request():
        assert healthy(started)

    with again_and_again(request, times=8):
        started.reload()
        started.hear("RELOADING=1")
        started.hear("READY=1", times=2)

    assert any(re.fullmatch(r"MONOTONIC_USEC=\d+", line) for line in started.heard)
    assert not set(before) & set(started.workers) and len(started.workers) == 2


def test_a_restart_loses_no_request_while_systemd_keeps_the_socket(manager):
    started = manager()
    started.hear("READY=1")
    answered = []

    def request():
        assert healthy(started)
        answered.append(True)

    with again_and_again(request, times=16):
        for round in range(2, 5):
            assert started.stop() == 0
            assert started.socket.exists()
            started.start()
            started.hear("READY=1", times=round)

    assert len(answered) > 16


def test_a_socket_passed_by_systemd_overrides_the_socket_setting(manager, tmp_path, monkeypatch):
    monkeypatch.setenv("TIFFIN_SOCKET", str(tmp_path / "other.sock"))
    started = manager()
    started.hear("READY=1")

    assert healthy(started)
    assert not (tmp_path / "other.sock").exists()


@needs_analyze
@pytest.mark.parametrize("name", ["tiffin.service", "tiffin-backup.service"])
def test_each_unit_has_an_exposure_level_of_at_most_1_5(name):
    said = run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", UNITS / name], capture_output=True, text=True
    ).stdout

    assert float(re.search(r"Overall exposure level for \S+: ([\d.]+)", said)[1]) <= 1.5


@needs_analyze
def test_systemd_accepts_every_unit(tmp_path):
    files = []
    for file in UNITS.glob("tiffin*.*"):
        if file.suffix != ".conf":
            files.append(tmp_path / file.name)
            files[-1].write_text(file.read_text().replace("/usr/bin/tiffin", str(TIFFIN)))

    said = run(["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True).stderr

    assert len(files) == 5
    # Of releases before 254, which need no such line.
    unknown = [line for line in said.splitlines() if "tiffin" in line and "'RestartMode'" not in line]
    assert unknown == []


def test_the_settings_of_the_units_match_each_other():
    service, listening = unit("tiffin.service"), unit("tiffin.socket")["Socket"]

    assert service["Service"]["ExecStart"] == ["/usr/bin/tiffin serve --migrate"]
    # A start that failed for good closes the socket; one that an administrator asks for is never too many.
    assert service["Unit"]["OnFailure"] == ["tiffin-failed.target"]
    assert unit("tiffin-failed.target")["Unit"]["Conflicts"] == ["tiffin.socket"]
    for each in service, unit("tiffin.socket"):
        assert each["Unit"]["StartLimitIntervalSec"] == ["0"]
    # sysexits.h, the loader's 127, and what systemd.exec(5) lists for what it cannot start.
    final = {64, 78, 127, *(EXIT_CODES[name] for name in ("EXEC", "GROUP", "USER", "NAMESPACE", "STATE_DIRECTORY"))}
    assert set(map(int, service["Service"]["RestartPreventExitStatus"][0].split())) == final
    # Where memory runs out one process ends, not the service.
    assert service["Service"]["OOMPolicy"] == ["continue"]
    assert service["Service"]["MemoryMax"] == ["1G"] and int(service["Service"]["TasksMax"][0]) < 1_000
    # libdispatch sets the priority of each of its threads, and writes lines of its own where it may not.
    assert "setpriority" in " ".join(service["Service"]["SystemCallFilter"]).split()
    assert listening["SocketMode"] == ["0660"]
    # Who may reach the socket may not read the data.
    assert listening["SocketGroup"] != service["Service"]["Group"]
    assert unit("tiffin-backup.service")["Service"]["User"] == service["Service"]["User"]
    assert listening["ListenStream"][0] in (PACKAGE / "Deploy/nginx/tiffin.conf").read_text()


def test_the_units_start_existing_commands():
    for name in ("tiffin.service", "tiffin-backup.service"):
        for key, commands in unit(name)["Service"].items():
            if key in ("ExecStart", "ExecStartPre"):
                for command in commands:
                    assert run([TIFFIN, *command.split()[1:], "--help"], capture_output=True).returncode == 0


@needs_analyze
def test_a_picture_can_be_read_within_the_limits_of_the_unit(new_site, photo):
    visitor = new_site(jail=jail(UNITS / "tiffin.service")).visitor()

    meal = visitor.get("meals/new").meal_form.fill(name="Caprese").pick(photo).send()

    assert meal.status == 200, meal.soup.main
    assert meal.list["Caprese"].picture if meal.list.rows else meal.detail.picture


@needs_analyze
def test_picture_decoders_are_fully_sandboxed_within_the_limits_of_the_unit(new_site, tmp_path):
    narrower = tmp_path / "narrower.service"
    narrower.write_text((UNITS / "tiffin.service").read_text() + "SystemCallFilter=~landlock_create_ruleset\n")

    def walls_missing(**options) -> list[str]:
        return re.findall("with fewer walls: (.*) here", new_site(**options).log)

    assert walls_missing(jail=jail(UNITS / "tiffin.service")) == walls_missing()
    assert "Landlock" in walls_missing(jail=jail(narrower))[0]


@needs_analyze
def test_a_backup_can_be_made_within_the_limits_of_its_unit(tmp_path):
    run([TIFFIN, "init", "--data", tmp_path / "data"], check=True)

    (command,) = unit("tiffin-backup.service")["Service"]["ExecStart"]
    arguments = [*command.split()[1:], "--data", tmp_path / "data"]
    run([*jail(UNITS / "tiffin-backup.service"), TIFFIN, *arguments], check=True)

    assert len(list((tmp_path / "data/backups").glob("tiffin-*.db"))) == 1


@needs_analyze
def test_the_jail_used_by_these_tests_blocks_forbidden_calls(tmp_path):
    jailed = [*jail(UNITS / "tiffin.service"), "/usr/bin/python3", "-c"]

    for forbidden in ("import os; os.chroot('/')", "import mmap; mmap.mmap(-1, 4096, prot=7)"):
        assert run(["/usr/bin/python3", "-c", forbidden]).returncode == 0
        assert "Operation not permitted" in run([*jailed, forbidden], capture_output=True, text=True).stderr
