"""Writes manual pages, one of the program and one of each command, from what `tiffin --experimental-dump-help` says.

Usage: manual.py FOLDER VERSION DATE, with the JSON on standard input.
"""

import json
import re
import sys
from pathlib import Path

FILES = [
    ("/etc/tiffin/tiffin.conf", "The settings, NAME=value, a line each. A variable of that name counts more."),
    ("/var/lib/tiffin", "The data of a Tiffin that was installed by its package, and its backups."),
]


def plain(text: str) -> str:
    """Text that groff prints as it is."""
    text = re.sub(r"\s+", " ", text).strip().replace("\\", "\\e").replace("-", "\\-")
    text = re.sub(r"`([^`]+)`", r"\\fB\1\\fR", text)
    return "\\&" + text if text[:1] in (".", "'") else text


def paragraphs(text: str) -> list[str]:
    return [line for part in re.split(r"\n\s*\n", text) if part.strip() for line in (".PP", plain(part))]


def flags(argument: dict) -> list[str]:
    return [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]


def written(argument: dict) -> str:
    """The argument as one writes it."""
    value = f"\\fI{plain(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value
    names = ", ".join(f"\\fB{plain(flag)}\\fR" for flag in flags(argument))
    return names if argument["kind"] == "flag" else f"{names} {value}"


def synopsis(name: str, arguments: list[dict], has_commands: bool) -> str:
    parts = [f"\\fB{plain(name)}\\fR"] + ([r"\fIcommand\fR"] if has_commands else [])
    for argument in arguments:
        short = dict(argument, names=argument.get("names", [])[-1:])
        parts.append(f"[{written(short)}]" if argument["isOptional"] else written(short))
    return " ".join(parts)


class Manual:
    def __init__(self, folder: Path, version: str, date: str):
        self.folder, self.version, self.date = folder, version, date

    def write(self, command: dict, above: tuple[str, ...] = ()):
        """The page of a command, and those of its own."""
        names = (*above, command["commandName"])
        commands = [each for each in command.get("subcommands", []) if each["commandName"] != "help"]
        page = "-".join(names)
        (self.folder / f"{page}.1").write_text("\n".join(self.lines(command, names, commands)) + "\n")
        for each in commands:
            self.write(each, names)

    def lines(self, command: dict, names: tuple[str, ...], commands: list[dict]) -> list[str]:
        page = "-".join(names)
        arguments = [each for each in command.get("arguments", []) if each.get("shouldDisplay", True)]
        lines = [f'.TH {page.upper()} 1 "{self.date}" "Tiffin {self.version}" "Tiffin"', ".SH NAME"]
        lines += [f"{plain(page)} \\- {plain(command['abstract'].split('. ')[0].rstrip('.'))}"]
        lines += [".SH SYNOPSIS", synopsis(" ".join(names), arguments, bool(commands)), ".SH DESCRIPTION"]
        lines += paragraphs(command["abstract"]) + paragraphs(command.get("discussion", ""))
        if commands:
            lines.append(".SH COMMANDS")
            for each in commands:
                lines += [".TP", f"\\fB{plain(' '.join((*names, each['commandName'])))}\\fR", plain(each["abstract"])]
        if arguments:
            lines.append(".SH OPTIONS")
            for each in arguments:
                lines += [".TP", written(each), plain(each.get("abstract", "")) or "\\&"]
        lines.append(".SH FILES")
        for path, what in FILES:
            lines += [".TP", f"\\fI{plain(path)}\\fR", plain(what)]
        others = ["-".join((*names, each["commandName"])) for each in commands]
        others += ["-".join(names[:-1])] if len(names) > 1 else []
        return [*lines, ".SH SEE ALSO", ", ".join(f"\\fB{plain(other)}\\fR(1)" for other in others)]


if __name__ == "__main__":
    target, release, day = sys.argv[1:]
    Manual(Path(target), release, day).write(json.load(sys.stdin)["command"])
