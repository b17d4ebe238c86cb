"""Stands between Tiffin and a PostgreSQL server's socket, and counts how often it is waited for."""

import contextlib
import socket
import threading
from pathlib import Path


class RoundTrips:
    """Hands everything on in both directions. What is sent before an answer is awaited is one trip, however much it is;
    what nobody waits for, such as the COMMIT of a read, is one, too, once something else follows."""

    def __init__(self, folder: Path, server: Path):
        """Stands in `folder`, under the name of the server's socket."""
        self.server = server
        self.count = 0
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(folder / server.name))
        self.listener.listen(64)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self.server))
                Conversation(self, client, server).begin()

    def close(self):
        self.listener.close()


class Conversation:
    def __init__(self, trips: RoundTrips, client: socket.socket, server: socket.socket):
        self.trips = trips
        self.client, self.server = client, server
        self.has_answered = True

    def begin(self):
        for pair in (self.client, self.server), (self.server, self.client):
            threading.Thread(target=self.hand_on, args=pair, daemon=True).start()

    def hand_on(self, source: socket.socket, target: socket.socket):
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 20):
                if source is self.server:
                    self.has_answered = True
                elif self.has_answered:
                    self.has_answered = False
                    self.trips.count += 1
                target.sendall(data)
        for end in source, target:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
