"""A stand-in for systemd: it hands over a socket, starts the unit's command, and hears how the service is."""

import contextlib
import re
import select
import signal
import socket
from pathlib import Path

from support.paths import TIFFIN
from support.servers import Server, children
from support.waiting import run, wait_until

# As systemd: the socket is descriptor 3 of the very process that LISTEN_PID names.
HAND_OVER = 'exec 3<&0 </dev/null; LISTEN_PID=$$ LISTEN_FDS=1 WATCHDOG_PID=$$ exec "$0" "$@"'


def jail(unit: Path) -> list:
    """What is put before a command to limit its rights, system calls and memory as systemd does by the unit."""
    return ["setpriv", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "/usr/bin/python3",
            Path(__file__).with_name("jail.py"), ",".join(sorted(allowed(unit.read_text())))]  # fmt: skip


def members(name: str) -> set[str]:
    """The system calls of a group, or the one of that name."""
    if not name.startswith("@"):
        return {name}
    listed = run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
    words = [line.strip() for line in listed.stdout.splitlines()[1:]]
    return set().union(*(members(word) for word in words if word and not word.startswith("#")))


def allowed(unit: str) -> set[str]:
    """By all lines of the unit, in their order."""
    # What a program cannot be started without is allowed always: systemd.exec(5).
    calls = members("@default")
    for line in re.findall(r"^SystemCallFilter=(.*)$", unit, re.M):
        named = set().union(*(members(word) for word in line.lstrip("~").split()))
        calls = calls - named if line.startswith("~") else calls | named
    return calls


class Manager:
    """Holds the sockets of one service. What the service said is in `heard`.

    `before` is called with the socket before each start of the service, which gets the `arguments`.
    """

    def __init__(self, folder: Path, data: Path, watchdog_ms: int | None = None, notify: str | None = None,
                 arguments=(), before=None):  # fmt: skip
        self.arguments, self.before = arguments, before
        self.folder, self.socket = folder, folder / "tiffin.sock"
        self.heard: list[str] = []
        self.name = notify or str(folder / "notify")
        self._notifications = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._notifications.bind("\0" + self.name[1:] if self.name.startswith("@") else self.name)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.socket))
        self.socket.chmod(0o660)
        self._listening.listen(1024)
        self.environment = {"TIFFIN_DATA": str(data), "TIFFIN_AUTH": "none", "TIFFIN_NO_CATALOGUE": "1",
                            "TIFFIN_CONFIG": "", "NOTIFY_SOCKET": self.name}  # fmt: skip
        if watchdog_ms:
            self.environment["WATCHDOG_USEC"] = str(watchdog_ms * 1000)
        self.service = None

    def start(self) -> "Manager":
        if self.before:
            self.before(self.socket)
        self.service = Server(
            ["bash", "-c", HAND_OVER, TIFFIN, "serve", *self.arguments], self.folder / "log", self.environment, stdin=self._listening
        )
        return self

    def reload(self):
        self.service.process.send_signal(signal.SIGHUP)

    def stop(self) -> int:
        return self.service.stop()

    def close(self):
        if self.service:
            with contextlib.suppress(AssertionError):
                self.stop()
        self._listening.close()
        self._notifications.close()

    @property
    def workers(self) -> list[int]:
        return children(self.service.pid)

    def listen(self) -> list[str]:
        """All that was heard up to now, a word for each line of it."""
        while select.select([self._notifications], [], [], 0)[0]:
            self.heard += self._notifications.recv(4096).decode().splitlines()
        return self.heard

    def hear(self, line: str, times: int = 1):
        """Waits until the service has said it so often."""
        wait_until(lambda: self.listen().count(line) >= times or self.is_over, f"{line} from the service")
        assert self.listen().count(line) >= times, (self.folder / "log").read_text()

    @property
    def is_over(self) -> bool:
        return self.service.process.poll() is not None
