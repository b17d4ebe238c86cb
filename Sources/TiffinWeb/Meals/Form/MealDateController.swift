import TiffinCore

/// A controller that sets the date of a meal whose typed date could not be parsed.
struct MealDateController: Controller {
  let services: Services

  func set(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    let place = try MealReturnLocation(form).place
    let typed = try form.text("date") ?? ""
    guard let date = LocalDate(typed: typed) else {
      return .seeOther(visitor.links.meal(id, from: place, date: InvalidDate(typed: typed)))
    }
    var meal = try meals.needing(id, of: visitor.person) { try meals.meal(id, of: visitor.person.id) }
    // Only the date is changed; a concurrent change is preserved.
    while case .changedMeanwhile(let now) = try move(meal, to: date, visitor) { meal = now }
    return .seeOther(visitor.links.meal(id, from: place))
  }

  private func move(_ meal: Meal, to date: LocalDate, _ visitor: Visitor) throws -> MealUpdateResult {
    var content = meal.content
    content.date = date
    return try meals.update(meal.id, to: content, photo: .keep, from: meal.revision, by: visitor.person)
  }
}

/// A typed date that could not be parsed. It is passed in the address of the next page, which reports it.
struct InvalidDate: Sendable {
  /// The text as typed, possibly empty; nil if it has more than 20 bytes and is not repeated.
  let text: String?

  /// Creates the value from a typed date; nil if the date is valid.
  init?(typed: String) {
    guard LocalDate(typed: typed) == nil else { return nil }
    text = typed.utf8.count <= 20 && !typed.isSameBytes(as: Self.untold) ? typed : nil
  }

  /// The text as the value of a query field.
  var inAddress: String { text ?? Self.untold }

  private static let untold = "unread"

  /// A sentence, or the beginning of one, without a full stop.
  var sentence: String {
    guard let text else { return "The date was not understood" }
    // The text is isolated, since it may be written from right to left.
    return text.isEmpty ? "No date was given" : "“\u{2068}\(text)\u{2069}” was not understood as a date"
  }
}
