"""The walks through the diary and the meals, through what is one's own, and past the door."""

from walk import DIARY, ENDS, GROCERIES, LOOKING, OWN, PLAN, RECIPES, SCRIPTS, TRYING, Walk, others
from walks_of_rooms import WALKS_OF_ROOMS

ROOMS = [*ENDS, *OWN, *RECIPES, *PLAN, *GROCERIES]
# Their forms have a photo, and what wapiti picks as one is none: no meal is saved, and to say so takes 50 ms each time.
MARKS = ["meals/1/favourite", "meals/1/rating", "meals/1/repeat", "meals/1/delete"]
WITH_PHOTO = ["meals/new*", "meals/1/edit*"]


def other_meals(_: dict[str, str]) -> list[str]:
    return others("meals", "1")


MEAL = (
    "token={token}&key=k&list=q%3Dsoup&name=Soup&date={today}&time=12:00&category=&category_other=Brunch"
    "&calories=90&carbs=1&protein=1&fat=1&notes=Hot&rating=3&favourite=1"
)
ENTRY = "token={token}&name=Toast&time=08:00&category=Brunch&carbs=1&protein=1&fat=1"

WALKS = [
    Walk(
        "a day",
        begin=["diary/{today}", "trends", "export/meals.csv"],
        # Its quick entries have walks of their own: here each one that is right would make the day longer.
        leave_out=[*ROOMS, "meals*", "diary/*/meals*"],
        leave_out_too=lambda words: others("diary", words["today"]),
        reached=[
            ("GET", "/diary/N-N-N", "200"), ("GET", "/diary/N-N-N/copy", "200"), ("GET", "/trends", "200"),
            ("GET", "/export/meals.csv", "200"), ("POST", "/diary/N-N-N/copy", "303"),
        ],
        # Alice's day gets all meals that other walks save and repeat.
        who="erin",
    ),
    Walk(
        "meals",
        begin=["meals", "meals/1"],
        leave_out=[*ROOMS, *WITH_PHOTO, "diary*", "trends*", "meals/1/delete"],
        leave_out_too=other_meals,
        reached=[
            ("GET", "/meals", "200"), ("GET", "/meals/N", "200"), ("POST", "/meals/N/rating", "303"),
            ("POST", "/meals/N/favourite", "303"), ("POST", "/meals/N/repeat", "303"),
        ],
    ),
    Walk(
        "the form of a meal",
        begin=["meals/new?list=q%3Dmeal", "meals/new?copy=1", "meals/1/edit?list=q%3Dmeal&from=meal"],
        leave_out=[*ROOMS, "diary*", "trends*", "meals", "meals?*", "meals/1", "meals/1?*", *MARKS],
        leave_out_too=other_meals,
        reached=[("GET", "/meals/new", "200"), ("GET", "/meals/N/edit", "200")],
    ),
    Walk(
        "photos",
        begin=["meals/new", "meals/1/edit"],
        leave_out=[*ROOMS, "diary*", "trends*", "meals?*", "meals/1?*", "meals/new?*", "meals/1/edit?*", *MARKS],
        leave_out_too=other_meals,
        skip=("name", "category", "category_other", "date", "time", "carbs", "protein", "fat", "calories", "notes",
              "rating", "favourite", "remove_photo", "revision", "key", "list", "from"),
        reached=[("POST", "/meals", "422"), ("POST", "/meals/N", "422")],
    ),
    Walk(
        "saving a meal", begin=["meals"], form=MEAL, modules=LOOKING + TRYING, reached=[("POST", "/meals", "303")],
    ),
    Walk(
        # On the last of days, so that they are the first in the list, whatever the others save meanwhile.
        "saved meals in the list", begin=["meals", "meals", "trends"], form=MEAL.replace("{today}", "2099-12-31"),
        modules=SCRIPTS, reached=[("POST", "/meals", "303")], reread="/meals",
    ),
    Walk(
        "changing a meal",
        begin=["meals/2", "meals/2", "meals/2/edit", "meals?open=2", "diary/{today}"],
        form="token={token}&key=k&revision=1&list=q%3Dsoup&name=Soup&date={today}&time=12:00&category=Lunch"
        "&calories=90&carbs=1&protein=1&fat=1&notes=Hot&rating=3",
        reached=[("POST", "/meals/N", "303"), ("POST", "/meals/N", "409"), ("GET", "/meals/N", "200")],
    ),
    Walk(
        "the quick entry", begin=["diary/2026-01-20/meals"], form=ENTRY, modules=[*LOOKING, "sql", "redirect", "crlf"],
        reached=[("POST", "/diary/N-N-N/meals", "303")],
    ),
    Walk(
        "quick entries on their day", begin=["diary/2026-01-21/meals", "diary/2026-01-21"], form=ENTRY, modules=SCRIPTS,
        reached=[("POST", "/diary/N-N-N/meals", "303")], reread="/diary/N-N-N",
    ),
    *WALKS_OF_ROOMS,
    Walk(
        # Of Carol's: what is set here changes no other walk's pages.
        "one's own",
        begin=["settings", "account", "household"],
        leave_out=[
            *ENDS, *DIARY, *RECIPES, *GROCERIES, "export*", "plan", "plan/2*", "household/leave",
            "household/members/*/role", "household/members/*/remove",
        ],
        reached=[
            ("GET", "/settings", "200"), ("GET", "/account", "200"), ("GET", "/account/delete", "200"),
            ("GET", "/household", "200"), ("POST", "/settings", "303"), ("POST", "/plan/calendar", "200"),
            ("POST", "/account/name", "303"), ("POST", "/account/delete", "422"), ("POST", "/household/name", "303"),
            ("POST", "/household/invitations", "200"), ("GET", "/household/members/N/password", "200"),
            ("POST", "/household/members/N/password", "422"), ("GET", "/household/members/N/owner", "200"),
            ("POST", "/household/members/N/owner", "422"),
        ],
        who="carol",
        tries_passwords=True,
    ),
    Walk(
        "as a stranger",
        begin=["sign-in?next=/meals", "setup", "{join}", "{reset}", "plan/calendar/{calendar}.ics", "meals?q=soup",
               "recipes?q=soup", "healthz", "readyz"],
        # Signing in has a walk of its own; what leads there is not left out.
        leave_out=["assets*", "sign-in"],
        reached=[
            ("GET", "/join/…", "200"), ("GET", "/reset/…", "200"), ("GET", "/plan/calendar/…", "200"),
            ("GET", "/meals", "303"), ("GET", "/recipes", "303"), ("GET", "/sign-in", "200"), ("GET", "/healthz", "200"),
            ("GET", "/readyz", "200"),
            ("POST", "/join/…", "422"), ("POST", "/reset/…", "422"),
        ],
        who="stranger",
        tries_passwords=True,
    ),
    Walk(
        "signing in", begin=["sign-in"], form="token={token}&username=alice&password=wrong&next=/meals",
        modules=LOOKING + TRYING, reached=[("POST", "/sign-in", "422")], who="stranger", tries_passwords=True,
        at_once=1,
    ),
    Walk(
        "signing in by a passkey", begin=["sign-in"], form="token={token}&passkey=%7B%22id%22%3A%22x%22%7D&next=/meals",
        modules=LOOKING + TRYING, reached=[("POST", "/sign-in", "422")], who="stranger",
    ),
    Walk(
        "a second factor", begin=["account/factor"], form="token={token}&old_password=wrong",
        modules=LOOKING + TRYING, reached=[("POST", "/account/factor", "422")], who="erin", tries_passwords=True,
        at_once=1,
    ),
]  # fmt: skip
