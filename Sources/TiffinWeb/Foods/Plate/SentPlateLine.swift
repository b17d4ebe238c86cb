import TiffinCore

/// One food of a meal as its form was sent, to be changed or removed.
struct SentPlateLine: Sendable {
  /// The line as the page showed it.
  let shown: ShownLine
  /// What brings it back once it is removed; nil where nothing can.
  let food: RemovedFood?
  let isRemoved: Bool
  /// As typed.
  let amount: String
  let unit: String
  let key: SubmissionKey
  /// The amount that was asked about, see ``DoubtfulAmount``.
  let sure: String

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    let number = try form.text("line").flatMap { Int($0) } ?? 0
    shown = ShownLine(place: max(number, 0) - 1, mark: try form.text("was") ?? "")
    food = try RemovedFood(shownIn: form)
    isRemoved = try form.text("remove") != nil
    amount = try form.text("amount") ?? ""
    unit = try form.text("unit") ?? ""
    key = try form.submissionKey
    sure = try form.text(DoubtfulAmount.field) ?? ""
  }

  /// What such a form sends along unseen.
  static func fields(
    _ shown: ShownLine, of food: RemovedFood?, _ key: SubmissionKey
  ) -> [(name: String, value: String)] {
    [("line", String(shown.place + 1)), ("was", shown.mark), ("key", key.text)] + (food?.shown ?? [])
  }

  /// The new line; nil where it is removed.
  ///
  /// - Parameters:
  ///   - place: where it stands now.
  ///   - food: what is known of it now.
  /// - Throws: ``FormErrors``.
  func replacement(at place: Int?, of food: Food?) throws(FormErrors) -> MealLine? {
    if isRemoved { return nil }
    let entry = FoodPlateEntry(place: place ?? shown.place, amount: amount, unit: unit)
    let line = try entry.line(of: food)
    try entry.doubt.check(line, answered: sure, at: entry.field)
    return line
  }
}
