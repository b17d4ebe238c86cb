import TiffinCore

/// A page that shows rows of meals, to which one is led back from a meal and its forms.
///
/// It travels as one text in the field `list`. Whoever carries that text need not understand it; and since only what is
/// read here counts, it never leads away from Tiffin.
struct MealPlace: Sendable {
  /// The day whose page it is; nil for the list.
  var day: LocalDate?
  /// Where the list's page begins; nil for the newest.
  var after: MealCursor?

  /// The first page of the list.
  static let first = MealPlace()

  /// How it is told apart; empty for the first page of the list, whose address has this as its query.
  var text: String {
    if let day { return "day=\(day.iso)" }
    return after.map { "after=\($0.text)" } ?? ""
  }

  /// ``text`` as the value of a query's field.
  var encoded: String {
    var encoded = ""
    Percent.encode(text, into: &encoded)
    return encoded
  }
}

extension MealPlace {
  /// What makes no sense is left aside.
  init(_ query: FormData) throws(HTTPRefusal) {
    day = try query.text("day").flatMap { LocalDate(iso: $0) }
    after = try query.text("after").flatMap(MealCursor.init)
  }

  /// Reads what ``text`` wrote.
  init(_ text: String) throws(HTTPRefusal) {
    try self.init(FormData(query: Array(text.utf8)[...]))
  }
}
