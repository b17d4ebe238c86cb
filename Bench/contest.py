"""The programs that are compared, all behind one nginx, over one database."""

import subprocess
from pathlib import Path

import database
import skeleton
from support.fastcgi import ask
from support.servers import Server, answers
from support.site import Site
from support.waiting import wait_until

THREADS = 8

LOCATIONS = """
location = /static {{ alias {folder}/static.html; default_type text/html; }}
location = /fixed {{ include {folder}/program.conf; fastcgi_pass unix:{folder}/fixed.sock; }}
location = /c {{ include {folder}/program.conf; fastcgi_pass unix:{folder}/c.sock; }}
location = /saves {{ include {folder}/program.conf; fastcgi_pass unix:{folder}/saves.sock; }}
"""


class Contest:
    """nginx, C and Tiffin, ready to be asked for the same page of the same meals, by somebody who is signed in."""

    def __init__(self, binaries: Path, meals: int, workers=2):
        self.site = Site(workers=workers, threads=THREADS // workers, auth="password")
        self.binaries = binaries
        self.meals = meals
        self.servers: list[Server] = []

    def __enter__(self) -> "Contest":
        try:
            self._start_all()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for server in self.servers:
            server.stop()
        self.site.stop()

    def _start_all(self):
        self.site.initialise()
        database.fill(self.site.data, self.meals)
        self.cookie = database.sign_in(self.site.data)
        self.site.start_app()
        self.page = self._ask(self.site.socket)
        self._start_others()
        self.site.extra_nginx = LOCATIONS.format(folder=self.site.folder)
        self.site.start_web()

    def _start_others(self):
        folder = self.site.folder
        (folder / "page").write_bytes(self.page)
        (folder / "static.html").write_bytes(self.page.split(b"\r\n\r\n", 1)[1])
        (folder / "skeleton").write_bytes(skeleton.make(*marked_page(), self.page))
        self.fixed = self._start("fixed", folder / "fixed.sock", folder / "page", THREADS)
        data = self.site.data / "tiffin.db"
        self.c = self._start("meals", folder / "c.sock", data, folder / "skeleton", THREADS)
        saves = database.copy(self.site.data, folder / "saves.db")
        self.saves = self._start("saves", folder / "saves.sock", saves, THREADS)
        # What nginx is told about Tiffin holds for the others too.
        lines = (Path(__file__).parents[1] / "Deploy/nginx/tiffin.conf").read_text().split("\n}\n")[0].splitlines()
        told = [line for line in lines if line.startswith("  fastcgi_") and "fastcgi_pass" not in line]
        (folder / "program.conf").write_text("\n".join(told))

    def _start(self, program: str, socket: Path, *arguments) -> Server:
        command = [self.binaries / program, socket, *arguments]
        server = Server(command, self.site.folder / f"{program}.log")
        self.servers.append(server)
        wait_until(lambda: answers(socket), what=f"the start of {program}")
        return server

    def _ask(self, socket: Path) -> bytes:
        return ask(socket, "GET", "/meals", HTTP_COOKIE=self.cookie)

    @property
    def token(self) -> str:
        """What the forms of the session send along."""
        return skeleton.token(self.page).decode()

    def programs(self) -> dict[str, tuple[str, list[int]]]:
        """Name → address and the processes that answer."""
        origin, tiffin = self.site.origin, [self.site.app.pid, *self.site.workers]
        return {
            "nginx, static file": (origin + "/static", []),
            "C, fixed page": (origin + "/fixed", [self.fixed.pid]),
            "C with SQLite": (origin + "/c", [self.c.pid]),
            "Tiffin": (origin + "/meals", tiffin),
        }

    def savers(self) -> dict[str, tuple[str, list[int]]]:
        """The programs that store a meal per request, as `programs`."""
        return {
            "C with a commit for all that wait": (self.site.origin + "/saves", [self.saves.pid]),
            "Tiffin": (self.site.url("meals"), [self.site.app.pid, *self.site.workers]),
        }

    def check(self):
        """The C program must print what Tiffin prints."""
        ours = self._ask(self.site.socket)
        theirs = self._ask(self.site.folder / "c.sock")
        if ours != theirs:
            differ = next(
                (i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs))
            )
            around = slice(max(0, differ - 120), differ + 60)
            raise SystemExit(
                f"The C program does not print Tiffin's page; from byte {differ} on they differ:\n"
                f"Tiffin: {ours[around]!r}\nC:      {theirs[around]!r}"
            )


def marked_page() -> tuple[bytes, list[tuple[int, int, int]]]:
    """Tiffin's page of marked meals, and which they are."""
    site = Site(workers=1)
    try:
        site.initialise()
        rows = database.fill_marked(site.data)
        site.start_app()
        return ask(site.socket, "GET", "/meals"), rows
    finally:
        site.stop()


def build(binaries: Path):
    """Compiles the C programs."""
    folder = Path(__file__).parent
    binaries.mkdir(parents=True, exist_ok=True)
    flags = ["-O2", "-Wall", "-Wextra", "-Werror"]
    programs = {"fixed": ["fixed.c"], "meals": ["meals.c", "text.c", "skeleton.c"], "saves": ["saves.c"]}
    for program, sources in programs.items():
        command = ["cc", *flags, "-o", binaries / program, *(folder / source for source in sources)]
        subprocess.run([*command, "-lfcgi", "-lsqlite3", "-lpthread", "-lm"], check=True)
