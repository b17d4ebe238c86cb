"""Cooking from a recipe: step by step with timers, by thumb and by keyboard, and without scripts."""

import re

import pytest
from playwright.sync_api import expect
from support.waiting import wait_until
from support.windows import DESK, PHONE

STEPS = "Rinse the lentils.\nSimmer the lentils for 18 minutes.\nWilt the spinach for 2 minutes.\nServe."


@pytest.fixture
def path(site):
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Lentil curry", servings="4", ingredients="250 g red lentils\n200 g spinach\n1 lemon")
    return form.fill(instructions=STEPS).send().url.split("?")[0]


def cook(window, path, servings=4):
    window.goto(f"{path}/cook?servings={servings}")
    return window


def step(window):
    return window.locator(".step.on")


def at_rest(button) -> dict:
    """The place of a button, which is a little smaller while it is tapped."""
    wait_until(lambda: button.evaluate("(it) => it.getAnimations().length === 0 && !it.matches(':active')"), "its place")
    return button.bounding_box()


def test_tapping_leads_from_the_recipe_through_all_steps_to_the_diary(site, open_browser, path):
    phone = open_browser(site, PHONE)
    phone.goto(path)
    phone.get_by_role("link", name="Cook").tap()
    expect(phone.locator(".step:visible")).to_have_count(0)

    phone.get_by_role("button", name="Start").tap()
    expect(step(phone)).to_contain_text("Rinse")
    place = at_rest(phone.locator("#next"))
    assert place["y"] > 844 / 2 and place["height"] >= 44 and place["width"] > 200
    assert step(phone).locator("p").evaluate("p => parseFloat(getComputedStyle(p).fontSize)") == 24
    for word in ("Simmer", "Wilt", "Serve"):
        phone.get_by_role("button", name="Next").tap()
        expect(step(phone)).to_contain_text(word)
        expect(phone.locator(".step:visible")).to_have_count(1)
        assert at_rest(phone.locator("#next"))["y"] == place["y"]
    phone.get_by_role("button", name="Done").tap()
    phone.locator(".rate .star").nth(3).tap()
    phone.get_by_label("A note for your household").fill("Less lemon")
    phone.get_by_role("button", name="Ate it").tap()

    expect(phone.locator(".row").get_by_label("4 of 5 stars").first).to_be_attached()
    phone.goto(path)
    expect(phone.locator("main")).to_contain_text("Eaten once, today")
    expect(phone.get_by_label("Note for next time")).to_contain_text("Less lemon")
    # The next cooking begins anew.
    expect(cook(phone, path).locator(".ready")).to_be_visible()
    expect(phone.locator(".ready")).to_contain_text("Less lemon")


def test_arrow_keys_and_step_buttons_lead_to_each_step(site, open_browser, path):
    desk = cook(open_browser(site, DESK), path)

    for word in ("Rinse", "Simmer", "Wilt"):
        desk.keyboard.press("ArrowRight")
        expect(step(desk)).to_contain_text(word)
    desk.keyboard.press("ArrowLeft")
    expect(step(desk)).to_contain_text("Simmer")
    expect(desk.locator("#where")).to_have_text("Step 2 of 4")
    desk.get_by_role("button", name="Step 4").press("Enter")
    expect(step(desk)).to_contain_text("Serve")
    expect(desk.locator(".way [aria-current]")).to_have_count(1)
    assert step(desk).locator("p").evaluate("p => parseFloat(getComputedStyle(p).fontSize)") == 36
    desk.keyboard.press("ArrowRight")
    desk.get_by_label("A note for your household").press("ArrowLeft")
    expect(desk.get_by_label("A note for your household")).to_be_visible()


def test_a_swipe_leads_to_the_next_and_the_previous_step(site, open_browser, path):
    phone = cook(open_browser(site, PHONE), path)

    def swipe(start, end):
        for kind, x in (("touchstart", start), ("touchend", end)):
            phone.evaluate(
                "([kind, x]) => { const target = document.querySelector('main .on');"
                " const touch = new Touch({ identifier: 1, target, clientX: x, clientY: 400 });"
                " target.dispatchEvent(new TouchEvent(kind, { bubbles: true, changedTouches: [touch],"
                " touches: kind === 'touchstart' ? [touch] : [] })) }",
                [kind, x],
            )

    swipe(300, 100)
    expect(step(phone)).to_contain_text("Rinse")
    swipe(300, 280)
    expect(step(phone)).to_contain_text("Rinse")
    swipe(300, 100)
    expect(step(phone)).to_contain_text("Simmer")
    swipe(100, 300)
    expect(step(phone)).to_contain_text("Rinse")


def test_ticks_and_the_current_step_are_kept_after_a_reload(site, open_browser, path):
    phone = cook(open_browser(site, PHONE), path)
    phone.locator(".ready label").nth(1).tap()
    phone.get_by_role("button", name="Start").tap()
    step(phone).locator(".takes label").tap()

    phone.reload()

    expect(step(phone)).to_contain_text("Rinse")
    expect(step(phone).locator(".takes input")).to_be_checked()
    phone.get_by_role("button", name="Back").tap()
    assert [box.is_checked() for box in phone.locator(".ready input").all()] == [False, True, False]


def test_two_timers_run_at_once_and_continue_after_a_reload_and_in_another_tab(site, open_browser, path):
    phone = open_browser(site, PHONE)
    phone.clock.install()
    cook(phone, path)
    for _ in range(2):
        phone.keyboard.press("ArrowRight")
    phone.get_by_role("button", name="18 minutes: start timer").tap()
    expect(phone.locator(".timer")).to_contain_text("Simmer, step 2")
    phone.get_by_role("button", name="Next").tap()
    phone.get_by_role("button", name="2 minutes: start timer").tap()
    expect(phone.locator(".timer")).to_have_count(2)

    phone.clock.fast_forward(60_000)
    expect(phone.locator(".timer b").first).to_have_text("01:00")
    phone.reload()
    expect(phone.locator(".timer")).to_have_count(2)
    phone.clock.fast_forward(61_000)

    first = phone.locator(".timer").first
    expect(first).to_have_class(re.compile("rings"))
    expect(first).to_contain_text("Step 3 is done")
    expect(phone).to_have_title(re.compile("^Step 3 is done"))
    ring, following = first.bounding_box(), phone.locator("#next").bounding_box()
    assert ring["y"] + ring["height"] <= following["y"] and following["y"] + following["height"] <= 844
    light = phone.evaluate("getComputedStyle(document.querySelector('.rings')).backgroundColor")
    assert light == phone.evaluate("getComputedStyle(document.documentElement).color")
    phone.get_by_role("button", name="Stop: Step 3").tap()
    expect(phone.locator(".timer")).to_have_count(1)
    expect(phone).to_have_title(re.compile("^Cook: Lentil curry"))

    other = phone.context.new_page()
    phone.close()
    other.goto(f"{path}/cook")
    expect(other.locator(".timer")).to_contain_text("Simmer, step 2")


def test_a_timer_can_be_paused_resumed_and_removed_by_keyboard(site, open_browser, path):
    desk = open_browser(site, DESK)
    desk.clock.install()
    cook(desk, path)
    for _ in range(2):
        desk.keyboard.press("ArrowRight")
    desk.get_by_role("button", name="18 minutes: start timer").press("Enter")
    run = desk.locator(".timer .run")
    run.press("Enter")
    expect(run).to_have_attribute("aria-label", re.compile("^Go on: Simmer, step 2"))
    expect(run).to_be_focused()
    was = desk.locator(".timer b").inner_text()

    desk.clock.fast_forward(600_000)
    expect(desk.locator(".timer b")).to_have_text(was)
    run.press("Enter")
    desk.clock.fast_forward(2_000)
    expect(desk.locator(".timer b")).not_to_have_text(was)
    run.press("Enter")
    desk.get_by_role("button", name="Remove: Simmer, step 2").press("Enter")
    expect(desk.locator(".timer")).to_have_count(0)


@pytest.mark.parametrize("width", [320, PHONE, DESK])
def test_without_scripts_one_page_has_all_steps_with_checkboxes_and_bold_times(site, open_browser, path, width):
    window = cook(open_browser(site, width, scripts=False), path)

    expect(window.locator(".step:visible")).to_have_count(4)
    expect(window.locator("b.time:visible")).to_have_text(["18 minutes", "2 minutes"])
    for box in (".ready label", ".step h2 label", ".step .takes label"):
        window.locator(box).first.click()
        expect(window.locator(box).first.locator("input")).to_be_checked()
    expect(window.locator(".end")).to_be_hidden()
    window.get_by_role("link", name="One serving more").click()
    expect(window.locator(".step").first).to_contain_text("312.5 g red lentils")
    window.get_by_role("button", name="Ate it").click()
    expect(window).to_have_url(re.compile("/diary/.*eaten=1"))


@pytest.mark.parametrize("width", [320, PHONE])
def test_the_page_with_three_timers_does_not_scroll_sideways(site, open_browser, path, width):
    phone = cook(open_browser(site, width), path)
    for _ in range(2):
        phone.keyboard.press("ArrowRight")
    for _ in range(3):
        phone.locator("button.time:visible").tap()

    assert phone.evaluate("document.documentElement.scrollWidth") <= width
    assert all(at_rest(button)["height"] >= 44 for button in phone.locator("button:visible").all())


# The buttons in sight whose words or icons are wider or higher than they are.
SPILLING = """() => [...document.querySelectorAll("main :is(button, a.btn)")].filter((button) => {
  if (!button.checkVisibility() || !button.firstChild) return false;
  const range = document.createRange();
  range.selectNodeContents(button);
  const [own, all] = [button, range].map((one) => one.getBoundingClientRect());
  return all.left < own.left - 1 || all.right > own.right + 1 || all.top < own.top - 1 || all.bottom > own.bottom + 1;
}).map((button) => `${button.id} ${button.textContent.trim()}`)"""


@pytest.mark.parametrize("width", [320, PHONE])
def test_no_button_spills_its_text_where_text_is_twice_as_large(site, open_browser, path, width):
    window = cook(open_browser(site, width), path)
    window.evaluate("document.documentElement.style.fontSize = '200%'")
    spilling = {}

    for screen in range(6):
        spilling[screen] = window.evaluate(SPILLING)
        for time in window.locator(".step.on button.time").all():
            time.click()
        spilling[f"{screen} with timers"] = window.evaluate(SPILLING)
        if screen < 5:
            window.locator("#next").click()

    expect(window.get_by_role("button", name="Only save the note")).to_be_visible()
    assert not any(spilling.values()), spilling


def marked(window):
    return window.locator(".step:visible").filter(has=window.locator("[type=checkbox]")).evaluate_all(
        "(steps) => steps.map((step) => getComputedStyle(step).backgroundColor !== 'rgba(0, 0, 0, 0)')"
    )


@pytest.mark.parametrize("width", [320, PHONE, DESK])
def test_all_steps_can_be_shown_with_the_current_one_marked(site, open_browser, path, width):
    window = cook(open_browser(site, width), path)
    switch = window.get_by_role("button", name="All steps")
    expect(switch).to_be_hidden()
    window.keyboard.press("ArrowRight")
    switch.click()

    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(window.locator(".step:visible")).to_have_count(4)
    assert marked(window) == [True, False, False, False]
    window.keyboard.press("ArrowRight")
    assert marked(window) == [False, True, False, False]
    expect(window.get_by_role("checkbox", name="Step 1 done")).to_be_checked()
    window.get_by_role("checkbox", name="Step 2 done").check()
    assert marked(window) == [False, False, True, False]
    window.locator(".step").first.get_by_text("Rinse").click()
    assert marked(window) == [True, False, False, False]
    window.get_by_role("button", name="Step 4", exact=True).click()
    assert marked(window) == [False, False, False, True]
    expect(window.locator(".step.on")).to_be_in_viewport(ratio=1)
    assert window.evaluate("document.documentElement.scrollWidth") <= width


def test_the_choice_of_all_steps_is_kept_for_one_cooking(site, open_browser, path):
    phone = cook(open_browser(site, PHONE), path)
    phone.get_by_role("button", name="Start").tap()
    phone.get_by_role("button", name="All steps").tap()

    phone.reload()

    expect(phone.locator(".step:visible")).to_have_count(4)
    for _ in range(4):
        phone.keyboard.press("ArrowRight")
    expect(phone.locator(".step:visible")).to_have_count(0)
    phone.get_by_role("button", name="Only save the note").tap()
    phone.wait_for_url(lambda address: "/cook" not in address)
    cook(phone, path).get_by_role("button", name="Start").tap()
    expect(phone.locator(".step:visible")).to_have_count(1)
    phone.get_by_role("button", name="All steps").tap()
    phone.get_by_role("button", name="All steps").tap()
    expect(phone.locator(".step:visible")).to_have_count(1)


def test_timers_of_one_step_with_the_same_name_are_told_apart_by_their_times(site, open_browser):
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Bread", servings="2", ingredients="500 g flour")
    steps = "Knead for 10 minutes.\nBake 20 min, turn, bake 1 hour.\nSimmer 5 minutes, stir, then simmer 15 minutes."
    path = form.fill(instructions=steps).send().url.split("?")[0]
    phone = cook(open_browser(site, PHONE), path)
    for _ in range(3):
        phone.keyboard.press("ArrowRight")
        for time in phone.locator("button.time:visible").all():
            time.tap()

    names = phone.locator(".timer small").all_inner_texts()
    assert len(set(names)) == 5
    of_step = {number: [name for name in names if f"step {number}" in name.lower()] for number in (1, 2, 3)}
    assert [name.split(", ")[-1] for name in sorted(of_step[3], key=len)] == ["5 minutes", "15 minutes"]
    assert not any("10" in name for name in of_step[1])


def test_a_timer_notifies_by_the_service_worker_where_a_page_cannot_notify(site, chromium, path):
    context = chromium.new_context(
        base_url=site.url(), viewport={"width": PHONE, "height": 844}, has_touch=True, service_workers="allow",
    )  # fmt: skip
    phone = context.new_page()
    # As Chromium on Android has it; this one shows no notifications.
    phone.add_init_script("""
      window.Notification = class { static permission = "granted"; constructor() { throw new TypeError() } };
      ServiceWorkerRegistration.prototype.showNotification = async (title) => { window.notified = title };
    """)
    phone.goto("groceries")
    phone.evaluate("async () => { await navigator.serviceWorker.ready }")
    phone.clock.install()
    cook(phone, path)
    for _ in range(2):
        phone.keyboard.press("ArrowRight")
    phone.locator("button.time:visible").tap()
    phone.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")

    phone.clock.fast_forward(19 * 60_000)

    wait_until(lambda: phone.evaluate("window.notified") == "Simmer, step 2 is done", "the notification")
    context.close()
