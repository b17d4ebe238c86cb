"""What the owner is told, and how: a program, ntfy's text, Gotify's and Apprise's JSON, mail."""

import http.server
import json
import os
import shutil

import pytest
from support.paths import PACKAGE, TIFFIN
from support.site import initialised
from support.waiting import Background, run

CONFIGURATION = 78


class Receiver:
    """A server on loopback that takes what is posted to it."""

    def __init__(self, status=200, location=None):
        self.taken = taken = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                taken.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        self.place = f"127.0.0.1:{self.server.server_port}"
        Background(self.server.serve_forever)

    def close(self):
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def receiver():
    made = []

    def make(**options):
        made.append(Receiver(**options))
        return made[-1]

    yield make
    for each in made:
        each.close()


def tiffin(*arguments, **environment):
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_")}
    return run([TIFFIN, *arguments], env={**inherited, "TIFFIN_CONFIG": "", **environment}, capture_output=True, text=True)


def test_ntfy_gets_the_text_and_the_title(receiver):
    ntfy = receiver()

    ended = tiffin("notify", "Größe: 3 MB", TIFFIN_NOTIFY=f"http://{ntfy.place}/topic", TIFFIN_FETCH_ALLOW=ntfy.place)

    assert ended.returncode == 0, ended.stderr
    ((path, headers, body),) = ntfy.taken
    assert (path, body.decode()) == ("/topic", "Größe: 3 MB\n")
    assert headers["title"] == "Tiffin" and headers["content-type"] == "text/plain; charset=utf-8"
    assert not {"cookie", "authorization", "referer"} & set(headers)


def test_gotify_and_apprise_get_json(receiver):
    gotify = receiver(status=204)

    ended = tiffin("notify", 'A "quote"', TIFFIN_NOTIFY=f"http://{gotify.place}/message?token=a",
                   TIFFIN_NOTIFY_FORMAT="json", TIFFIN_FETCH_ALLOW=gotify.place)  # fmt: skip

    assert ended.returncode == 0, ended.stderr
    ((path, headers, body),) = gotify.taken
    assert path == "/message?token=a" and headers["content-type"] == "application/json"
    assert json.loads(body) == {
        "title": "Tiffin", "message": 'A "quote"', "body": 'A "quote"', "type": "warning", "priority": 7,
    }  # fmt: skip


@pytest.mark.parametrize("options, reason", [
    ({"status": 401}, "answered 401"), ({"status": 307, "location": "http://127.0.0.1:1/"}, "elsewhere"),
])  # fmt: skip
def test_a_notice_that_is_not_taken_is_reported_without_its_address(receiver, options, reason):
    server = receiver(**options)

    ended = tiffin("notify", "x", TIFFIN_NOTIFY=f"http://{server.place}/secret", TIFFIN_FETCH_ALLOW=server.place)

    assert ended.returncode == 1 and reason in ended.stderr and "secret" not in ended.stderr
    assert len(server.taken) == 1


def test_a_private_address_is_not_reached_unless_it_is_allowed(receiver):
    server = receiver()

    ended = tiffin("notify", "x", TIFFIN_NOTIFY=f"http://{server.place}/secret")

    assert ended.returncode == 1 and "TIFFIN_FETCH_ALLOW" in ended.stderr
    assert server.taken == []


@pytest.mark.parametrize("environment", [
    {}, {"TIFFIN_NOTIFY": "ntfy.sh/topic"}, {"TIFFIN_NOTIFY": "/bin/true", "TIFFIN_NOTIFY_FORMAT": "xml"},
])  # fmt: skip
def test_a_missing_or_invalid_setting_is_reported(environment):
    ended = tiffin("notify", "x", **environment)

    assert ended.returncode == CONFIGURATION and "TIFFIN_NOTIFY" in ended.stderr


def test_a_failed_backup_is_told_once_until_one_succeeds(tmp_path, receiver):
    data = tmp_path / "data"
    shutil.copytree(initialised(), data)
    (tmp_path / "file").touch()
    ntfy = receiver()
    settings = {"TIFFIN_NOTIFY": f"http://{ntfy.place}/topic", "TIFFIN_FETCH_ALLOW": ntfy.place, "TIFFIN_DATA": str(data)}

    for number in range(2):
        assert tiffin("backup", tmp_path / "file/x.db", **settings).returncode == 1
    assert tiffin("backup", tmp_path / "one.db", **settings).returncode == 0
    assert tiffin("backup", tmp_path / "file/x.db", **settings).returncode == 1

    assert [body.decode().split(":")[0] for _, _, body in ntfy.taken] == ["The last backup failed"] * 2
    assert {headers["title"] for _, headers, _ in ntfy.taken} == {"Tiffin: no backup"}


def test_the_example_for_mail_passes_a_mail_to_msmtp(tmp_path):
    (tmp_path / "bin").mkdir()
    msmtp = tmp_path / "bin/msmtp"
    msmtp.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" >{tmp_path}/arguments\ncat >{tmp_path}/mail\n')
    msmtp.chmod(0o755)

    ended = tiffin("notify", "Only 3 MB are free.", TIFFIN_NOTIFY=f"{PACKAGE}/Deploy/notify/mail.sh me@example.org",
                   PATH=f"{tmp_path}/bin:{os.environ['PATH']}")  # fmt: skip

    assert ended.returncode == 0, ended.stderr
    assert (tmp_path / "arguments").read_text() == "--file=/etc/tiffin/msmtprc\n--\nme@example.org\n"
    head, text = (tmp_path / "mail").read_text().split("\n\n")
    assert head.splitlines()[:2] == ["To: me@example.org", "Subject: Tiffin"] and text == "Only 3 MB are free.\n"
