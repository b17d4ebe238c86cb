"""The walks through recipes, plan and groceries."""

from walk import DIARY, ENDS, GROCERIES, LOOKING, OWN, PLAN, RECIPES, SCRIPTS, TRYING, Walk, others

OUTSIDE = [*ENDS, *OWN, *DIARY]
RECIPE = (
    "token={token}&list=q%3Dsoup&rating=0&name=Soup&ingredients=2+eggs%0A1+onion&instructions=Boil&category=Stew"
    "&cuisine=Thai&tags=warm&notes=Hot&source=https://example.org/&video=https://example.org/v"
)
PLANNED = "token={token}&key=k&q=soup&text=Soup&slot=Dinner&servings=2"


def other_recipes(words: dict[str, str]) -> list[str]:
    return others("recipes", words["recipe"])


def other_entries(words: dict[str, str]) -> list[str]:
    """Today's plan has two."""
    return others("plan", words["today"]) + others("plan/entries", words["entry"])


def other_lines(words: dict[str, str]) -> list[str]:
    return others("groceries", words["item"]) + others("groceries/aisles", words["aisle"])


WALKS_OF_ROOMS = [
    Walk(
        # Its form has a picture, which this leaves out.
        "adding a food", begin=["foods", "foods?q=mue"], modules=[*LOOKING, *TRYING, "xss"], who="carol",
        form="token={token}&q=muesli&name=Muesli&brand=Mill&barcode=&per=g&energy=360&energy_unit=kcal&carbs=60",
        reached=[("POST", "/foods", "303"), ("POST", "/foods", "422"), ("GET", "/foods", "200")],
    ),
    Walk(
        "eating a food", begin=["foods/{food}/amount", "foods/{food}"], modules=[*LOOKING, *TRYING, "xss"], who="carol",
        form="token={token}&key=k&today={today}&amount=20&unit=g&time=08:00&category=Lunch",
        reached=[("POST", "/foods/N/amount", "303"), ("POST", "/foods/N/amount", "422"), ("GET", "/foods/N", "200")],
    ),
    Walk(
        "a plate", begin=["meals/{plate}/foods", "meals/{plate}/foods"], modules=[*LOOKING, *TRYING, "xss"], who="carol",
        # As it is there: otherwise it was changed meanwhile, which is told whatever else was sent.
        form="token={token}&line=1&was={line}&amount=30&unit=g",
        reached=[("GET", "/meals/N/foods", "200"), ("POST", "/meals/N/foods", "303")],
    ),
    Walk(
        # wapiti brings files of its own.
        "bringing a file", begin=["bring"], leave_out=[*OUTSIDE, *RECIPES, *PLAN, *GROCERIES], who="erin",
        reached=[("GET", "/bring", "200"), ("POST", "/bring", "422")],
    ),
    Walk(
        # Of the links that narrow the list, and of those that change the servings, those that it begins with.
        "recipes",
        begin=[
            "recipes?own=1&q=soup&category=Soup&cuisine=Indian&minutes=60", "recipes/{recipe}?list=q%3Dsoup&servings=6",
            "recipes/{recipe}/groceries?servings=6&day={today}", "recipes/{recipe}/plan?servings=6",
            "recipes/new?list=q%3Dsoup", "recipes/{recipe}/edit?list=q%3Dsoup", "recipes/import?url=x",
            "recipes/{recipe}/recipe.json", "recipes/{recipe}/cook?servings=6",
        ],
        leave_out=[
            *OUTSIDE, *PLAN, *GROCERIES, "recipes?q=*", "recipes?category=*", "recipes?cuisine=*", "recipes?minutes=*",
            "recipes?favourites=*", "recipes?own=1", "recipes/{recipe}?servings=*", "recipes/{recipe}/delete",
            "recipes/{recipe}/cook?servings=*",
            # Forms with a picture, as those of meals; and those that have walks of their own.
            "recipes", "recipes/{recipe}", "recipes/import", "recipes/paste", "recipes/{recipe}/plan",
        ],
        leave_out_too=other_recipes,
        reached=[
            ("GET", "/recipes", "200"), ("GET", "/recipes/N", "200"), ("GET", "/recipes/N/groceries", "200"),
            ("GET", "/recipes/N/plan", "200"), ("GET", "/recipes/new", "200"), ("GET", "/recipes/N/edit", "200"),
            ("GET", "/recipes/import", "200"), ("GET", "/recipes/N/recipe.json", "200"),
            ("GET", "/recipes/N/cook", "200"), ("POST", "/recipes/N/favourite", "303"), ("POST", "/recipes/N/eaten", "303"),
            ("POST", "/recipes/N/groceries", "303"),
        ],
        who="carol",
    ),
    Walk(
        "saving a recipe", begin=["recipes"], form="token={token}&key=k&list=q%3Dsoup&picture=1&name=Soup&rating=0",
        modules=LOOKING + TRYING, reached=[("POST", "/recipes", "303")],
    ),
    Walk(
        # Without a revision it is saved each time.
        "changing a recipe",
        begin=["recipes/{second_recipe}", "recipes/{second_recipe}", "recipes/{second_recipe}/edit", "recipes?own=1"],
        form=RECIPE, reached=[("POST", "/recipes/N", "303"), ("GET", "/recipes/N/edit", "200")], reread="/recipes/N",
    ),
    Walk(
        # Where nothing is allowed but the web at large, the house is not asked: that is what it says.
        "importing a recipe", begin=["recipes/import"], form="token={token}&url=https://127.0.0.1:9/soup&recipe=1",
        modules=[*LOOKING, "sql", "exec", "file", "crlf", "ssrf", *SCRIPTS],
        reached=[("POST", "/recipes/import", "422")],
    ),
    Walk(
        "pasting a recipe", begin=["recipes/paste", "recipes/paste"],
        form="token={token}&text=Soup%0A2+eggs&recipe=0", modules=LOOKING + TRYING,
        reached=[("GET", "/recipes/paste", "200"), ("POST", "/recipes/paste", "200")],
    ),
    Walk(
        "what is known of a recipe", begin=["recipes/{second_recipe}/figures"], modules=LOOKING + TRYING,
        form="token={token}&list=q%3Dsoup&servings=4&cook_time=30&cost=1.50&calories=400&carbs=60&protein=20&fat=9",
        reached=[("POST", "/recipes/N/figures", "303")],
    ),
    Walk(
        "the plan",
        begin=[
            "plan/{today}?q=soup&add={today}", "plan/{today}?entry={entry}", "plan/{today}?removed={entry}",
            "plan/{today}/copy?to=2026-03-02&scope=week&which=empty", "plan/{today}/groceries?from={today}&to={today}",
            "plan?day={today}",
        ],
        leave_out=[
            *OUTSIDE, *RECIPES, *GROCERIES, "plan/calendar*", "plan/entries", "plan/entries/*/delete",
            "plan/entries/*/move", "plan/*/clear*", "plan/{today}?add=*",
        ],
        leave_out_too=other_entries,
        reached=[
            ("GET", "/plan", "303"), ("GET", "/plan/N-N-N", "200"), ("GET", "/plan/N-N-N/copy", "200"),
            ("GET", "/plan/N-N-N/groceries", "200"), ("POST", "/plan/N-N-N/copy", "303"),
            ("POST", "/plan/N-N-N/groceries", "303"), ("POST", "/plan/entries/N/eaten", "303"),
        ],
        who="carol",
    ),
    Walk(
        "moving what is planned", begin=["plan/entries/{entry}/move"], modules=LOOKING + TRYING,
        form="token={token}&day=2026-05-06&slot=Lunch&servings=2", reached=[("POST", "/plan/entries/N/move", "303")],
    ),
    Walk(
        "planning", begin=["plan/entries"], form=PLANNED + "&day=2026-03-04", modules=LOOKING + TRYING,
        reached=[("POST", "/plan/entries", "303")],
    ),
    Walk(
        "planning a recipe", begin=["recipes/{recipe}/plan"], modules=LOOKING + TRYING,
        form="token={token}&key=k&day=2026-03-11&slot=Dinner&servings=2", reached=[("POST", "/recipes/N/plan", "303")],
    ),
    Walk(
        "what is planned on its day", begin=["plan/entries", "plan/2026-03-18"], form=PLANNED + "&day=2026-03-18",
        modules=SCRIPTS, reached=[("POST", "/plan/entries", "303")], reread="/plan/N-N-N",
    ),
    Walk(
        "groceries",
        begin=[
            "groceries?open={item}", "groceries?cleared=abc", "groceries/aisles?saved={aisle}",
            "export/groceries.txt", "export/groceries.csv",
        ],
        # What is added makes its pages longer, and each is read with care.
        leave_out=[
            *OUTSIDE, *RECIPES, *PLAN, "groceries/*/delete", "groceries/clear*", "groceries", "groceries/aisles",
        ],
        leave_out_too=other_lines,
        reached=[
            ("GET", "/groceries", "200"), ("GET", "/groceries/aisles", "200"),
            ("GET", "/export/groceries.txt", "200"), ("GET", "/export/groceries.csv", "200"),
            ("POST", "/groceries/aisles/N", "303"), ("POST", "/groceries/aisles/N/place", "303"),
        ],
    ),
    Walk(
        # wapiti sees no button that stands outside of its form.
        "ticking", begin=["groceries/{item}/toggle?at={item}"], form="token={token}&completed=1",
        modules=LOOKING + TRYING, reached=[("POST", "/groceries/N/toggle", "303")],
    ),
    Walk(
        # The quantity before is another one, unless it was sent before.
        "changing a quantity", begin=["groceries/{item}/quantity"],
        form="token={token}&key=k&acted=1795264200000&sent=1795264200000&quantity=2+kg&before=1+kg",
        modules=LOOKING + TRYING, reached=[("POST", "/groceries/N/quantity", "200")],
    ),
    Walk(
        "adding to the list", begin=["groceries"], form="token={token}&key=k&name=2+l+milk&quantity=2+l",
        modules=LOOKING + TRYING, reached=[("POST", "/groceries", "303")], who="carol",
    ),
    Walk(
        "adding an aisle", begin=["groceries/aisles"], form="token={token}&name=Fish", modules=LOOKING + TRYING,
        reached=[("POST", "/groceries/aisles", "303")], who="carol",
    ),
    Walk(
        # Without a revision it is saved each time.
        "changing a line of the list", begin=["groceries/{item}", "groceries"],
        form="token={token}&name=Potatoes&quantity=2+kg&note=Waxy&aisle={aisle}",
        reached=[("POST", "/groceries/N", "303")], reread="/groceries",
    ),
    Walk(
        "clearing",
        begin=["groceries?open=1", "groceries/clear", "plan/{today}/clear?scope=week"],
        leave_out=[
            *OUTSIDE, *RECIPES, "groceries/aisles*", "groceries", "plan/calendar*", "plan/entries*", "plan/*/copy*",
            "plan/*?add=*", "plan/*?entry=*", "plan/*/groceries",
        ],
        leave_out_too=lambda words: others("groceries") + others("plan", words["today"]),
        reached=[
            ("GET", "/groceries/clear", "200"), ("POST", "/groceries/clear", "303"),
            ("POST", "/groceries/clear-completed", "303"), ("POST", "/groceries/restore", "303"),
            ("POST", "/plan/N-N-N/clear", "303"), ("POST", "/plan/N-N-N/restore", "303"),
        ],
        who="erin",
    ),
]  # fmt: skip
