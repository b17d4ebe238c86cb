import TiffinCore

/// The amount of a line, as typed.
struct MealFoodAmountForm: Sendable {
  /// The index of the line in the meal, from 0.
  let place: Int
  let amount: String
  let unit: String

  /// The name of the amount field.
  var field: String { "amount-\(place + 1)" }

  var doubt: LargeAmountQuestion { LargeAmountQuestion(amount, unit) }

  /// Returns the typed line of a food.
  ///
  /// - Parameter step: The step by which the typed amount is changed; nil to use it unchanged.
  /// - Throws: ``FormErrors`` if the amount is invalid, or the food is nil because it no longer exists.
  func line(of food: Food?, _ step: AmountStep? = nil) throws(FormErrors) -> MealLine {
    guard let food else {
      throw FormErrors("This food no longer exists. You can only remove it", at: field)
    }
    do {
      let typed = try FoodAmount(typed: amount, FoodUnit(code: unit) ?? food.content.usual, of: food.content)
      return food.line(step.flatMap(typed.stepped) ?? typed)
    } catch {
      throw FormErrors(error.sentence, at: field)
    }
  }
}
