"""Debian's web servers before a site, each with the file of Deploy that is meant for it."""

import os
import signal

from support.fronts.apaches import APACHES
from support.fronts.kind import Kind
from support.fronts.lighttpds import LIGHTTPDS
from support.fronts.others import OTHERS
from support.fronts.secrets import write_certificate, write_people
from support.paths import PACKAGE, TIFFIN
from support.servers import Server, answers, answers_at, children, free_port
from support.visitor import Visitor
from support.waiting import wait_until

SERVERS: dict[str, Kind] = {**APACHES, **LIGHTTPDS, **OTHERS}
# Where the path stands in the files, and how it stands there for another one: with a slash at its end, or without.
PATHS = [
    ("Define tiffin_path /", "Define tiffin_path {bare}"), ('var.tiffin_path = ""', 'var.tiffin_path = "{bare}"'),
    ("TIFFIN_BASE_PATH /", "TIFFIN_BASE_PATH {base}"), ("location ^~ / ", "location ^~ {base} "),
    ("location = /bring ", "location = {base}bring "),
    ("path /*", "path {bare} {base}*"),
]  # fmt: skip


class Front:
    """A web server before a site, mounted where the site is.

    With `https` visitors come encrypted; with `vouching` the server asks for the name "alice" and a password itself.
    """

    def __init__(self, name: str, site, https: bool = False, vouching: bool = False):
        self.site, self.port, self.scheme = site, free_port(), "https" if https else "http"
        self.name = name
        self.certificate = write_certificate(site.folder)
        self.people = write_people(site.folder)
        self.kind = kind = SERVERS[name]
        (site.folder / "empty").mkdir(exist_ok=True)
        whole = self.write(kind, https, vouching)
        self.wrapper = self.wrap() if name == "nginx-cgi" else None
        assert site.nobody or not kind.as_nobody or os.getuid(), "it is another's site"
        site.give_away()
        self.server = Server([*kind.command, whole], site.folder / "front.log", {"HOME": str(site.folder)})
        wait_until(lambda: self.server.process.poll() is not None or answers_at(self.port), f"{name}'s start")
        assert self.server.process.poll() is None, (site.folder / "front.log").read_text()

    def write(self, kind: Kind, https: bool, vouching: bool):
        """Its configuration, the part from Deploy beside it."""
        folder = self.site.folder
        part, whole = folder / "front-part.conf", folder / "front.conf"
        values = {"folder": folder, "port": self.port, "part": part, "paths": paths(self.site.base_path), **self.people}
        text = in_its_place((PACKAGE / "Deploy" / kind.file).read_text(), self.site)
        for unchecked, checked in kind.vouching if vouching else []:
            text = text.replace(unchecked, checked.format(**values))
        part.write_text(text)
        values |= {
            "scheme": self.scheme,
            # Apache answers nothing as root; nginx asks for nobody's rights where it is not told.
            "user": "" if os.getuid() else "User nobody\nGroup nogroup" if kind.as_nobody else "user root;",
            "secure": kind.tls.format(**values) if https else "",
            "vouches": kind.vouches.format(**values) if vouching else "",
        }
        around = kind.around.format(**values)
        # HAProxy includes nothing.
        whole.write_text(around if str(part) in around else around + text)
        return whole

    def wrap(self) -> Server:
        """fcgiwrap, which starts Tiffin for each request."""
        socket = self.site.folder / "front-wrap.sock"
        command = ["spawn-fcgi", "-n", "-s", socket, "--", "/usr/sbin/fcgiwrap", "-c", "8"]
        wrapper = Server(command, self.site.folder / "front-wrap.log")
        wait_until(lambda: answers(socket), "fcgiwrap's start")
        return wrapper

    @property
    def log(self) -> str:
        """The end of what it said, there and where it was told to write."""
        return "".join(path.read_text()[-2000:] for path in sorted(self.site.folder.glob("front*.log")))

    @property
    def origin(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def url(self, path: str = "") -> str:
        return f"{self.origin}{self.site.base_path}{path}"

    def visitor(self) -> Visitor:
        visitor = Visitor(self)
        visitor.session.verify = str(self.certificate)
        return visitor

    def stop(self):
        self.server.stop()
        if self.wrapper:
            # fcgiwrap leaves its children running.
            left = children(self.wrapper.pid)
            self.wrapper.stop()
            for pid in left:
                os.kill(pid, signal.SIGTERM)


def adapted(text: str, base: str) -> str:
    """With that path, as the file's first lines say how."""
    for shipped, other in PATHS if base != "/" else []:
        text = text.replace(shipped, other.format(base=base, bare=base.rstrip("/")))
    return text


def paths(base: str) -> str:
    """HAProxy's condition for that path, as the file's first lines say it."""
    return "{ path_beg / }" if base == "/" else f"{{ path {base.rstrip('/')} }} or {{ path_beg {base} }}"


def in_its_place(text: str, site) -> str:
    """With the site's path, its socket, the program and its data."""
    text = adapted(text, site.base_path)
    for place, own in (
        ("/run/tiffin/tiffin.sock", site.socket), ("/run/fcgiwrap.socket", site.folder / "front-wrap.sock"),
        ("unix@/tiffin.sock", f"unix@{site.socket}"),
        ("/run/lighttpd/tiffin.sock", site.folder / "front-tiffin.sock"), ("/usr/bin/tiffin", TIFFIN.resolve()),
        ("/usr/share/tiffin/Public", PACKAGE / "Public"),
    ):  # fmt: skip
        text = text.replace(place, str(own))
    return "\n".join(with_settings(line, site) for line in text.split("\n"))


def with_settings(line: str, site) -> str:
    """The line that says where the data is, once for each setting of the site."""
    if "TIFFIN_DATA" not in line:
        return line
    settings = {name: value for name, value in site.environment.items() if value}
    lines = [line.replace("TIFFIN_DATA", name).replace("/var/lib/tiffin-web/data", value) for name, value in settings.items()]
    return "\n".join(line for line in lines if "TIFFIN_BASE_PATH" not in line)
