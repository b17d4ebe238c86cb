"""The households that the benchmark makes by the thousand: Tiffin would have made the same."""

import sys

import pytest
from support.fastcgi import ask
from support.paths import PACKAGE
from support.waiting import run


@pytest.fixture
def bench(monkeypatch):
    monkeypatch.syspath_prepend(str(PACKAGE / "Bench"))


@pytest.mark.parametrize("meals", [3_000])
def test_a_household_generated_for_the_benchmark_is_valid_and_its_pages_open(new_site, bench, meals):
    import session

    site = new_site(auth="password")
    site.app.stop()
    address = site.environment.get("TIFFIN_DATABASE_URL") or f"sqlite:{site.data}"

    run([sys.executable, PACKAGE / "Bench/crowd.py", address, "--meals", str(meals)], check=True)

    site.start_app()
    check = site.command("check", check=False)
    assert "search: ok" in check.stdout and "usual meals: ok" in check.stdout and "database: ok" in check.stdout
    cookie = session.sign_in(address)
    for path in "/meals", "/groceries", "/plan", "/recipes?own=1":
        page = ask(site.socket, "GET", path, HTTP_COOKIE=cookie)
        assert page.startswith((b"Status: 200", b"Status: 303")), page[:300]
