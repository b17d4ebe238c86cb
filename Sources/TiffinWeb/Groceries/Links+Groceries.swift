import TiffinCore

extension Links {
  var groceries: String { path("groceries") }
  var aisles: String { path("groceries", "aisles") }

  /// The address that takes lines added together off again.
  var takeBackGroceries: String { path("groceries", "take-back") }

  /// Where a recipe's ingredients are chosen, and put on the list.
  ///
  /// - Parameter back: the recipe's page, for as many as it is shown for; nil where a form says it.
  func groceries(of recipe: Recipe.ID, from back: RecipeWayBack? = nil) -> String {
    path("recipes", String(recipe.number), "groceries", query: back?.pairs ?? [])
  }

  /// The list, telling what was just done, brought to a line.
  func groceries(_ notice: GroceryNotice?, at line: GroceryItem.ID? = nil) -> String {
    let pairs = notice?.pairs ?? []
    return path(["groceries"], query: pairs) + (line.map { "#item-\($0.number)" } ?? "")
  }

  /// The list, reporting on a line that another phone still shows.
  func groceries(_ id: GroceryItem.ID, _ gone: GoneGrocery) -> String {
    switch gone {
    case .joined(let line): groceries(.item(.joined, id), at: line)
    case .deleted(let line): groceries(.item(.deleted, line))
    }
  }

  /// An item, or an action on it.
  func grocery(_ id: GroceryItem.ID, _ verb: String? = nil) -> String {
    path(["groceries", String(id.number)] + [verb].compactMap(\.self))
  }

  /// An aisle, or one of the things that are done to it.
  func aisle(_ id: GroceryAisle.ID, _ verb: String? = nil) -> String {
    path(["groceries", "aisles", String(id.number)] + [verb].compactMap(\.self))
  }

  /// The aisles after something was done to one.
  func aisles(_ notice: Notice<AisleAction>) -> String {
    path(["groceries", "aisles"], query: [notice.pair])
      + (notice.action == .deleted ? "" : "#aisle-\(notice.subject.number)")
  }
}
