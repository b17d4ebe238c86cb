@testable import TiffinCore

extension RecipeContent {
  /// A recipe with only these fields.
  static func named(_ name: String, _ lines: String..., category: String = "", cuisine: String = "") -> RecipeContent {
    var content = RecipeContent(name: RecipeName(stored: name))
    content.ingredients = lines.map(RecipeIngredient.line)
    content.category = RecipeFieldText(stored: category)
    content.cuisine = RecipeFieldText(stored: cuisine)
    return content
  }

  /// A recipe without servings: a quarter of it has 557 kcal, for 131 cents.
  static var bolognese: RecipeContent {
    named("Bolognese", "400 g spaghetti", "300 g minced beef", "40 g parmesan", "salt")
  }

  /// A recipe with every field.
  static var pancakes: RecipeContent {
    var content = named("Pancakes ", " 2 eggs", "For the dough:", "1 ½ cups plain flour, sifted", category: "Breakfast")
    content.instructions = RecipeFieldText(stored: "Mix.\n\n2. Bake for 20 minutes.\n")
    content.figures = RecipeFigures(
      servings: Servings(4), energy: Energy(stored: 520),
      macros: Macros(carbs: Mass(stored: 60_500), protein: Mass(stored: 12_000), fat: Mass(stored: 9_000)),
      cost: Money(minorUnits: 1_250), time: CookTime(minutes: 35))
    content.cuisine = RecipeFieldText(stored: "Dutch")
    content.tags = ["Sunday", "quick, cheap"]
    content.rating = Rating(stored: 4)
    content.notes = MealNotes(stored: "Grandma’s.\r\n")
    content.source = WebAddress("https://example.org/pancakes?a=1&b=2")
    content.video = WebAddress("https://video.example.org/w?v=1")
    return content
  }
}
