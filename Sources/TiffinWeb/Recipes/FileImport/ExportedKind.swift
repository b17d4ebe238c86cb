import TiffinCore

/// The names of the parts of an exported file.
enum ExportedKind {
  private static let names = [
    "recipes": "Recipes", "foods": "Your own foods", "ingredient-foods": "Foods of ingredients", "aisles": "Aisles",
    "habits": "What you usually buy", "groceries": "Groceries", "plan": "Plan", "favourites": "Favourites",
    "diary": "Diary", ImportPart.settings: "Goals and settings",
  ]

  /// Returns the name of a part, such as "Recipes" for "recipes".
  static func name(of kind: String) -> String { names[kind] ?? kind }
}
