import TiffinCore

/// The form for the amount of a food, as typed.
struct FoodAmountForm: TypedForm {
  var amount = ""
  var unit = ""
  var time = ""
  /// The name of the category; empty for the usual category at the time.
  var category = ""
  /// The confirmed amount, see ``LargeAmountQuestion``; empty if there is none.
  var sure = ""
  /// A random text by which a form sent twice is recognised.
  var key = SubmissionKey.random().text

  static let texts: [FormText<FoodAmountForm>] = [
    FormText("amount", \.amount), FormText("unit", \.unit), FormText("time", \.time),
    FormText("category", \.category), FormText(LargeAmountQuestion.field, \.sure), FormText("key", \.key),
  ]

  /// Creates a form with the amount in the search text, otherwise the usual portion, and the current time. The fields
  /// of a query or a form replace these values.
  init(_ data: FormData, of food: FoodContent, at place: FoodDestination, for visitor: Visitor) throws(HTTPRefusal) {
    let usual = food.usualAmount
    (amount, unit) = (usual.quantity.fraction, usual.unit.code)
    if let typed = FoodAmountText(place.search)?.amount,
      let read = try? FoodAmount(typed: typed, usual.unit, of: food)
    {
      (amount, unit) = (read.quantity.fraction, read.unit.code)
    }
    time = visitor.now.iso
    category = place.category?.name ?? ""
    try read(sent: data)
  }

  /// Returns the line for a meal.
  ///
  /// - Throws: ``FormErrors`` if the amount is invalid, or unusually large and not confirmed.
  func line(of food: Food) throws(FormErrors) -> MealLine {
    let line = food.line(try read(of: food.content))
    try doubt.check(line, answered: sure, at: "amount")
    return line
  }

  var doubt: LargeAmountQuestion { LargeAmountQuestion(amount, unit) }

  /// Parses the typed amount of a food.
  ///
  /// - Throws: ``FormErrors`` if it is invalid.
  func read(of food: FoodContent) throws(FormErrors) -> FoodAmount {
    do {
      return try FoodAmount(typed: amount, FoodUnit(code: unit) ?? food.usual, of: food)
    } catch {
      throw FormErrors(error.sentence, at: "amount")
    }
  }
}
