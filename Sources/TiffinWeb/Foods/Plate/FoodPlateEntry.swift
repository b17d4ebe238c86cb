import TiffinCore

/// A line's amount as it was typed.
struct FoodPlateEntry: Sendable {
  let place: Int
  let amount: String
  let unit: String

  /// The name of the amount's field.
  var field: String { "amount-\(place + 1)" }

  var doubt: DoubtfulAmount { DoubtfulAmount(amount, unit) }

  /// - Throws: ``FormErrors``.
  func line(of food: Food?) throws(FormErrors) -> MealLine {
    guard let food else {
      throw FormErrors("This food no longer exists. You can only remove it", at: field)
    }
    do {
      return food.line(try FoodAmount(typed: amount, FoodUnit(code: unit) ?? food.content.usual, of: food.content))
    } catch {
      throw FormErrors(error.sentence, at: field)
    }
  }
}
