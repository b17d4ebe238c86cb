"""The container: the Dockerfile's last stage, built by buildah and run without a daemon."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest
import requests
from root import base
from support.paths import PACKAGE
from support.servers import Server, children, free_port
from support.visitor import Visitor
from support.waiting import Session, run_for_long, wait_until

PASSWORD = "correct horse battery"


class Container:
    """An image made of a debootstrapped Debian and the release build, and one container of it."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="tiffin-container-", dir="/tmp"))
        self.port = free_port()
        self.server = None
        from_scratch = self.buildah("from", "scratch")
        self.buildah("add", from_scratch, base("bookworm"), "/")
        self.buildah("commit", from_scratch, "localhost/debian")
        # In the place of the stage that compiles: what it leaves.
        stage = '. Scripts/lib/debian.sh && stage_program "$0"'
        run_for_long(["bash", "-euc", stage, self.folder / "build/stage"], cwd=PACKAGE, check=True)
        self.buildah(
            "bud", "--isolation", "chroot", "--build-arg", "DEBIAN=localhost/debian",
            "--build-context", f"build={self.folder}/build", "--tag", "localhost/tiffin", PACKAGE,
        )  # fmt: skip
        self.name = self.buildah("from", "localhost/tiffin")

    def command(self, *command) -> list[str]:
        places = ["--root", self.folder / "images", "--runroot", self.folder / "run", "--storage-driver", "vfs"]
        return [str(part) for part in ("buildah", *places, *command)]

    def buildah(self, *command) -> str:
        ended = run_for_long(self.command(*command), capture_output=True, text=True)
        assert ended.returncode == 0, f"{command}:\n{ended.stdout[-2000:]}{ended.stderr[-2000:]}"
        return ended.stdout.strip()

    def inside(self, *command) -> list[str]:
        # The network is this machine's, and so is the port.
        environment = ["--env", f"PORT={self.port}", "--env", f"TIFFIN_URL={self.url('').rstrip('/')}"]
        return self.command("run", "--isolation", "chroot", *environment, self.name, "--", *command)

    def run(self, *command) -> subprocess.CompletedProcess:
        return run_for_long(self.inside(*command), capture_output=True, text=True)

    def start(self):
        self.server = Server(self.inside("/usr/lib/tiffin/serve"), self.folder / "log")

        def answers():
            assert self.server.process.poll() is None, self.log
            try:
                return Session().get(self.url("healthz")).status_code == 200
            except requests.RequestException:
                return False

        wait_until(answers, "the container's start")

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}"

    def stop(self) -> int:
        """As `docker stop` does: buildah passes no signal on, so the program in the container gets it by itself."""
        for process in descendants(self.server.pid):
            # Some end as soon as the first one is asked to.
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                if Path(f"/proc/{process}/comm").read_text() == "serve\n":
                    os.kill(process, signal.SIGTERM)
        return self.server.end()

    def close(self):
        if self.server and self.server.process.poll() is None:
            self.stop()
        self.buildah("rm", "--all")
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="module")
def container():
    container = Container()
    yield container
    container.close()


def test_the_container_without_data_ends_with_code_78_and_names_tiffin_init(container):
    ended = container.run("/usr/lib/tiffin/serve")

    assert ended.returncode == 78
    assert "tiffin init" in ended.stderr


def test_the_container_stores_the_first_meal_with_its_photo(container, photo):
    assert container.run("tiffin", "init").returncode == 0
    container.start()

    link = re.search(r"http\S+", container.run("tiffin", "setup-code").stderr)[0]
    visitor = Visitor(container)
    form = visitor.get(link).form("/setup")
    assert form.fill(username="anna", password=PASSWORD, samples=None).send().status == 200
    meal = visitor.get("meals/new").meal_form.fill(name="Caprese").pick(photo).send()

    assert meal.status == 200, meal.soup.main
    assert visitor.get("meals").list["Caprese"].picture


def test_no_server_process_in_the_container_runs_as_root(container):
    users = {}
    for process in descendants(container.server.pid):
        status = Path(f"/proc/{process}/status").read_text()
        users.setdefault(re.search(r"^Name:\s+(\S+)", status, re.M)[1], set()).add(
            re.search(r"^Uid:\s+(\d+)", status, re.M)[1]
        )

    assert {name: users.get(name) for name in ("serve", "tiffin", "nginx")} == dict.fromkeys(
        ("serve", "tiffin", "nginx"), {"990"}
    )


def descendants(process: int) -> list[int]:
    found = children(process)
    return found + [each for child in found for each in descendants(child)]


def test_the_health_check_of_the_container_succeeds(container):
    assert container.run("/usr/lib/tiffin/serve", "--check").returncode == 0


def test_stopping_the_container_ends_all_its_processes(container):
    inside = descendants(container.server.pid)

    assert container.stop() == 0
    assert [process for process in inside if is_running(process)] == []


def is_running(process: int) -> bool:
    try:
        return re.search(r"^State:\s+(\w)", Path(f"/proc/{process}/status").read_text(), re.M)[1] != "Z"
    except FileNotFoundError:
        return False


def test_dockerfile_and_compose_file_have_the_same_port_and_volume():
    dockerfile, compose = (PACKAGE / "Dockerfile").read_text(), (PACKAGE / "compose.yaml").read_text()

    assert re.search(r"^EXPOSE (\d+)$", dockerfile, re.M)[1] == re.search(r"127\.0\.0\.1:\d+:(\d+)", compose)[1]
    assert re.search(r"^VOLUME (\S+)$", dockerfile, re.M)[1] == re.search(r"data:(\S+)\"", compose)[1]
    assert re.search(r"^ +mem_limit: 1g$", compose, re.M) and int(re.search(r"^ +pids_limit: (\d+)$", compose, re.M)[1]) < 1_000
