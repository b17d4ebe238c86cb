"""Every screen: accessible, nothing beside the edge, and with TIFFIN_SCREENSHOTS set a picture of it to look at."""

import datetime
import json
import os
import re
from urllib.parse import urlparse

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from support import fonts, pages
from support.authenticator import Authenticator
from support.groceries import GroceryPage
from support.paths import SAMPLES, SCREENSHOTS
from support.routes import route_of, routes
from support.site import PASSWORD
from support.visitor import Form, Visitor
from support.waiting import wait_until
from support.web import SOUP, Web, html
from support.windows import DESK, NARROWEST, PHONE

AXE = Axe()
SCHEMES = ("light", "dark")
NO_ADVICE = {"resultTypes": ["violations"]}
# The rules whose outcome depends on the colours.
COLOURS = {**NO_ADVICE, "runOnly": ["color-contrast", "link-in-text-block"]}
# Pictures of all of them take a minute and a half.
PICTURES_WANTED = "TIFFIN_SCREENSHOTS" in os.environ


def list_screens(window):
    """The list narrowed and sorted."""
    window.goto("meals?category=dinner")
    yield "meals-dinner"
    window.goto("meals?q=su")
    yield "meals-search"
    window.goto("meals?category=lunch&q=soup+of+the+day")
    yield "meals-search-nothing"
    window.goto("meals?favourites=1")
    yield "meals-favourites"
    window.goto("meals?favourites=1&q=zzz")
    yield "meals-favourites-nothing"
    window.goto("meals?category=breakfast")
    yield "meals-breakfast-empty"
    for order in ("protein", "category", "date"):
        window.goto("meals")
        window.locator("main details.menu > summary").click()
        if order == "protein":
            yield "meals-order-menu"
        window.locator(f"button[name=sort][value={order}]").click()
        if order != "date":
            yield f"meals-by-{order}"


def quick_screens(window):
    """The quick entry, from empty to refused."""
    window.goto("diary/2025-11-19#name")
    yield "quick"
    window.keyboard.type("flat")
    yield "quick-typed"
    window.goto("diary/2025-11-19")
    fill = window.locator("#quick .chip a").first.get_attribute("href")
    window.goto(urlparse(window.url)._replace(path=fill.split("?")[0], query=fill.split("?")[1].split("#")[0]).geturl() + "#name")
    yield "quick-chosen"
    window.goto("diary/2025-11-19#name")
    window.fill("#quick #name", "Soup nobody knows")
    window.locator("#quick-form .go").click()
    yield "quick-alone"
    for field in ("carbs", "protein", "fat"):
        window.fill(f"#quick #{field}", "a lot")
    window.locator("#quick-form .go").click()
    yield "quick-refused"
    for field in ("carbs", "protein", "fat"):
        window.fill(f"#quick #{field}", "")
    window.get_by_role("button", name="All fields").click()
    yield "meal-from-quick"


def cook_screens(window, path):
    """Cooking: with scripts its states one after the other, without them the one page."""
    window.goto(path + "/cook?servings=6")
    yield "cook"
    if window.locator("#next").is_visible():
        window.get_by_role("button", name="Start").click()
        window.get_by_role("button", name="Next").click()
        yield "cook-step"
        window.get_by_role("button", name="All steps").click()
        yield "cook-all"
        window.get_by_role("button", name="All steps").click()
        window.locator("button.time").first.click()
        window.locator("button.time").first.click()
        window.locator(".timer .run").first.click()
        yield "cook-timers"
        window.evaluate("document.querySelector('.timer .run').click()")
        window.evaluate(
            "const key = `tiffin.cook.${document.querySelector('main').dataset.recipe}`;"
            "const state = JSON.parse(localStorage.getItem(key)); state.timers[0].end = Date.now() - 200_000;"
            "localStorage.setItem(key, JSON.stringify(state))"
        )
        window.reload()
        expect(window.locator(".rings")).to_be_visible()
        yield "cook-ringing"
        window.get_by_role("button", name="Done").click()
    window.locator("#portion").fill("lots")
    window.locator("#note").fill("Less molasses.")
    window.get_by_role("button", name="Ate it").click()
    yield "cook-refused"
    window.locator("#portion").fill("1")
    window.get_by_role("button", name="Only save the note").click()
    yield "recipe-noted"


def recipe_screens(visitor, window):
    """The recipes of a server that asks no catalogue."""
    window.goto("recipes")
    yield "recipes-empty"
    window.goto("recipes/import")
    yield "recipe-import"
    window.fill("#url", "127.0.0.1/inside")
    window.get_by_role("button", name="Read the page").click()
    yield "recipe-import-refused"
    window.goto("recipes/paste")
    yield "recipe-paste"
    window.fill("#text", "Hello")
    window.get_by_role("button", name="Read it").click()
    yield "recipe-paste-refused"
    if pages.CAN_BE_READ:
        window.goto("recipes/paste")
        photo = pages.photographed("250 g red lentils\n1 large onion\n½ tsp cumin")
        window.set_input_files("#photo", {"name": "page.jpg", "mimeType": "image/jpeg", "buffer": photo})
        window.get_by_role("button", name="Read it").click()
        expect(window.locator("mark")).not_to_have_count(0)
        yield "recipe-paste-photo"
    window.goto("bring")
    yield "bring"
    recipes = [{"name": name, "description": "", "items": []} for name in ("Leek soup", "Toast", "")]
    file = json.dumps({"recipes": recipes}).encode()
    brought = {"name": "kitchenowl.json", "mimeType": "application/json", "buffer": file}
    window.set_input_files("#file", brought)
    window.get_by_role("button", name="Preview").click()
    yield "bring-found"
    window.get_by_role("button", name="Import 2 recipes").click()
    expect(window.get_by_role("heading", level=1)).to_contain_text("2 recipes imported")
    yield "bring-taken"
    window.get_by_role("button", name="Undo import").click()
    yield "bring-back"
    window.goto("bring")
    table = "day,Mahlzeit,item,kj,kh,tags\n3/4/2026,Frühstück,Rye bread,694,31,work\n".encode()
    window.set_input_files("#file", {"name": "food-log.csv", "mimeType": "text/csv", "buffer": table})
    window.get_by_role("button", name="Preview").click()
    yield "bring-columns"
    window.goto("recipes/new")
    yield "recipe-new"
    window.evaluate("document.querySelector('#name').required = false")
    window.fill("#servings", "a lot")
    window.get_by_role("button", name="Save recipe").click()
    yield "recipe-refused"
    window.set_input_files("#photo", SAMPLES / "caprese.jpg")
    window.get_by_role("button", name="Save recipe").click()
    yield "recipe-refused-picture"
    form = visitor.get("recipes/new").form("/recipes")
    form.fill(name="Grandma’s slow-braised aubergine with pomegranate molasses", category="Vegetarian", cuisine="Turkish")
    form.fill(ingredients="For the sauce:\n2 aubergines\n150g/5oz butter\n1 ½ cups molasses\nsalt", rating="4")
    form.fill(instructions="Chop.\nBraise for 2 hours.", notes="Even better cold.", tags="slow, Sunday")
    form.pick((SAMPLES / "chicken.jpg").read_bytes())
    recipe = form.send()
    for name in ("Soup", "Toast"):
        visitor.get("recipes/new").form("/recipes").fill(name=name, calories="300", cost="2.5", cook_time="20").send()
    window.goto(recipe.url)
    yield "recipe"
    window.locator("details.how summary").click()
    yield "recipe-explained"
    path = recipe.url.split("?")[0]
    window.goto(path + "/contents")
    yield "recipe-contents"
    window.goto(path + "/contents?line=2&q=eggplant#line-2")
    yield "recipe-contents-opened"
    window.locator("#line-2 input[name=grams]").fill("a lot")
    window.get_by_role("button", name="Change weight").first.click()
    yield "recipe-contents-refused"
    yield from cook_screens(window, path)
    window.goto(path)
    window.get_by_text("Ate it").click()
    yield "recipe-eaten"
    window.get_by_role("button", name="Add to today’s diary").click()
    yield "day-serves"
    window.goto(path)
    window.locator("#figures summary").click()
    yield "recipe-serves-choice"
    window.get_by_role("button", name="Serves 6").click()
    yield "recipe-serves"
    window.goto(path + "?servings=9")
    yield "recipe-scaled"
    window.goto(path + "/plan")
    yield "recipe-plan"
    window.goto(path + "/groceries")
    yield "recipe-groceries"
    changing = visitor.get(path + "/edit").form(path.split("/", 3)[-1])
    window.goto(path + "/edit")
    yield "recipe-edit"
    window.fill("#name", "Aubergine")
    visitor.page(changing.fill(notes="Changed meanwhile").answer())
    window.get_by_role("button", name="Save recipe").click()
    yield "recipe-conflict"
    window.goto("recipes")
    yield "recipes"
    window.goto("recipes?q=zzucchini")
    yield "recipes-nothing"
    window.goto("recipes?category=Vegetarian&minutes=60")
    yield "recipes-filtered"
    deleted = visitor.page(visitor.get(path).form("/delete").answer())
    window.goto(deleted.url)
    yield "recipes-deleted"


def record_screens(visitor, window):
    """Water, weight and a note: on the day, refused, in the trends."""
    on = dict(record_water="1", record_weight="1", record_note="1", glass="250", water_goal="2000", weight_unit="st")
    visitor.get("settings/records").form("/settings").fill(**on).send()
    day = datetime.date.today()
    for back, weight in ((3, "11 st 5"), (2, "11 st 4.5"), (0, "11 st 4")):
        address = f"diary/{day - datetime.timedelta(days=back)}"
        visitor.get(address).form(f"/{address}/weight").fill(weight=weight).send()
        visitor.get(address).form(f"/{address}/water").send(("glasses", "1"))
    visitor.get(f"diary/{day}").form(f"/diary/{day}/note").fill(note="Slept badly, ran 5 km. " * 12 + "x" * 80).send()
    window.goto(f"diary/{day}#records")
    yield "day-records"
    window.fill("#weight", "heavy")
    window.get_by_role("button", name="Save weight").click()
    yield "day-records-refused"
    window.goto("meals?q=slept")
    yield "meals-search-note"
    window.goto("trends?days=30")
    window.locator(".weight summary").click()
    yield "trends-weight"


def import_screens(visitor, window, web):
    """A recipe of a page that is there already."""
    address = f"http://{web.host}/soup"
    visitor.get("recipes/import").form("recipes/import").fill(url=address).send().form("/recipes").send()
    window.goto("recipes/import")
    window.fill("#url", address)
    window.get_by_role("button", name="Read the page").click()
    yield "recipe-import-again"


def meanwhile_screens(visitor, window):
    """What changed while a form was open: the day, a setting of the household, an entry of the plan."""
    zone = visitor.get("settings/time_zone").form("/settings")
    # Between these two it is always another day.
    zone.fill(time_zone="Pacific/Midway").send()
    window.goto("diary#name")
    window.fill("#quick #name", "Soup " + "very" * 12 + "long")
    zone.fill(time_zone="Pacific/Kiritimati").send()
    window.locator("#quick-form .go").click()
    yield "meal-which-day"
    zone.fill(time_zone="").send()
    window.goto("settings/money")
    window.fill("#weekly_budget", "75.5")
    visitor.get("settings/money").form("/settings").fill(weekly_budget="90").send()
    window.get_by_role("button", name="Save").click()
    yield "settings-conflict"
    for name in ("changed", "removed"):
        visitor.get("plan/2025-12-01?add=2025-12-01").form("/plan/entries").fill(text=f"Stew {name}").send()
        window.goto("plan/2025-12-01")
        window.get_by_role("link", name=f"Change Stew {name}").click()
        other = visitor.get(window.url.split("/", 3)[-1].split("#")[0])
        if name == "changed":
            Form(other, other.soup.select_one("#entry form")).send(("day", "2025-12-03"))
        else:
            Form(other, other.soup.select_one("#entry button.bad").find_parent("form")).send()
        window.locator("#entry .days button").nth(3).click()
        yield f"plan-conflict-{name}"


def grocery_screens(site, window):
    """The list, from empty to full."""
    visitor: Visitor = site.visitor()
    window.goto("groceries")
    yield "groceries-empty"
    window.goto("groceries/aisles")
    yield "groceries-aisles-none"
    window.goto("groceries/purchases")
    yield "groceries-purchases-none"
    names = ["3 aubergines", "1 bunch coriander, the fresh one", "400 g paneer", "6 eggs", "2 x 400 g tins tomatoes"]
    long = "Grandma’s pomegranate molasses from the market stall and " + "very" * 12 + "long words"
    for name in [*names, "frozen peas", "2 salmon fillets", "Flux capacitor", long]:
        visitor.get("groceries").form("/groceries").fill(name=name).send()
    for _ in range(2):
        page = GroceryPage(visitor.get("groceries"))
        page.tick(page.lines[0], True)
    window.goto("groceries")
    yield "groceries"
    window.locator("li.item > a").first.click()
    yield "groceries-opened"
    window.goto("groceries")
    window.locator("button.tick").first.click()
    expect(window.get_by_role("status")).to_contain_text("ticked")
    yield "groceries-ticked"
    window.locator("main details.menu > summary").click()
    yield "groceries-menu"
    window.goto("groceries")
    window.locator("li.item > a").first.click()
    window.get_by_label("Name").first.fill("  ")
    window.get_by_role("button", name="Save").first.click()
    yield "groceries-refused"
    window.goto("groceries/aisles")
    window.locator(".order summary").nth(1).click()
    yield "groceries-aisles"
    window.goto("groceries/clear")
    yield "groceries-clear"
    window.goto("groceries")
    window.locator("section[aria-labelledby=basket]").get_by_role("button", name="Clear ticked items").click()
    yield "groceries-cost"
    window.get_by_label("What did it cost?").fill("much")
    window.get_by_role("button", name="Save").click()
    yield "groceries-cost-refused"
    window.get_by_label("What did it cost?").fill("24.10")
    window.get_by_role("button", name="Save").click()
    expect(window.get_by_role("status")).to_contain_text("Cost saved.")
    window.goto("groceries/purchases")
    window.locator("summary.t").first.click()
    yield "groceries-purchases"
    window.goto("trends")
    yield "trends-spending"


def screens(site, window, web):
    """Leads the window from screen to screen, and names each one."""
    visitor: Visitor = site.visitor()
    yield from first_screens(window)
    window.goto("meals")
    yield "meals-empty"
    window.goto("trends")
    yield "trends-empty"
    window.goto("offline")
    yield "offline"
    window.goto("meals/new")
    yield "meal-new"
    visitor.get("meals").form("meals/samples").send()
    long = "Grandma’s slow-braised aubergine with pomegranate molasses and " + "very" * 12 + "long words"
    form = visitor.get("meals/new").meal_form
    form.fill(name=long, category="", category_other="Second breakfast", calories="632", carbs="58", fat="38.5")
    form.fill(
        date="2025-11-19", time="19:30", rating="5", notes="Two hours at 160°.\n\nEven better cold.", favourite="1"
    )
    form.pick((SAMPLES / "chicken.jpg").read_bytes()).send()
    meal = visitor.get("meals").list[long]
    changing = visitor.get(f"meals/{meal.id}/edit").meal_form
    window.goto("meals")
    yield "meals"
    window.locator("a.more").first.click()
    window.locator(".meals .panel").wait_for()
    yield "meals-opened"
    yield from list_screens(window)
    window.goto(f"meals/{meal.id}")
    yield "meal"
    page = visitor.add("Croissant", date="2025-11-19", time="08:00", calories="12937")
    window.goto(f"meals/{page.list['Croissant'].id}")
    yield "meal-with-energy-alone"
    window.goto(f"meals/{meal.id}/edit")
    yield "meal-edit"
    window.fill("#name", "Aubergine")
    window.set_input_files("#photo", SAMPLES / "caprese.jpg")
    visitor.page(changing.fill(notes="Changed meanwhile").answer())
    window.get_by_role("button", name="Save meal").click()
    yield "meal-conflict"
    window.goto("meals/new")
    window.fill("#name", "  ")
    window.fill("#carbs", "a lot")
    window.get_by_role("button", name="Save meal").click()
    yield "meal-refused"
    window.set_input_files("#photo", SAMPLES / "caprese.jpg")
    window.get_by_role("button", name="Save meal").click()
    yield "meal-refused-picture"
    page = visitor.add("Cake", date="01-01-2021")
    cake = visitor.get("meals").list["Cake"]
    window.goto(page.url)
    yield "meal-date-not-understood"
    deleted = visitor.page(visitor.get(f"meals/{cake.id}").form("/delete").answer())
    window.goto(deleted.url)
    yield "meals-deleted"
    window.goto("trends")
    yield "trends"
    window.goto("diary/print?from=2025-11-17&to=2025-11-23")
    yield "print"
    window.goto("diary/print?from=2025-11-17&to=2025-11-23&by=week")
    yield "print-week"
    window.goto("diary/print?from=2025-11-23&to=2025-11-17")
    yield "print-refused"
    window.goto("settings")
    yield "settings"
    for part in ("diary", "records", "look", "reminders", "time_zone", "cooking", "money"):
        window.goto(f"settings/{part}")
        yield f"settings-{part}"
    window.goto("settings/server")
    yield "settings-server"
    window.locator("summary.me").click()
    yield "menu"
    window.goto("settings/goals")
    yield "settings-goals"
    window.fill("#calorie_goal", "a lot")
    window.fill("#fat_goal", "1,234")
    window.get_by_role("button", name="Save", exact=True).click()
    yield "settings-refused"
    window.fill("#calorie_goal", "2000")
    window.fill("#fat_goal", "70")
    window.get_by_role("button", name="Save", exact=True).click()
    yield "settings-saved"
    window.goto("diary/2025-11-20")
    yield "day-empty"
    window.goto("diary/2025-11-20/copy")
    yield "day-copy-empty"
    for name, time, carbs in (("Porridge", "07:40", "54"), ("Flat white", "07:40", "9"), ("Cake", "", "40")):
        visitor.add(name, date="2025-11-19", time=time, carbs=carbs, favourite="1")
    visitor.add(long, date="2025-11-19", category="Dinner")
    window.goto("diary/2025-11-20")
    yield "day-after"
    window.goto("diary/2025-11-19")
    yield "day"
    window.locator(".eaten .more").first.click()
    window.locator(".eaten .panel").wait_for()
    yield "day-opened"
    yield from quick_screens(window)
    window.goto("diary/2025-11-19/copy")
    yield "day-copy"
    yield from food_screens(window)
    yield from recipe_screens(visitor, window)
    yield from import_screens(visitor, window, web)
    yield from meanwhile_screens(visitor, window)
    yield from plan_screens(visitor, window, long)
    yield from grocery_screens(site, window)
    yield from record_screens(visitor, window)
    window.goto("nowhere")
    yield "not-found"


def first_screens(window):
    """The first steps of a new person, one after the other, and the helper of their goal."""
    window.goto("diary")
    yield "day-first"
    window.goto("settings/goals#helper")
    window.fill("#age", "34")
    window.fill("#height", "tall")
    window.fill("#weight", "143 lb")
    window.locator("#equation").get_by_text("In between").click()
    window.get_by_role("button", name="Calculate").click()
    yield "settings-helper-refused"
    window.fill("#height", "5'6")
    window.get_by_role("button", name="Calculate").click()
    yield "settings-helper"
    window.get_by_role("button", name="Use 2,000").click()
    window.goto("diary")
    yield "day-first-meal"
    window.get_by_role("button", name="Skip this step").first.click()
    yield "day-first-dinners"


def food_screens(window):
    """What was eaten before and foods, how much of one, a meal of two, a food's page, and one of one's own."""
    window.goto("foods?day=2025-11-19")
    yield "foods"
    window.goto("foods?day=2025-11-19&q=zzz")
    yield "foods-nothing"
    window.goto("foods?day=2025-11-19&q=bread")
    yield "foods-search"
    window.locator("#foods .over").first.click()
    yield "food-amount"
    window.fill("#amount", "two bowls")
    window.locator(".dock .go").click()
    yield "food-amount-refused"
    window.fill("#amount", "2")
    window.get_by_role("button", name="Another food").click()
    yield "foods-another"
    window.fill("#q", "butter")
    window.locator("#q").press("Enter")
    window.locator("#foods .over").first.click()
    window.locator(".card a.icon").click()
    yield "food"
    window.get_by_role("link", name="Add to diary").click()
    window.locator(".dock .go").click()
    yield "plate-added"
    window.locator(".crumb a").click()
    window.locator(".eaten").filter(has_text=re.compile("bread, .*butter", re.I)).first.locator(".over").click()
    yield "plate"
    window.locator("summary.row").first.click()
    yield "plate-opened"
    window.locator("input[name=amount]").first.fill("a lot")
    window.get_by_role("button", name="Change").first.click()
    yield "plate-refused"
    window.goto("foods/barcode?day=2025-11-19")
    yield "barcode"
    window.fill("#code", "5449000000997")
    window.get_by_role("button", name="Look it up").click()
    yield "barcode-refused"
    window.fill("#code", "5449000000996")
    window.get_by_role("button", name="Look it up").click()
    yield "barcode-new"
    window.goto("foods/new?day=2025-11-19&q=Muesli")
    yield "food-new"
    window.fill("#energy", "a lot")
    window.get_by_role("button", name="Save food").click()
    yield "food-refused"
    window.fill("#energy", "360")
    window.get_by_role("button", name="Save food").click()
    window.locator(".card a.icon").click()
    window.get_by_role("link", name="Edit").click()
    yield "food-edit"
    window.goto("settings/goals")
    for nutrient in ("fibre", "sugars", "saturated", "salt"):
        window.check(f"[name=show_{nutrient}]")
    window.fill("#fibre_goal", "30")
    window.locator("#goals .go").first.click()
    window.goto("diary/2025-11-19")
    window.locator("details.others summary").click()
    yield "day-nutrients"


def plan_screens(visitor, window, long):
    """A week of the plan, empty and full, and what opens over it."""
    window.goto("plan/2025-11-20")
    yield "plan-empty"
    window.goto("plan/2025-11-20?add=2025-11-18#add")
    yield "plan-add"
    window.fill("#add #text", "  ")
    window.get_by_role("button", name="Add", exact=True).click()
    yield "plan-add-refused"
    for day, text in (("2025-11-17", "Soup"), ("2025-11-20", long), ("2025-11-20", "Leftovers")):
        visitor.get(f"plan/{day}?add={day}").form("/plan/entries").fill(text=text).send()
    window.goto("plan")
    yield "plan-now"
    window.goto("plan/2025-11-20")
    yield "plan"
    window.locator(".entry a.icon").first.click()
    yield "plan-entry"
    window.fill("#servings", "many")
    window.locator("#entry").get_by_role("button", name="Save", exact=True).click()
    yield "plan-entry-refused"
    later = (datetime.date.today() + datetime.timedelta(days=1)).isoformat()
    for day in (datetime.date.today().isoformat(), later):
        visitor.get(f"plan/{day}?add={day}").form("/plan/entries").fill(text=long).send()
        window.goto(f"diary/{day}")
        yield "day-planned" if day != later else "day-ahead-planned"
    window.locator(".planned summary").first.click()
    yield "day-planned-menu"
    window.goto("diary")
    window.get_by_label("More for this day").click()
    yield "day-menu"
    visitor.get(f"plan/{later}?add={later}").form("/plan/entries").fill(text=long).send()
    window.goto(f"plan/{later}")
    yield "plan-ahead"
    window.locator(".entry a.icon").first.click()
    yield "plan-ahead-entry"
    window.goto("plan/2025-11-20")
    window.get_by_role("button", name="Ate it").first.click()
    # With scripts it is sent in the background, as a tick is.
    expect(window.get_by_role("status")).to_contain_text("Soup")
    yield "plan-eaten"
    window.goto("plan/2025-11-20/sheet")
    yield "plan-sheet"
    window.goto("plan/2025-11-17/copy?scope=week&to=2025-11-24")
    yield "plan-copy"
    window.goto("plan/2025-11-17/copy?scope=week&to=2025-11-18")
    yield "plan-copy-refused"
    window.goto("plan/2025-11-18/copy?scope=day")
    yield "plan-copy-day"
    window.goto("plan/2025-11-20/groceries?from=2025-11-17&to=2025-11-23")
    yield "plan-shop"
    window.get_by_label("To").fill("2025-11-16")
    window.get_by_role("button", name="Show these days").click()
    yield "plan-shop-refused"
    recipe = visitor.get("recipes/new").form("/recipes")
    number = recipe.fill(name=long, ingredients="2 onions\nsalt").send().url.split("?")[0].split("/")[-1]
    planned = visitor.get("plan/2025-11-21?add=2025-11-21").form("/plan/entries").send(("recipe", number))
    window.goto(planned.url)
    yield "plan-serves"
    window.goto("plan/2025-11-21/groceries?from=2025-11-17&to=2025-11-23")
    yield "plan-shop-more"
    window.get_by_role("button", name="Add 2 items").click()
    window.goto("groceries")
    window.locator(".item > a", has_text="onions").click()
    window.get_by_label("Quantity").fill("1")
    window.get_by_role("button", name="Save", exact=True).click()
    window.goto("plan/2025-11-21/groceries?from=2025-11-17&to=2025-11-23")
    yield "plan-shop-by-hand"
    window.goto("plan/2025-11-21")
    window.locator("#day-2025-11-21 .entry a.icon").click()
    window.get_by_role("button", name="Remove from the plan").click()
    yield "plan-removed"
    window.get_by_role("button", name="Remove its ingredients from the list").click()
    yield "plan-taken-off"
    window.goto("plan/2025-11-20/clear?scope=week")
    yield "plan-clear"
    window.goto("settings/cooking")
    window.fill("#cooks_for", "5")
    window.get_by_role("button", name="Save").click()
    expect(window.get_by_role("status")).to_contain_text("also in planned meals")
    yield "settings-cooking-planned"
    window.get_by_role("button", name="Undo").click()


def factor_screens(window, codes):
    """A second factor, from nothing to used; the recovery codes are noted."""
    window.goto("account/factor")
    yield "factor"
    window.fill("#old_password", "wrong one")
    window.get_by_role("button", name="Set up").click()
    yield "factor-refused"
    window.fill("#old_password", PASSWORD)
    window.get_by_role("button", name="Set up").click()
    phone = Authenticator(window.locator("code").inner_text())
    yield "factor-setup"
    window.fill("#code", "12345")
    window.get_by_role("button", name="Turn on").click()
    yield "factor-setup-refused"
    window.fill("#code", phone.code())
    window.get_by_role("button", name="Turn on").click()
    codes += window.locator("ol.codes li").all_inner_texts()
    yield "recovery-codes"
    window.goto("account")
    yield "account-with-factor"
    window.goto("account/factor")
    yield "factor-on"
    window.fill("#old_password", PASSWORD)
    window.fill("#code", "12345")
    window.get_by_role("button", name="Remove authenticator").click()
    yield "factor-on-refused"
    window.goto("household")
    window.get_by_role("button", name="Require it").click()
    yield "household-with-factor"
    window.context.clear_cookies()
    window.goto("sign-in")
    window.fill("#username", "maya")
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Sign in").click()
    yield "sign-in-code"
    window.fill("#code", "12345")
    window.get_by_role("button", name="Sign in").click()
    yield "sign-in-code-refused"
    window.fill("#code", codes.pop())
    window.get_by_role("button", name="Sign in").click()


def gates(site, window, web):
    """The same for the screens of a site that asks who it is."""
    window.goto("setup")
    yield "setup"
    window.goto(f"setup?code={site.command('setup-code').stdout.strip()}")
    window.fill("#username", "a b")
    window.fill("#password", "short")
    window.get_by_role("button", name="Create account").click()
    yield "setup-refused"
    owner = site.set_up("maya", name="Maya", household="The long household of Orchard Road and beyond")
    window.goto("sign-in")
    yield "sign-in"
    window.goto("sign-in?did=deleted")
    yield "sign-in-after-deleting"
    window.fill("#username", "maya")
    window.fill("#password", "wrong one")
    window.get_by_role("button", name="Sign in").click()
    yield "sign-in-refused"
    link = owner.get("household").form("/invitations").send().soup.select_one("#link")["value"]
    window.goto(link)
    yield "join"
    site.visitor().get(link).form("/join/" + link.split("/")[-1]).fill(username="jonas", password=PASSWORD).send()
    window.goto("sign-in")
    window.fill("#username", "maya")
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Sign in").click()
    window.goto("household")
    window.get_by_role("button", name="Invite", exact=True).click()
    yield "household-invited"
    window.goto("household")
    window.locator("summary.more").first.click()
    yield "household"
    window.get_by_role("link", name="Reset password").click()
    yield "member-password"
    window.fill("#old_password", "wrong one")
    window.get_by_role("button", name="Create link").click()
    yield "member-password-refused"
    window.fill("#old_password", PASSWORD)
    window.get_by_role("button", name="Create link").click()
    yield "member-password-link"
    window.goto(window.input_value("#link"))
    yield "new-password"
    window.goto("household")
    window.locator("summary.more").first.click()
    window.get_by_role("link", name="Remove").first.click()
    yield "household-remove"
    window.goto("household")
    window.locator("summary.more").first.click()
    window.get_by_role("link", name="Make an owner").click()
    yield "member-owner"
    window.fill("#old_password", PASSWORD)
    window.get_by_role("button", name="Make an owner").click()
    # The only owner is told to make another one first.
    window.goto("household/leave")
    yield "household-leave"
    window.goto(site.command("account", "invite").stdout.strip().lstrip("/") + "/accept")
    yield "join-accept"
    window.goto("account")
    yield "account"
    window.fill("#old_password", "wrong one")
    window.fill("#password", "short")
    window.get_by_role("button", name="Change password").click()
    yield "account-refused"
    codes = []
    yield from factor_screens(window, codes)
    window.goto("account/delete")
    yield "account-delete"
    window.goto("settings")
    yield "settings-signed-in"
    window.goto("meals/new")
    window.fill("#name", "Soup")
    window.context.clear_cookies()
    window.get_by_role("button", name="Save meal").click()
    yield "sign-in-held"
    window.fill("#username", "maya")
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Sign in").click()
    yield "sign-in-code-held"
    window.fill("#code", codes.pop())
    window.get_by_role("button", name="Sign in").click()
    yield "meal-held"


def every_screen(new_site, open_browser, width, scripts):
    """The window with each screen in it, and the screen's name. At the end each page of the site was among them."""
    seen, web = set(), Web({"/soup": html(SOUP)})
    for auth, walk in (("none", screens), ("password", gates)):
        site = new_site(auth=auth, environment={"TIFFIN_FETCH_ALLOW": web.host})
        window = open_browser(site, width, scripts)
        window.on("response", lambda response: seen.add(shown(response)))
        for name in walk(site, window, web):
            yield window, name
    web.close()
    assert [route.name for route in routes() if route.method == "GET" and route.pages and route not in seen] == []


def shown(response):
    """The route whose page is looked at; None for what belongs to a page."""
    is_page = response.request.resource_type == "document" and response.status < 300
    return route_of("GET", urlparse(response.url).path) if is_page else None


# Rows that begin further in, or out, than the heading of the card that they stand in: text, pictures and icons count.
UNEVEN = """() => {
  const isSeen = (node) => (node.closest ? node : node.parentElement).checkVisibility({ visibilityProperty: true })
    && !(node.closest ? node : node.parentElement).closest(".vh, dialog, .pop");
  const start = (element) => {
    const starts = [], nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode, isDrawn = node.matches?.("img, svg, .letter");
      if (!isDrawn && !(node.nodeType === 3 && node.data.trim()) || !isSeen(node)) continue;
      const range = document.createRange();
      range.selectNode(node);
      const boxes = isDrawn ? [node.getBoundingClientRect()] : [...range.getClientRects()].filter(box => box.width > 2);
      starts.push(...boxes.map(box => box.x));
    }
    return Math.min(...starts);
  };
  // A box with a line around it, within the card, stands for itself.
  const isFramed = (row, card) => {
    for (let part = row; part !== card; part = part.parentElement)
      if (parseFloat(getComputedStyle(part).borderInlineStartWidth)) return true;
    return false;
  };
  const uneven = [];
  for (const heading of document.querySelectorAll(".card :is(h2, h3)")) {
    const card = heading.closest(".card"), edge = start(heading);
    // A heading within a row, or beside what is drawn, is none of a card.
    if (!isFinite(edge) || heading.closest(".row, .rows, .entry, .cards, .item, .note")) continue;
    for (const row of card.querySelectorAll(".row, .field > :is(label, legend), .stack > .hint")) {
      const own = start(row);
      const isBelow = row.closest(".card") === card && row.getBoundingClientRect().y > heading.getBoundingClientRect().y;
      const isBeside = row.closest(".cols, .amount, .line, .shot, .donut") || isFramed(row, card);
      if (isBelow && !isBeside && isFinite(own) && Math.abs(own - edge) >= 1)
        uneven.push(`${heading.innerText}: ${row.innerText.trim().slice(0, 40)}: ${own - edge} px`);
    }
  }
  return uneven;
}"""

# Lines that begin with a dot between two facts, one of which is on the line before.
DOTTED = """() => {
  const dotted = [], texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const block = (part) => /inline|contents/.test(getComputedStyle(part).display) ? block(part.parentElement) : part;
  while (texts.nextNode()) {
    const text = texts.currentNode, part = text.parentElement;
    if (!part.checkVisibility({ visibilityProperty: true }) || part.closest("svg, select, .vh")) continue;
    for (const dot of text.data.matchAll(/·/g)) {
      const range = document.createRange(), line = block(part);
      range.setStart(text, dot.index);
      range.setEnd(text, dot.index + 1);
      const box = range.getBoundingClientRect(), start = line.getBoundingClientRect().x;
      if (box.width && Math.abs(box.x - start - parseFloat(getComputedStyle(line).paddingInlineStart)) < 2)
        dotted.push(line.innerText.replace(/\\s+/g, " ").slice(0, 60));
    }
  }
  return dotted;
}"""

# Notices that ask something.
ASKING = """() => [...document.querySelectorAll(".flash")]
  .filter(flash => flash.innerText.includes("?")
    || flash.querySelector("fieldset, select, textarea, input:not(.x, [type=hidden])"))
  .map(flash => flash.innerText)"""


class Walk:
    """What was found on a way past every screen."""

    def __init__(self, width: int, scripts: bool, others: list[str]):
        self.width, self.scripts = width, scripts
        # What scrolls sideways in which other font of desktops.
        self.wide_in = {font: [] for font in others}
        self.violations = {scheme: [] for scheme in SCHEMES}
        # A window for fingers is also made narrower, and its text larger.
        self.wide = {each: [] for each in ([width, NARROWEST] if width < 800 else [width])}
        self.wide_when_large, self.hidden_and_seen, self.uneven, self.asking, self.dotted = [], [], [], [], []

    def look(self, window, name: str):
        await_page(window)
        self.uneven += [f"{name}: {one}" for one in window.evaluate(UNEVEN)]
        self.asking += [f"{name}: {one}" for one in window.evaluate(ASKING)]
        if self.scripts:
            for scheme, options in zip(SCHEMES, (NO_ADVICE, COLOURS)):
                self._hold_axe_against(window, name, scheme, options)
            window.emulate_media(color_scheme=SCHEMES[0])
        size = window.viewport_size
        for width in self.wide:
            window.set_viewport_size({**size, "width": width})
            self.wide[width] += [name] if overflow(window) > 0 else []
            self.dotted += [f"{name}, {width}: {one}" for one in window.evaluate(DOTTED)]
            self._hold_fonts_against(window, f"{name}, {width}")
        window.set_viewport_size(size)
        window.evaluate("document.documentElement.style.fontSize = '200%'")
        self.wide_when_large += [name] if overflow(window) > 0 else []
        window.evaluate("document.documentElement.style.fontSize = ''")
        self.hidden_and_seen += [f"{name}: {one}" for one in hidden_and_seen(window)]

    def _hold_fonts_against(self, window, name: str):
        for font, wide in self.wide_in.items():
            fonts.set_in(window, font)
            wide += [name] if overflow(window) > 0 else []
        fonts.set_in(window, None)

    def _hold_axe_against(self, window, name: str, scheme: str, options: dict):
        window.emulate_media(color_scheme=scheme)
        if PICTURES_WANTED:
            window.screenshot(path=SCREENSHOTS / f"{name}-{self.width}-{scheme}.png", full_page=True)
        self.violations[scheme] += [
            f"{name}: {violation['id']}: {node['html'][:160]}"
            for violation in AXE.run(window, options=options).response["violations"]
            for node in violation["nodes"]
        ]


def await_page(window):
    """Waits for all of the page that a busy machine may still be reading, of the one before if another is on its way."""
    wait_until(lambda: window.evaluate("document.readyState === 'complete'"), "all of the page")


def overflow(window) -> int:
    return window.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def hidden_and_seen(window) -> list[str]:
    return window.evaluate(
        "[...document.querySelectorAll('[hidden]')].filter(one => one.checkVisibility())"
        ".map(one => one.outerHTML.slice(0, 80))"
    )


WALKS = {}


@pytest.fixture
def walk(new_site, open_browser, font_settings):
    """Goes past every screen, once for all tests that ask for the same way."""

    def go(width: int, scripts=True) -> Walk:
        if (width, scripts) not in WALKS:
            SCREENSHOTS.mkdir(exist_ok=True)
            walk = Walk(width, scripts, fonts.there(font_settings))
            for window, name in every_screen(new_site, open_browser, width, scripts):
                walk.look(window, name)
            WALKS[width, scripts] = walk
        return WALKS[width, scripts]

    return go


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", [PHONE, DESK])
def test_axe_finds_no_accessibility_violation_on_any_screen(walk, width, scheme):
    assert walk(width).violations[scheme] == []


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("width", [NARROWEST, PHONE, DESK])
def test_no_screen_scrolls_sideways(walk, width, scripts):
    assert walk(DESK if width == DESK else PHONE, scripts).wide[width] == []


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("font", fonts.OTHERS)
@pytest.mark.parametrize("width", [PHONE, DESK])
def test_no_screen_scrolls_sideways_in_other_desktop_fonts(walk, width, font, scripts):
    walked = walk(width, scripts)
    if font not in walked.wide_in:
        pytest.skip(f"there is no {font} here (Scripts/test unpacks it)")
    assert walked.wide_in[font] == []


def test_the_tested_fonts_differ_in_width(site, open_browser, font_settings):
    window = open_browser(site)
    widths = []
    for font in [None, *fonts.there(font_settings)]:
        fonts.set_in(window, font)
        # Of the text, not of its box.
        widths.append(
            window.evaluate(
                "() => { const text = document.createRange(); text.selectNodeContents(document.querySelector('main'));"
                " return [...text.getClientRects()].map(rect => rect.width.toFixed(1)).toString() }"
            )
        )

    assert len(set(widths)) == len(widths), widths


def test_no_screen_scrolls_sideways_with_text_at_twice_its_size(walk):
    assert walk(PHONE).wide_when_large == []


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_rows_are_aligned_with_the_heading_of_their_card(walk, width):
    print("\n".join(walk(width).uneven))
    assert walk(width).uneven == []


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_no_line_begins_with_a_separator_dot(walk, width):
    assert walk(width).dotted == []


def test_no_notice_contains_a_question_or_a_field(walk):
    assert walk(PHONE).asking == []


def test_without_scripts_no_hidden_element_is_shown(walk):
    assert walk(PHONE, scripts=False).hidden_and_seen == []


def test_the_first_tab_shows_the_skip_link(site, open_browser):
    window = open_browser(site, 1280)

    window.keyboard.press("Tab")

    focused = window.locator(":focus")
    assert focused.inner_text() == "Skip to content"
    assert focused.bounding_box()["y"] >= 0


def test_stars_and_dots_are_printed_and_arrows_are_not(site, open_browser):
    window = open_browser(site, 1280)
    site.visitor().add("Soup", rating="4", carbs="12")
    soup = site.visitor().get("meals").list["Soup"]
    window.emulate_media(media="print")

    window.goto("meals")
    star = window.locator(".row .stars i").first
    assert star.evaluate("star => getComputedStyle(star).printColorAdjust") == "exact"
    assert window.locator(".more").is_hidden()
    window.goto(site.origin + soup.path)
    dot = window.locator("tbody .dot").first
    assert dot.evaluate("dot => getComputedStyle(dot, '::before').printColorAdjust") == "exact"
    assert window.locator("main").bounding_box()["width"] > 1000, "the rail's column is left free"
    window.screenshot(path=SCREENSHOTS / "meal-print.png", full_page=True)
