import TiffinCore

/// What the address of the meal list asks for. What makes no sense in it is left aside.
struct MealListQuery: Sendable {
  /// Where the page begins; nil for the newest.
  var after: MealCursor?
  /// The meal whose row comes opened.
  var open: Meal.ID?
  /// The meal that was just deleted, to be offered back.
  var deleted: Meal.ID?

  /// Only the place in the list: what was opened or deleted there belongs to one answer.
  var place: MealListQuery { MealListQuery(after: after) }

  /// The query as it stands in an address, without its question mark.
  var text: String {
    [
      after.map { "after=\($0.text)" },
      open.map { "open=\($0.number)" },
      deleted.map { "deleted=\($0.number)" },
    ].compactMap(\.self).joined(separator: "&")
  }
}

extension MealListQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    after = try query.text("after").flatMap(MealCursor.init)
    open = try query.text("open").flatMap(Meal.ID.init(_:))
    deleted = try query.text("deleted").flatMap(Meal.ID.init(_:))
  }

  /// The place in the list from which a row's form was sent; nil when it came from elsewhere.
  static func sent(in form: FormData) throws(HTTPRefusal) -> MealListQuery? {
    guard let text = try form.text("list") else { return nil }
    return try MealListQuery(FormData(query: Array(text.utf8)[...])).place
  }
}
