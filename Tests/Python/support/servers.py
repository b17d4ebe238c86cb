"""Processes that a test starts, and that end with it."""

import contextlib
import os
import signal
import socket
import subprocess
from pathlib import Path

from support.paths import PACKAGE
from support.waiting import UNTIL_HUNG, run


def free_port() -> int:
    """A port that the kernel says nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def answers(path: Path) -> bool:
    """Whether somebody listens on the Unix socket."""
    with contextlib.closing(socket.socket(socket.AF_UNIX)) as probe:
        return path.exists() and probe.connect_ex(str(path)) == 0


def answers_at(port: int) -> bool:
    """Whether somebody listens on the port of this machine."""
    with contextlib.closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Server:
    """One process with a log of its own."""

    def __init__(self, command, log: Path, environment=None, **options):
        self.log = log
        self.name = command[0]
        with open(log, "ab") as output:
            self.process = subprocess.Popen(
                # Under nohup, or in the background of a script, some signals are ignored, and a shell cannot change that.
                # And whatever happens to the test, it does not outlive it.
                ["env", "--default-signal", "setpriv", "--pdeathsig", "TERM", *map(str, command)],
                stderr=output,
                stdout=output,
                env={**os.environ, **(environment or {})},
                **options,
            )

    @property
    def pid(self) -> int:
        return self.process.pid

    def stop(self, how=signal.SIGTERM) -> int:
        """Stops it and gives the code with which it ended; kills what does not go, and says so."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.end()

    def end(self) -> int:
        """Waits until it ends by itself, and gives the code with which it did; kills what does not go, and says so."""
        try:
            return self.process.wait(UNTIL_HUNG)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(UNTIL_HUNG)
            raise AssertionError(f"{self.name} did not stop within {UNTIL_HUNG} s") from None


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found += [int(child) for child in task.read_text().split()]
    return found


def start_nginx(folder: Path, port: int, base_path: str, extra: str = "", environment=None) -> Server:
    """The nginx that Scripts/run starts, with `extra` in its server block."""
    script = '. Scripts/lib/nginx.sh && write_nginx "$@"'
    run(
        ["bash", "-euc", script, "write_nginx", folder, "127.0.0.1", port, base_path],
        cwd=PACKAGE,
        check=True,
        env={**os.environ, **(environment or {})},
    )
    configuration = folder / "nginx.conf"
    include = f"include {folder}/tiffin.conf;"
    configuration.write_text(configuration.read_text().replace(include, include + extra))
    return Server(["/usr/sbin/nginx", "-e", "stderr", "-p", folder, "-c", configuration], folder / "nginx.log")
