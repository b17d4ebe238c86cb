"""Cuts the markup out of pages that Tiffin printed, for a C program to print with values of its own.

The C program says what it would print in each slot of such a page ("values"). Where a slot's value stands in all
pages, or in all rows that are alike, there is the slot; what is the same in all of them is constant; anything else is
an error. So when markup changes, nothing has to be known here.
"""

import re
import struct
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

NEW_KEY = re.compile(rb'(?<=name="key" value=")[0-9a-f]{32}(?=")')
KEY = b"[a key that is new each time: %d]"
# The tag of the list's state, which stands in the page, too; C sends one tag always.
TAG = re.compile(rb'(?i)(?<=\netag: )[^\r]+')
REQUEST_ID = re.compile(rb"(?<=\r\nX-Request-Id: )[^\r]+")
LENGTH = re.compile(rb"(?<=\r\nContent-Length: )\d+")
# A shorter value that is the same in all pages may stand anywhere by chance.
TELLING = 4


class Unlike(Exception):
    """Pages, or rows, that should be alike but differ by what no slot explains."""


@dataclass
class Loop:
    after: bytes
    ends: bytes
    keys: list[int] = field(default_factory=list)
    rows: list[list[bytes]] = field(default_factory=list)


@dataclass
class Values:
    """What the C program prints in the slots of a page and of its loops' rows."""

    slots: list[bytes]
    loops: list[Loop]


def token(page: bytes) -> bytes:
    """What the page's forms send along, the same in all of them."""
    return re.search(rb'name="token" value="([^"]+)"', page)[1]


def without_new_keys(page: bytes) -> bytes:
    """The page, keys that are new each time replaced by which they are, the request's id by noughts, and its tag."""
    page = TAG.sub(b"0", REQUEST_ID.sub(lambda name: b"0" * len(name[0]), page))
    found = list(dict.fromkeys(NEW_KEY.findall(page)))
    return NEW_KEY.sub(lambda key: KEY % (found.index(key[0]) + 1), page)


def difference(ours: bytes, theirs: bytes) -> str:
    """Where Tiffin's page and that of C begin to differ."""
    ours, theirs = (page.split(b"\r\n\r\n", 1)[-1] for page in (ours, theirs))
    pairs = enumerate(zip(ours, theirs, strict=False))
    differ = next((at for at, (one, other) in pairs if one != other), min(len(ours), len(theirs)))
    around = slice(max(0, differ - 120), differ + 60)
    return f"from byte {differ} on they differ:\nTiffin: {ours[around]!r}\nC:      {theirs[around]!r}"


def piece(kind: str, content: bytes) -> bytes:
    return kind.encode() + struct.pack(">I", len(content)) + content


def read_pieces(said: bytes):
    at = 0
    while at < len(said):
        (length,) = struct.unpack(">I", said[at + 1 : at + 5])
        yield said[at : at + 1].decode(), said[at + 5 : at + 5 + length]
        at += 5 + length


def values(program: Path, database: Path, cookie: str, address: str) -> Values:
    said = subprocess.run([program, "values", database, cookie, address], capture_output=True, check=True).stdout
    values = Values([], [])
    into = values.slots
    for kind, content in read_pieces(said):
        if kind == "A":
            values.loops.append(Loop(content, b""))
        elif kind == "Z":
            values.loops[-1].ends = content
        elif kind == "K":
            into = []
            values.loops[-1].keys.append(int(content))
            values.loops[-1].rows.append(into)
        else:
            into.append(content)
    return values


def cut(page: bytes, loops: list[Loop]) -> tuple[list[bytes], list[list[bytes]]]:
    """What stands before, between and after the loops, and each loop's rows."""
    fixed, rows, last = [], [], 0
    for loop in loops:
        if loop.after not in page[last:]:
            raise Unlike(f"{loop.after!r} is not in the page")
        at = page.index(loop.after, last) + len(loop.after)
        fixed.append(page[last:at])
        rows.append([])
        for _ in loop.rows:
            if loop.ends not in page[at:]:
                raise Unlike(f"there are fewer rows that end with {loop.ends!r} than {len(loop.rows)}")
            end = page.index(loop.ends, at) + len(loop.ends)
            rows[-1].append(page[at:end])
            at = end
        last = at
    return [*fixed, page[last:]], rows


def slot_at(texts: list[bytes], places: list[int], slots: list[list[bytes]], is_alike: bool) -> int | None:
    """The slot whose value stands there in every text; of several, the one with the longest value."""
    best, longest = None, 0
    for number in range(len(slots[0])):
        parts = [row[number] for row in slots]
        length = sum(map(len, parts))
        if len(set(parts)) > 1:
            is_telling = all(parts) or not is_alike
        else:
            is_telling = len(parts[0]) >= TELLING
        if length > longest and is_telling:
            if all(text.startswith(part, at) for text, at, part in zip(texts, places, parts, strict=True)):
                best, longest = number, length
    return best


def learn(texts: list[bytes], slots: list[list[bytes]], names: list[bytes]) -> bytes:
    """Pieces that print each of the texts with its own values; `names` say which piece a slot is."""
    pieces, literal, places = b"", b"", [0] * len(texts)
    firsts = {part[0] for row in slots for part in row if part}
    while any(at < len(text) for text, at in zip(texts, places, strict=True)):
        here = {text[at] if at < len(text) else None for text, at in zip(texts, places, strict=True)}
        slot = slot_at(texts, places, slots, len(here) == 1) if len(here) > 1 or here <= firsts else None
        if slot is not None:
            pieces += (piece("L", literal) if literal else b"") + names[slot]
            literal = b""
            places = [at + len(row[slot]) for at, row in zip(places, slots, strict=True)]
        elif len(here) == 1:
            literal += bytes(here)
            places = [at + 1 for at in places]
        else:
            around = [text[max(0, at - 80) : at + 60] for text, at in zip(texts, places, strict=True)]
            raise Unlike("\n".join(map(repr, dict.fromkeys(around))))
    return pieces + (piece("L", literal) if literal else b"")


def make(printed: list[tuple[bytes, Values]]) -> bytes:
    """The skeleton file, from pages and what the C program would print in their slots."""
    heads, bodies = zip(*(without_new_keys(page).split(b"\r\n\r\n", 1) for page, _ in printed), strict=True)
    start, end = LENGTH.split(heads[-1] + b"\r\n\r\n")
    skeleton = piece("H", start) + piece("E", end)
    told = [values for _, values in printed]
    slots = [values.slots for values in told]
    names = [piece("S", b"%d" % number) for number in range(len(slots[0]))]
    cuts = [cut(body, values.loops) for body, values in zip(bodies, told, strict=True)]
    for number in range(len(told[0].loops)):
        alike = {}
        for (_, rows), values in zip(cuts, told, strict=True):
            loop = values.loops[number]
            for key, row, own in zip(loop.keys, rows[number], loop.rows, strict=True):
                alike.setdefault(key, []).append((row, own + values.slots))
        skeleton += piece("W", b"%d" % number)
        for key, found in alike.items():
            if len(found) == 1:
                raise Unlike(f"one row alone of the list {number} has the key {key}; what is constant in it cannot be known")
            texts, parts = zip(*found, strict=True)
            count = len(parts[0]) - len(names)
            own = [piece("s", b"%d" % slot) for slot in range(count)]
            skeleton += piece("K", b"%d" % key) + learn(list(texts), list(parts), own + names)
    skeleton += piece("P", b"")
    for number in range(len(cuts[0][0])):
        if number:
            skeleton += piece("R", b"%d" % (number - 1))
        skeleton += learn([fixed[number] for fixed, _ in cuts], slots, names)
    return skeleton
