"""Tiffin behind nginx, in a folder of its own."""

import atexit
import contextlib
import functools
import os
import shutil
import signal
import subprocess
import tempfile
import uuid
from pathlib import Path
from urllib.parse import urlsplit

import requests

from support.paths import TIFFIN
from support.servers import Server, answers, children, free_port, start_nginx
from support.visitor import Visitor
from support.waiting import Session, run, run_for_long, wait_until


def database_on(server: str) -> str:
    """The address of a new database on a server, which `Scripts/test postgresql` starts and takes away."""
    name = f"t{uuid.uuid4().hex}"
    ask(server.replace("%s", "postgres"), f"CREATE DATABASE {name}")
    return server.replace("%s", name)


def ask(address: str, *statements: str):
    run(["psql", "-q", address, *(word for statement in statements for word in ("-c", statement))], check=True)


def told(address: str, statement: str) -> str:
    """What a statement finds."""
    return run(["psql", "-qXAt", address, "-c", statement], check=True, capture_output=True, text=True).stdout.strip()


@functools.cache
def initialised_on(server: str) -> str:
    """The name of a database as `tiffin init` makes it. That takes seconds, for the foods; a copy does not."""
    address = database_on(server)
    environment = {**os.environ, "TIFFIN_DATA": str(kept_folder() / "data"), "TIFFIN_DATABASE_URL": address}
    run([TIFFIN, "init"], env=environment, check=True, capture_output=True)
    return name_of(address)


def name_of(address: str) -> str:
    return urlsplit(address).path.strip("/")


def initialise_on(server: str, address: str):
    """Makes an empty database one as `tiffin init` makes it, with an id of its own."""
    name = name_of(address)
    ask(
        server.replace("%s", "postgres"), f"DROP DATABASE {name}",
        f"CREATE DATABASE {name} TEMPLATE {initialised_on(server)} STRATEGY FILE_COPY",
    )  # fmt: skip
    ask(address, f"UPDATE server_secret SET value = '{uuid.uuid4().hex[:16]}' WHERE name = 'installation'")


AS_NOBODY = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
# Nobody would try it.
PASSWORD = "correct horse battery"


@functools.cache
def initialised() -> Path:
    """A data folder as `tiffin init` makes it. That takes most of a second, for the foods, and is the same each time but
    for the files of which `Site.initialise` makes others."""
    data = kept_folder() / "data"
    run([TIFFIN, "init"], env={**os.environ, "TIFFIN_DATA": str(data)}, check=True, capture_output=True)
    return data


@functools.cache
def settled() -> Path:
    """The same, whose person is done with the first steps: six requests."""
    data = kept_folder() / "data"
    site = Site()
    try:
        site.start()
        for step in ("goal", "meal", "dinners"):
            site.visitor().get("diary").form(f"/first-steps/{step}/dismiss").send()
        site.app.stop()
        shutil.copytree(site.data, data)
    finally:
        site.stop()
    return data


def kept_folder() -> Path:
    """A folder that is there until the last test ends."""
    folder = Path(tempfile.mkdtemp(prefix="tiffin-test-", dir="/tmp"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


class Site:
    """Start it, visit it, stop it. Everything it writes is in `folder`.

    Nobody signs in, unless `auth` says otherwise: with "password" there is no account yet. `jail` is a command before
    Tiffin's. `copied` is a data folder to begin with: not one that `tiffin init` just made. Root's site is `nobody`'s
    where that is asked for: all that it writes at any time, and what Tiffin's commands write.
    """

    def __init__(
        self, base_path="/", workers=2, threads=None, environment=None, extra_nginx="", auth="none", jail=(), copied=None,
        nobody=False,
    ):  # fmt: skip
        self.base_path = base_path
        self.workers_wanted = workers
        self.threads = threads
        self.extra_nginx = extra_nginx
        self.nobody = nobody and os.getuid() == 0
        self.user = AS_NOBODY if self.nobody else []
        self.jail = [*self.user, *jail]
        self.copied = copied
        self.folder = Path(tempfile.mkdtemp(prefix="tiffin-test-", dir="/tmp"))
        self.data = self.folder / "data with space"
        self.socket = self.folder / "tiffin.sock"
        self.port = free_port()
        self.environment = {
            "TIFFIN_DATA": str(self.data),
            "TIFFIN_BASE_PATH": base_path,
            "TIFFIN_AUTH": auth,
            # No test asks the world; support.themealdb is asked instead, where one asks.
            "TIFFIN_NO_CATALOGUE": "1",
            **(environment or {}),
        }
        if server := os.environ.get("TIFFIN_TEST_POSTGRESQL"):
            self.environment["TIFFIN_DATABASE_URL"] = database_on(server)
        self.app = self.web = None

    # Starting and stopping

    def initialise(self):
        server, address = os.environ.get("TIFFIN_TEST_POSTGRESQL"), self.environment.get("TIFFIN_DATABASE_URL")
        is_own_folder = not address and self.environment["TIFFIN_DATA"] == str(self.data)
        assert is_own_folder or not self.copied, "it has no data folder of its own"
        # The pooler keeps connections: a database that somebody uses cannot be copied.
        if server and address and server != os.environ.get("TIFFIN_TEST_POOLER"):
            return initialise_on(server, address)
        if not is_own_folder:
            self.give_away()
            self.command("init")
            return
        shutil.copytree(self.copied or initialised(), self.data, ignore=shutil.ignore_patterns("forms.key"))
        (self.data / "installation").write_text(f"{uuid.uuid4().hex[:16]}\n")
        self.give_away()

    def give_away(self):
        """Makes all of the folder nobody's, where the site is."""
        for path in [self.folder, *self.folder.rglob("*")] if self.nobody else []:
            shutil.chown(path, "nobody", "nogroup")

    def start(self) -> "Site":
        self.initialise()
        self.start_app()
        self.start_web()
        return self

    def start_app(self):
        self.app = Server(
            [*self.jail, TIFFIN, "serve", "--socket", self.socket, "--workers", self.workers_wanted,
             *(["--threads", self.threads] if self.threads else [])],
            self.folder / "tiffin.log",
            self.environment,
        )
        wait_until(lambda: self.app.process.poll() is not None or answers(self.socket), what="Tiffin's start")
        assert self.app.process.poll() is None, f"Tiffin ended at once:\n{self.log}"

    def start_web(self):
        for _ in range(3):
            self.web = start_nginx(self.folder, self.port, self.base_path, self.extra_nginx, self.environment)
            if wait_until(lambda: self.web.process.poll() is not None or self.is_healthy(), what="/healthz"):
                if self.web.process.poll() is None:
                    return
            self.port = free_port()
        raise AssertionError((self.folder / "nginx.log").read_text())

    def is_healthy(self) -> bool:
        try:
            return self.request("GET", "healthz").status_code == 200
        except requests.RequestException:
            return False

    def kill(self):
        """Ends Tiffin as a lack of memory does: nobody tidies up, and nobody is started in the place of those that end."""
        # Halted first: with its supervisor a worker ends too, but tidily, if it is not killed before.
        os.kill(self.app.pid, signal.SIGSTOP)
        for process in [*self.workers, self.app.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.app.end()

    def stop(self):
        with contextlib.ExitStack() as stack:
            stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
            for server in filter(None, (self.app, self.web)):
                stack.callback(server.stop)

    # Who is who

    def command(self, *arguments, check=True) -> subprocess.CompletedProcess:
        """What `tiffin` says to these arguments."""
        # What says where the tests find things is not a setting of Tiffin's, as `tiffin check` would say.
        others = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_TEST_")}
        # The box of foods takes long on a database that others use, too.
        start = run_for_long if arguments[:1] == ("init",) else run
        return start(
            [*self.user, TIFFIN, *arguments], env=others | self.environment, check=check, capture_output=True, text=True,
        )  # fmt: skip

    def set_up(self, username="alice", password=PASSWORD, **fields) -> Visitor:
        """Makes the first account, and gives its owner, signed in."""
        visitor = self.visitor()
        form = visitor.get(f"setup?code={self.command('setup-code').stdout.strip()}").form("/setup")
        page = form.fill(username=username, password=password, **{"samples": None, **fields}).send()
        assert page.status == 200, page.soup.main
        return visitor

    # Looking at it

    @property
    def log(self) -> str:
        log = self.folder / "tiffin.log"
        return log.read_text(errors="replace") if log.exists() else ""

    @property
    def workers(self) -> list[int]:
        """Process ids of those that answer requests."""
        return children(self.app.pid)

    @property
    def all_workers(self) -> list[int]:
        """The same, once all of them are there: the first one answers before the others are started."""
        return wait_until(lambda: len(self.workers) == self.workers_wanted and sorted(self.workers), "all workers")

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def url(self, path: str = "") -> str:
        """The address of a path below the base path, which is written without a slash in front."""
        return self.origin + self.base_path + path

    def request(self, method: str, path: str, **options) -> requests.Response:
        """A plain request, redirects not followed."""
        with Session() as session:
            return session.request(method, self.url(path), allow_redirects=False, **options)

    def visitor(self) -> Visitor:
        return Visitor(self)
