"""What processes write into some files, and what of it has reached the disk by when, as strace tells it."""

import random
import re
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from support.waiting import UNTIL_HUNG, run, wait_until

CALL = re.compile(
    r"^(?P<at>[\d.]+) (?P<name>pwrite64|fdatasync|fsync|ftruncate)\(\d+<(?P<path>[^>]*)>(?:\(deleted\))?(?P<rest>.*)\) "
    r"= (?P<result>\d+) <(?P<took>[\d.]+)>$"
)
# More than anything that is written at once.
AT_ONCE = 1 << 20
# What a disk writes or does not write, but nothing in between.
SECTOR = 512


@dataclass
class Call:
    """One of them, and when it had ended."""

    path: str
    begin: float
    end: float
    # Where and what was written; how long the file became; neither for one that waits for the disk.
    offset: int = 0
    written: bytes | None = None
    length: int | None = None

    @property
    def is_sync(self) -> bool:
        return self.written is None and self.length is None

    def apply(self, content: bytearray):
        if self.length is not None:
            del content[self.length :]
        else:
            content.extend(bytes(max(0, self.offset - len(content))))
            content[self.offset : self.offset + len(self.written)] = self.written

    def torn(self, chance: random.Random) -> list["Call"]:
        """Some of its sectors, or it is left out."""
        if self.written is None:
            return [self] if chance.random() < 0.5 else []
        # Sectors lie where the file has them, wherever a write begins.
        first, last = self.offset // SECTOR, (self.offset + len(self.written) - 1) // SECTOR
        bounds = [max(self.offset, place * SECTOR) for place in range(first, last + 1)] + [self.offset + len(self.written)]
        pieces = [(begin, self.written[begin - self.offset : end - self.offset]) for begin, end in zip(bounds, bounds[1:])]
        return [Call(self.path, self.begin, self.end, begin, piece) for begin, piece in pieces if chance.random() < 0.5]


@dataclass
class State:
    """Files as a disk has them: what is certain to be there, and what may be, in the order in which it was written."""

    certain: dict[str, bytearray] = field(default_factory=dict)
    pending: list[Call] = field(default_factory=list)

    def take(self, call: Call):
        if not call.is_sync:
            self.pending.append(call)
            return
        for waiting in self.pending:
            if waiting.path == call.path:
                waiting.apply(self.certain.setdefault(call.path, bytearray()))
        self.pending = [waiting for waiting in self.pending if waiting.path != call.path]

    def write(self, folder: Path, chance: random.Random | None = None):
        """As after the power went, into a folder: with none of what was not certain, or with some of it."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        files = {path: bytearray(content) for path, content in self.certain.items()}
        for call in self.pending if chance else []:
            for piece in call.torn(chance):
                piece.apply(files.setdefault(call.path, bytearray()))
        for path, content in files.items():
            (folder / Path(path).name).write_bytes(content)


class Recording:
    """What processes do to files of one folder from now on until it is stopped."""

    def __init__(self, pids: list[int], folder: Path):
        self.folder = folder
        folder.mkdir()
        calls = ["-e", "trace=pwrite64,fdatasync,fsync,ftruncate", "-ttt", "-T", "-y", "-xx", "-s", str(AT_ONCE)]
        attached = [argument for pid in pids for argument in ("-p", str(pid))]
        # A file for each thread: what happens at the same time does not get mixed.
        command = ["strace", "-ff", "-o", folder / "calls", *calls, *attached]
        self.tracer = subprocess.Popen(list(map(str, command)), stderr=subprocess.DEVNULL)
        wait_until(lambda: all(self._follows(pid) for pid in pids), "strace to follow all threads")

    def _follows(self, pid: int) -> bool:
        assert self.tracer.poll() is None, "strace may not be used here"
        states = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/status")]
        return states != [] and all(f"TracerPid:\t{self.tracer.pid}" in state for state in states)

    def stop(self, files: list[Path]) -> list[Call]:
        """All calls for the files, in their order. One file is written by one thread at a time."""
        self.tracer.terminate()
        self.tracer.wait(UNTIL_HUNG)
        paths = set(map(str, files))
        lines = (line for file in self.folder.glob("calls.*") for line in file.read_text().splitlines())
        calls = (call(match) for match in map(CALL.match, lines) if match)
        return sorted((call for call in calls if call.path in paths), key=lambda call: call.begin)


def call(match: re.Match) -> Call:
    at, rest = float(match["at"]), match["rest"]
    seen = Call(unescaped(match["path"]).decode(), at, at + float(match["took"]))
    if match["name"] == "pwrite64":
        text, written, offset = re.fullmatch(r', "([^"]*)", (\d+), (\d+)', rest).groups()
        seen.offset, seen.written = int(offset), unescaped(text)[: int(match["result"])]
        assert len(seen.written) == int(match["result"]) == int(written)
    elif match["name"] == "ftruncate":
        seen.length = int(rest.removeprefix(", "))
    return seen


def unescaped(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", "")) if text.startswith("\\x") else text.encode()


def can_record() -> bool:
    return run(["strace", "-o", "/dev/null", "true"], capture_output=True).returncode == 0 if shutil.which("strace") else False
