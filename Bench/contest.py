"""The programs that are compared, all behind one nginx, over one database."""

import subprocess
from pathlib import Path

import database
import others
import skeleton
import yardsticks
from support.servers import Server, answers, answers_at, children, free_port
from support.site import Site
from support.waiting import wait_until
from yardsticks import Lesson, Yardstick

THREADS = 8

LOCATIONS = """
location = /static {{ alias {folder}/static.html; default_type text/html; }}
location = /fixed {{ include {folder}/program.conf; fastcgi_pass unix:{folder}/fixed.sock; }}
location = /saves {{ include {folder}/program.conf; fastcgi_pass unix:{folder}/saves.sock; }}
"""
LOCATION = """
location /c/{program}/ {{ include {folder}/program.conf; fastcgi_pass unix:{folder}/{program}.sock; }}
"""

PROXY = """
location = /{name} {{ proxy_pass http://127.0.0.1:{port}; }}
"""


class Contest:
    """nginx, C and Tiffin, ready to be asked for the same pages of the same household, by somebody who is signed in.

    `broken` says which pages C cannot print, and why.
    """

    def __init__(self, binaries: Path, meals: int, lesson: Lesson | None = None, workers=2):
        self.site = Site(workers=workers, auth="password")
        self.binaries = binaries
        self.meals = meals
        self.lesson = lesson
        self.servers: list[Server] = []
        self.yardsticks: dict[Yardstick, Server] = {}
        self.broken: dict[Yardstick, Exception] = {}
        self.others: dict[others.Other, tuple[int, Server]] = {}
        self.left_out: dict[others.Other, str] = {}

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
        yardsticks.furnish(self.site.data, self.meals)
        self.cookies = yardsticks.cookies(self.site.data)
        self.cookie = self.cookies[True]
        self.site.start_app()
        self.page = yardsticks.printed(yardsticks.PAGES[0], self.site.socket, self.cookies)
        self._start_others()
        for page in self.lesson.samples if self.lesson else []:
            try:
                self.yardsticks[page] = self._start_yardstick(page)
            except Exception as error:
                self.broken[page] = error
        for other in others.OTHERS if self.lesson else []:
            if missing := other.missing():
                self.left_out[other] = missing
            else:
                self._start_other(other)
        folder = self.site.folder
        self.site.extra_nginx = LOCATIONS.format(folder=folder) + "".join(
            LOCATION.format(folder=folder, program=page.program) for page in self.yardsticks
        )
        for other, (port, _) in self.others.items():
            self.site.extra_nginx += PROXY.format(name=other.name, port=port)
        self.site.start_web()

    def _start_others(self):
        folder = self.site.folder
        (folder / "page").write_bytes(self.page)
        (folder / "static.html").write_bytes(self.page.split(b"\r\n\r\n", 1)[1])
        self.fixed = self._start("fixed", folder / "fixed.sock", folder / "page", THREADS)
        saves = database.copy(self.site.data, folder / "saves.db")
        self.saves = self._start("saves", folder / "saves.sock", saves, THREADS)
        # What nginx is told about Tiffin holds for the others too.
        lines = (Path(__file__).parents[1] / "Deploy/nginx/tiffin.conf").read_text().split("\n}\n")[0].splitlines()
        told = [line for line in lines if line.startswith("  fastcgi_") and "fastcgi_pass" not in line]
        (folder / "program.conf").write_text("\n".join(told))

    def _start_yardstick(self, page: Yardstick) -> Server:
        folder = self.site.folder
        markup = folder / f"{page.program}.markup"
        markup.write_bytes(self.lesson.skeleton(page))
        socket = folder / f"{page.program}.sock"
        server = self._start(page.program, socket, self.site.data / "tiffin.db", markup, THREADS)
        self._check(page, socket)
        return server

    def _start(self, program: str, socket: Path, *arguments) -> Server:
        command = [self.binaries / program, socket, *arguments]
        server = Server(command, self.site.folder / f"{program}.log")
        self.servers.append(server)
        wait_until(lambda: answers(socket), what=f"the start of {program}")
        return server

    def _start_other(self, other: others.Other):
        port = free_port()
        command = other.command(self.binaries, port, self.site.data / "tiffin.db")
        server = Server(command, self.site.folder / f"{other.name}.log")
        self.servers.append(server)
        wait_until(lambda: answers_at(port) or server.process.poll() is not None, what=f"the start of {other.title}")
        if server.process.poll() is None:
            self.others[other] = (port, server)
        else:
            self.left_out[other] = f"it does not start: {server.log.read_text()[-300:]}"

    def _check(self, page: Yardstick, socket: Path):
        """The C program must print what Tiffin prints; they may be asked on both sides of a minute."""
        for _ in range(3):
            ours, theirs = (
                skeleton.without_new_keys(yardsticks.printed(page, place, self.cookies))
                for place in (self.site.socket, socket)
            )
            if ours == theirs:
                return
        raise skeleton.Unlike(skeleton.difference(ours, theirs))

    @property
    def token(self) -> str:
        """What the forms of the session send along."""
        return skeleton.token(self.page).decode()

    @property
    def tiffin(self) -> list[int]:
        return [self.site.app.pid, *self.site.workers]

    def programs(self) -> dict[str, tuple[str, list[int]]]:
        """What the list is compared with: name → address and the processes that answer."""
        origin, page = self.site.origin, yardsticks.PAGES[0]
        programs = {"nginx, static file": (origin + "/static", [])}
        programs["C, fixed page"] = (origin + "/fixed", [self.fixed.pid])
        if page in self.yardsticks:
            programs["C with SQLite"] = self.pair(page)["C"]
        programs["Tiffin"] = (origin + "/meals", self.tiffin)
        for other, (_, server) in self.others.items():
            programs[other.title] = (f"{origin}/{other.name}", [server.pid, *children(server.pid)])
        return programs

    def pair(self, page: Yardstick) -> dict[str, tuple[str, list[int]]]:
        """A page by Tiffin and by C."""
        origin = self.site.origin
        return {
            "C": (f"{origin}/c/{page.program}{page.path()}", [self.yardsticks[page].pid]),
            "Tiffin": (origin + page.path(), self.tiffin),
        }

    def savers(self) -> dict[str, tuple[str, list[int]]]:
        """The programs that store a meal per request, as `programs`."""
        return {
            "C with a commit for all that wait": (self.site.origin + "/saves", [self.saves.pid]),
            "Tiffin": (self.site.url("meals"), self.tiffin),
        }


def build(binaries: Path):
    """Compiles the C programs."""
    folder = Path(__file__).parent
    binaries.mkdir(parents=True, exist_ok=True)
    compiler = ["cc", "-O2", "-Wall", "-Wextra", "-Werror"]
    libraries = ["-lfcgi", "-lsqlite3", "-lsodium", "-lpthread", "-lm"]
    shared = sorted((folder / "skeleton").glob("*.c"))
    programs = {program: [folder / f"{program}.c"] for program in ("fixed", "saves")}
    programs |= {path.stem: [path, *shared] for path in sorted((folder / "pages").glob("*.c"))}
    compiling = [
        subprocess.Popen([*compiler, "-o", binaries / program, *sources, *libraries])
        for program, sources in programs.items()
    ]
    others.build(binaries)
    if any(process.wait() for process in compiling):
        raise SystemExit("A program in C does not compile.")
