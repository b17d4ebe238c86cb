import TiffinCore

/// What the address of the meal list asks for. What makes no sense in it is left aside.
struct MealListQuery: Sendable {
  var place = MealPlace.first
  /// The meal whose row comes opened.
  var open: Meal.ID?
  /// What was just done. Like the opened row, it belongs to one answer and not to the place.
  var notice: Notice<MealAction>?

  /// The query as it stands in an address, without its question mark.
  var text: String {
    [place.text, open.map { "open=\($0.number)" } ?? "", notice?.text ?? ""].filter { !$0.isEmpty }
      .joined(separator: "&")
  }
}

extension MealListQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    place = try MealPlace(query)
    open = try query.text("open").flatMap(Meal.ID.init(_:))
    notice = try Notice<MealAction>(query)
  }
}
