"""Ticks and other acts of one tap on a slow line: none is lost, none is sent twice, and what is not saved yet is said."""

import datetime
import re

import pytest
from playwright.sync_api import expect
from support.site import PASSWORD
from support.slow import paced
from support.visitor import Form
from support.waiting import wait_until
from support.windows import PHONE

THINGS = [f"Thing {letter}{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
LATENCY = 400
# So slow that the page of the last act comes after the last tap, on a busy machine too.
SLOWER = 1_500


def put(visitor, *names):
    for name in names:
        visitor.get("groceries").form("/groceries").fill(name=name).send()


def ticked(visitor) -> set[str]:
    rows = visitor.get("groceries").soup.select("li.item.done .t > bdi")
    return {row.get_text(strip=True) for row in rows}


def tick(page, name):
    return page.get_by_role("button", name=name, exact=True)


def posts(page) -> list[str]:
    """The addresses to which the page sends forms, as they are sent."""
    sent = []

    def note(request):
        if request.method == "POST":
            sent.append(request.url)

    page.on("request", note)
    return sent


def wait_for(page, condition, what):
    """Waits while the browser goes on."""

    def look():
        page.evaluate("1")
        return condition()

    wait_until(look, what)


def slow_down(page, latency=LATENCY):
    page.context.new_cdp_session(page).send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1},
    )


@pytest.fixture(params=[False, True], ids=["moving", "still"])
def phone(request, chromium, site):
    """A phone, and one that shows no motion."""
    context = chromium.new_context(
        base_url=site.url(), viewport={"width": PHONE, "height": 844}, has_touch=True,
        reduced_motion="reduce" if request.param else "no-preference",
    )  # fmt: skip
    yield context.new_page()
    context.close()


def test_twenty_ticks_in_four_seconds_on_a_slow_connection_are_all_kept_in_order(site, phone):
    put(site.visitor(), *THINGS)
    phone.goto("groceries")
    slow_down(phone)
    sent = posts(phone)
    names = [THINGS[number] for number in (*range(0, 24, 2), *range(1, 17, 2))]
    numbers = {name: tick(phone, name).get_attribute("formaction").split("?")[0] for name in names}

    for name in paced(names, 0.2):
        tick(phone, name).tap()
        expect(tick(phone, name)).to_have_attribute("aria-pressed", "true")

    wait_for(phone, lambda: ticked(site.visitor()) == set(names), "all ticks on the server")
    expect(phone.locator("section[aria-labelledby=basket] li.item")).to_have_count(20)
    assert [address.split("?")[0].removeprefix(site.origin) for address in sent] == [numbers[name] for name in names]
    phone.reload()
    expect(phone.locator("li.item.done")).to_have_count(20)


def test_unsent_ticks_are_sent_from_the_next_page(site, phone):
    put(site.visitor(), *THINGS[:8])
    phone.goto("groceries")
    slow_down(phone, 1_000)
    for name in THINGS[:6]:
        tick(phone, name).tap()

    phone.get_by_role("link", name="Plan").locator("visible=true").tap()
    phone.wait_for_url("**/plan")
    phone.go_back()

    expect(phone.locator("li.item.done")).to_have_count(6)
    wait_until(lambda: ticked(site.visitor()) == set(THINGS[:6]), "all ticks on the server")


def test_offline_ticks_are_kept_reported_and_sent_later(site, phone):
    put(site.visitor(), "milk", "bread", "eggs", "tea")
    phone.goto("groceries")
    phone.context.set_offline(True)

    tick(phone, "Bread").tap()
    tick(phone, "Tea").tap()

    status = phone.get_by_role("status")
    expect(status).to_have_text(re.compile(r"As of \d\d:\d\d · 2 not sent yet"))
    expect(status).to_be_in_viewport()
    expect(phone.locator("li.item.done .t bdi")).to_have_text(["Bread", "Tea"])
    assert ticked(site.visitor()) == set()
    phone.context.set_offline(False)
    wait_until(lambda: ticked(site.visitor()) == {"Bread", "Tea"}, "both ticks on the server")
    expect(phone.locator(".state")).to_have_count(0)


def test_a_line_added_offline_is_shown_once_and_can_be_ticked_once_it_is_sent(site, phone):
    put(site.visitor(), "milk")
    phone.goto("groceries")
    phone.context.set_offline(True)
    phone.fill("#add", "salt")
    phone.keyboard.press("Enter")
    expect(phone.locator(".state")).to_contain_text("1 not sent yet")
    # The list itself does not get through yet.
    phone.route(lambda address: address.endswith("/groceries") or "added=" in address, lambda route:
                route.fallback() if route.request.method == "POST" else route.abort())

    phone.context.set_offline(False)
    phone.get_by_role("button", name="Try now").tap()

    row = phone.locator("li.item").filter(has=tick(phone, "salt"))
    expect(row).to_have_id(re.compile(r"^item-\d+$"))
    tick(phone, "salt").tap()
    wait_for(phone, lambda: ticked(site.visitor()) == {"Salt"}, "the tick on the server")
    phone.unroute_all()
    expect(phone.locator("li.item .t bdi")).to_have_text(["Milk", "Salt"], use_inner_text=True)
    expect(phone.locator("li.item.done .t bdi")).to_have_text("Salt")
    expect(phone.locator(".ask")).to_have_count(0)


def test_lines_typed_one_after_another_on_a_slow_connection_are_all_added(site, phone):
    phone.goto("groceries")
    slow_down(phone)

    for name in paced(THINGS[:8], 0.1):
        phone.locator("#add").press_sequentially(name)
        phone.keyboard.press("Enter")
    phone.locator("#add").press_sequentially("Tea and")

    expect(phone.locator("li.item .t bdi")).to_have_text(THINGS[:8], use_inner_text=True)
    expect(phone.locator(".flash")).to_contain_text(f"{THINGS[7]} added.")
    expect(phone.locator("#add")).to_have_value("Tea and")
    expect(phone.locator("#add")).to_be_focused()
    assert [row.get_text(strip=True) for row in site.visitor().get("groceries").soup.select("li.item .t > bdi")] == THINGS[:8]


def test_a_list_that_cannot_be_loaded_after_a_tick_is_requested_once(site, phone):
    put(site.visitor(), "milk", "bread")
    phone.clock.install()
    phone.goto("groceries")
    requested = []

    def refuse(route):
        requested.append(route.request.url)
        route.abort()

    phone.route(lambda address: "/groceries?" in address, refuse)
    tick(phone, "Milk").tap()
    wait_for(phone, lambda: ticked(site.visitor()) == {"Milk"}, "the tick on the server")

    wait_for(phone, lambda: phone.clock.run_for(500) or requested, "a request for the list")
    for _ in range(20):
        phone.clock.run_for(500)
        phone.evaluate("fetch('/healthz')")

    assert len(requested) == 1


def test_a_tick_is_resent_after_a_server_error(site, phone):
    put(site.visitor(), "milk", "bread", "eggs")
    phone.goto("groceries")
    answers = [503, 500]

    def fail_twice(route):
        if answers:
            return route.fulfill(status=answers.pop(), body="")
        route.fallback()

    phone.route("**/toggle*", fail_twice)
    sent = posts(phone)

    tick(phone, "Milk").tap()
    tick(phone, "Eggs").tap()

    expect(phone.locator(".state")).to_contain_text("not sent yet")
    phone.get_by_role("button", name="Try now").tap()
    wait_for(phone, lambda: ticked(site.visitor()) == {"Milk", "Eggs"}, "both ticks on the server")
    assert len(sent) == 4


def test_a_tick_of_an_ended_session_is_sent_after_signing_in_again(new_site, chromium):
    site = new_site(auth="password")
    visitor = site.set_up("maya", name="Maya")
    put(visitor, "milk", "bread")
    context = chromium.new_context(base_url=site.url(), viewport={"width": PHONE, "height": 844}, has_touch=True)
    phone = context.new_page()

    def sign_in():
        phone.fill("#username", "maya")
        phone.fill("#password", PASSWORD)
        phone.keyboard.press("Enter")
        phone.wait_for_url(lambda address: "sign-in" not in address)

    phone.goto("sign-in")
    sign_in()
    phone.goto("groceries")
    # Another device ended this one's session.
    phone.context.clear_cookies()

    tick(phone, "Bread").tap()
    expect(phone.locator(".state")).to_contain_text("1 not sent yet")
    phone.get_by_role("button", name="Try now").tap()
    phone.wait_for_url(lambda address: "sign-in" in address)
    sign_in()

    phone.goto("groceries")
    expect(phone.locator("li.item.done .t bdi")).to_have_text("Bread")
    wait_until(lambda: ticked(visitor) == {"Bread"}, "the tick on the server")
    context.close()


def test_an_outdated_page_that_arrives_late_still_shows_the_tick(site, phone):
    put(site.visitor(), "milk", "bread")
    phone.goto("groceries")
    list_before = phone.request.get(site.url("groceries")).body()
    tick(phone, "Bread").tap()
    wait_until(lambda: ticked(site.visitor()) == {"Bread"}, "the tick on the server")
    expect(phone.locator("li.item.done .t bdi")).to_have_text("Bread")
    # Its request comes back late, with the list as it was.
    phone.evaluate("() => sessionStorage.setItem('tiffin.ticks', sessionStorage.getItem('tiffin.ticks')"
                   ".replace(/\"at\":\\d+/, '\"at\":' + (Date.now() + 60000)))")
    phone.route("**/groceries", lambda route: route.fulfill(body=list_before, content_type="text/html; charset=utf-8"))

    phone.goto("groceries")

    expect(phone.locator("li.item.done .t bdi")).to_have_text("Bread")


def test_lines_do_not_move_while_several_are_ticked_in_quick_succession(site, phone):
    put(site.visitor(), *THINGS)
    phone.goto("groceries")
    tick(phone, THINGS[20]).scroll_into_view_if_needed()
    before = {name: tick(phone, name).bounding_box()["y"] for name in THINGS[16:24]}

    for name in paced(THINGS[20:16:-1], 0.3):
        tick(phone, name).tap()
        after = {name: tick(phone, name).bounding_box()["y"] for name in THINGS[16:24]}
        assert after == before

    expect(phone.get_by_role("status")).to_contain_text("ticked")
    assert abs(tick(phone, THINGS[21]).bounding_box()["y"] - before[THINGS[21]]) <= 2
    expect(phone.get_by_role("heading", level=1)).to_contain_text("22 to buy · 4 in the basket")
    phone.get_by_role("button", name="Undo").tap()
    expect(phone.locator("li.item.done")).to_have_count(3)


def test_a_tick_undone_at_once_is_not_kept(site, phone):
    put(site.visitor(), "milk", "bread")
    phone.goto("groceries")
    slow_down(phone)
    sent = posts(phone)

    for name in paced(["Milk", "Milk"], 0.5):
        tick(phone, name).tap()

    expect(tick(phone, "Milk")).to_have_attribute("aria-pressed", "false")
    wait_for(phone, lambda: len(sent) == 2, "both on their way")
    expect(phone.locator("li.item.done")).to_have_count(0)
    phone.goto("diary")
    wait_until(lambda: phone.evaluate("localStorage['tiffin.unsent'] === undefined"), "both sent")
    assert ticked(site.visitor()) == set()


def test_unsent_ticks_of_another_person_in_this_browser_are_kept_and_not_sent(site, phone):
    put(site.visitor(), "milk", "bread")
    phone.goto("groceries")
    # As another household's member left it, offline.
    keep = """async (acts) => {
      const { add, now, version } = await import(document.querySelector("link[href$='/acts.js']").href);
      const act = { version, person: "4711", key: "k1", acted: now(), kind: "tick", item: "4711", name: "Salt" };
      await add({ ...act, value: "1", address: "/groceries/4711/toggle", fields: { completed: "1" } });
    }"""
    theirs = """async () => {
      const { all } = await import(document.querySelector("link[href$='/acts.js']").href);
      return (await all("4711")).map(({ name }) => name);
    }"""
    phone.evaluate(keep)
    phone.reload()
    sent = posts(phone)

    tick(phone, "Milk").tap()
    wait_for(phone, lambda: ticked(site.visitor()) == {"Milk"}, "the own tick saved")
    phone.goto("groceries")

    assert len(sent) == 1
    assert phone.evaluate(theirs) == ["Salt"]
    expect(phone.locator(".state")).to_have_count(0)


def test_two_staples_tapped_in_quick_succession_are_both_added_for_this_time(site, phone):
    visitor = site.visitor()
    put(visitor, "salt", "oil", "pepper", "milk")
    for name in ("Salt", "Oil", "Pepper"):
        page = visitor.get("groceries")
        opened = page.soup.find("button", attrs={"aria-label": name}).parent["id"].removeprefix("item-")
        page = visitor.get(f"groceries?open={opened}")
        form = Form(page, page.soup.select_one("form#ticks"))
        form.action = site.origin + page.soup.find("button", string="Have it at home")["formaction"]
        form.send(("staple", "have"))
    phone.goto("groceries")
    slow_down(phone)
    phone.get_by_text("Usually at home (3)").tap()

    for name in paced(("Salt", "Pepper"), 0.3):
        phone.get_by_role("button", name=f"Add {name} this time").tap()

    expect(phone.get_by_text("Usually at home (1)")).to_be_visible()
    expect(phone.locator(".aisles section:not([aria-labelledby=staples]) .t > bdi")).to_have_count(3)


def eaten(visitor) -> list[str]:
    return sorted(row.get_text(strip=True) for row in visitor.get("diary").soup.select("li.eaten .over bdi"))


@pytest.mark.parametrize("names", [("Porridge", "Banana"), ("Porridge", "Banana", "Porridge")])
def test_meals_of_a_past_day_tapped_in_quick_succession_are_each_added_once(site, phone, names):
    visitor = site.visitor()
    yesterday = (datetime.date.today() - datetime.timedelta(days=1)).isoformat()
    for name in ("Porridge", "Banana", "Skyr"):
        visitor.add(name, date=yesterday, time="08:00", calories="300")
    phone.goto(f"diary/{yesterday}")
    slow_down(phone, SLOWER)

    for name in paced(names, 0.3):
        phone.get_by_role("button", name=f"Eat {name} again now").tap()

    phone.wait_for_url(re.compile(f"/diary/{datetime.date.today()}"))
    wait_until(lambda: eaten(visitor) == ["Banana", "Porridge"], "both meals")
    expect(phone.locator("li.eaten")).to_have_count(2)


def test_two_planned_dishes_ticked_in_quick_succession_are_both_in_the_diary(site, phone):
    visitor = site.visitor()
    today = datetime.date.today().isoformat()
    for text in ("Soup", "Pancakes"):
        visitor.get(f"plan/{today}?add={today}").form("/plan/entries").fill(text=text, slot="Dinner").send()
    phone.goto("diary")
    slow_down(phone, SLOWER)

    for name in paced(("Soup", "Pancakes"), 0.3):
        phone.get_by_role("button", name=re.compile(f"Ate it.*{name}")).tap()

    wait_until(lambda: eaten(visitor) == ["Pancakes", "Soup"], "both meals")
    expect(phone.locator("li.eaten")).to_have_count(2)


def test_the_guard_against_double_sending_compares_the_addresses_of_buttons(site, open_browser):
    """The guard against a form sent twice looks at the button's address, too."""
    window = open_browser(site, PHONE)
    window.evaluate(
        """() => {
          const form = Object.assign(document.createElement("form"), { id: "shared", method: "post" });
          form.setAttribute("method", "post");
          document.body.append(form);
          for (const path of ["one", "two"]) {
            const button = document.createElement("button");
            button.setAttribute("form", "shared");
            button.setAttribute("formaction", path);
            document.body.append(button);
          }
          window.passed = [];
          addEventListener("submit", (event) => {
            if (!event.defaultPrevented) passed.push(event.submitter.getAttribute("formaction"));
            event.preventDefault();
          });
        }"""
    )

    passed = window.evaluate(
        """() => {
          const [one, two] = document.querySelectorAll("button[form=shared]");
          for (const button of [one, two, two, one]) button.click();
          return passed;
        }"""
    )

    assert passed == ["one", "two", "one"]
