"""The command of the README that starts it all."""

import os
import re
import shutil
import signal
import stat
from pathlib import Path

import pytest
import requests
from support.paths import PACKAGE
from support.servers import Server, free_port
from support.waiting import Session, wait_until
from support.waiting import run as run_program


@pytest.fixture
def run(tmp_path):
    """Starts Scripts/run in an empty folder; gives the process and its address."""
    started = []

    def start(port=None, **environment):
        port = port or free_port()
        environment = {
            "PORT": str(port),
            "TIFFIN_DATA": str(tmp_path / f"data {port}"),
            "XDG_STATE_HOME": str(tmp_path / "state"),
            **environment,
        }
        log = tmp_path / f"{len(started)}.log"
        server = Server([PACKAGE / "Scripts/run"], log, environment, cwd=tmp_path, start_new_session=True)
        started.append(server)
        return server, f"http://127.0.0.1:{port}{environment.get('TIFFIN_BASE_PATH', '/')}"

    yield start
    for server in started:
        server.stop()


def wait_for(address: str, server: Server):
    """Until the address is said, and answers."""
    wait_until(
        lambda: answers_at(address, server) and f"Tiffin is at {address}" in server.log.read_text(), "the start"
    )


def answers_at(address: str, server: Server) -> bool:
    assert server.process.poll() is None, server.log.read_text()
    try:
        return Session().get(address + "healthz").ok
    except requests.RequestException:
        return False


def processes_of(group: int) -> list[str]:
    listed = run_program(["ps", "-eo", "sess=,args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if line.split()[0] == str(group) and "defunct" not in line]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda how: how.name)
def test_the_run_script_starts_the_site_and_stops_all_processes(run, how):
    server, address = run()
    wait_for(address, server)

    assert server.stop(how) == 0

    assert processes_of(server.pid) == []
    # Nobody had to be given up or killed after ten seconds.
    log = server.log.read_text()
    assert len(re.findall("worker .* ended after .*: exit code 0", log)) == len(re.findall("worker .* ended", log)) > 0
    assert "given up" not in log and "killed" not in log


def test_all_processes_end_if_the_run_script_is_killed(run):
    server, address = run()
    wait_for(address, server)

    server.stop(signal.SIGKILL)

    wait_until(lambda: processes_of(server.pid) == [], "the end of all it started")
    port = address.split(":")[2].strip("/")
    for left in Path("/tmp").glob("tiffin-run.*"):
        if f":{port} " in (left / "nginx.conf").read_text():
            shutil.rmtree(left)


def test_the_run_script_ends_with_a_message_if_tiffin_ends(run):
    server, address = run()
    wait_for(address, server)
    listed = run_program(["ps", "-eo", "pid=,sess=,ppid=,args="], capture_output=True, text=True).stdout
    app = [
        line.split() for line in listed.splitlines() if "serve --socket" in line and line.split()[2] == str(server.pid)
    ]

    os.kill(int(app[0][0]), signal.SIGKILL)

    assert server.end() == 1
    assert "Tiffin ended unexpectedly" in server.log.read_text()
    wait_until(lambda: processes_of(server.pid) == [], "the end of all it started")


def test_two_copies_of_the_run_script_can_run_at_once(run):
    first, first_address = run()
    second, second_address = run(TIFFIN_BASE_PATH="/food/")
    for server, address in ((first, first_address), (second, second_address)):
        wait_for(address, server)

    first.stop()

    assert answers_at(second_address, second)


def test_an_occupied_port_is_reported(run):
    first, address = run()
    wait_for(address, first)
    port = int(address.split(":")[2].strip("/"))

    second, _ = run(port=port)

    assert second.end() == 1
    assert f"port {port} is taken" in second.log.read_text()
    assert answers_at(address, first)


def test_the_data_folder_is_accessible_only_to_its_owner(run, tmp_path):
    server, address = run(TIFFIN_DATA=str(tmp_path / "new/data"))
    wait_for(address, server)

    assert [stat.S_IMODE((tmp_path / folder).stat().st_mode) for folder in ("new", "new/data")] == [0o700, 0o700]
    assert {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new/data").iterdir()} == {0o600}


def test_a_data_folder_that_cannot_be_created_is_reported(run, tmp_path):
    (tmp_path / "file").write_text("")

    server, _ = run(TIFFIN_DATA=str(tmp_path / "file/data"))

    assert server.end() == 1
    assert f"{tmp_path}/file/data" in server.log.read_text() and "TIFFIN_DATA=" in server.log.read_text()


def test_the_run_script_continues_with_existing_data(run, tmp_path):
    server, address = run(TIFFIN_DATA=str(tmp_path / "data"))
    wait_for(address, server)
    made = (tmp_path / "data/installation").read_text()
    server.stop()

    again, address = run(TIFFIN_DATA=str(tmp_path / "data"))
    wait_for(address, again)

    assert (tmp_path / "data/installation").read_text() == made


def test_the_run_script_creates_new_data_if_the_folder_was_deleted(run, tmp_path):
    server, address = run(TIFFIN_DATA=str(tmp_path / "data"))
    wait_for(address, server)
    server.stop()
    shutil.rmtree(tmp_path / "data")

    again, address = run(TIFFIN_DATA=str(tmp_path / "data"))

    wait_for(address, again)


@pytest.mark.parametrize("folder", ["disk", "disk/tiffin"])
def test_the_run_script_creates_no_data_if_the_data_disk_is_not_mounted(run, tmp_path, folder):
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", disk]
    if os.geteuid() != 0 or run_program(mount, capture_output=True).returncode != 0:
        pytest.skip("a disk can only be mounted by root")
    try:
        server, address = run(TIFFIN_DATA=str(tmp_path / folder))
        wait_for(address, server)
        server.stop()
    finally:
        run_program(["umount", "--lazy", disk], check=True)

    again, _ = run(TIFFIN_DATA=str(tmp_path / folder))

    assert again.end() == 1
    said = again.log.read_text()
    assert f"{tmp_path / folder} holds no Tiffin data. It was on the disk mounted at {disk}, and would" in said
    assert f"tiffin init --data '{tmp_path / folder}'" in said
    assert list(disk.iterdir()) == []


def test_the_run_script_refuses_sign_in_by_the_web_server(run):
    server, _ = run(TIFFIN_AUTH="proxy")

    assert server.end() == 1
    assert "vouches for nobody" in server.log.read_text()


@pytest.mark.parametrize("setting", [{"PORT": "many"}, {"TIFFIN_BASE_PATH": "/a b;/"}])
def test_an_invalid_setting_is_reported(run, setting):
    server, _ = run(**setting)

    assert server.end() == 1
    assert list(setting)[0] in server.log.read_text()
