"""Cuts the markup of the meal list out of pages that Tiffin made, for the C program to print with values of its own."""

import re
import struct

OPEN = b'<section class="slot"><header><h2>'
ROW = re.compile(rb'<li[^<]*><div class="row"')
MARKED = dict(name="Qname", category="Breakfast", energy=98_765, carbs=1_111_100, protein=2_222_200, fat=3_333_300)
MARKS = {
    b"Qname": "n",
    b"Breakfast": "c",
    b"breakfast": "p",
    b"98,765": "e",
    b"1111.1 g": "k",
    b"2222.2 g": "r",
    b"3333.3 g": "f",
    b"Mon 3 Feb 2020": "d",
}
DAY = "2020-02-03"
# What stands in for a picture: a tint and a letter, both by the name.
TILE = re.compile(rb'class="letter[^"]*" aria-hidden="true">Q<')
MARKED_TILE = b'class="letter\1" aria-hidden="true">\2<'
# Today's figures in the header: nothing was eaten today.
SO_FAR = re.compile("(?<=: </span><b>)0|(?<=C )0(?= · P)|(?<=P )0(?= · F)|(?<=F )0(?= g)".encode())


def token(page: bytes) -> bytes:
    """What the page's forms send along, the same in all of them."""
    return re.search(rb'name="token" value="([^"]+)"', page)[1]


def piece(kind: str, content: bytes) -> bytes:
    return kind.encode() + struct.pack(">I", len(content)) + content


def split_group(group: bytes) -> tuple[bytes, list[bytes], bytes, bytes]:
    """What follows OPEN up to the next one: before the rows, the rows, between rows, after the rows."""
    starts = [found.start() for found in ROW.finditer(group)]
    list_end = group.index(b"</ul>", starts[-1])
    ends = [group.rindex(b"</li>", start, end) + 5 for start, end in zip(starts, starts[1:] + [list_end], strict=True)]
    rows = [group[start:end] for start, end in zip(starts, ends, strict=True)]
    between = group[ends[0] : starts[1]] if len(starts) > 1 else b""
    return group[: starts[0]], rows, between, group[ends[-1] :]


def row_pieces(row: bytes, number: int) -> bytes:
    """A marked row, its values replaced by what they are."""
    row = TILE.sub(lambda _: MARKED_TILE, row)
    marks = {**MARKS, str(number).encode(): "i", b"\1": "t", b"\2": "l"}
    pattern = b"|".join(re.escape(mark) for mark in sorted(marks, key=len, reverse=True))
    pieces, last = b"", 0
    for found in re.finditer(pattern, row):
        pieces += piece("L", row[last : found.start()]) + piece(marks[found[0]], b"")
        last = found.end()
    return pieces + piece("L", row[last:])


def head_pieces(head: bytes) -> bytes:
    """The head, today's figures replaced by what they are."""
    pieces, last = piece("H", b""), 0
    for found, kind in zip(SO_FAR.finditer(head), "EKRF", strict=True):
        pieces += piece("L", head[last : found.start()]) + piece(kind, b"")
        last = found.end()
    return pieces + piece("L", head[last:])


def make(marked_page: bytes, marked_rows: list[tuple[int, int, int]], page: bytes) -> bytes:
    """The skeleton file.

    `marked_page` shows the meals of `marked_rows` (id, rating, favourite), in that order; `page` is the page to print.
    """
    marked_page = marked_page.replace(token(marked_page), token(page))
    head, *groups = page.split(OPEN)
    before, _, between, close = split_group(groups[0])
    *_, tail = split_group(groups[-1])
    titled = before[before.index(b"<") :]
    pieces = dict(O=OPEN, M=titled, B=between, X=close, T=tail)
    skeleton = head_pieces(head) + b"".join(piece(kind, content) for kind, content in pieces.items())
    marked = [row for group in marked_page.split(OPEN)[1:] for row in split_group(group)[1]]
    for row, (number, rating, favourite) in zip(marked, marked_rows, strict=True):
        skeleton += piece("V", b"%d%d" % (rating, favourite)) + row_pieces(row, number)
    return skeleton
