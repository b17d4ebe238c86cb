import TiffinCore

extension Links {
  var groceries: String { path("groceries") }
  var aisles: String { path("groceries", "aisles") }
  var purchases: String { path("groceries", "purchases") }

  /// The address of the form that undoes adding recipes' ingredients to the list.
  var takeBackGroceries: String { path("groceries", "take-back") }

  /// Returns the address at which a recipe's ingredients are chosen and added to the list.
  ///
  /// - Parameter back: The recipe's page with its number of servings; nil if a form states it.
  func groceries(of recipe: Recipe.ID, from back: RecipeReturnLocation? = nil) -> String {
    path("recipes", String(recipe.number), "groceries", query: back?.pairs ?? [])
  }

  /// Returns the address of the list with a notice, scrolled to a line.
  func groceries(_ notice: GroceryNotice?, at line: GroceryItem.ID? = nil) -> String {
    let pairs = notice?.pairs ?? []
    return path(["groceries"], query: pairs) + (line.map { "#item-\($0.number)" } ?? "")
  }

  /// Returns the address of the list, with a notice about a line that no longer exists.
  func groceries(_ id: GroceryItem.ID, _ gone: DeletedGrocery) -> String {
    switch gone {
    case .joined(let line): groceries(.item(.joined, id), at: line)
    case .deleted(let line): groceries(.item(.deleted, line))
    }
  }

  /// Returns the address of an item, or of an action on it.
  ///
  /// - Parameter line: The line to which the page is scrolled afterwards.
  func grocery(_ id: GroceryItem.ID, _ action: String? = nil, at line: GroceryItem.ID? = nil) -> String {
    let query = line.map { [(name: "at", value: String($0.number))] } ?? []
    return path(["groceries", String(id.number)] + [action].compactMap(\.self), query: query)
  }

  /// Returns the address of an aisle, or of an action on it.
  func aisle(_ id: GroceryAisle.ID, _ verb: String? = nil) -> String {
    path(["groceries", "aisles", String(id.number)] + [verb].compactMap(\.self))
  }

  /// Returns the address of the purchases that are older than one.
  func purchases(after newer: Purchase.ID) -> String {
    path(["groceries", "purchases"], query: [("after", String(newer.number))])
  }

  /// Returns the address of a purchase, or of an action on it.
  func purchase(_ id: Purchase.ID, _ verb: String? = nil) -> String {
    path(["groceries", "purchases", String(id.number)] + [verb].compactMap(\.self))
  }

  /// Returns the address of the purchases, with a notice about an action on one.
  func purchases(_ notice: Notice<PurchaseNoticeAction>) -> String {
    path(["groceries", "purchases"], query: [notice.pair])
      + (notice.action == .deleted ? "" : "#purchase-\(notice.subject.number)")
  }

  /// Returns the address of the aisles, with a notice about an action on one.
  func aisles(_ notice: Notice<AisleNoticeAction>) -> String {
    path(["groceries", "aisles"], query: [notice.pair])
      + (notice.action == .deleted ? "" : "#aisle-\(notice.subject.number)")
  }
}
