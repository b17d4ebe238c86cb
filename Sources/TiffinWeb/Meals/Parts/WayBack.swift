import TiffinCore

/// The way that led to a meal's page or to one of its forms, to be led back by it.
struct WayBack: Sendable {
  /// Where saving and deleting lead.
  var place = MealPlace.first
  /// Whether it led over the meal's own page: then what is done there, and Cancel, lead back to that.
  var isOverMeal = true
}

extension WayBack {
  /// From a page's query or from a form's fields, which name it alike.
  init(_ data: FormData) throws(HTTPRefusal) {
    let list = try data.text("list")
    place = try MealPlace(list ?? "")
    let from = try data.text("from")
    isOverMeal = list == nil || from == "meal"
  }

  /// As a query or a form takes it along. The shortest way, from the first page over the meal, needs no words.
  var fields: [(name: String, value: String)] {
    if !isOverMeal { return [("list", place.text)] }
    return place.text.isEmpty ? [] : [("from", "meal"), ("list", place.text)]
  }
}
