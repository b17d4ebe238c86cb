import TiffinCore

/// What people call the parts of an export.
enum ExportedKind {
  private static let names = [
    "recipes": "Recipes", "foods": "Your own foods", "ingredient-foods": "Foods of ingredients", "aisles": "Aisles",
    "habits": "What you usually buy", "groceries": "Groceries", "plan": "Plan", "favourites": "Favourites",
    "diary": "Meals",
  ]

  /// "Recipes: 1,204" of "recipes 1204".
  static func named(_ counted: String) -> String {
    let parts = counted.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2, let name = names[parts[0]], let count = Int(parts[1]) else { return counted }
    return "\(name): \(Formatter.grouped(count))"
  }
}
