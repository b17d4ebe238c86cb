"""A server in the house. Tiffin, which people give addresses, must not ask it for anything.

It notes what is asked for as wapiti's own server on the web does, and tells wapiti when it asks.
"""

import json
import threading
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Inside(ThreadingHTTPServer):
    """On a free port of loopback until it is left."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), InsideHandler)
        # By the scan that asks, the request that it began from, and the field in which the address stood.
        self.asked = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


class InsideHandler(BaseHTTPRequestHandler):
    def do_GET(self):
        path, _, query = self.path.strip("/").partition("?")
        words = path.split("/")
        answer = "w4p1t1_cleartext"
        if words[0] == "ssrf" and len(words) == 4:
            request = {"url": self.path, "date": "now", "ip": "127.0.0.1", "method": "GET", "size": 0}
            self.server.asked[words[1]][words[2]][words[3]].append(request)
        elif words[0] == "get_ssrf.php":
            answer = json.dumps(self.server.asked[query.removeprefix("session_id=")])
        self.send_response(200)
        self.send_header("Content-Type", "application/json" if answer.startswith("{") else "text/plain")
        self.end_headers()
        self.wfile.write(answer.encode())

    def log_message(self, *_):
        pass
