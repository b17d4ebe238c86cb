"""The web server's side of FastCGI, for what no well-behaved web server sends."""

import contextlib
import socket
import struct

from support.waiting import UNTIL_HUNG

BEGIN, PARAMS, STDIN = 1, 4, 5


def record(kind: int, content: bytes) -> bytes:
    return struct.pack(">BBHHBB", 1, kind, 1, len(content), 0, 0) + content


def stream(kind: int, content: bytes) -> bytes:
    chunks = [content[start : start + 65_535] for start in range(0, len(content), 65_535)]
    return b"".join(record(kind, chunk) for chunk in chunks) + record(kind, b"")


def variables(**pairs) -> bytes:
    encoded = b""
    for name, value in pairs.items():
        name, value = name.encode(), value.encode()
        encoded += struct.pack(">II", len(name) | 1 << 31, len(value) | 1 << 31) + name + value
    return encoded


def request(method: str, uri: str, body: bytes = b"", **others) -> bytes:
    """All that a web server sends for a request."""
    pairs = dict(REQUEST_METHOD=method, REQUEST_URI=uri, CONTENT_LENGTH=str(len(body)), SERVER_PROTOCOL="HTTP/1.1")
    pairs |= dict(HTTP_HOST="localhost", SERVER_NAME="localhost", SERVER_PORT="80") | others
    begin = record(BEGIN, struct.pack(">HB5x", 1, 0))
    return begin + stream(PARAMS, variables(**pairs)) + stream(STDIN, body)


def connect(place) -> socket.socket:
    """To the socket at a path, or at a host and port."""
    is_unix = not isinstance(place, tuple)
    connection = socket.socket(socket.AF_UNIX if is_unix else socket.AF_INET)
    connection.settimeout(UNTIL_HUNG)
    connection.connect(str(place) if is_unix else place)
    return connection


def read_to_the_end(connection: socket.socket) -> bytes:
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while chunk := connection.recv(65_536):
            received += chunk
    return received


def read_answer(connection: socket.socket) -> bytes:
    """What came on the standard output stream until the end of the connection."""
    output, rest = b"", read_to_the_end(connection)
    while len(rest) >= 8:
        _, kind, _, length, padding, _ = struct.unpack(">BBHHBB", rest[:8])
        output += rest[8 : 8 + length] if kind == 6 else b""
        rest = rest[8 + length + padding :]
    return output


def ask(place, method: str, uri: str, body: bytes = b"", **others) -> bytes:
    with contextlib.closing(connect(place)) as connection:
        connection.sendall(request(method, uri, body, **others))
        return read_answer(connection)
