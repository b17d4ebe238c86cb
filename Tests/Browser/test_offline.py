"""The grocery list and kept pages with the network really cut: nothing is lost, nothing is done twice, nothing personal
stays behind."""

import base64
import datetime
import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from support.flaky import Network
from support.paths import SAMPLES
from support.site import PASSWORD
from support.slow import paced
from support.waiting import again_and_again, wait_until
from support.windows import PHONE, moves, watch_moves

AXE = Axe()
NEW = ("Salt", "Pepper", "Oil")
STATE = "main > .state"
KEPT = """async () => {
  const pages = await (await caches.open("tiffin.pages")).keys();
  return pages.map(({ url }) => new URL(url).pathname);
}"""
TEXTS = """async () => {
  const texts = [];
  for (const name of await caches.keys()) {
    for (const page of await (await caches.open(name)).matchAll()) texts.push(await page.text());
  }
  return texts.join("");
}"""
FILES = """async () => (await (await caches.open("tiffin.files")).keys()).map(({ url }) => url)"""
SIZE = """async () => {
  let size = 0;
  for (const name of await caches.keys()) {
    for (const page of await (await caches.open(name)).matchAll()) size += (await page.blob()).size;
  }
  return size;
}"""


def put(visitor, *names):
    for name in names:
        visitor.get("groceries").form("/groceries").fill(name=name).send()


def tick(page, name):
    return page.get_by_role("button", name=name, exact=True)


def wait_for(page, condition, what):
    """Waits while the browser goes on."""

    def look():
        page.evaluate("1")
        return condition()

    wait_until(look, what)


def lines(page) -> list[str]:
    """The lines of the list in their order, those of the basket in brackets."""
    found = []
    for row in page.select("li.item"):
        text = " ".join(part.get_text(strip=True) for part in row.select(".t > bdi, .q")).strip()
        found.append(f"[{text}]" if "done" in row["class"] else text)
    return found


def on_server(site) -> list[str]:
    return lines(site.visitor().get("groceries").soup)


def shown(page) -> list[str]:
    return page.eval_on_selector_all(
        "li.item",
        """(rows) => rows.map((row) => {
          const parts = [...row.querySelectorAll(".t > bdi, .q")].map((part) => part.textContent.trim());
          const text = parts.join(" ").trim();
          return row.matches(".done") ? `[${text}]` : text;
        })""",
    )


@pytest.fixture
def phones(chromium):
    """Opens phones, each with its worker and a storage of its own."""
    contexts = []

    def open_phone(address):
        context = chromium.new_context(
            base_url=address, viewport={"width": PHONE, "height": 844}, has_touch=True, reduced_motion="reduce",
            service_workers="allow",
        )  # fmt: skip
        contexts.append(context)
        return context.new_page()

    yield open_phone
    for context in contexts:
        context.close()


@pytest.fixture
def network(site):
    network = Network(site.port)
    yield network
    network.close()


def with_pages(page, *paths):
    """The page, once its worker has kept these."""
    wait_for(page, lambda: set(paths) <= set(page.evaluate(KEPT)), "the pages that are kept")
    return page


def opened(page, *paths):
    page.goto("groceries")
    with_pages(page, "/groceries", "/offline", *paths)
    # Now by the worker.
    page.goto("groceries")
    return page


class Shopper:
    """Somebody who does things on a phone, and remembers what they wanted when."""

    def __init__(self, page, name, chance):
        self.page, self.name, self.chance, self.added = page, name, chance, 0

    def act(self, wanted: list, names: list[str]):
        kind = self.chance.choice(["tick", "tick", "tick", "add", "quantity"])
        if kind == "tick":
            name = self.chance.choice(names)
            button = tick(self.page, name)
            is_done = button.get_attribute("aria-pressed") == "true"
            # The page ignores a second tap on a line within 400 ms.
            since = self.page.evaluate("performance.now()")
            wait_for(self.page, lambda: self.page.evaluate("performance.now()") > since + 400, "the next tap")
            button.tap()
            expect(button).to_have_attribute("aria-pressed", "false" if is_done else "true")
            wanted.append(("tick", name, not is_done))
        elif kind == "add":
            self.added += 1
            # A number would be a quantity.
            name = f"Thing {self.name} {chr(96 + self.added) * 2}"
            self.page.fill("#add", name)
            self.page.keyboard.press("Enter")
            expect(self.page.locator("li.item .t > bdi").get_by_text(name, exact=True)).to_be_visible()
            wanted.append(("add", name, None))
        else:
            quantity = f"{self.chance.randint(2, 900)} g"
            row = self.page.locator("li.item").filter(has=tick(self.page, f"Rice of {self.name}"))
            row.locator("> a").click()
            row.locator("input").fill(quantity)
            self.page.keyboard.press("Enter")
            expect(row.locator(".q")).to_have_text(quantity)
            wanted.append(("quantity", f"Rice of {self.name}", quantity))

    def reopen(self):
        context = self.page.context
        self.page.close()
        self.page = context.new_page()
        self.page.goto("groceries")


@pytest.mark.parametrize("seed", range(5))
def test_the_offline_changes_of_two_phones_are_all_kept(site, phones, seed):
    chance = random.Random(seed)
    names = ["Milk", "Bread", "Eggs", "Tea", "Apples", "Butter"]
    put(site.visitor(), *names, "rice of Ann", "rice of Ben")
    shoppers = [Shopper(opened(phones(site.url())), name, chance) for name in ("Ann", "Ben")]
    for shopper in shoppers:
        shopper.page.context.set_offline(True)
        tick(shopper.page, "Milk").tap()
        expect(shopper.page.locator(STATE)).to_contain_text("1 not sent yet")
    wanted = [("tick", "Milk", True)]

    for number in range(38):
        shoppers[number % 2].act(wanted, names)
        if number in (13, 26):
            shoppers[number % 2].reopen()
    for shopper in shoppers:
        shopper.reopen()
        expect(shopper.page.locator(STATE)).to_contain_text("not sent yet")
    for shopper in shoppers:
        shopper.page.context.set_offline(False)
    for shopper in shoppers:
        wait_for(shopper.page, lambda: shopper.page.evaluate("localStorage['tiffin.unsent'] === undefined"), "all sent")

    kept = on_server(site)
    basket = {}
    for kind, name, value in wanted:
        if kind == "tick":
            basket.pop(name, None)
            if value:
                basket[name] = True
    assert [line[1:-1] for line in kept if line.startswith("[")] == list(reversed(basket))
    texts = [line.strip("[]") for line in kept]
    assert sorted(line for line in texts if line.startswith("Thing ")) == sorted(
        name for kind, name, _ in wanted if kind == "add"
    )
    for owner in ("Ann", "Ben"):
        last = [value for kind, name, value in wanted if kind == "quantity" and name == f"Rice of {owner}"]
        assert f"Rice of {owner} {last[-1]}" if last else f"Rice of {owner}" in texts
    for shopper in shoppers:
        shopper.page.goto("groceries")
        assert shown(shopper.page) == kept
        expect(shopper.page.locator(f"{STATE}, .ask, .wait")).to_have_count(0)


def tick_elsewhere(site, visitor, name):
    form = visitor.get("groceries")
    button = form.soup.find("button", attrs={"aria-label": name})
    visitor.session.post(
        site.origin + button["formaction"],
        data={"completed": "1", "token": form.soup.select_one("#ticks input[name=token]")["value"]},
        headers={"Origin": site.origin},
    )


def test_a_tick_from_another_phone_appears_in_an_open_list_and_moves_nothing(site, phones):
    put(site.visitor(), "milk", "bread", "eggs")
    page = phones(site.url())
    page.goto("groceries")
    before = tick(page, "Eggs").bounding_box()

    tick_elsewhere(site, site.visitor(), "Milk")

    expect(tick(page, "Milk")).to_have_attribute("aria-pressed", "true", timeout=20_000)
    assert tick(page, "Eggs").bounding_box() == before
    expect(page.get_by_role("heading", level=1)).to_contain_text("2 to buy · 1 in the basket")
    expect(page.locator(".by")).to_have_count(0)


def test_an_offline_change_that_conflicts_is_reported_or_asked_about(site, phones):
    put(site.visitor(), "milk", "500 g yoghurt")
    page = opened(phones(site.url()))
    page.context.set_offline(True)
    tick(page, "Milk").tap()
    expect(page.locator(STATE)).to_contain_text("1 not sent yet")
    row = page.locator("li.item").filter(has=tick(page, "Yoghurt"))
    row.locator("> a").click()
    row.locator("input").fill("750 g")
    page.keyboard.press("Enter")
    visitor = site.visitor()
    for name, act in (("Milk", "delete"), ("Yoghurt", "change")):
        href = visitor.get("groceries").soup.find("bdi", string=name).find_parent("a")["href"].split("#")[0].strip("/")
        number = re.search(r"\d+", href)[0]
        opened_page = visitor.get(href)
        if act == "delete":
            opened_page.form(f"/groceries/{number}/delete").send()
        else:
            opened_page.form(f"/groceries/{number}").fill(quantity="1 kg").send()

    page.context.set_offline(False)

    expect(page.locator(".ask")).to_have_count(2)
    page.reload()
    expect(page.locator(".ask").filter(has_text="Milk was removed meanwhile.")).to_be_visible()
    question = page.locator(".ask").filter(has_text="Yoghurt: 1 kg or 750 g?")
    question.get_by_role("button", name="750 g").click()
    page.get_by_role("button", name="OK").click()
    wait_for(page, lambda: on_server(site) == ["Yoghurt 750 g"], "the quantity on the server")
    expect(page.locator(".ask")).to_have_count(0)


def test_offline_pages_come_from_the_cache(site, phones):
    put(site.visitor(), "milk")
    page = opened(phones(site.url()), "/diary", "/plan")
    page.context.set_offline(True)

    for path, heading in (("groceries", "Groceries"), ("diary", "Today"), ("plan", "Plan")):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.locator(STATE).first).to_contain_text(re.compile(r"As of \d\d:\d\d"))
    page.goto("meals/4711")
    expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
    expect(page.locator("#kept a")).to_have_text(["Groceries", "Today", "Plan"])
    page.get_by_role("link", name="Groceries").last.click()
    expect(tick(page, "Milk")).to_be_visible()
    page.context.set_offline(False)
    page.goto("groceries")
    expect(page.locator(STATE)).to_have_count(0)
    assert 0 < page.evaluate(SIZE) < 30 << 20


@pytest.mark.parametrize("mode", ["cut", "silent", "portal"])
def test_a_tick_is_kept_on_a_cut_or_silent_network_and_behind_a_login_portal(site, phones, network, mode):
    put(site.visitor(), "milk", "bread")
    page = opened(phones(network.url()))
    network.change(mode)

    page.goto("groceries")
    expect(page.locator(STATE)).to_contain_text("As of")
    tick(page, "Bread").tap()
    expect(page.locator(STATE)).to_contain_text("1 not sent yet")
    assert sorted(on_server(site)) == ["Bread", "Milk"]

    network.change("through")
    page.goto("groceries")
    wait_for(page, lambda: sorted(on_server(site)) == ["Milk", "[Bread]"], "the tick on the server")
    expect(page.locator(STATE)).to_have_count(0)


def test_a_login_portal_is_shown_only_for_uncached_pages_and_is_not_cached(site, phones, network):
    page = opened(phones(network.url()))
    network.change("portal")

    page.goto("trends")

    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome to the cafe")
    page.goto("groceries")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Groceries")
    assert "Welcome to the cafe" not in page.evaluate(TEXTS)


@pytest.fixture
def locked(new_site):
    site = new_site(auth="password")
    maya = site.set_up("maya", name="Maya Mooncalf")
    put(maya, "milk", "bread")
    return site, maya


def sign_in(page, name="maya"):
    page.goto("sign-in")
    page.fill("#username", name)
    page.fill("#password", PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "sign-in" not in address)


def test_signing_out_deletes_all_personal_data_in_the_browser(locked, phones):
    site, _ = locked
    page = phones(site.url())
    sign_in(page)
    opened(page)
    assert "Mooncalf" in page.evaluate(TEXTS)

    page.locator("summary.me").click()
    page.get_by_role("button", name="Sign out").click()

    page.wait_for_url("**/sign-in*")
    wait_for(page, lambda: "Mooncalf" not in page.evaluate(TEXTS), "all deleted")
    assert page.evaluate("async () => (await indexedDB.databases()).length") == 0
    assert page.evaluate("localStorage.length") == 0


def test_a_session_ended_elsewhere_deletes_cached_pages_but_keeps_unsent_ticks(locked, phones):
    site, maya = locked
    page = phones(site.url())
    sign_in(page)
    opened(page)
    page.context.set_offline(True)
    tick(page, "Bread").tap()
    expect(page.locator(STATE)).to_contain_text("1 not sent yet")
    maya.get("account").form("/account/sessions/end-others").send()

    # The list asks again by itself.
    page.context.set_offline(False)

    page.wait_for_url("**/sign-in*")
    wait_for(page, lambda: "Mooncalf" not in page.evaluate(TEXTS), "all deleted")
    sign_in(page)
    page.goto("groceries")
    wait_for(page, lambda: "[Bread]" in lines(maya.get("groceries").soup), "the tick on the server")


def test_a_tick_of_another_member_has_their_name_in_an_open_list(locked, phones):
    site, maya = locked
    link = maya.get("household").form("/household/invitations").send().soup.select_one("#link")["value"]
    jonas = site.visitor()
    jonas.get(link).form("/" + link.split("/", 3)[3]).fill(username="jonas", password=PASSWORD).send()
    page = phones(site.url())
    sign_in(page)
    page.goto("groceries")
    row = page.locator("li.item").filter(has=tick(page, "Bread"))

    tick_elsewhere(site, jonas, "Bread")

    expect(row.locator(".by")).to_have_text(re.compile(r"^jonas, \d\d:\d\d$"), timeout=20_000)
    tick(page, "Bread").tap()
    expect(row.locator(".by")).to_have_count(0)
    wait_for(page, lambda: "Bread" in lines(maya.get("groceries").soup), "the line back on the list")


def test_cached_pages_are_deleted_when_another_person_signs_in(locked, phones):
    site, maya = locked
    page = phones(site.url())
    sign_in(page)
    opened(page)
    link = maya.get("household").form("/household/invitations").send().soup.select_one("#link")["value"]
    page.context.clear_cookies()

    page.goto(link.split("/", 3)[3])
    page.fill("[name=username]", "jonas")
    page.fill("[name=password]", PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "join" not in address)
    page.goto("groceries")

    with_pages(page, "/groceries")
    wait_for(page, lambda: "Mooncalf, your menu" not in page.evaluate(TEXTS), "the other's pages deleted")


def test_unsent_ticks_of_another_release_are_reported_and_not_sent(site, phones):
    put(site.visitor(), "milk", "bread")
    page = phones(site.url())
    page.goto("groceries")
    page.evaluate("""async () => {
      const { add, now } = await import(document.querySelector("link[href$='/acts.js']").href);
      const person = document.body.dataset.person;
      await add({ version: 0, person, key: "k1", acted: now(), kind: "tick", item: "1", name: "Milk", value: "1",
                  address: "/groceries/1/toggle", fields: { completed: "1" } });
    }""")

    page.reload()

    expect(page.locator(".ask")).to_contain_text("Milk was not changed: It was done in another version.")
    assert sorted(on_server(site)) == ["Bread", "Milk"]
    page.get_by_role("button", name="OK").click()
    expect(page.locator(".ask")).to_have_count(0)


def test_the_service_worker_sends_a_tick_that_a_closed_page_did_not(site, phones, chromium):
    put(site.visitor(), "milk", "bread")
    page = opened(phones(site.url()))
    page.context.set_offline(True)
    tick(page, "Bread").tap()
    expect(page.locator(STATE)).to_contain_text("1 not sent yet")
    wait_for(page, lambda: page.evaluate("""async () => {
      const { senders } = await import(document.querySelector("link[href$='/acts.js']").href);
      return (await senders()).length > 0;
    }"""), "who sends")  # fmt: skip
    session = page.context.new_cdp_session(page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    wait_for(page, lambda: found, "the registration")
    page.goto("about:blank")
    page.context.set_offline(False)

    session.send(
        "ServiceWorker.dispatchSyncEvent",
        {"origin": site.origin, "registrationId": found[-1]["registrationId"], "tag": "acts", "lastChance": True},
    )

    wait_for(page, lambda: sorted(on_server(site)) == ["Milk", "[Bread]"], "the tick on the server")


@pytest.mark.parametrize("seconds", [0.15, 0.3, 0.7])
def test_on_a_flapping_network_nothing_is_lost_or_done_twice(site, phones, network, seconds):
    things = [f"Thing {letter}{letter}" for letter in "abcdefghijklmnop"]
    put(site.visitor(), *things)
    page = opened(phones(network.url()))

    with again_and_again(lambda: network.change("cut" if network.mode == "through" else "through"), pause=seconds):
        for name in paced(things[::2], 0.2):
            tick(page, name).tap()
            expect(tick(page, name)).to_have_attribute("aria-pressed", "true")
        for name in paced(NEW, 0.2):
            page.fill("#add", name)
            page.keyboard.press("Enter")
        for name in paced(things[1:8:2], 0.2):
            tick(page, name).tap()
            expect(tick(page, name)).to_have_attribute("aria-pressed", "true")
    network.change("through")

    # The open page gets there by itself.
    wait_for(page, lambda: sorted(line.strip("[]") for line in on_server(site)) == sorted([*things, *NEW]), "all sent")
    wait_for(page, lambda: sorted(line.strip("[]") for line in shown(page)) == sorted([*things, *NEW]), "all shown")
    page.goto("groceries")
    wait_for(page, lambda: page.evaluate("localStorage['tiffin.unsent'] === undefined"), "all sent")
    kept = on_server(site)
    assert [line[1:-1] for line in kept if line.startswith("[")] == [*things[1:8:2][::-1], *things[::2][::-1]]
    assert sorted(line.strip("[]") for line in kept) == sorted([*things, *NEW])
    page.goto("groceries")
    assert shown(page) == kept
    expect(page.locator(f"{STATE}, .ask, .wait")).to_have_count(0)


def violations(page) -> list[str]:
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        answer = AXE.run(page, options={"resultTypes": ["violations"]}).response
        found += [f"{each['id']}: {node['html'][:160]}" for each in answer["violations"] for node in each["nodes"]]
    return found


def test_axe_finds_nothing_in_the_offline_list_and_its_questions(site, phones):
    put(site.visitor(), "milk", "bread", "500 g yoghurt")
    page = opened(phones(site.url()))
    page.context.set_offline(True)
    tick(page, "Milk").tap()
    expect(page.locator(STATE)).to_contain_text("1 not sent yet")
    page.fill("#add", "salt")
    page.keyboard.press("Enter")
    expect(page.locator(STATE)).to_contain_text("2 not sent yet")
    row = page.locator("li.item").filter(has=tick(page, "Yoghurt"))
    row.locator("> a").click()
    row.locator("input").fill("750 g")
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(STATE)).to_contain_text("3 not sent yet")
    page.goto("groceries")
    expect(page.locator(f"{STATE}.off")).to_contain_text("3 not sent yet")
    assert violations(page) == []

    visitor = site.visitor()
    for name, act in (("Milk", "delete"), ("Yoghurt", "change")):
        href = visitor.get("groceries").soup.find("bdi", string=name).find_parent("a")["href"].split("#")[0].strip("/")
        number = re.search(r"\d+", href)[0]
        opened_page = visitor.get(href)
        if act == "delete":
            opened_page.form(f"/groceries/{number}/delete").send()
        else:
            opened_page.form(f"/groceries/{number}").fill(quantity="1 kg").send()
    page.context.set_offline(False)
    expect(page.locator(".ask")).to_have_count(2)
    assert violations(page) == []


def test_a_planned_recipe_can_be_read_and_cooked_without_a_connection(site, phones):
    visitor = site.visitor()
    form = visitor.get("recipes/new").form("/recipes").fill(name="Lentil curry", servings="4", ingredients="200 g lentils")
    recipe = form.fill(instructions="Simmer for 18 minutes.\nServe.").send().url.split("?")[0].removeprefix(site.origin)
    days = visitor.get(recipe.strip("/") + "/plan").form(f"{recipe}/plan")
    days.send(("day", datetime.date.today().isoformat()))
    page = opened(phones(site.url()), "/plan", recipe, f"{recipe}/cook")
    wait_for(page, lambda: {"cook.css", "cook.js"} <= {name.split("/")[-1] for name in page.evaluate(FILES)}, "its files")
    page.context.set_offline(True)

    page.goto("plan")
    page.get_by_role("link", name="Lentil curry", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Lentil curry")
    page.get_by_role("link", name="Cook", exact=True).click()
    page.get_by_role("button", name="Start").tap()

    expect(page.locator(".step.on")).to_contain_text("Simmer for")
    expect(page.get_by_role("button", name="18 minutes: start timer")).to_be_visible()
    page.goto("meals/4711")
    expect(page.locator("#kept a", has_text="Lentil curry")).to_have_count(1)


# What another app shares, as the browser sends it: by the manifest, from no page.
SHARE = """async (parts) => {
  const { href } = document.querySelector("link[rel=manifest]");
  const { action, method, enctype, params } = (await (await fetch(href)).json()).share_target;
  const form = Object.assign(document.createElement("form"), { action: new URL(action, href).href, method, enctype });
  for (const [part, value] of Object.entries(parts)) {
    const name = part === "photo" ? params.files[0].name : params[part];
    form.append(Object.assign(document.createElement("input"), part === "photo" ? { name, type: "file" } : { name, value }));
  }
  if (parts.photo) {
    const files = new DataTransfer();
    const bytes = Uint8Array.from(atob(parts.photo), (letter) => letter.charCodeAt(0));
    files.items.add(new File([bytes], "café.jpg", { type: "image/jpeg" }));
    form.querySelector("[type=file]").files = files.files;
  }
  document.body.append(form);
  form.submit();
}"""


def test_a_photo_shared_from_another_app_is_in_the_form_of_a_new_meal(site, phones):
    page = opened(phones(site.url()))

    page.evaluate(SHARE, {"photo": base64.b64encode((SAMPLES / "caprese.jpg").read_bytes()).decode()})
    page.wait_for_url("**/meals/new?photo=shared")
    wait_for(page, lambda: page.evaluate("document.getElementById('photo').files.length === 1"), "the photo in the form")
    page.fill("#name", "Caprese")
    page.get_by_role("button", name="Save meal").click()

    expect(page.locator("main")).to_contain_text("Caprese")
    assert "/photos/" in site.visitor().get("meals").list["Caprese"].picture
    # Not again into the next form.
    page.goto("meals/new?photo=shared")
    wait_for(page, lambda: page.evaluate("caches.open('tiffin.shared').then((cache) => cache.keys())") == [], "none left")
    assert page.evaluate("document.getElementById('photo').files.length") == 0


@pytest.mark.parametrize("parts, where, shown", [
    ({"title": "Soup", "text": "2 leeks\n1 l stock\nSimmer for 20 minutes."}, "paste", "2 leeks"),
    ({"title": "Soup", "url": "https://tiffin.invalid/soup"}, "import", "https://tiffin.invalid/soup"),
])  # fmt: skip
def test_a_text_or_an_address_shared_from_another_app_is_in_the_import(site, phones, parts, where, shown):
    page = opened(phones(site.url()))

    page.evaluate(SHARE, parts)

    page.wait_for_url(f"**/recipes/{where}?*")
    fields = page.eval_on_selector_all("main :is(input, textarea)", "(all) => all.map(({ value }) => value)")
    assert any(value.startswith(shown) for value in fields), fields


def test_what_another_app_shares_reaches_a_form_without_the_worker(site, open_browser):
    photo = base64.b64encode((SAMPLES / "caprese.jpg").read_bytes()).decode()
    window = open_browser(site, PHONE, True)
    window.goto("groceries")
    assert window.evaluate("navigator.serviceWorker?.controller ?? null") is None

    window.evaluate(SHARE, {"title": "Soup", "text": "3 leeks and salt"})
    expect(window.locator("textarea#text")).to_have_value("3 leeks and salt")
    window.evaluate(SHARE, {"text": "Soup: https://tiffin.invalid/leeks"})
    window.wait_for_url("**/recipes/import?*")
    window.evaluate(SHARE, {"photo": photo})
    window.wait_for_url("**/meals/new?photo=again#photo")
    expect(window.get_by_text("Choose your picture again.")).to_be_in_viewport()


MANIFEST = """async () => {
  const { href } = document.querySelector("link[rel=manifest]");
  const manifest = await (await fetch(href)).json();
  const icons = await Promise.all(manifest.icons.map(async ({ src, sizes }) => {
    const image = await createImageBitmap(await (await fetch(new URL(src, href))).blob()).catch(() => null);
    return [sizes, image && `${image.width}x${image.height}`];
  }));
  const { scope } = await navigator.serviceWorker.ready;
  const start = new URL(manifest.start_url, href).href;
  const addresses = manifest.shortcuts.map(({ url }) => new URL(url, href).href);
  return { ...manifest, icons, start, scope, addresses, app: new URL(manifest.scope, href).href };
}"""


def test_the_app_is_installable_and_works_offline_without_errors_or_moves(site, phones):
    visitor = site.visitor()
    put(visitor, "milk", "bread")
    form = visitor.get("recipes/new").form("/recipes").fill(name="Lentil curry", servings="4", ingredients="1 lemon")
    recipe = form.fill(instructions="Simmer for 18 minutes.\nServe with lemon.").send().url.split("?")[0]
    page = phones(site.url())
    trouble = []
    page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: trouble.append(str(error)))
    watch_moves(page)

    opened(page)
    assert moves(page) == []
    manifest = page.evaluate(MANIFEST)
    assert manifest["name"] and manifest["short_name"] and manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {told for told, real in manifest["icons"] if told == real}
    assert manifest["app"] == manifest["scope"] == site.url()
    assert all(address.startswith(site.url()) for address in (manifest["start"], *manifest["addresses"]))
    assert page.evaluate("navigator.serviceWorker.controller.state") == "activated"

    tick(page, "Milk").tap()
    expect(tick(page, "Milk")).to_have_attribute("aria-pressed", "true")
    wait_for(page, lambda: sorted(on_server(site)) == ["Bread", "[Milk]"], "the tick on the server")
    page.goto(f"{recipe}/cook")
    page.get_by_role("button", name="Start").tap()
    page.get_by_role("button", name="All steps").tap()
    page.get_by_role("button", name="18 minutes: start timer").tap()
    assert moves(page) == []
    page.reload()
    expect(page.locator(".timer")).to_be_visible()
    assert moves(page) == []
    assert trouble == []

    page.context.set_offline(True)
    # The browser itself reports each request that fails.
    for path in (manifest["start"], *manifest["addresses"]):
        page.goto(path)
        expect(page.locator("h1")).to_contain_text(re.compile("Today|Groceries"))
        assert moves(page) == []
    tick(page, "Bread").tap()
    expect(page.locator(STATE)).to_contain_text("1 not sent yet")
    assert [text for text in trouble if "Failed to load resource: net::ERR_" not in text] == []
