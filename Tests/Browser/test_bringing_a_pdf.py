"""A recipe that came as a PDF, printed by a browser, is read like any other text."""

PAGE = """<!doctype html><title>Red lentil soup</title>
<h1>Red lentil soup</h1><p>Serves 4</p>
<h2>Ingredients</h2><ul>
<li>200 g red lentils</li><li>1 onion, chopped</li><li>1 ½ tsp cumin</li><li>800 ml vegetable stock</li></ul>
<h2>Method</h2><ol><li>Fry the onion with the cumin.</li><li>Add lentils and stock, and simmer for 20 minutes.</li></ol>
"""


def test_a_recipe_in_a_pdf_fills_in_the_recipe_form(site, open_browser, tmp_path):
    window = open_browser(site)
    window.set_content(PAGE)
    window.pdf(path=tmp_path / "soup.pdf")
    window.goto("recipes/paste")

    window.locator("#file").set_input_files(tmp_path / "soup.pdf")
    window.get_by_role("button", name="Read it").click()

    assert window.locator("[name=name]").input_value() == "Red lentil soup"
    assert window.locator("[name=ingredients]").input_value().splitlines() == [
        "200 g red lentils",
        "1 onion, chopped",
        "1 ½ tsp cumin",
        "800 ml vegetable stock",
    ]
    assert window.locator("[name=instructions]").input_value().splitlines() == [
        "Fry the onion with the cumin.",
        "Add lentils and stock, and simmer for 20 minutes.",
    ]
    assert window.locator("[name=servings]").input_value() == "4"
