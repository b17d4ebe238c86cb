import TiffinCore

/// A line of a meal's foods as its form was sent, to be changed or removed.
struct SentPlateLine: Sendable {
  /// The line as the page showed it.
  let shown: ShownLine
  /// The food and amount that Undo adds again after a removal; nil if that is impossible.
  let food: RemovedFood?
  let isRemoved: Bool
  /// The amount as typed.
  let amount: String
  let unit: String
  /// The step that was tapped; nil for the button *Change*.
  let step: AmountStep?
  let key: SubmissionKey
  /// The amount that was asked about, see ``DoubtfulAmount``.
  let sure: String

  /// Reads a sent form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    let number = try form.text("line").flatMap { Int($0) } ?? 0
    shown = ShownLine(place: max(number, 0) - 1, mark: try form.text("was") ?? "")
    food = try RemovedFood(shownIn: form)
    isRemoved = try form.text("remove") != nil
    amount = try form.text("amount") ?? ""
    unit = try form.text("unit") ?? ""
    step = try form.text("step").flatMap(AmountStep.init)
    key = try form.submissionKey
    sure = try form.text(DoubtfulAmount.field) ?? ""
  }

  /// Returns the hidden fields of such a form.
  static func fields(
    _ shown: ShownLine, of food: RemovedFood?, _ key: SubmissionKey
  ) -> [(name: String, value: String)] {
    [("line", String(shown.place + 1)), ("was", shown.mark), ("key", key.text)] + (food?.shown ?? [])
  }

  /// Returns the new line; nil if it is removed.
  ///
  /// - Parameters:
  ///   - place: the current index of the line; nil if it has changed.
  ///   - food: the current food; nil if it no longer exists.
  /// - Throws: ``FormErrors`` if the amount is invalid.
  func replacement(at place: Int?, of food: Food?) throws(FormErrors) -> MealLine? {
    if isRemoved { return nil }
    let entry = FoodPlateEntry(place: place ?? shown.place, amount: amount, unit: unit)
    let line = try entry.line(of: food, step)
    try entry.doubt.check(line, answered: sure, at: entry.field)
    return line
  }
}
