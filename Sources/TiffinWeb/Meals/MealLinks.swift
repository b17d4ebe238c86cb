import TiffinCore

extension Links {
  var meals: String { "\(root)meals" }

  /// The list as a query shows it, brought to one row.
  func meals(_ query: MealListQuery, row: Meal.ID? = nil) -> String {
    let text = query.text
    return meals + (text.isEmpty ? "" : "?\(text)") + (row.map { "#meal-\($0.number)" } ?? "")
  }

  func meal(_ id: Meal.ID) -> String { "\(root)meals/\(id.number)" }
}
