"""Other sites with recipes on their pages, on loopback: a test starts Tiffin so that it may ask there."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from support.waiting import Background


class Web:
    """Pages on loopback, by their paths."""

    def __init__(self, pages):
        asked = self.asked = []
        self.pages = pages

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                path = self.path.split("?")[0].rstrip("/")
                status, kind, body, headers = pages.get(path, (404, "text/html", b"", {}))
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"
        Background(self.server.serve_forever)

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def html(*recipes):
    scripts = "".join(f'<script type="application/ld+json">{recipe}</script>' for recipe in recipes)
    return 200, "text/html; charset=utf-8", f"<!doctype html><title>Food</title>{scripts}".encode(), {}


SOUP = """{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{"@type":["Recipe"],"name":"Grandma&#39;s soup",
"recipeIngredient":["1 onion","2 l water &amp; salt"],"recipeYield":"6 servings","totalTime":"PT1H15M",
"recipeInstructions":[{"@type":"HowToSection","name":"Soup","itemListElement":[{"@type":"HowToStep",
"text":"<p>Chop.</p>"},{"@type":"HowToStep","text":"Cook."}]}],"image":"/soup.jpg",
"nutrition":{"@type":"NutritionInformation","calories":"180 kcal"}}]}"""
