"""Starts a command within the limits of a systemd unit: its system calls, and memory that is never written and executed.

Usage: jail.py UNIT COMMAND… It is a program of its own, for Debian's Python, which has the module.
"""

import errno
import os
import re
import subprocess
import sys

import seccomp

WRITE, EXECUTE = 2, 4


def members(name: str) -> set[str]:
    """The system calls of a group, or the one of that name."""
    if not name.startswith("@"):
        return {name}
    listed = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
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


def limits(calls: set[str]) -> seccomp.SyscallFilter:
    limits = seccomp.SyscallFilter(seccomp.ERRNO(errno.EPERM))
    for call in calls - {"mmap", "mprotect", "pkey_mprotect"}:
        try:
            limits.add_rule(seccomp.ALLOW, call)
        except RuntimeError:
            pass  # of another architecture
    # As MemoryDenyWriteExecute: not both at once, and not executable later.
    for protection in (0, WRITE, EXECUTE):
        limits.add_rule(seccomp.ALLOW, "mmap", seccomp.Arg(2, seccomp.MASKED_EQ, WRITE | EXECUTE, protection))
    for call in ("mprotect", "pkey_mprotect"):
        limits.add_rule(seccomp.ALLOW, call, seccomp.Arg(2, seccomp.MASKED_EQ, EXECUTE, 0))
    return limits


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        limits(allowed(file.read())).load()
    os.execvp(sys.argv[2], sys.argv[2:])
