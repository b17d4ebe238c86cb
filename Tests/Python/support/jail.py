"""Starts a command that may make some system calls only, and executes no memory that it wrote.

Usage: jail.py CALL,CALL,… COMMAND… It is a program of its own, for Debian's Python, which has the module.
"""

import errno
import os
import sys

import seccomp

WRITE, EXECUTE = 2, 4


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
    limits(set(sys.argv[1].split(","))).load()
    os.execvp(sys.argv[2], sys.argv[2:])
