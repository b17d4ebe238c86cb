"""The Debian package: installed in a fresh Debian, used, upgraded and purged. In this order, on one machine each."""

import contextlib
import json
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest
import requests
from root import Root, Services
from support.paths import PACKAGE
from support.readme import GUIDE, block
from support.servers import answers, free_port
from support.visitor import Visitor
from support.waiting import Session, run, wait_until

PASSWORD = "correct horse battery"
# Of the parts of a release: Debian's packages beside it, and what is compiled into it.
KINDS = ("deb:", "swift:")


@pytest.fixture(scope="module")
def package() -> Path:
    return max((PACKAGE / "dist").glob("tiffin_*.deb"), key=lambda file: file.stat().st_mtime)


@pytest.fixture(scope="module")
def earlier(package, tmp_path_factory) -> Path:
    """The same, of a release before it."""
    folder = tmp_path_factory.mktemp("earlier")
    run(["dpkg-deb", "--raw-extract", package, folder / "files"], check=True)
    control = folder / "files/DEBIAN/control"
    control.write_text(re.sub(r"^(Version: .*)", r"\1~earlier", control.read_text(), flags=re.M))
    made = folder / "tiffin_earlier_amd64.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zgzip", "--build", folder / "files", made], check=True)
    return made


class Machine:
    """A Debian on which somebody installs Tiffin."""

    def __init__(self, suite: str):
        self.root = Root(suite)
        self.services = self.visitor = None
        self.port = free_port()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}"

    def tiffin(self, *arguments, user="tiffin:tiffin") -> subprocess.CompletedProcess:
        return self.root.run("tiffin", *arguments, user=user)

    def await_health(self):
        def healthy():
            for server in (self.services.app, self.services.web):
                assert server.process.poll() is None, server.log.read_text()
            try:
                return Session().get(self.url("healthz")).status_code == 200
            except requests.RequestException:
                return False

        wait_until(healthy, "/healthz")

    def close(self):
        if self.services:
            self.services.close()
        self.root.close()


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def machine(request):
    machine = Machine(request.param)
    yield machine
    machine.close()


def test_the_commands_of_the_guide_install_the_package_and_enable_its_units(machine, earlier):
    shutil.copy(earlier, machine.root / "tmp")
    said = machine.root.do(block("apt-get install ./tiffin_"))

    assert re.search(r"^[\w-]{22}$", said, re.M), said
    for unit in ("tiffin.socket", "tiffin.service", "tiffin-backup.timer"):
        assert machine.root.run("systemctl", "--root=/", "is-enabled", unit).stdout == "enabled\n"
    assert machine.root.run("which", "swift", check=False).returncode == 1
    assert "tiffin" in machine.root.do("bash -c '. /usr/share/bash-completion/completions/tiffin; complete -p tiffin'")
    members = re.search(r"^tiffin-web:.*:(.*)$", (machine.root / "etc/group").read_text(), re.M)[1]
    assert members == "www-data"
    assert (machine.root / "var/lib/tiffin").stat().st_mode & 0o777 == 0o700


def test_the_first_meal_is_saved_with_its_photo(machine, photo):
    settings = machine.root / "etc/tiffin/tiffin.conf"
    settings.write_text(settings.read_text() + f"TIFFIN_URL={machine.url('').rstrip('/')}\nTIFFIN_NO_CATALOGUE=1\n")
    machine.services = Services(machine.root, machine.port)
    machine.services.start_app()
    machine.services.start_web()
    machine.await_health()

    # The link is whole: the settings say the address.
    link = re.search(r"http\S+", machine.tiffin("setup-code").stderr)[0]
    machine.visitor = Visitor(machine)
    form = machine.visitor.get(link).form("/setup")
    assert form.fill(username="anna", password=PASSWORD, samples=None).send().status == 200
    meal = machine.visitor.get("meals/new").meal_form.fill(name="Caprese").pick(photo).send()

    assert meal.status == 200, meal.soup.main
    picture = machine.visitor.get("").soup.find("img", src=re.compile("photo|picture"))
    answer = machine.visitor.session.get(machine.url(picture["src"].lstrip("/")))
    assert answer.headers["Content-Type"].startswith("image/")


def test_check_reports_no_fault_and_the_nightly_backup_is_readable_only_by_tiffin(machine):
    assert ": ok" in machine.tiffin("check").stdout

    machine.tiffin("backup", "--rotate")

    (backup,) = (machine.root / "var/lib/tiffin/data/backups").glob("tiffin-*.db")
    assert backup.stat().st_mode & 0o777 == 0o600


def test_the_bill_of_materials_in_the_package_lists_its_debian_and_swift_dependencies(machine, package):
    bill = json.loads((machine.root / "usr/share/doc/tiffin/sbom.cdx.json").read_text())
    depends = machine.root.run("dpkg-query", "-W", "-f=${Depends}", "tiffin").stdout
    pins = json.loads((PACKAGE / "Package.resolved").read_text())["pins"]

    assert bill == json.loads(package.with_suffix(".cdx.json").read_text())
    kinds = {kind: {part["name"] for part in bill["components"] if part["bom-ref"].startswith(kind)} for kind in KINDS}
    assert kinds["deb:"] == {re.match(r"[^\s(|:]+", one.strip())[0] for one in depends.split(",")}
    assert kinds["swift:"] == {pin["identity"] for pin in pins}


def test_other_users_can_read_neither_data_nor_settings_nor_use_the_socket(machine):
    secret = ("/var/lib/tiffin/data", "/etc/tiffin/tiffin.conf")
    for path in (*secret, "/run/tiffin/tiffin.sock"):
        assert machine.root.run("test", "-r", path, user="nobody:nogroup", check=False).returncode == 1
    for path in secret:
        assert machine.root.run("test", "-r", path, user="www-data:www-data", check=False).returncode == 1
    assert machine.root.run("test", "-r", secret[1], user="tiffin:tiffin", check=False).returncode == 0


@contextlib.contextmanager
def postgresql(root: Root):
    """The server that Debian's package starts on a machine with systemd, reached by its socket only."""
    (settings,) = (root / "etc/postgresql").glob("*/main/postgresql.conf")
    version = settings.parent.parent.name
    sockets = root / "run/postgresql"
    sockets.mkdir(exist_ok=True)
    shutil.chown(sockets, root.number("passwd", "postgres"), root.number("group", "postgres"))
    server = root.start(
        "postgresql", f"/usr/lib/postgresql/{version}/bin/postgres", "-D", f"/var/lib/postgresql/{version}/main",
        "-c", f"config_file=/etc/postgresql/{version}/main/postgresql.conf", "-c", "listen_addresses=",
        "-c", "ssl=off", user="postgres:postgres",
    )  # fmt: skip
    try:
        wait_until(lambda: answers(sockets / ".s.PGSQL.5432"), "PostgreSQL's start")
        yield
    finally:
        # At once: else it waits for those who are still connected, and hides why a test failed.
        server.stop(signal.SIGINT)


def test_an_upgrade_keeps_the_meals_and_the_settings(machine, package):
    machine.root.install(package)
    assert machine.services.app.stop() == 0
    machine.services.start_app()
    machine.await_health()

    assert "Caprese" in machine.visitor.get("").soup.get_text()
    assert "TIFFIN_NO_CATALOGUE=1\n" in (machine.root / "etc/tiffin/tiffin.conf").read_text().splitlines(True)
    assert machine.root.run("systemctl", "--root=/", "is-enabled", "tiffin.service").stdout == "enabled\n"


def test_the_commands_of_the_guide_move_the_data_to_a_postgresql_server(machine):
    first, *others = block("createuser tiffin").splitlines()
    machine.root.do(first)
    assert machine.services.app.stop() == 0
    with postgresql(machine.root):
        machine.root.do("\n".join(others))
        timer = machine.root.run("systemctl", "--root=/", "is-enabled", "tiffin-backup.timer", check=False)
        assert timer.stdout == "disabled\n"

        machine.services.start_app()
        machine.await_health()
        # Sessions are not copied.
        sign_in = machine.visitor.get("sign-in").form("/sign-in")
        assert sign_in.fill(username="anna", password=PASSWORD).send().status == 200
        form = machine.visitor.get("meals/new").meal_form
        assert form.fill(name="Borscht").send().status == 200
        page = machine.visitor.get("").soup
        assert "Caprese" in page.get_text() and "Borscht" in page.get_text()
        picture = page.find("img", src=re.compile("photo|picture"))["src"].lstrip("/")
        assert machine.visitor.session.get(machine.url(picture)).headers["Content-Type"].startswith("image/")
        assert machine.services.app.stop() == 0


def test_purging_the_package_keeps_the_data_and_prints_its_path(machine):
    machine.services.close()
    machine.services = None

    said = machine.root.run("apt-get", "purge", "-y", "tiffin").stdout

    assert "stays in /var/lib/tiffin" in said
    assert (machine.root / "var/lib/tiffin/data/tiffin.db").exists()
    left = [path for path in ("etc/tiffin", "usr/bin/tiffin", "usr/share/tiffin", "etc/nginx/sites-available/tiffin", "etc/nginx/sites-available/tiffin-https",
                              "etc/nginx/snippets/tiffin.conf") if (machine.root / path).exists()]  # fmt: skip
    assert left == []


def test_reinstalling_after_a_purge_finds_the_existing_accounts(machine, package):
    machine.root.install(package)

    assert "anna" in machine.tiffin("account", "list").stdout
