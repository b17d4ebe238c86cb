import TiffinCore

/// The typed amount of a line.
struct FoodPlateEntry: Sendable {
  let place: Int
  let amount: String
  let unit: String

  /// The name of the amount's field.
  var field: String { "amount-\(place + 1)" }

  var doubt: DoubtfulAmount { DoubtfulAmount(amount, unit) }

  /// Reads the line.
  ///
  /// - Parameter step: The step from the typed amount; nil to take it as typed.
  /// - Throws: ``FormErrors`` if the amount is invalid.
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
