import Testing

@testable import TiffinCore

@Suite struct `A heading in a recipe` {
  @Test(arguments: [
    ("For the sauce", "For the sauce"), ("Für den Teig", "Für den Teig"), ("## Guss", "Guss"), ("[Icing]", "Icing"),
    ("== Base ==", "Base"), ("*Garnish*", "Garnish"), ("To serve", "To serve"), ("# Dough", "Dough"),
    ("### For the filling", "For the filling"), ("**Topping**", "Topping"), ("**Topping:**", "Topping:"),
    ("__Crust__", "Crust"), ("--- Dressing ---", "Dressing"), ("-----Sauce-----", "Sauce"),
    ("— Marinade —", "Marinade"), ("=== Füllung ===", "Füllung"), ("~ Glaze ~", "Glaze"),
    ("FOR THE CRUST", "FOR THE CRUST"), ("SALAD DRESSING", "SALAD DRESSING"), ("Topping", "Topping"),
    ("Teig", "Teig"), ("Außerdem", "Außerdem"), ("Zum Bestreuen", "Zum Bestreuen"),
    ("Zur Dekoration", "Zur Dekoration"), ("Zutaten für den Belag", "Zutaten für den Belag"),
    ("Pour la pâte", "Pour la pâte"), ("Pour l’appareil", "Pour l’appareil"), ("Pour servir", "Pour servir"),
    ("Para la salsa", "Para la salsa"), ("Para servir", "Para servir"), ("Per l'impasto", "Per l'impasto"),
    ("Per la crema pasticcera", "Per la crema pasticcera"), ("Per decorare", "Per decorare"),
    ("Voor de saus", "Voor de saus"), ("Om te serveren", "Om te serveren"), ("Till såsen", "Till såsen"),
    ("Till servering", "Till servering"), ("Na ciasto", "Na ciasto"), ("Do dekoracji", "Do dekoracji"),
    ("Para a massa", "Para a massa"), ("Para o recheio", "Para o recheio"), ("For chicken", "For chicken"),
    ("For pie crust", "For pie crust"), ("For serving", "For serving"),
    ("To serve (optional)", "To serve (optional)"), ("(For the glaze)", "(For the glaze)"),
    ("You will also need", "You will also need"), ("Filling & topping", "Filling & topping"),
    ("For the sauce:", "For the sauce:"), ("Optional:", "Optional:"), ("<b>Dough</b>", "Dough"),
    ("<strong>For the glaze</strong>", "For the glaze"), ("Dressing ingredients", "Dressing ingredients"),
    ("Marinade Zutaten", "Marinade Zutaten"), ("Part 2", "Part 2"), ("STEP 1", "STEP 1"), ("Teil zwei", "Teil zwei"),
    ("INGREDIENTS", "INGREDIENTS"), ("Zutatenliste", "Zutatenliste"),
    ("Ingrédients", "Ingrédients"), ("Ingrediënten", "Ingrediënten"), ("Ingredient list", "Ingredient list"),
    ("2. For the glaze", "2. For the glaze"), ("1) Guss", "1) Guss"), ("b) For the crust", "b) For the crust"),
    ("II. Für die Füllung", "II. Für die Füllung"), ("Step 3: Icing", "Step 3: Icing"),
    ("Für 6 Personen", "Für 6 Personen"), ("For 8 people", "For 8 people"), ("Pour 2 personnes", "Pour 2 personnes"),
    ("Per 6 persone", "Per 6 persone"), ("Para 8 personas", "Para 8 personas"), ("Voor 2 personen", "Voor 2 personen"),
    ("För 6 personer", "För 6 personer"), ("Dla 6 osób", "Dla 6 osób"), ("Serves 6 to 8", "Serves 6 to 8"),
    ("Serves six", "Serves six"), ("Makes 24 biscuits", "Makes 24 biscuits"), ("Yield: 2 loaves", "Yield: 2 loaves"),
    ("6 portions", "6 portions"), ("4-6 Portionen", "4-6 Portionen"), ("Ergibt ca. 30 Stück", "Ergibt ca. 30 Stück"),
    ("Für 12 Muffins", "Für 12 Muffins"), ("Zutaten für 2 Personen", "Zutaten für 2 Personen"),
    ("Ingredients (serves 6)", "Ingredients (serves 6)"), ("Cook time: 40 minutes", "Cook time: 40 minutes"),
  ])
  func `is recognised with and without a colon, by markup or words`(line: String, heading: String) {
    let reading = RecipeIngredient.line(line).reading

    #expect(reading.isHeading && reading.parts == ("", heading))
    #expect(reading.line.text == line)
  }

  @Test(arguments: [
    "[ ] 2 eggs", "[x] salt", "* salt", "- salt", "- salt -", "**200 g flour**", "*2 eggs*", "[optional]",
    "*see note*", "#10 can tomatoes", "salt and pepper", "To taste", "For brushing: 1 egg", "To serve, lemon wedges",
    "to serve lemon wedges", "For the sauce: 2 tbsp soy sauce", "For the garnish, parsley", "sauce", "soy sauce",
    "Dressing", "Salsa", "Pour la sauce 2 c. à s. d'huile", "Do smaku sól", "Oil for frying", "Butter for the pan",
    "Icing sugar", "Garlic", "topping", "Masa harina", "--", "**", "#", "[]", "<b>2 eggs</b>", "<b></b>", "<3",
    "other salad ingredients", "part 1 tin", "Step ladder", "Layer cake", "1. 3 eggs", "2. Sugar", "For 2 tbsp oil",
    "2 portions of rice",
    "4 servings cooked quinoa", "Serving spoon", "Step 2: 200 g flour", "1 part gin", "2 parts flour", "Method cider",
    "E. 2 onions", "makes of cheese",
  ])
  func `is not recognised in ingredients, remarks or mere punctuation`(line: String) {
    #expect(!RecipeIngredient.line(line).isHeading)
  }

  @Test func `is not put on the grocery list`() {
    let lines = ["## Dough", "200 g flour", "Für den Belag", "3 tomatoes", "[Dressing]", "*To finish*", "basil"]
    let recipe = GroceryRecipe(id: Recipe.ID(1), name: "Pizza", ingredients: lines.map(RecipeIngredient.line))

    #expect(recipe.lines.map(\.name.text) == ["flour", "tomatoes", "basil"])
  }

  @Test(arguments: [
    (["## Dough", "Knead.", "## Icing", "1. Stir."], ["Dough:", "Knead.", "Icing:", "Stir."]),
    (["For the sauce", "Fry the onion."], ["For the sauce", "Fry the onion."]),
    (["**Topping**", "== Base ==", "[Filling]"], ["Topping:", "Base:", "Filling:"]),
    (
      ["For a crisp crust bake it longer.", "To serve, slice it."],
      ["For a crisp crust bake it longer.", "To serve, slice it."]
    ),
    (["*optional*", "Salt"], ["*optional*", "Salt"]),
  ])
  func `among steps gets a colon instead of markup`(lines: [String], steps: [String]) {
    #expect(RecipeSteps.of(lines) == steps)
  }

  @Test(arguments: [
    ("For the sauce", true), ("To serve", true), ("Icing:", true), ("For a minute.", false), ("Stir", false),
  ])
  func `among steps is recognised by its words too`(step: String, isHeading: Bool) {
    #expect(RecipeSteps.isHeading(step) == isHeading)
  }

  @Test func `is recognised in pasted and published recipes`() throws {
    let pasted = """
      Plum cake

      ## Ingredients
      ### Dough
      200 g flour
      **Crumble**
      100 g butter
      For the top
      2 plums

      ## Method
      Bake.
      """
    let recipe = try #require(WebRecipe.all(pasted: Array(pasted.utf8)).first)
    let ingredients = recipe.ingredients.map(RecipeIngredient.line)
    #expect(ingredients.map(\.isHeading) == [true, false, true, false, true, false])

    let page = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Cake", "recipeIngredient":
      ["== Sponge ==", "3 eggs", "[Icing]", "100 g sugar"], "recipeInstructions": ["## Sponge", "Whisk."]}</script>
      """
    let published = try #require(WebRecipe.all(pasted: Array(page.utf8)).first)
    #expect(published.ingredients.map { RecipeIngredient.line($0).isHeading } == [true, false, true, false])
    #expect(published.steps == ["Sponge:", "Whisk."])
  }

  @Test func `is recognised in a pasted recipe without section headings`() throws {
    let pasted = """
      Garlic noodles

      200 g noodles
      1 tbsp butter

      For the sauce
      2 tbsp soy sauce

      Boil the noodles.
      """
    let recipe = try #require(WebRecipe.all(pasted: Array(pasted.utf8)).first)

    #expect(recipe.ingredients == ["200 g noodles", "1 tbsp butter", "For the sauce", "2 tbsp soy sauce"])
    #expect(recipe.steps == ["Boil the noodles."])
  }
}
