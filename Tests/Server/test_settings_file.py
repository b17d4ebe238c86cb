"""The settings file, which all commands read."""

import os
import re
import signal
import subprocess

import pytest
from support.fastcgi import ask
from support.paths import PACKAGE, TIFFIN
from support.servers import Server, answers
from support.waiting import run as run_program, wait_until

CONFIGURATION = 78


def run(*arguments, **environment) -> subprocess.CompletedProcess:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_")}
    return run_program(
        [TIFFIN, *arguments], capture_output=True, env={**inherited, **environment}, text=True,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture
def configure(tmp_path):
    """Writes the file, and gives the variable that names it."""

    def write(text: str | bytes) -> dict[str, str]:
        file = tmp_path / "tiffin.conf"
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return {"TIFFIN_CONFIG": str(file)}

    return write


@pytest.fixture
def configured(configure, tmp_path) -> dict[str, str]:
    """With data, of which the file alone knows where it is."""
    configuration = configure(f"TIFFIN_DATA={tmp_path}/data\nTIFFIN_URL=https://example.org\n")
    made = run("init", **configuration)
    assert (made.returncode, made.stderr) == (0, "")
    return configuration


@pytest.mark.parametrize(
    "command",
    [["migrate"], ["account", "list"], ["account", "invite"], ["backup"], ["setup-code"], ["stats"], ["cleanup"],
     ["check"]],  # fmt: skip
    ids=" ".join,
)
def test_every_command_reads_the_data_folder_from_the_settings_file(configured, command):
    ended = run(*command, **configured)

    assert ended.returncode == 0, ended.stderr + ended.stdout


def test_serve_reads_the_settings_file(configured, configure, tmp_path):
    wrong = configure((tmp_path / "tiffin.conf").read_text() + "TIFFIN_WORKERS=none\nTIFFIN_SOCKET=s\n")

    ended = run("serve", **wrong)

    assert ended.returncode == CONFIGURATION and "TIFFIN_WORKERS" in ended.stderr


def test_a_variable_overrides_the_settings_file_and_an_option_overrides_both(configured):
    assert run("account", "invite", **configured).stdout.startswith("https://example.org/")
    named = {**configured, "TIFFIN_URL": "https://variable.example"}
    assert run("account", "invite", **named).stdout.startswith("https://variable.example/")
    said = run("account", "invite", "--url", "https://option.example", **named).stdout
    assert said.startswith("https://option.example/")


def test_an_empty_variable_removes_a_setting_of_the_file(configured, tmp_path):
    assert run("account", "invite", **configured, TIFFIN_URL="").stdout.startswith("/join/")


def test_an_unknown_setting_in_the_file_causes_a_warning(configured, configure, tmp_path):
    misspelt = configure((tmp_path / "tiffin.conf").read_text() + "TIFFIN_WORKER=3\nWORKERS=3\n")

    said = run("serve", **misspelt).stderr
    checked = run("check", **misspelt)

    for name in ("TIFFIN_WORKER", "WORKERS"):
        assert f"{name} is not a setting of Tiffin's" in said
        assert f"{name} is not a setting of Tiffin's" in checked.stdout
    assert checked.returncode == 1


def test_a_missing_settings_file_that_was_named_is_reported(tmp_path):
    ended = run("account", "list", TIFFIN_CONFIG=str(tmp_path / "missing.conf"))

    assert ended.returncode == CONFIGURATION
    assert "missing.conf cannot be read: No such file or directory" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_the_message_about_missing_data_names_the_default_settings_file():
    ended = run("account", "list", TIFFIN_CONFIG="")

    assert ended.returncode == 64 and "/etc/tiffin/tiffin.conf" in ended.stderr


# What systemd 252 makes of each, by EnvironmentFile= (systemd.exec(5)).
@pytest.mark.parametrize(
    "line, path",
    [
        ("TIFFIN_BASE_PATH=/a/", "/a/"),
        ("  TIFFIN_BASE_PATH = /a/  ", "/a/"),
        ("TIFFIN_BASE_PATH='/a/'", "/a/"),
        ('TIFFIN_BASE_PATH="/a/"', "/a/"),
        ('TIFFIN_BASE_PATH="/a"/b/', "/a/b/"),
        ("TIFFIN_BASE_PATH=/a\\\n/b/", "/a/b/"),
        ("TIFFIN_BASE_PATH=/\\a/", "/a/"),
        ('TIFFIN_BASE_PATH="/a\\\n/"', "/a/"),
        ("TIFFIN_BASE_PATH=/a/\nTIFFIN_BASE_PATH=/b/", "/b/"),
        ("TIFFIN_BASE_PATH=/a/\n#TIFFIN_BASE_PATH=/b/\n;TIFFIN_BASE_PATH=/c/", "/a/"),
        ("TIFFIN_BASE_PATH=/a/\n# a comment that goes on \\\nTIFFIN_BASE_PATH=/b/", "/a/"),
        ("just words\n\nTIFFIN_BASE_PATH=/a/", "/a/"),
        ("TIFFIN_BASE_PATH=/a/\r\n", "/a/"),
        ("TIFFIN_BASE_PATH='/a/", "/a/"),
    ],
)
def test_the_settings_file_is_parsed_as_systemd_parses_it(configured, configure, tmp_path, line, path):
    configuration = configure(f"TIFFIN_DATA={tmp_path}/data\nTIFFIN_URL=https://example.org\n{line}")

    said = run("account", "invite", **configuration)

    assert said.stdout.startswith(f"https://example.org{path}join/"), said.stderr + said.stdout


def test_bytes_that_are_not_text_in_the_settings_file_are_ignored(configured, configure, tmp_path):
    text = (tmp_path / "tiffin.conf").read_bytes()

    assert run("account", "list", **configure(text + b"\xff\xfe=\x80\n\x00\n")).returncode == 0


def test_a_reload_reads_the_settings_file_again(configured, configure, tmp_path):
    file = (tmp_path / "tiffin.conf").read_text()
    environment = configure(file + "TIFFIN_AUTH=none\n")
    server = Server([TIFFIN, "serve", "--socket", tmp_path / "s"], tmp_path / "log", environment)
    try:
        wait_until(lambda: server.process.poll() is not None or answers(tmp_path / "s"), "Tiffin's start")
        assert b"Status: 200" in ask(tmp_path / "s", "GET", "/meals")
        configure(file + "TIFFIN_AUTH=password\n")
        server.process.send_signal(signal.SIGHUP)

        # Nobody is signed in from then on.
        wait_until(lambda: b"Status: 303" in ask(tmp_path / "s", "GET", "/meals"), "the other setting")
    finally:
        assert server.stop() == 0


def test_the_shipped_settings_file_has_only_existing_settings_each_once():
    text = (PACKAGE / "Deploy/systemd/tiffin.conf").read_text()
    source = (PACKAGE / "Sources/tiffin/Options/Settings/Setting.swift").read_text()

    names = re.findall(r"^#?(TIFFIN_\w+)=", text, re.M)

    assert "TIFFIN_DATA" in names and len(names) == len(set(names))
    assert [name for name in names if f'"{name}"' not in source] == []


def test_plain_cgi_reads_the_settings_file(configured):
    ended = run(**configured, GATEWAY_INTERFACE="CGI/1.1", REQUEST_METHOD="GET", REQUEST_URI="/healthz")

    assert "ok" in ended.stdout, ended.stdout + ended.stderr
