import TiffinCore

/// The page from which a visitor came to a meal's page or form, and to which they return.
struct MealReturnLocation: Sendable {
  /// The page to return to after saving or deleting.
  var place = MealListLocation.first
  /// True if the visitor came through the meal's page, to which its actions and Cancel then return.
  var isOverMeal = true
}

extension MealReturnLocation {
  /// Parses the fields of a query or a form, which have the same names.
  init(_ data: FormData) throws(HTTPRefusal) {
    let list = try data.text("list")
    place = try MealListLocation(list ?? "")
    let from = try data.text("from")
    isOverMeal = list == nil || from == "meal"
  }

  /// The fields for a query or a form; empty for the first page of all meals, through the meal's page.
  var fields: [(name: String, value: String)] {
    if !isOverMeal { return [("list", place.text)] }
    return place.text.isEmpty ? [] : [("from", "meal"), ("list", place.text)]
  }
}
