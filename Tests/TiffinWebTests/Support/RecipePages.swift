import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// The recipes' screens as their visitors see them.
extension Site {
  /// Adds a recipe directly to the store.
  @discardableResult
  func add(_ content: RecipeContent) throws -> Recipe.ID {
    try recipes.add(content, picture: nil, key: .random(), by: person)
  }

  func recipe(_ id: Recipe.ID) throws -> Recipe { try recipes.recipe(id, for: person) }

  /// Adds a recipe of the catalogue that is still cached.
  func addToCatalogue(_ name: String, _ ingredients: (measure: String, name: String)...) throws -> Recipe.ID {
    let now = clock.seconds
    return try database.write { statements throws(StoreError) in
      let id: Recipe.ID? = try statements.first(
        """
        INSERT INTO recipe (
          catalogue_number, revision, name, name_key, category, category_key, cuisine, cuisine_key, rating, created_at,
          refreshed_at, tags, instructions, notes
        ) VALUES ($1, 1, $1, lower($1), '', '', '', '', 0, $2, $2, '', 'Cook it.', '') RETURNING id
        """,
        [.text(name), .int(now)]
      ) { row in row.id(0) }
      guard let id else { throw .notFound }
      for (index, ingredient) in ingredients.enumerated() {
        try statements.run(
          "INSERT INTO recipe_ingredient (recipe_id, place, measure, line) VALUES ($1, $2, $3, $4)",
          [.id(id), .int(index + 1), .text(ingredient.measure), .text(ingredient.name)])
      }
      return id
    }
  }

  func page(of id: Recipe.ID, _ query: String = "") throws -> HTMLElement {
    try get("recipes/\(id.number)\(query)").page
  }

  /// Taps a number of servings on the page and returns the answer.
  func tap(serves count: Int, on page: HTMLElement) throws -> Answer {
    let form = try #require(page.serves?.form)
    let button = try #require(form.all("button").first { $0["value"] == String(count) })
    return try send(HTMLForm(form).pressing(button))
  }

  func recipeForm(of id: Recipe.ID? = nil) throws -> HTMLForm {
    let path = id.map { "recipes/\($0.number)/edit" } ?? "recipes/new"
    return try #require(try get(path).page.mealForm)
  }
}

extension RecipeContent {
  static func named(_ name: String, _ ingredients: String = "") throws -> RecipeContent {
    var content = RecipeContent(name: try RecipeName(name))
    content.ingredients = try RecipeIngredient.lines(of: ingredients)
    return content
  }

  /// A recipe that rests longer than it cooks.
  static func marinated() throws -> RecipeContent {
    var content = try named("Rendang", "1 kg beef\n4 cloves garlic\n1 tsp salt\n2 chillies\n1 lime")
    content.instructions = try RecipeFieldText(
      "Marinate overnight.\nFry for 25 minutes, and save some for overnight.", limit: 100)
    return content
  }

  /// A recipe without servings: a quarter of it has 557 kcal, for 131 cents.
  static func bolognese() throws -> RecipeContent {
    try named("Bolognese", "400 g spaghetti\n300 g minced beef\n40 g parmesan\nsalt")
  }

  /// A recipe with every field filled in.
  static func pancakes() throws -> RecipeContent {
    var content = try named("Pancakes", "For the dough:\n2 eggs\n1 ½ cups plain flour, sifted\n200 g butter\nsalt")
    content.instructions = try RecipeFieldText("Mix.\nBake for 20 minutes.", limit: 100)
    content.figures = RecipeFigures(
      servings: Servings(4), energy: try Energy(kilocalories: 520),
      macros: Macros(
        carbs: try Mass(milligrams: 60_500), protein: try Mass(milligrams: 12_000), fat: try Mass(milligrams: 9_000)),
      cost: Money(minorUnits: 1_250), time: CookTime(minutes: 140))
    content.category = try RecipeFieldText(word: "Breakfast")
    content.cuisine = try RecipeFieldText(word: "Dutch")
    content.source = WebAddress("https://example.org/pancakes")
    return content
  }
}

extension HTMLElement {
  /// The figures as they stand on a recipe's page, without the menu behind the number of servings.
  var figures: [String] {
    element(id: "figures")?.all("dd").map { figure in
      let words = (figure.first("summary") ?? figure).words
      return words.hasSuffix(" Change servings") ? String(words.dropLast(16)) : words
    } ?? []
  }

  /// The choice for how many a recipe is: what it says, and its form.
  var serves: (says: String, form: HTMLElement)? {
    first("form", class: "serves").map { ($0.first("legend")?.words ?? "", $0) }
  }

  /// The number of servings that is selected; nil if none is.
  var servesNow: String? { serves?.form.all("button").first { $0["aria-pressed"] == "true" }?["value"] }

  /// The names on the cards of a list.
  var cards: [String] { first("ul", class: "cards")?.all("h2").map(\.words) ?? [] }

  /// The lines of a recipe's ingredients, how much and of what.
  var ingredientLines: [String] { first("ul", class: "ingr")?.all("li").map(\.words) ?? [] }
}
