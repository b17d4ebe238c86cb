"""A fresh Debian in a folder, and commands in it."""

import re
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from support.paths import PACKAGE
from support.servers import Server
from support.systemd import HAND_OVER
from support.waiting import run_for_long

# A mount namespace of its own for each command, which goes with it; and no process between it and the test.
INSIDE = 'mount --bind /proc "$0/proc" && root=$0 user=$1 && shift && exec chroot --userspec="$user" "$root" "$@"'

SUDO = """#!/bin/sh
if [ "$1" = -u ]; then user=$2; shift 2; exec runuser -u "$user" -- "$@"; fi
exec env "$@"
"""
# There is no service that could be stopped, started, reloaded or restarted: the test does it.
SYSTEMCTL = """#!/bin/sh
case "$1" in stop | start | reload | restart) ;; *) exec /usr/bin/systemctl "$@" ;; esac
"""


class Root:
    def __init__(self, suite: str):
        self.folder = Path(tempfile.mkdtemp(prefix="tiffin-root-", dir="/tmp"))
        run_for_long(["tar", "-xf", base(suite), "-C", self.folder], check=True)
        # The folder in which it was made belonged to its maker alone, and is the root of what was packed.
        self.folder.chmod(0o755)
        # No service starts by being installed: there is nothing that would look after it.
        policy = self / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
        shutil.copy("/etc/resolv.conf", self / "etc/resolv.conf")
        # Its administrator says yes to everything, and is root already.
        (self / "etc/apt/apt.conf.d/90yes").write_text('APT::Get::Assume-Yes "1";\nAPT::Install-Recommends "0";\n')
        for name, script in ("sudo", SUDO), ("systemctl", SYSTEMCTL):
            (self / f"usr/local/bin/{name}").write_text(script)
            (self / f"usr/local/bin/{name}").chmod(0o755)
        self.run("apt-get", "update")

    def __truediv__(self, path: str) -> Path:
        return self.folder / path.lstrip("/")

    def command(self, *command, user="root:root") -> list[str]:
        namespace = ["unshare", "--mount", "--propagation", "private"]
        # Nothing of the environment outside goes in.
        inside = ["env", "-i", *ENVIRONMENT, *map(str, command)]
        return [*namespace, "sh", "-c", INSIDE, str(self.folder), user, *inside]

    def run(self, *command, user="root:root", check=True) -> subprocess.CompletedProcess:
        ended = run_for_long(self.command(*command, user=user), capture_output=True, text=True)
        said = f"{command} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}"
        assert not check or ended.returncode == 0, said
        return ended

    def do(self, commands: str) -> str:
        """What the lines of a shell print, begun in /tmp."""
        return self.run("sh", "-ec", f"cd /tmp\n{commands}").stdout

    def install(self, package: Path):
        shutil.copy(package, self / "tmp")
        self.run("apt-get", "install", f"/tmp/{package.name}")

    def start(self, name: str, *command, user="root:root", **options) -> Server:
        return Server(self.command(*command, user=user), self.folder / f"{name}.log", **options)

    def number(self, kind: str, name: str) -> int:
        """Of a user or a group, as this root has it."""
        return int(re.search(rf"^{name}:[^:]*:(\d+):", (self / f"etc/{kind}").read_text(), re.M)[1])

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


ENVIRONMENT = ["PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8"]


def base(suite: str) -> Path:
    """The smallest Debian of that name, which is made once."""
    packed = PACKAGE / f".build/roots/{suite}.tar"
    if not packed.exists():
        packed.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="tiffin-base-", dir="/tmp") as folder:
            run_for_long(["debootstrap", "--variant=minbase", suite, folder], check=True)
            part = packed.with_suffix(".part")
            run_for_long(["tar", "-cf", part, "-C", folder, "."], check=True)
            part.rename(packed)
    return packed


class Services:
    """What systemd and a person would start: the socket of the unit, Tiffin's own service, nginx with its site.

    `drop_in` is what an administrator lays beside the unit of the socket.
    """

    def __init__(self, root: Root, port: int, drop_in: str = ""):
        self.root, self.port = root, port
        self.app = self.web = None
        lines = (root / "usr/lib/systemd/system/tiffin.socket").read_text() + drop_in
        unit = dict(re.findall(r"^(\w+)=(.*)$", lines, re.M))
        place = root / unit["ListenStream"]
        place.parent.mkdir(mode=int(unit["DirectoryMode"], 8), exist_ok=True)
        place.unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(place))
        shutil.chown(place, root.number("passwd", unit["SocketUser"]), root.number("group", unit["SocketGroup"]))
        place.chmod(int(unit["SocketMode"], 8))
        self._listening.listen(int(unit["Backlog"]))

    def start_app(self):
        unit = (self.root / "usr/lib/systemd/system/tiffin.service").read_text()
        command = re.search(r"^ExecStart=(.*)$", unit, re.M)[1].split()
        self.app = self.root.start(
            "tiffin", "bash", "-c", HAND_OVER, *command, user="tiffin:tiffin",
            stdin=self._listening,
        )  # fmt: skip

    def start_web(self):
        site = self.root / "etc/nginx/sites-available/tiffin"
        site.write_text(site.read_text().replace("listen 80;", f"listen 127.0.0.1:{self.port};"))
        site.write_text(site.read_text().replace("  listen [::]:80;\n", ""))
        self.web = self.root.start("nginx", "nginx", "-g", "daemon off;")

    def close(self):
        for server in filter(None, (self.web, self.app)):
            server.stop()
        self._listening.close()
