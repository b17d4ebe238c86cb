import TiffinCore

/// A submitted form that changes or removes one of a meal's foods.
struct SubmittedMealFood: Sendable {
  /// The line as the page showed it.
  let shown: ExpectedMealLine
  /// The food and amount to add again after a removal; nil if the food no longer exists.
  let food: RemovedFood?
  let isRemoved: Bool
  /// The amount as typed.
  let amount: String
  let unit: String
  /// The step that was tapped; nil for the button *Change*.
  let step: AmountStep?
  let key: SubmissionKey
  /// The confirmed amount, see ``LargeAmountQuestion``; empty if there is none.
  let sure: String

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    let number = try form.text("line").flatMap { Int($0) } ?? 0
    shown = ExpectedMealLine(place: max(number, 0) - 1, mark: try form.text("was") ?? "")
    food = try RemovedFood(shownIn: form)
    isRemoved = try form.text("remove") != nil
    amount = try form.text("amount") ?? ""
    unit = try form.text("unit") ?? ""
    step = try form.text("step").flatMap(AmountStep.init)
    key = try form.submissionKey
    sure = try form.text(LargeAmountQuestion.field) ?? ""
  }

  /// Returns the hidden fields of the form.
  static func fields(
    _ shown: ExpectedMealLine, of food: RemovedFood?, _ key: SubmissionKey
  ) -> [(name: String, value: String)] {
    [("line", String(shown.place + 1)), ("was", shown.mark), ("key", key.text)] + (food?.shown ?? [])
  }

  /// Returns the changed line; nil if the line is removed.
  ///
  /// - Parameters:
  ///   - place: The current index of the line, from 0; nil if the line was changed meanwhile.
  ///   - food: The current food; nil if it no longer exists.
  /// - Throws: ``FormErrors`` if the amount is invalid, or unusually large and not confirmed, or the food no longer
  ///   exists.
  func replacement(at place: Int?, of food: Food?) throws(FormErrors) -> MealLine? {
    if isRemoved { return nil }
    let entry = MealFoodAmountForm(place: place ?? shown.place, amount: amount, unit: unit)
    let line = try entry.line(of: food, step)
    try entry.doubt.check(line, answered: sure, at: entry.field)
    return line
  }
}
