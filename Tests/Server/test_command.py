"""The command itself: what it says, and the code with which it ends."""

import contextlib
import os
import re
import shutil
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest
from support.fastcgi import ask
from support.paths import PACKAGE, TIFFIN
from support.servers import Server, answers
from support.waiting import UNTIL_HUNG, wait_until
from support.waiting import run as run_program

USAGE, CONFIGURATION = 64, 78


def run(*arguments, stdin=subprocess.DEVNULL, **environment) -> subprocess.CompletedProcess:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_")}
    return run_program(
        [TIFFIN, *arguments],
        capture_output=True,
        env={**inherited, **environment},
        text=True,
        stdin=stdin,
    )


@pytest.fixture
def data(tmp_path) -> str:
    """A data folder that is set up."""
    assert run("init", "--data", str(tmp_path / "data")).returncode == 0
    return str(tmp_path / "data")


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["nonsense"], "nonsense"),
        (["serve", "--workers", "none"], "--workers"),
        (["serve", "--socket", "s", "--workers", "0"], "--workers"),
        (["serve", "--socket", "s", "--workers", "65"], "1 to 64"),
        (["serve", "--threads", "0"], "--threads"),
        (["serve", "--body-limit", "1"], "--body-limit"),
        (["serve", "--themealdb-url", "themealdb"], "--themealdb-url"),
        (["serve", "--fetch-allow", "recipes.lan"], "--fetch-allow"),
        (["serve"], "standard input is no listening socket"),
    ],
)
def test_an_invalid_command_line_ends_with_code_64_and_a_message(data, tmp_path, arguments, said):
    ended = run(*[str(tmp_path / "s") if a == "s" else a for a in arguments], TIFFIN_DATA=data)

    assert ended.returncode == USAGE
    sentence = ended.stderr.splitlines()[0]
    assert said in sentence and "TIFFIN_" not in sentence


def test_a_command_without_a_data_folder_ends_with_code_64():
    for command in ("init", "migrate", "serve", "cleanup"):
        ended = run(command)

        assert ended.returncode == USAGE
        assert "--data" in ended.stderr and "TIFFIN_DATA" in ended.stderr


@pytest.mark.parametrize(
    "name, value",
    [
        ("TIFFIN_WORKERS", "0"),
        ("TIFFIN_WORKERS", "many"),
        ("TIFFIN_THREADS", "4.5"),
        ("TIFFIN_BODY_LIMIT", "25M"),
        ("TIFFIN_DEVELOPMENT", "maybe"),
        ("TIFFIN_BASE_PATH", "/a/../b"),
        ("TIFFIN_URL", "example"),
        ("TIFFIN_NO_CATALOGUE", "maybe"),
        ("TIFFIN_THEMEALDB_URL", "themealdb"),
        ("TIFFIN_THEMEALDB_URL", "ftp://example.org"),
        ("TIFFIN_FETCH_ALLOW", "recipes.lan"),
        ("TIFFIN_FETCH_ALLOW", "127.0.0.1:80,10.0.0.300:80"),
        ("TIFFIN_LIMITS", "salads=3"),
        ("TIFFIN_SESSIONS", "12h"),
        ("TIFFIN_FORM_KEY", "short"),
        ("TIFFIN_FORM_KEY_FILE", "/nowhere/key"),
        ("TIFFIN_NO_STORE", "maybe"),
        ("TIFFIN_SCANNER", "clamdscan -"),
        ("TIFFIN_ASSETS", "/nowhere"),
        ("TIFFIN_TEMPLATES", "/nowhere"),
        ("TIFFIN_SOCKET", "/nowhere/tiffin.sock"),
    ],
)
def test_an_invalid_variable_ends_with_code_78_and_one_line(data, tmp_path, name, value):
    ended = run("serve", **{"TIFFIN_DATA": data, "TIFFIN_SOCKET": str(tmp_path / "s"), name: value})

    assert ended.returncode == CONFIGURATION
    assert len(ended.stderr.splitlines()) == 1
    assert name in ended.stderr or value in ended.stderr


@pytest.mark.parametrize("value", ["1", "true", "yes", "0", "false", "no", ""])
def test_development_accepts_common_words_for_on_and_off(data, value):
    # Nothing else is wrong but that nobody handed over a socket.
    assert run("serve", TIFFIN_DATA=data, TIFFIN_DEVELOPMENT=value).returncode == USAGE


@pytest.mark.parametrize("is_there", [False, True], ids=["no folder", "an empty folder"])
@pytest.mark.parametrize("command", ["serve", "migrate", "cleanup"])
def test_a_folder_without_data_ends_with_code_78_and_no_data_is_created(tmp_path, command, is_there):
    folder = tmp_path / "nothing"
    if is_there:
        folder.mkdir()
    socket_options = ["--socket", str(tmp_path / "s"), "--workers", "3"] if command == "serve" else []

    ended = run(command, *socket_options, "--data", str(folder))

    assert ended.returncode == CONFIGURATION
    assert ended.stderr.count("Is its disk mounted?") == 1 and "tiffin init" in ended.stderr
    assert not (tmp_path / "s").exists()
    assert (list(folder.iterdir()) == []) if is_there else not folder.exists()


def test_init_is_refused_if_data_exists_and_changes_nothing(data):
    before = {file.name: file.read_bytes() for file in Path(data).iterdir()}

    again = run("init", "--data", data)

    assert again.returncode == CONFIGURATION
    assert f"{data} already holds Tiffin data; nothing was changed." in again.stderr
    assert "`tiffin migrate`" in again.stderr
    assert {file.name: file.read_bytes() for file in Path(data).iterdir()} == before


def test_migrating_up_to_date_data_prints_nothing(data):
    migrated = run("migrate", "--data", data)

    assert (migrated.returncode, migrated.stdout, migrated.stderr) == (0, "", "")


def test_an_unreadable_data_folder_is_not_treated_as_empty(data, tmp_path):
    for folder in tmp_path.parents[:2]:
        folder.chmod(0o755)
    as_nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []
    if not as_nobody:
        Path(data).chmod(0o000)

    ended = run_program(
        [*as_nobody, TIFFIN, "migrate", "--data", data], capture_output=True, text=True, env={"PATH": os.environ["PATH"]}
    )

    assert ended.returncode == CONFIGURATION
    assert f"may not read {data}" in ended.stderr and "Permission denied" in ended.stderr
    assert "tiffin init" not in ended.stderr


def test_a_socket_of_another_running_server_ends_with_code_1(data, tmp_path):
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(tmp_path / "s"))
        other.listen()

        ended = run("serve", "--socket", str(tmp_path / "s"), "--data", data)

    assert ended.returncode == 1
    assert "another server already answers" in ended.stderr


def test_an_unknown_variable_causes_a_warning(data):
    ended = run("serve", TIFFIN_DATA=data, TIFFIN_WORKER="3")

    assert "TIFFIN_WORKER is not a setting of Tiffin's" in ended.stderr


def test_a_secret_can_be_read_from_a_file(data, tmp_path):
    (tmp_path / "key").write_text("short\n")

    ended = run("serve", TIFFIN_DATA=data, TIFFIN_FORM_KEY_FILE=str(tmp_path / "key"))

    assert ended.returncode == CONFIGURATION and "TIFFIN_FORM_KEY must have" in ended.stderr


def test_a_file_too_large_for_a_secret_is_named_as_such(data, tmp_path):
    (tmp_path / "key").write_bytes(b"x" * 65_537)

    ended = run("serve", TIFFIN_DATA=data, TIFFIN_FORM_KEY_FILE=str(tmp_path / "key"))

    assert ended.returncode == CONFIGURATION and f"{tmp_path}/key has more than 64 KiB." in ended.stderr


def test_a_secret_can_be_a_systemd_credential(data, tmp_path):
    (tmp_path / "TIFFIN_FORM_KEY").write_text("short")

    ended = run("serve", TIFFIN_DATA=data, CREDENTIALS_DIRECTORY=str(tmp_path))

    assert ended.returncode == CONFIGURATION and "TIFFIN_FORM_KEY must have" in ended.stderr


def test_a_variable_overrides_a_systemd_credential(data, tmp_path):
    (tmp_path / "TIFFIN_FORM_KEY").write_text("short")

    ended = run("serve", TIFFIN_DATA=data, TIFFIN_FORM_KEY="x" * 40, CREDENTIALS_DIRECTORY=str(tmp_path))

    assert ended.returncode == USAGE and "TIFFIN_FORM_KEY" not in ended.stderr


def test_every_variable_in_the_sources_and_guides_is_a_known_setting():
    source = (PACKAGE / "Sources/tiffin/Options/Settings/Setting.swift").read_text()
    known = set(re.findall(r'"(TIFFIN_\w+)"', source.split("static let known")[1].split("]")[0]))
    files = [*PACKAGE.glob("Sources/tiffin/**/*.swift"), *PACKAGE.glob("Sources/TiffinWeb/**/*.swift"),
             PACKAGE / "Scripts/run", PACKAGE / "README.md", PACKAGE / "docs/settings.md"]  # fmt: skip

    read = {name for file in files for name in re.findall(r"\bTIFFIN_[A-Z_]*[A-Z]\b", file.read_text())}

    assert read - known == set()


def test_a_socket_passed_by_systemd_as_descriptor_3_is_served(data, tmp_path):
    handed_over = socket.socket(socket.AF_UNIX)
    handed_over.bind(str(tmp_path / "s"))
    handed_over.listen()
    script = 'exec 3<&0 </dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" serve'
    server = subprocess.Popen(
        ["bash", "-c", script, TIFFIN], stdin=handed_over, stderr=subprocess.PIPE,
        env={**os.environ, "TIFFIN_DATA": data, "TIFFIN_AUTH": "none"},
    )
    try:
        assert b"ok" in ask(tmp_path / "s", "GET", "/healthz")
    finally:
        server.terminate()
        assert server.wait(UNTIL_HUNG) == 0


def test_printed_links_include_the_address_once_a_server_has_run(new_site):
    site = new_site(base_path="/food/", auth="password", environment={"TIFFIN_URL": "https://example.org"})
    plain = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_")}

    said = run_program(
        [TIFFIN, "setup-code", "--data", site.data], capture_output=True, text=True, check=True, env=plain
    )
    invited = run_program(
        [TIFFIN, "account", "invite", "--data", site.data], capture_output=True, text=True, check=True, env=plain
    )

    assert f"https://example.org/food/setup?code={said.stdout.strip()}" in said.stderr
    assert invited.stdout.startswith("https://example.org/food/join/")


def test_migrating_a_damaged_database_ends_with_code_78(data):
    database = Path(data) / "tiffin.db"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'meal'").fetchone()
    with open(database, "r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(n * 37 % 256 for n in range(4096)))

    ended = run("migrate", "--data", data)

    assert ended.returncode == CONFIGURATION
    assert "damaged" in ended.stderr and "Restore a backup" in ended.stderr


def test_a_data_folder_that_cannot_be_created_ends_with_code_78(tmp_path):
    (tmp_path / "file").write_text("")

    ended = run("init", "--data", str(tmp_path / "file/data"))

    assert ended.returncode == CONFIGURATION
    assert str(tmp_path / "file/data") in ended.stderr


@pytest.mark.parametrize("starter", ["tiffin", "spawn-fcgi or systemd"])
def test_a_broken_template_stops_the_start_and_its_line_is_reported(data, tmp_path, starter):
    shutil.copytree(PACKAGE / "Templates", tmp_path / "Templates")
    broken = tmp_path / "Templates/meals/detail.mustache"
    lines = broken.read_text().count("\n")
    broken.write_text(broken.read_text() + "{{nonsense}}\n")

    with socket.socket(socket.AF_UNIX) as handed_over:
        handed_over.bind(str(tmp_path / "s"))
        handed_over.listen()
        arguments = ["--socket", str(tmp_path / "t")] if starter == "tiffin" else []
        ended = run(
            "serve", *arguments, stdin=handed_over, TIFFIN_DATA=data, TIFFIN_TEMPLATES=str(tmp_path / "Templates")
        )

    assert ended.returncode == CONFIGURATION
    assert f"meals/detail.mustache:{lines + 1}:" in ended.stderr and "nonsense" in ended.stderr


def test_a_template_that_broke_since_the_last_start_is_reported(data, tmp_path):
    shutil.copytree(PACKAGE / "Templates", tmp_path / "Templates")
    environment = dict(TIFFIN_DATA=data, TIFFIN_TEMPLATES=str(tmp_path / "Templates"))
    command = [TIFFIN, "serve", "--socket", tmp_path / "s"]
    app = Server(command, tmp_path / "log", environment | dict(TIFFIN_AUTH="none"))
    try:
        wait_until(lambda: answers(tmp_path / "s"), what="the first start")
    finally:
        app.stop()
    broken = tmp_path / "Templates/meals/detail.mustache"
    broken.write_text(broken.read_text().replace("{{", "{{nonsense}}{{", 1))

    ended = run("serve", "--socket", str(tmp_path / "s"), **environment)

    assert ended.returncode == CONFIGURATION
    assert ended.stderr.count("nonsense") == 1
    assert not (tmp_path / "s").exists()


def test_the_guide_names_every_library_that_a_server_needs():
    linked = run_program(["ldd", TIFFIN], capture_output=True, text=True, check=True).stdout
    libraries = [line.split("=> ")[1].split()[0] for line in linked.splitlines() if "=> /" in line]
    owners = run_program(["dpkg", "-S", *map(os.path.realpath, libraries)], capture_output=True, text=True).stdout
    packages = {line.split(":")[0] for line in owners.splitlines()} - {"libc6", "libgcc-s1", "libstdc++6"}

    named = " ".join(re.findall(r"apt-get install (.*)", (PACKAGE / "docs/installing.md").read_text())).split()

    assert {"libfcgi0ldbl", "libsodium23", "libsqlite3-0"} <= packages
    # libcurl is loaded when something is fetched for the first time.
    assert packages | {"libcurl4", "ca-certificates"} <= set(named)


def test_every_dependency_is_pinned_to_an_exact_version():
    dependencies = re.findall(r"\.package\(.*\)", (PACKAGE / "Package.swift").read_text())

    assert dependencies and [line for line in dependencies if "exact:" not in line] == []


def test_the_version_is_printed():
    ended = run("--version")

    assert ended.returncode == 0
    assert re.fullmatch(r"\d+\.\d+\.\d+ \(schema \d+(, commit [0-9a-f]{7,40})?\)\n", ended.stdout)


def test_every_command_has_help():
    for command in ((), ("init",), ("migrate",), ("serve",), ("backup",), ("restore",), ("check",), ("stats",), ("cleanup",),
                    ("notify",), ("import",)):
        ended = run(*command, "--help")

        assert ended.returncode == 0
        assert "USAGE: tiffin" in ended.stdout
