"""Senders of bodies that take their time, on the socket itself: so Apache and Caddy hand on what comes to them."""

import contextlib
import struct

from support.fastcgi import BEGIN, PARAMS, STDIN, connect, read_answer, record, stream, variables
from support.waiting import again_and_again, pause

FORM = "application/x-www-form-urlencoded"


class SlowUpload:
    """A request whose body has been announced, and comes piece by piece."""

    def __init__(self, path, uri: str, length: int, **others):
        self.connection = connect(path)
        pairs = dict(REQUEST_METHOD="POST", REQUEST_URI=uri, CONTENT_LENGTH=str(length), CONTENT_TYPE=FORM)
        pairs |= dict(HTTP_HOST="localhost") | others
        begin = record(BEGIN, struct.pack(">HB5x", 1, 0))
        self.connection.sendall(begin + stream(PARAMS, variables(**pairs)))

    def send(self, piece: bytes):
        self.connection.sendall(record(STDIN, piece))

    def end(self) -> bytes:
        """The answer, when the whole body has been sent."""
        self.connection.sendall(record(STDIN, b""))
        return self.answer()

    def answer(self) -> bytes:
        return read_answer(self.connection)

    def close(self):
        self.connection.close()


@contextlib.contextmanager
def trickling(path, uri: str, count: int, length: int = 100_000, **others):
    """So many uploads of which a byte comes now and then."""
    uploads = [SlowUpload(path, uri, length, **others) for _ in range(count)]

    def trickle():
        for upload in uploads:
            with contextlib.suppress(OSError):
                upload.send(b"x")

    try:
        with again_and_again(trickle, pause=0.2):
            yield uploads
    finally:
        for upload in uploads:
            upload.close()


def send_at(upload: SlowUpload, body: bytes, bytes_per_second: int, pieces_per_second: int = 20) -> bytes:
    """The answer to a body that comes at that rate."""
    size = bytes_per_second // pieces_per_second
    for start in range(0, len(body), size):
        upload.send(body[start : start + size])
        pause(1 / pieces_per_second)
    return upload.end()


def paced(things, seconds: float):
    """The things one after the other, as a thumb comes to them that needs so long for each."""
    for thing in things:
        yield thing
        pause(seconds)
