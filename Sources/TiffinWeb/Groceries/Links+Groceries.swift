import TiffinCore

extension Links {
  var groceries: String { path("groceries") }
  var aisles: String { path("groceries", "aisles") }

  /// The address that takes lines added together off again.
  var takeBackGroceries: String { path("groceries", "take-back") }

  /// The list with a notice, scrolled to a line.
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

  func aisle(_ id: GroceryAisle.ID, _ verb: String) -> String {
    path("groceries", "aisles", String(id.number), verb)
  }

  /// The aisles after an action on one.
  func aisles(_ notice: AisleNotice) -> String {
    path(["groceries", "aisles"], query: [(notice.action.rawValue, String(notice.aisle.number))])
      + (notice.action == .deleted ? "" : "#aisle-\(notice.aisle.number)")
  }
}
