"""The five main tasks without a mouse: Tab, Enter and letters alone; and the order in which Tab walks through today."""

import datetime

import pytest
from playwright.sync_api import expect
from support.site import PASSWORD
from support.windows import DESK

TODAY = datetime.date.today()


class Keyboard:
    def __init__(self, window):
        self.window = window

    def to(self, thing, key="Tab"):
        """Walks until the thing has the focus, which has to be seen."""
        for _ in range(150):
            self.window.keyboard.press(key)
            if thing.evaluate("one => one === document.activeElement"):
                expect(thing).to_be_in_viewport()
                return self
        raise AssertionError(f"Tab never reaches {thing}")

    def press(self, *keys):
        for key in keys:
            self.window.keyboard.press(key)

    def type(self, text):
        assert self.window.evaluate("document.activeElement.matches('input')")
        self.window.keyboard.type(text)


def plan(site, day: datetime.date, text: str, **fields):
    site.visitor().get(f"plan/{day}?add={day}").form("/plan/entries").fill(text=text, slot="Dinner", **fields).send()


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def scripts(request):
    return request.param


@pytest.fixture
def desk(site, open_browser, scripts):
    window = open_browser(site, DESK, scripts)
    window.goto("diary")
    return window


@pytest.fixture
def keys(desk):
    return Keyboard(desk)


def test_a_meal_can_be_added_by_keyboard(desk, keys):
    keys.to(desk.locator(".head .go")).press("Enter")
    keys.type("Soup")
    keys.to(desk.get_by_label("kcal", exact=True)).type("320")
    keys.press("Enter")

    expect(desk.locator("li.eaten")).to_contain_text("Soup")
    expect(desk.locator("li.eaten .n")).to_contain_text("320")


def test_a_favourite_can_be_added_again_by_keyboard(site, desk, keys):
    yesterday = (TODAY - datetime.timedelta(days=1)).isoformat()
    site.visitor().add("Porridge", date=yesterday, time="07:40", calories="371", favourite="1")
    desk.reload()
    keys.to(desk.locator(".head .go")).press("Enter")
    keys.to(desk.locator("#quick .chip button").first, "Shift+Tab").press("Enter")

    expect(desk.locator("li.eaten")).to_contain_text("Porridge")
    expect(desk.locator("li.eaten .n")).to_contain_text("371")


def test_a_planned_dinner_can_be_marked_eaten_by_keyboard(site, desk, keys):
    plan(site, TODAY, "Soup")
    desk.reload()
    keys.to(desk.get_by_role("button", name="Ate it")).press("Space")

    expect(desk.locator("li.eaten")).to_contain_text("Soup")


def test_the_week_can_be_added_to_the_grocery_list_by_keyboard(site, desk, keys):
    visitor = site.visitor()
    recipe = visitor.get("recipes/new").form("/recipes").fill(name="Stew", ingredients="1 kg beef\n2 leeks").send()
    number = recipe.url.split("?")[0].split("/")[-1]
    visitor.get(f"plan/{TODAY}?add={TODAY}").form("/plan/entries").send(("recipe", number))
    keys.to(desk.get_by_role("navigation", name="Main").get_by_role("link", name="Plan")).press("Enter")
    desk.wait_for_url("**/plan")
    keys.to(desk.get_by_role("button", name="Shop for the week")).press("Enter")

    expect(desk.get_by_role("status")).to_contain_text("2 items")


def test_somebody_can_be_invited_by_keyboard(new_site, open_browser, scripts):
    site = new_site(auth="password")
    site.set_up("maya", name="Maya")
    window = open_browser(site, DESK, scripts)
    window.goto("sign-in")
    keys = Keyboard(window)
    keys.to(window.locator("#username")).type("maya")
    keys.to(window.locator("#password")).type(PASSWORD)
    keys.press("Enter")
    window.wait_for_url(lambda address: "sign-in" not in address)
    keys.to(window.locator("summary.me")).press("Enter")
    keys.to(window.get_by_role("link", name="Household")).press("Enter")
    keys.to(window.get_by_role("button", name="Invite", exact=True)).press("Enter")

    expect(window.locator("#link")).to_be_visible()
    keys.to(window.locator("#link"))


def test_today_has_two_columns_and_tab_goes_through_them_in_order(site, desk, keys):
    visitor = site.visitor()
    visitor.add("Porridge", date=TODAY.isoformat(), time="07:40", carbs="54", calories="371")
    recipe = visitor.get("recipes/new").form("/recipes").fill(name="Stew", ingredients="1 kg beef\n2 leeks").send()
    number = recipe.url.split("?")[0].split("/")[-1]
    for day in (TODAY, TODAY + datetime.timedelta(days=1)):
        visitor.get(f"plan/{day}?add={day}").form("/plan/entries").send(("recipe", number))
    visitor.page(visitor.get("plan").form("/groceries").answer())
    desk.goto("diary")
    boxes = [desk.locator(part).bounding_box() for part in (".list", ".sum", ".graph", ".side")]

    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"], "meals left"
    assert {box["x"] for box in boxes[1:]} == {boxes[1]["x"]}, "one column right"
    assert boxes[1]["y"] < boxes[2]["y"] < boxes[3]["y"]
    expect(desk.locator(".side h2")).to_have_text(["Buy today", "Plan"])
    expect(desk.locator(".planned .buy")).to_be_hidden()
    walked = [part for part in walk(desk) if part]
    assert walked == ["list", "graph", "side"], walked

    desk.set_viewport_size({"width": 390, "height": 844})
    expect(desk.locator(".side")).to_be_hidden()
    expect(desk.locator(".planned .buy")).to_be_visible()


def walk(window) -> list[str]:
    """The parts of the day that Tab comes to, each as often as it comes anew; within each it goes down."""
    parts, last = [], 0
    window.locator("nav[aria-label='Days of this week'] a").last.focus()
    for _ in range(60):
        window.keyboard.press("Tab")
        part, top = window.evaluate(
            """() => {
              const one = document.activeElement, part = one.closest(".day > *");
              return [part?.classList.contains("drawer") ? "" : ["sum", "list", "graph", "side"]
                .find((name) => part?.classList.contains(name)) ?? "", one.getBoundingClientRect().top + scrollY];
            }"""
        )
        if not part:
            break
        if parts and parts[-1] == part:
            assert top >= last - 60, f"{part} goes up"
        else:
            parts.append(part)
        last = top
    return parts
