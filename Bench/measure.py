"""One load at a time, and what it cost the processes that answered it."""

import os
import re
import statistics
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
UNITS = {"us": 0.001, "ms": 1, "s": 1_000, "m": 60_000}


def cpu_seconds(pids) -> float:
    """User and system time of the processes so far."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


@dataclass
class Load:
    """What one run of wrk gave."""

    per_second: float
    p50: float
    p99: float
    longest: float
    failures: int
    cpu_per_request: float


@dataclass
class Runs:
    """The runs of one program; each figure is their median."""

    runs: list[Load] = field(default_factory=list)

    def __getattr__(self, figure: str) -> float:
        return statistics.median(getattr(run, figure) for run in self.runs)

    @property
    def failures(self) -> int:
        return sum(run.failures for run in self.runs)


def milliseconds(text: str) -> float:
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text).groups()
    return float(number) * UNITS[unit]


def load(
    url: str, connections: int, seconds: int, pids, cookie: str, script: Path | None = None, *arguments: str
) -> Load:
    """Asks for the address over so many connections for so long; `pids` are the processes whose time is counted."""
    command = ["wrk", "-t", str(min(2, connections)), "-c", str(connections), "-d", f"{seconds}s", "--latency"]
    command += ["--timeout", "10s", "-H", f"Cookie: {cookie}", *(["-s", str(script)] if script else [])]
    command += [url, "--", *arguments]
    before = cpu_seconds(pids)
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    used = cpu_seconds(pids) - before
    requests = int(re.search(r"(\d+) requests in", said)[1])
    bad = re.search(r"Non-2xx or 3xx responses: (\d+)", said)
    errors = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", said)
    return Load(
        per_second=float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1]),
        p50=milliseconds(re.search(r"^ +50% +(\S+)", said, re.M)[1]),
        p99=milliseconds(re.search(r"^ +99% +(\S+)", said, re.M)[1]),
        longest=milliseconds(re.search(r"Latency\s+\S+\s+\S+\s+(\S+)", said)[1]),
        failures=(int(bad[1]) if bad else 0) + (sum(map(int, errors.groups())) if errors else 0),
        cpu_per_request=used / max(1, requests) * 1e6,
    )
