"""Each file of Deploy within Debian's own configuration of its web server, as docs/hosting says: virtual host, chroot
and users."""

import re
import shutil
from pathlib import Path

import pytest
from root import Root, Services
from support.fronts import adapted, paths
from support.paths import PACKAGE
from support.servers import answers, answers_at, free_port
from support.visitor import Visitor
from support.waiting import wait_until

PACKAGES = ("nginx-light", "apache2", "libapache2-mod-fcgid", "lighttpd", "caddy", "haproxy", "fcgiwrap", "spawn-fcgi")
HOSTING = PACKAGE / "docs/hosting"


@pytest.fixture(scope="module")
def package() -> Path:
    return max((PACKAGE / "dist").glob("tiffin_*.deb"), key=lambda file: file.stat().st_mtime)


class Debian:
    """One with Tiffin's package, whose service runs, and with all web servers, of which none does."""

    def __init__(self, suite: str, package: Path):
        self.root = Root(suite)
        self.root.install(package)
        self.root.run("apt-get", "install", *PACKAGES)
        settings = self.root / "etc/tiffin/tiffin.conf"
        settings.write_text(settings.read_text() + "TIFFIN_AUTH=none\nTIFFIN_NO_CATALOGUE=1\n")
        (self.root / "run/haproxy").mkdir(exist_ok=True)
        self.root.do("systemd-tmpfiles --create lighttpd.conf lighttpd.tmpfile.conf 2>/dev/null || true")
        # The data of those that start Tiffin themselves.
        self.root.do(re.search(r"```sh\n(sudo install -d .*?)```", (HOSTING / "lighttpd.md").read_text(), re.S)[1])
        drop_in = (PACKAGE / "Deploy/haproxy/tiffin.socket.conf").read_text()
        self.services = [Services(self.root, 0), Services(self.root, 0, drop_in)]
        for each in self.services:
            each.start_app()
        for socket in ("run/tiffin/tiffin.sock", "var/lib/haproxy/tiffin.sock"):
            wait_until(lambda: answers(self.root / socket), "Tiffin's start")

    def close(self):
        for each in self.services:
            each.close()
        self.root.close()


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def debian(request, package):
    debian = Debian(request.param, package)
    yield debian
    debian.close()


def deployed(file: str, base: str) -> str:
    """A file of Deploy as its first lines say, for one person who need not sign in, and without other servers."""
    text = adapted((PACKAGE / "Deploy" / file).read_text(), base)
    line = re.search(r"^.*TIFFIN_CONFIG.*$", text, re.M)
    if line:
        settings = ("TIFFIN_AUTH", "none"), ("TIFFIN_NO_CATALOGUE", "1")
        more = [line[0].replace("TIFFIN_CONFIG", name).replace('""', f'"{value}"') for name, value in settings]
        text = text.replace(line[0], "\n".join([line[0], *more]))
    return text


class Nginx:
    command = ["nginx", "-g", "daemon off;"]
    file, snippet = "nginx/tiffin.conf", "tiffin.conf"

    def set_up(self, debian: Debian, base: str, port: int):
        (debian.root / f"etc/nginx/snippets/{self.snippet}").write_text(deployed(self.file, base))
        site = debian.root / "etc/nginx/sites-enabled/tiffin-test"
        site.write_text(self.site(debian, port))
        (debian.root / "etc/nginx/sites-enabled/default").unlink(missing_ok=True)

    def site(self, debian: Debian, port: int) -> str:
        text = (PACKAGE / "Deploy/nginx/site.conf").read_text()
        return text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("  listen [::]:80;\n", "")


class NginxCGI(Nginx):
    file, snippet = "nginx/tiffin-cgi.conf", "tiffin-cgi.conf"
    beside = ["spawn-fcgi", "-n", "-s", "/run/fcgiwrap.socket", "-U", "www-data", "-u", "www-data", "-g", "www-data",
              "--", "/usr/sbin/fcgiwrap", "-f"]  # fmt: skip

    def site(self, debian: Debian, port: int) -> str:
        return super().site(debian, port).replace("snippets/tiffin.conf", f"snippets/{self.snippet}")


class Apache:
    # As apachectl does, which is no one process.
    command = ["bash", "-c", ". /etc/apache2/envvars && install -d /run/apache2 && "
               "install -d -o www-data /run/apache2/socks && exec apache2 -D FOREGROUND"]  # fmt: skip

    def __init__(self, file: str, *modules: str):
        self.file, self.modules = file, modules

    def set_up(self, debian: Debian, base: str, port: int):
        debian.root.run("a2enmod", *self.modules)
        (debian.root / "etc/apache2/tiffin.conf").write_text(deployed(self.file, base))
        for file, *pair in (
            ("ports.conf", r"^Listen .*", f"Listen 127.0.0.1:{port}"),
            ("sites-available/000-default.conf", r"^<VirtualHost .*>", f"<VirtualHost *:{port}>"),
        ):
            path = debian.root / "etc/apache2" / file
            path.write_text(re.sub(*pair, path.read_text(), flags=re.M))
        if "Include tiffin.conf" not in path.read_text():
            path.write_text(path.read_text().replace("</VirtualHost>", "Include tiffin.conf\n</VirtualHost>"))


class Lighttpd:
    command = ["lighttpd", "-D", "-f", "/etc/lighttpd/lighttpd.conf"]

    def __init__(self, file: str):
        self.file = file

    def set_up(self, debian: Debian, base: str, port: int):
        folder = debian.root / "etc/lighttpd"
        (folder / "conf-available/90-tiffin.conf").write_text(deployed(self.file, base))
        debian.root.run("lighty-enable-mod", "tiffin", check=False)
        main = folder / "lighttpd.conf"
        text = re.sub(r"^server.port( *)=.*", rf"server.port\1= {port}", main.read_text(), flags=re.M)
        main.write_text(re.sub(r"^include_shell .*use-ipv6.*\n", 'server.bind = "127.0.0.1"\n', text, flags=re.M))


class Caddy:
    command = ["setpriv", "--reuid=caddy", "--regid=caddy", "--init-groups", "env", "HOME=/var/lib/caddy", "caddy",
               "run", "--config", "/etc/caddy/Caddyfile"]  # fmt: skip
    file = "caddy/Caddyfile"

    def set_up(self, debian: Debian, base: str, port: int):
        debian.root.run("usermod", "-a", "-G", "tiffin-web", "caddy")
        (debian.root / "etc/caddy/tiffin").write_text(deployed(self.file, base))
        main = debian.root / "etc/caddy/Caddyfile"
        if not main.with_suffix(".debian").exists():
            shutil.copy(main, main.with_suffix(".debian"))
        site = re.sub(r"^:80 \{$", f"http://127.0.0.1:{port} {{\n\timport /etc/caddy/tiffin", self.debians(main), flags=re.M)
        main.write_text("{\n\tadmin off\n}\n" + site)

    @staticmethod
    def debians(main: Path) -> str:
        return main.with_suffix(".debian").read_text()


class HAProxy:
    command = ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"]
    file = "haproxy/tiffin.cfg"

    def set_up(self, debian: Debian, base: str, port: int):
        main = debian.root / "etc/haproxy/haproxy.cfg"
        if not main.with_suffix(".debian").exists():
            shutil.copy(main, main.with_suffix(".debian"))
        frontend = f"\nfrontend web\n  bind 127.0.0.1:{port}\n  use_backend tiffin if {paths(base)}\n\n"
        main.write_text(main.with_suffix(".debian").read_text() + frontend + deployed(self.file, base))


SERVERS = {
    "nginx": Nginx(),
    "nginx-cgi": NginxCGI(),
    "apache": Apache("apache/tiffin.conf", "proxy_fcgi", "headers"),
    "apache-fcgid": Apache("apache/tiffin-fcgid.conf", "fcgid", "headers"),
    "apache-cgid": Apache("apache/tiffin-cgid.conf", "cgid", "headers"),
    "lighttpd": Lighttpd("lighttpd/tiffin.conf"),
    "lighttpd-starts": Lighttpd("lighttpd/tiffin-starts.conf"),
    "lighttpd-cgi": Lighttpd("lighttpd/tiffin-cgi.conf"),
    "caddy": Caddy(),
    "haproxy": HAProxy(),
}


class Front:
    """A web server as Debian starts it, with Tiffin at a path of it."""

    def __init__(self, debian: Debian, name: str, base: str):
        self.base, self.port = base, free_port()
        kind = SERVERS[name]
        kind.set_up(debian, base, self.port)
        self.servers = []
        if beside := getattr(kind, "beside", None):
            self.servers.append(debian.root.start(f"{name}-beside", *beside))
            wait_until(lambda: answers(debian.root / "run/fcgiwrap.socket"), "fcgiwrap's start")
        self.server = debian.root.start(name, *kind.command)
        self.servers.append(self.server)
        wait_until(lambda: self.server.process.poll() is not None or answers_at(self.port), f"{name}'s start")
        assert self.server.process.poll() is None, self.server.log.read_text()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def url(self, path: str = "") -> str:
        return f"{self.origin}{self.base}{path}"

    def stop(self):
        for server in reversed(self.servers):
            server.stop()


@pytest.fixture(params=[f"{name} {base}" for name in SERVERS for base in ("/", "/food/")])
def front(request, debian):
    front = Front(debian, *request.param.split())
    yield front
    print(front.server.log.read_text()[-3000:])
    front.stop()


def test_pages_and_uploads_work_behind_each_web_server_of_debian(front, photo):
    visitor = Visitor(front)

    for path, status in ("meals", 200), ("meals?q=a%20b", 200), ("meals/a%2Fb", 400), ("no-such-page", 404):
        answer = visitor.session.get(front.url(path))
        assert (path, answer.status_code) == (path, status)
        assert answer.headers["Content-Type"].startswith("text/html") and len(answer.content) < 100_000
    for bare in {front.url("").rstrip("/") or front.url(""), front.url("")}:
        page = visitor.session.get(bare)
        assert page.status_code == 200 and page.url.startswith(front.url("diary/20")), page.url
    style = visitor.get("meals").soup.find("link", rel="stylesheet")["href"]
    assert len(visitor.session.get(front.origin + style).content) > 10_000
    meal = visitor.get("meals/new").meal_form.fill(name="Crème brûlée").pick(photo).send()
    assert meal.status == 200, meal.soup.main
    picture = visitor.session.get(front.origin + visitor.get("meals?q=cr%C3%A8me").list["Crème brûlée"].picture)
    assert picture.headers["Content-Type"].startswith("image/")


def test_paths_outside_the_base_path_are_not_answered_by_tiffin(front):
    if front.base == "/":
        pytest.skip("all paths are Tiffin's")

    for path in ("", "food.html", "foods"):
        answer = Visitor(front).session.get(f"{front.origin}/{path}")
        assert "tiffin" not in answer.text.lower()
