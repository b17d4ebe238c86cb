import Testing

@testable import TiffinCore

@Suite struct `An export of another app` {
  private func recipes(_ name: String, _ text: String) throws -> [ImportedRecipe] {
    var recipes: [ImportedRecipe] = []
    try ImportedRecipes(in: ImportedFiles(name: name, bytes: Array(text.utf8))).forEach { recipes.append(try $0.get()) }
    return recipes
  }

  private static let mealie = """
    {"name": "Dough", "slug": "dough", "recipe_instructions": [{"text": "Knead."}], "recipe_ingredient": [
      {"quantity": 0.3333, "unit": {"name": "cup"}, "food": {"name": "flour"}, "note": "sifted"},
      {"quantity": 2.5, "unit": null, "food": null, "note": "eggs", "disable_amount": false},
      {"quantity": 1, "unit": null, "food": null, "note": "Salt", "disable_amount": true},
      {"title": "Glaze", "quantity": 1, "unit": {"name": "tbsp"}, "food": {"name": "milk"}, "note": ""}]}
    """

  @Test func `has its ingredients assembled as the app shows them`() throws {
    let recipe = try #require(try recipes("dough.json", Self.mealie).first?.recipe)

    #expect(recipe.ingredients == ["⅓ cup flour, sifted", "2 ½ eggs", "Salt", "Glaze:", "1 tbsp milk"])
  }

  @Test func `is recognised under any file name`() throws {
    let brought = try ImportedRecipes(in: ImportedFiles(name: "export.bin", bytes: Array(Self.mealie.utf8)))

    #expect(brought.app == "Mealie")
    #expect(brought.count == 1)
  }

  @Test(arguments: ["", "{", "[]", "{}", "[1,2]", "a,b\n1,2", "<html></html>", "PK\u{3}\u{4}", "\u{1F}\u{8B}"])
  func `is refused if its format is unknown`(text: String) throws {
    #expect(throws: ImportError.self) { try recipes("x", text) }
  }

  @Test func `is read up to a limit if its elements are nested`() {
    let open = String(repeating: "<div class=\"name\">", count: 20)
    let page = Array((open + String(repeating: "leek ", count: 600_000)).utf8)

    let elements = MarkedElements(page, markedBy: ["class"], ["name"]).elements

    #expect(elements.count == 20)
    #expect(elements[0].content.count == HTMLText.limit && elements[0].line.hasPrefix("leek leek"))
    // Each contains all text of the elements within it: exports nest only a few levels.
    #expect(elements.map(\.content.count).reduce(0, +) <= 4 * HTMLText.limit)
  }

  @Test(arguments: [
    ("Calories: 1,255 kJ", 300, nil), ("Fat: 12,5 g, Calories: 1,040 kcal", 1_040, 12_500),
    ("Calories: 350,Fat: 4 g", 350, 4_000), ("Energy: 2.092 kJ (500 kcal), Fat: 1.5 g", 500, 1_500),
  ]) func `may have commas in the numbers of its nutrition`(text: String, kilocalories: Int, fat: Int?) {
    var recipe = WebRecipe(name: "Pie")
    ImportedNutrition.read(text, into: &recipe)

    #expect(recipe.energy?.kilocalories == kilocalories && recipe.macros.fat?.milligrams == fat)
  }

  @Test func `skips a recipe without a name, and keeps the others`() throws {
    let text = """
      {"recipes": [{"name": "A", "description": "", "items": []}, {"name": " ", "description": "", "items": []}]}
      """
    var (names, broken): ([String], [UnreadableRecipe]) = ([], [])
    try ImportedRecipes(in: ImportedFiles(name: "k.json", bytes: Array(text.utf8))).forEach { recipe in
      switch recipe {
      case .success(let recipe): names.append(recipe.recipe.name)
      case .failure(let failure): broken.append(failure)
      }
    }

    #expect(names == ["A"])
    #expect(broken == [UnreadableRecipe(name: "Recipe 2", reason: .nameless)])
  }

  @Test func `may be a table with quotes and line breaks in its fields`() throws {
    let text =
      "Title,Course,Ingredients,Directions\r\n"
      + "\"Soup \"\"Nona\"\"\",Main,\"1 leek\n, Oil\n2 tbsp oil\",\"Cut.\n\nFry.\"\r\n"

    let recipe = try #require(try recipes("p.csv", text).first?.recipe)

    #expect(recipe.name == "Soup \"Nona\"")
    #expect(recipe.ingredients == ["1 leek", "Oil:", "2 tbsp oil"])
    #expect(recipe.steps == ["Cut.", "Fry."])
  }

  /// - Source: RecipeSage's exporter of 2023, packages/backend/src/services/jsonld: a list in an object, no identifier.
  @Test func `may be RecipeSage's older form, with headings in brackets`() throws {
    let text = """
      {"recipes": [{"@context": "http://schema.org", "@type": "Recipe", "name": "Leek pie", "image": [],
      "recipeIngredient": ["[Crust]", "200 g flour", "[Filling]", "2 leeks"], "creditText": "Nona", "isBasedOn": "",
      "recipeInstructions": [{"@type": "HowToStep", "text": "[Crust]"}, {"@type": "HowToStep", "text": "Knead."}],
      "comment": [{"@type": "Comment", "name": "Author Notes", "text": "Freezes well"}]}]}
      """

    let brought = try ImportedRecipes(in: ImportedFiles(name: "recipesage.json", bytes: Array(text.utf8)))
    let recipe = try #require(try recipes("recipesage.json", text).first)

    #expect(brought.app == "RecipeSage")
    #expect(recipe.recipe.ingredients == ["Crust:", "200 g flour", "Filling:", "2 leeks"])
    #expect(recipe.recipe.steps == ["Crust:", "Knead."])
    #expect(recipe.origin == "Nona" && recipe.notes == ["Freezes well"])
  }

  /// - Source: Nextcloud Cookbook's user guide: "##" begins a heading.
  @Test func `may have Markdown headings`() throws {
    let text = """
      {"@type": "Recipe", "name": "Cake", "recipeIngredient": ["## For the base", "100 g oats", "#tag salt"],
      "recipeInstructions": ["### Base", "Stir."]}
      """

    let recipe = try #require(try recipes("recipe.json", text).first?.recipe)

    #expect(recipe.ingredients == ["For the base:", "100 g oats", "#tag salt"] && recipe.steps == ["Base:", "Stir."])
  }

  @Test func `of Mealie gives one step per line`() throws {
    let text = """
      {"name": "Tea", "slug": "tea", "recipe_ingredient": [{"note": "1 bag"}],
      "recipe_instructions": [{"text": "1. Boil water.\n\n2. Pour it on."}, {"text": "Wait."}]}
      """

    #expect(try recipes("tea.json", text).first?.recipe.steps == ["Boil water.", "Pour it on.", "Wait."])
  }
}
