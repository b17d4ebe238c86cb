"""What the server tells of itself: its log, its numbers, its page for the owner, and a backup to take away."""

import contextlib
import json
import os
import re
import signal
import sqlite3

from support.databases import on_file
from support.fastcgi import ask
from support.paths import TIFFIN
from support.servers import Server
from support.site import PASSWORD
from support.waiting import again_and_again, side_by_side, wait_until

HERE = {"Host": "127.0.0.1"}


def numbers(site) -> dict[str, float]:
    """As Prometheus reads them."""
    answer = site.request("GET", "metrics", headers=HERE)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_a_request_is_logged_with_the_id_from_nginx(new_site):
    site = new_site(extra_nginx="access_log off;")

    answer = site.request("GET", "meals", headers={"X-Request-Id": "of-a-visitor"})

    request = answer.headers["X-Request-Id"]
    assert re.fullmatch("[0-9a-f]{32}", request)
    assert f"{request} GET /meals 200 " in site.log
    assert "of-a-visitor" not in site.log


def test_a_request_too_large_for_nginx_is_logged_with_its_id(site):
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = site.request("POST", "meals", data=b"x" * 26_500_000, headers=form)

    assert answer.status_code == 413
    assert f"{answer.headers['X-Request-Id']} POST /meals 413 " in site.log


def test_the_log_consists_of_json_objects_if_configured(new_site):
    site = new_site(environment={"TIFFIN_LOG": "json", "TIFFIN_SLOW_MS": "1"})

    answer = site.request("GET", "meals")
    site.app.stop()

    lines = [json.loads(line) for line in site.log.splitlines()]
    assert {"time", "level", "message"} <= set.intersection(*(set(line) for line in lines))
    (told,) = [line for line in lines if line.get("request") == answer.headers["X-Request-Id"] and line["event"] == "request"]
    assert (told["method"], told["path"], told["status"], told["bytes"]) == ("GET", "/meals", 200, len(answer.content))


def test_a_log_for_the_journal_begins_with_priorities_and_has_no_time(site):
    (log := site.folder / "journal.log").touch()
    stream = f"{log.stat().st_dev}:{log.stat().st_ino}"
    command = [TIFFIN, "serve", "--socket", site.folder / "journal.sock", "--workers", "1"]
    server = Server(command, log, {**site.environment, "JOURNAL_STREAM": stream})
    wait_until(lambda: "listening" in log.read_text(), "its start")
    server.stop()

    lines = log.read_text().splitlines()
    assert all(re.match(r"<[3-6]>(info|notice|warning|error) ", line) for line in lines)
    assert lines[-1] == "<6>info stopped"


def test_an_invalid_log_or_metrics_setting_is_refused(site):
    for name, value in (
        ("TIFFIN_LOG", "xml"), ("TIFFIN_LOG_LEVEL", "loud"), ("TIFFIN_SLOW_MS", "-1"), ("TIFFIN_METRICS_TOKEN", "short"),
    ):
        site.environment[name] = value
        said = site.command("serve", "--socket", site.folder / "other.sock", check=False)
        del site.environment[name]

        assert said.returncode == 78 and name in said.stderr


def test_metrics_are_summed_over_all_workers(new_site):
    site = new_site(workers=3)
    side_by_side([lambda: [site.request("GET", "meals") for _ in range(20)]] * 6)

    told = [numbers(site) for _ in range(4)]

    meals = 'tiffin_requests_total{method="GET",route="/meals",status="2xx"}'
    assert [each[meals] for each in told] == [120] * 4
    assert [each["tiffin_workers"] for each in told] == [3] * 4
    pids = {int(pid) for pid in re.findall(r'cpu_seconds\{pid="(\d+)"', "".join(told[0]))}
    assert pids == set(site.workers)


def test_metrics_are_kept_after_workers_were_killed(site):
    for _ in range(10):
        site.request("GET", "meals")
    before = site.workers
    for worker in before:
        os.kill(worker, signal.SIGKILL)
    wait_until(lambda: len(site.workers) == 2 and not set(before) & set(site.workers), "new workers")

    told = numbers(site)

    assert told['tiffin_requests_total{method="GET",route="/meals",status="2xx"}'] == 10


def test_metrics_are_refused_to_forwarded_and_remote_requests(site):
    for headers in (
        {"Host": "food.example.org"}, {**HERE, "X-Forwarded-For": "203.0.113.9"}, {**HERE, "Forwarded": "for=203.0.113.9"},
    ):
        assert site.request("GET", "metrics", headers=headers).status_code == 404
    assert b"Status: 404" in ask(site.socket, "GET", "/metrics", REMOTE_ADDR="203.0.113.9")
    assert site.log.count("security: the server's numbers") == 4


def test_with_a_token_metrics_are_sent_only_to_requests_that_have_it(new_site):
    site = new_site(environment={"TIFFIN_METRICS_TOKEN": "a token of the numbers"})
    far = {"Host": "food.example.org", "Authorization": "Bearer a token of the numbers"}

    assert site.request("GET", "metrics", headers=far).status_code == 200
    assert site.request("GET", "metrics", headers=HERE).status_code == 404
    assert "a token of the numbers" not in site.log


@on_file
def test_the_owner_of_the_server_can_download_a_backup_during_other_requests(new_site, photo):
    site = new_site(auth="password")
    alice = site.set_up()
    alice.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()

    with again_and_again(lambda: site.request("GET", "sign-in"), times=2):
        answer = alice.get("settings/server").form("/settings/server/backup").fill(old_password=PASSWORD).answer()

    assert answer.status_code == 200 and answer.headers["Content-Type"] == "application/vnd.sqlite3"
    assert re.fullmatch(r'attachment; filename="tiffin-[\d-]+\.db"', answer.headers["Content-Disposition"])
    assert int(answer.headers["Content-Length"]) == len(answer.content)
    copy = site.folder / "downloaded.db"
    copy.write_bytes(answer.content)
    with contextlib.closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT name FROM meal").fetchall() == [("Soup",)]
    assert list((site.data / "downloads").iterdir()) == []
    wait_until(lambda: "seconds ago" in site.request("GET", "readyz").text, "the note of the backup")
    assert "downloads a backup of everything" in site.log


def facts(visitor) -> dict[str, str]:
    """What the server's page says of the server."""
    return {row.th.text: row.td.text for row in visitor.get("settings/server").soup.main.select("tr")}


def test_the_server_page_reports_workers_that_died(new_site):
    site = new_site(auth="password", workers=2)
    alice = site.set_up()
    assert facts(alice)["Workers"] == "2"
    assert "None." in alice.get("settings/server").soup.select_one("#errors").parent.text

    os.kill(site.workers[0], signal.SIGKILL)

    page = wait_until(
        lambda: (page := alice.get("settings/server")) and "A worker stopped" in page.soup.main.text and page, "the error"
    )
    assert PASSWORD not in page.soup.text
