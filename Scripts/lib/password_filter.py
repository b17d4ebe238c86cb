"""Writes the filter of passwords that are refused, as Swift, to the standard output.

Usage: password_filter.py ZXCVBN_WHEEL DJANGO_WHEEL > Sources/TiffinCore/Accounts/Passwords/CommonPasswords+Filter.swift

The wheels come by `pip download --no-deps zxcvbn==4.5.0 django==5.2.19`. The same files make the same filter.
"""

import gzip
import hashlib
import sys
import zipfile

BITS, TURNS, SHORTEST, WIDTH = 910_008, 14, 8, 114
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
HEAD = '''extension CommonPasswords {{
  /// A Bloom filter of {count:,} passwords, names and common words: {bits:,} bits, six to a character of `A`–`Z`, `a`–`z`,
  /// `0`–`9`, `-`, `_`, the lowest first; {width} characters a line. One text in 15,000 is found that is none of them.
  ///
  /// One literal: it stays in the program's file until a password is chosen. `Scripts/lib/password_filter.py` made it.
  /// - Source: zxcvbn 4.5.0 (PyPI, MIT; all of `frequency_lists.py`), and Royce Williams's list as in Django 5.2.19
  ///   (PyPI, BSD; `common-passwords.txt.gz`).
  static let filter = """
'''


def passwords(zxcvbn: str, django: str) -> list[str]:
    """The commonest, of both lists."""
    lists = {}
    exec(zipfile.ZipFile(zxcvbn).read("zxcvbn/frequency_lists.py").decode(), lists)  # The file is that of the release.
    listed = gzip.decompress(zipfile.ZipFile(django).read("django/contrib/auth/common-passwords.txt.gz")).decode()
    return [word for one in lists["FREQUENCY_LISTS"].values() for word in one] + listed.split()


def places(word: str) -> list[int]:
    """The bits of a word: two numbers of SHA-256, the second added over and over."""
    digest = hashlib.sha256(word.encode()).digest()
    first, step = int.from_bytes(digest[:7], "big"), int.from_bytes(digest[7:14], "big")
    return [(first + turn * step) % BITS for turn in range(TURNS)]


def main(zxcvbn: str, django: str) -> None:
    found = passwords(zxcvbn, django)
    kept = {word.lower() for word in found if word.isascii() and len(word) >= SHORTEST}
    bits = bytearray(BITS)
    for word in kept:
        for place in places(word):
            bits[place] = 1
    sixes = (bits[start:start + 6] for start in range(0, BITS, 6))
    text = "".join(ALPHABET[sum(bit << place for place, bit in enumerate(six))] for six in sixes)
    print(HEAD.format(count=len(kept), bits=BITS, width=WIDTH), end="")
    for start in range(0, len(text), WIDTH):
        print("    " + text[start:start + WIDTH])
    print('    """\n}')


if __name__ == "__main__":
    main(*sys.argv[1:])
