"""What somebody has written before the scans begin, and by which words a path or a form can name it."""

import re

from support.groceries import GroceryPage
from support.paths import SAMPLES

RECIPE = {
    "ingredients": "500 g potatoes\n2 eggs\n1 onion, chopped", "instructions": "Peel them.\nBoil them.",
    "servings": "4", "cook_time": "30", "cost": "1.50", "calories": "400", "carbs": "60", "protein": "20", "fat": "9",
    "category": "Soup", "cuisine": "Indian", "tags": "warm, quick", "notes": "Hot",
    "source": "https://example.org/soup",
}  # fmt: skip


def fill_diary(visitor, meals: int) -> dict[str, str]:
    for number in range(meals):
        visitor.add(f"Meal {number}", date="2026-01-15")
    form = visitor.get("meals/new").meal_form.fill(name="Soup", carbs="a lot").pick((SAMPLES / "caprese.jpg").read_bytes())
    kept = form.send().soup.select_one("input[name=kept_photo]")["value"]
    day, more = visitor.get("diary"), visitor.get("meals").soup.select_one("a[rel=next]")
    return {
        "today": day.soup.select_one("input[name=today]")["value"], "token": visitor.get("settings").form("/settings")["token"],
        "meals_after": after(more), "held": kept,
    }  # fmt: skip


def fill_today(visitor):
    """A few meals, some of whose figures are unknown."""
    visitor.add("Porridge", time="07:40", category="Breakfast", calories="371", carbs="54", protein="14", fat="11")
    visitor.add("Salad", time="12:30", category="Lunch", carbs="20", rating="4")
    visitor.add("Apple", time="", category="Snack")


def fill_household(visitor, recipes: int) -> dict[str, str]:
    """That many recipes, a plan for today, a grocery list in two aisles, and the address of the calendar."""
    ids = [add_recipe(visitor, f"Soup {number}") for number in range(recipes)]
    week = plan(visitor, ids[0])
    calendar = visitor.get("settings/reminders").form("/plan/calendar").send().soup.select_one("#calendar")["value"]
    return {
        "recipe": ids[0], "second_recipe": ids[1], "entry": re.search(r'id="entry-(\d+)"', str(week.soup))[1],
        "recipes_after": after(visitor.get("recipes?own=1").soup.select_one("a[rel=next]")),
        "calendar": calendar.split("/")[-1].removesuffix(".ics"),
    } | shop(visitor) | eat(visitor)  # fmt: skip


def eat(visitor) -> dict[str, str]:
    """A food of one's own, of which a meal is made, and the mark of its line there."""
    added = visitor.get("foods/new").form("/foods").fill(name="Oats", energy="370").send()
    food = re.search(r"/foods/(\d+)", added.url)[1]
    page = visitor.get(f"foods/{food}/amount").form("/amount").fill(amount="30").send()
    plate = re.search(r"/meals/(\d+)", str(page.soup.main))[1]
    line = visitor.get(f"meals/{plate}/foods").soup.select_one("input[name=was]")["value"]
    return {"food": food, "plate": plate, "line": line}


def add_recipe(visitor, name: str) -> str:
    page = visitor.get("recipes/new").form("/recipes").fill(name=name, **RECIPE).send()
    assert page.status == 200, page.soup.main
    return re.search(r"/recipes/(\d+)", page.url)[1]


def plan(visitor, recipe: str):
    """The week in which it is planned for today, beside a few words."""
    today = visitor.get("diary").soup.select_one("input[name=today]")["value"]
    visitor.get(f"recipes/{recipe}/plan").form(f"/recipes/{recipe}/plan").send(("day", today))
    page = visitor.get(f"plan/{today}?add={today}").form("/plan/entries").fill(text="Leftovers").send()
    assert len(page.soup.select(".entry")) == 2, page.soup.main
    return page


def shop(visitor) -> dict[str, str]:
    for aisle in "Greens", "Bread":
        aisles = visitor.get("groceries/aisles").form("/groceries/aisles").fill(name=aisle).send()
    for name in "2 kg potatoes", "6 eggs", "1 l milk":
        page = visitor.get("groceries").form("/groceries").fill(name=name).send()
    groceries = GroceryPage(page)
    first, second, _ = groceries.lines
    assert groceries.tick(second, True).status_code == 303
    return {"item": str(first.id), "aisle": re.search(r'id="aisle-(\d+)"', str(aisles.soup))[1]}


def after(link) -> str:
    return link["href"].split("after=")[1].split("&")[0] if link else ""
