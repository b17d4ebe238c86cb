"""Cuts the markup of the meal list out of pages that Tiffin made, for the C program to print with values of its own."""

import re
import struct

OPEN = b'<section class="slot"><header><h2>'
ROW = b'<li><div class="row">'
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


def piece(kind: str, content: bytes) -> bytes:
    return kind.encode() + struct.pack(">I", len(content)) + content


def rows_of(page: bytes) -> list[bytes]:
    """Each row from its start to its end, headings between rows left out."""
    return [ROW + rest[: rest.rindex(b"</li>") + 5] for part in page.split(OPEN)[1:] for rest in part.split(ROW)[1:]]


def row_pieces(row: bytes, number: int) -> bytes:
    """A marked row, its values replaced by what they are."""
    marks = {**MARKS, str(number).encode(): "i"}
    pattern = b"|".join(re.escape(mark) for mark in sorted(marks, key=len, reverse=True))
    pieces, last = b"", 0
    for found in re.finditer(pattern, row):
        pieces += piece("L", row[last : found.start()]) + piece(marks[found[0]], b"")
        last = found.end()
    return pieces + piece("L", row[last:])


def make(marked_page: bytes, marked_rows: list[tuple[int, int, int]], page: bytes) -> bytes:
    """The skeleton file.

    `marked_page` shows the meals of `marked_rows` (id, rating, favourite), in that order; `page` is the page to print.
    """
    groups = page.split(OPEN)
    titled, first = groups[1].index(b"<", 0), groups[1].index(ROW)
    rows = groups[1].split(ROW)[1:]
    between = rows[0][rows[0].rindex(b"</li>") + 5 :]
    close = rows[-1][rows[-1].rindex(b"</li>") + 5 :]
    last = groups[-1].split(ROW)[-1]
    # The tail has list items of its own, so the last row's end is found by its last element.
    end = last.index(b"</details></li>") + len(b"</details></li>")
    skeleton = piece("H", groups[0]) + piece("O", OPEN) + piece("M", groups[1][titled:first])
    skeleton += piece("B", between) + piece("X", close) + piece("T", last[end:])
    for row, (number, rating, favourite) in zip(rows_of(marked_page), marked_rows, strict=True):
        skeleton += piece("V", b"%d%d" % (rating, favourite)) + row_pieces(row, number)
    return skeleton
