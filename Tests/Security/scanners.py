"""Two scanners, each run as a program of its own, and what they found."""

import json
import os
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from support.paths import PACKAGE

PROGRAMS = PACKAGE / ".venv/security/bin"
# What wapiti says where it leaves something out, by itself or since a part of its own fails, and goes on.
MISSED = (
    "Max attack time was reached.*|.*requests were skipped due to network issues"
    "|.*seems broken and will be skipped|Unable to import module.*|Traceback .*most recent call last.*"
)


@dataclass
class Report:
    """What was found, a line each; all that the scanner said; and its processor time in seconds."""

    found: list[str]
    said: str = field(repr=False)
    busy: float


# What browsers say over HTTPS of a form of the site itself. The scanners' own `Referer` is one over plain HTTP.
FROM_THE_SITE = "Sec-Fetch-Site: same-origin"


def wapiti(
    url: str, cookie: str, modules, inside: str, called="wapiti", form="", begin_at=(), leave_out=(), skip=(),
    at_once=32,
) -> Report:
    """Follows the links, fills the forms, and tries everything in every field.

    - inside: an address that only another server's reach shows, and that stands for all of the web.
    - called: the name by which it is found in the log.
    - form: sent to the url by POST; then that and what it begins at is all, and no link is followed.
    - leave_out: addresses that it must not ask for; `*` stands for anything.
    - skip: fields in which nothing is tried.
    - at_once: how many tries it may make at the same time.
    """
    with tempfile.TemporaryDirectory(prefix="tiffin-test-", dir="/tmp") as folder:
        command = [PROGRAMS / "wapiti", "--url", url, "--scope", "domain", "--header", f"Cookie: {cookie}"]
        command += ["--header", FROM_THE_SITE]
        command += ["--module", ",".join(modules), "--max-attack-time", "900", "--no-bugreport", "--endpoint", inside]
        command += ["--depth", "0" if form else "5", "--max-files-per-dir", "12", "--verbose", "1"]
        command += ["--format", "json", "--output", f"{folder}/report.json", "--store-session", folder]
        command += ["--tasks", str(at_once), "--user-agent", called, *(["--data", form] if form else [])]
        for option, values in ("--exclude", leave_out), ("--start", begin_at), ("--skip", skip):
            for value in values:
                command += [option, value]
        said, busy = run(command)
        report = Path(folder, "report.json")
        assert report.exists(), said[-2000:]
        # Else not everything was tried.
        assert re.findall(MISSED, said) == []
        return Report(list(faults(json.loads(report.read_text()))), said, busy)


def faults(report: dict):
    for part in "vulnerabilities", "anomalies":
        for category, found in report[part].items():
            for fault in found:
                yield f"{category}: {fault['method']} {fault['path']}: {fault['info']}"


# What sqlmap says of a try that it gave up, and goes on.
UNTRIED = (
    "connection timed out|unable to connect|connection was forcibly closed|connection reset|connection dropped"
    "|incomplete read error|continuous problem with connection"
)


def sqlmap(url: str, parameters: str, cookie: str, form: str = "", called="sqlmap", options=()) -> Report:
    """Tries to make what stands in the parameters a part of a statement, in all the ways that it knows."""
    with tempfile.TemporaryDirectory(prefix="tiffin-test-", dir="/tmp") as folder:
        command = [PROGRAMS / "sqlmap", "--url", url, "--cookie", cookie, "--output-dir", folder, "--batch"]
        command += ["--level", "3", "--risk", "2", "--time-sec", "2", "--user-agent", called]
        command += ["--flush-session", "--skip-waf", "--ignore-redirects", "--ignore-code", "*", "--disable-coloring"]
        command += ["--headers", FROM_THE_SITE]
        command += [*(["-p", parameters] if parameters else []), *(["--data", form] if form else []), *options]
        said, busy = run(command)
    # Else not everything was tried.
    assert re.findall(f".*(?:{UNTRIED}).*", said) == []
    is_over = "all tested parameters do not appear to be injectable" in said
    points = re.findall(r"^Parameter: .*$", said, re.M)
    assert is_over or points, f"sqlmap came to no end:\n{said[-2000:]}"
    return Report(points, said, busy)


def run(command) -> tuple[str, float]:
    """What it said, and its processor time in seconds."""
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        program = subprocess.Popen(list(map(str, command)), stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        _, status, usage = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        told = said.read()
    assert program.returncode == 0, f"{command[0]} ended with {program.returncode}:\n{told[-2000:]}"
    return told, usage.ru_utime + usage.ru_stime
