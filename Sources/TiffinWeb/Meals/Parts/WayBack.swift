import TiffinCore

/// The way that led to a meal's page or one of its forms, and leads back.
struct WayBack: Sendable {
  /// The page to return to after saving and deleting.
  var place = MealPlace.first
  /// True if it led over the meal's own page: then actions on that page, and Cancel, return to it.
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

  /// The fields of a query or a form. The shortest way, from the first page over the meal, needs none.
  var fields: [(name: String, value: String)] {
    if !isOverMeal { return [("list", place.text)] }
    return place.text.isEmpty ? [] : [("from", "meal"), ("list", place.text)]
  }
}
