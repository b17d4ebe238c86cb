import TiffinCore

/// The page from which a visitor came to a meal's page or one of its forms, and to which they return.
struct WayBack: Sendable {
  /// The page to return to after saving and deleting.
  var place = MealPlace.first
  /// True if the visitor came through the meal's own page: then actions on that page, and Cancel, return to it.
  var isOverMeal = true
}

extension WayBack {
  /// Reads a page's query or a form's fields, which have the same names.
  init(_ data: FormData) throws(HTTPRefusal) {
    let list = try data.text("list")
    place = try MealPlace(list ?? "")
    let from = try data.text("from")
    isOverMeal = list == nil || from == "meal"
  }

  /// The fields of a query or a form; empty for the first page through the meal's page.
  var fields: [(name: String, value: String)] {
    if !isOverMeal { return [("list", place.text)] }
    return place.text.isEmpty ? [] : [("from", "meal"), ("list", place.text)]
  }
}
