"""nginx with the server of Deploy/nginx: a household is never refused, a flood is."""

import pytest
from support.fronts import in_its_place
from support.paths import PACKAGE
from support.servers import Server, answers_at, free_port
from support.waiting import Session, side_by_side, wait_until

AROUND = """
daemon off;
user root;
pid {folder}/limited.pid;
error_log stderr;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/limited-bodies;
  fastcgi_temp_path {folder}/limited-answers;
  include {folder}/site.conf;
}}
"""


@pytest.fixture
def limited(site):
    """The address of that server before a site."""
    port, folder = free_port(), site.folder
    part = in_its_place((PACKAGE / "Deploy/nginx/tiffin.conf").read_text(), site)
    (folder / "part.conf").write_text(part)
    text = (PACKAGE / "Deploy/nginx/site.conf").read_text().replace("  listen [::]:80;\n", "")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("snippets/tiffin.conf", f"{folder}/part.conf")
    (folder / "site.conf").write_text(text)
    (folder / "limited.conf").write_text(AROUND.format(folder=folder))
    server = Server(["/usr/sbin/nginx", "-e", "stderr", "-c", folder / "limited.conf"], folder / "limited.log")
    wait_until(lambda: server.process.poll() is not None or answers_at(port), "nginx's start")
    yield f"http://127.0.0.1:{port}/"
    server.stop()


def statuses(address: str, count: int, at_once: int) -> list[int]:
    def ask():
        with Session() as session:
            return [session.get(address, allow_redirects=False).status_code for _ in range(count // at_once)]

    return [status for asked in side_by_side([ask] * at_once) for status in asked]


def test_requests_of_a_household_are_accepted_and_a_flood_is_rate_limited(limited):
    # Four people who open a page with sixty pictures at once.
    assert set(statuses(limited + "meals", 240, 24)) == {200}

    flood = statuses(limited + "meals", 2000, 20)

    assert set(flood) == {200, 429}
    wait_until(lambda: statuses(limited + "meals", 1, 1) == [200], "the flood's end")
