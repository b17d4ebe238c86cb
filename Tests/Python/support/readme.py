"""The commands of README and docs, run as they stand there, on a stand-in for the server that they speak of."""

import configparser
import os
import re
import shlex
import subprocess
import textwrap
from pathlib import Path

from support.paths import PACKAGE, TIFFIN
from support.waiting import run

# What somebody who runs Tiffin reads.
GUIDES = ["README.md", *(f"docs/{name}.md" for name in (
    "installing", "settings", "signing-in", "importing", "backing-up", "logging", "postgresql"))]  # fmt: skip
GUIDE = "\n".join((PACKAGE / name).read_text() for name in GUIDES)
FENCED = re.compile(r"^( *)```\w+\n(.*?)^\1```$", re.M | re.S)

# Whatever else it is told, sudo begins with the usual umask, and the commands after it are the test's own to do.
SUDO = """#!/bin/sh
umask 022
if [ "$1" = -u ]; then echo "$2" >>"$MACHINE/users" && shift 2; fi
exec "$@"
"""
# A process that nobody has waited for is still there, as a zombie.
SYSTEMCTL = """#!/bin/sh
echo "$*" >>"$MACHINE/systemctl"
[ "$1" = stop ] || exit 0
pid=$(cat "$MACHINE/pid")
kill -TERM "$pid" 2>/dev/null
while state=$(ps -o stat= -p "$pid") && [ "${state#Z}" = "$state" ]; do sleep 0.05; done
"""


def block(*words: str) -> str:
    """The one block of code that holds all of these words."""
    found = [textwrap.dedent(code) for _, code in FENCED.findall(GUIDE) if all(word in code for word in words)]
    assert len(found) == 1, f"{len(found)} blocks of README and docs hold {words}"
    return found[0]


class Machine:
    """A folder with the guides' folders in it, and a `sudo` and a `systemctl` that reach no further."""

    def __init__(self, folder: Path):
        self.folder = folder
        for name, script in ("sudo", SUDO), ("systemctl", SYSTEMCTL):
            program = folder / "bin" / name
            program.parent.mkdir(exist_ok=True)
            program.write_text(script)
            program.chmod(0o755)
        for path in ("/var/lib/tiffin", "/run/tiffin"):
            Path(self.here(path)).mkdir(parents=True)

    @property
    def data(self) -> Path:
        return Path(self.here("/var/lib/tiffin/data"))

    @property
    def backups(self) -> list[Path]:
        """The oldest first."""
        return sorted(Path(self.here("/var/lib/tiffin/backups")).glob("*"))

    def here(self, commands: str) -> str:
        """With this machine's folders in place of the server's."""
        commands = commands.replace("/opt/tiffin/tiffin", str(TIFFIN))
        return re.sub(r"/(var/lib|run)/tiffin", lambda found: str(self.folder) + found[0], commands)

    def do(self, commands: str) -> subprocess.CompletedProcess:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TIFFIN_")}
        environment |= {"PATH": f"{self.folder}/bin:{os.environ['PATH']}", "MACHINE": str(self.folder)}
        return run(["bash", "-euc", self.here(commands)], env=environment, capture_output=True, text=True)

    def said(self, what: str) -> list[str]:
        """What "systemctl" was told, or as which "users" things were done."""
        file = self.folder / what
        return file.read_text().splitlines() if file.exists() else []

    def unit(self) -> configparser.ConfigParser:
        """The systemd unit, with this machine's folders."""
        unit = configparser.ConfigParser(interpolation=None)
        unit.optionxform = str
        unit.read_string(self.here(block("ExecStart")))
        return unit

    def command(self, key: str) -> list[str]:
        """What the unit starts."""
        return shlex.split(self.unit()["Service"][key])
