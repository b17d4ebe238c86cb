"""A network between a browser and a site that can be cut, or be a café's that wants one to sign in."""

import contextlib
import functools
import socket

from support.waiting import Background

PORTAL = b"<!doctype html><title>Cafe</title><h1>Welcome to the cafe</h1><p>Accept our terms."
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s"


class Network:
    """Hands connections on to a port of this machine, as its `mode` says: "through"; "cut", in the middle of what is on
    its way; "silent", which takes everything and answers nothing; "portal", which answers for everybody else."""

    def __init__(self, port: int):
        self.target = port
        self.mode = "through"
        self.open = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        Background(self.serve)

    def url(self, path: str = "") -> str:
        return f"http://127.0.0.1:{self.port}/{path}"

    def change(self, mode: str):
        """Changes the mode; connections that are open end."""
        self.mode = mode
        for connection in list(self.open):
            self.end(connection)

    def close(self):
        self.change("cut")
        self.listener.close()

    def serve(self):
        with contextlib.suppress(OSError):
            for client, _ in iter(self.listener.accept, None):
                self.open.add(client)
                Background(functools.partial(self.handle, client))

    def handle(self, client: socket.socket):
        with contextlib.suppress(OSError):
            if self.mode == "through":
                server = socket.create_connection(("127.0.0.1", self.target))
                self.open.add(server)
                Background(functools.partial(self.copy, server, client))
                return self.copy(client, server)
            if self.mode == "silent":
                return
            if self.mode == "portal":
                client.recv(65_536)
                client.sendall(ANSWER % (len(PORTAL), PORTAL))
        self.end(client)

    def copy(self, source: socket.socket, target: socket.socket):
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
        self.end(source)
        self.end(target)

    def end(self, connection: socket.socket):
        self.open.discard(connection)
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        connection.close()
