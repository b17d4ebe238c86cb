import TiffinCore

/// How much of a food it was, as it was typed.
struct FoodAmountForm: TypedForm {
  var amount = ""
  var unit = ""
  var time = ""
  /// Empty for the usual category at that time.
  var category = ""
  /// A random text by which the same form sent twice is recognised.
  var key = SubmissionKey.random().text

  static let texts: [FormText<FoodAmountForm>] = [
    FormText("amount", \.amount), FormText("unit", \.unit), FormText("time", \.time),
    FormText("category", \.category), FormText("key", \.key),
  ]

  /// The usual portion, now, with what an address or a form says instead.
  init(_ data: FormData, of food: FoodContent, at place: FoodPlace, for visitor: Visitor) throws(HTTPRefusal) {
    let usual = food.usual
    let isWeight = usual == .gram || usual == .millilitre
    (amount, unit) = (isWeight ? "100" : "1", usual.code)
    time = visitor.now.iso
    category = place.category?.name ?? ""
    try take(sent: data)
  }

  /// The amount that the form tells.
  ///
  /// - Throws: ``FormErrors``.
  func read(of food: FoodContent) throws(FormErrors) -> FoodAmount {
    do {
      return try FoodAmount(typed: amount, FoodUnit(code: unit) ?? food.usual, of: food)
    } catch {
      throw FormErrors(error.sentence, at: "amount")
    }
  }
}
