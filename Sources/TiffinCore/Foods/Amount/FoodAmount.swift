/// An amount of a food: so many of one of its units.
public struct FoodAmount: Hashable, Sendable {
  /// How many.
  public let quantity: Quantity
  /// Of what.
  public let unit: FoodUnit

  /// The most of anything.
  static let most = Quantity(reducing: 100_000, 1)

  /// Nil for nothing and for more than 100,000.
  public init?(_ quantity: Quantity, _ unit: FoodUnit) {
    guard quantity > .zero, quantity <= Self.most else { return nil }
    self.quantity = quantity
    self.unit = unit
  }

  /// Reads what was typed into the amount's box: "2", ".5", "1/2", "1 1/2", "150 g", "1 cup mashed". A unit that is
  /// typed wins over the one that was chosen. "1 000" is a thousand; "1,000" and "1.000" are, of grams and millilitres,
  /// since nobody weighs a milligram of food.
  ///
  /// - Throws: ``FoodError/amountUnread`` unless it begins with a number above 0, ``FoodError/unitUnknown(_:)`` if the
  ///   food has no such unit, ``FoodError/tooMuch`` where no meal can hold what it gives.
  public init(typed: String, _ chosen: FoodUnit, of food: FoodContent) throws(FoodError) {
    guard let (number, rest) = WrittenNumber.beginning(typed) else { throw .amountUnread }
    let named = Words.of(rest)
    guard let (unit, factor) = named.isEmpty ? (chosen, .one) : food.unit(named: named) else {
      throw .unitUnknown(Blank.trimmed(rest))
    }
    guard food.isMeasured(in: unit) else { throw .unitUnknown(unit.code) }
    let isSmall = factor == .one && (unit == .gram || unit == .millilitre)
    let thousands = number.grouped.flatMap { isSmall && $0 <= Self.mostGrouped ? Quantity($0) : nil }
    guard let quantity = thousands ?? number.value, quantity > .zero else { throw .amountUnread }
    guard let amount = FoodAmount(quantity * factor, unit).map(food.weighed) else { throw .tooMuch }
    guard food.nutrients(in: amount).areCountable, MealLine.holds(food.mass(of: amount)) else { throw .tooMuch }
    self = amount
  }

  /// The most grams or millilitres that "1,250" can mean; "62.125" g are less than a hundred.
  private static let mostGrouped = 10_000
}

/// Why something cannot be taken for a food.
public enum FoodError: Error, Hashable, Sendable {
  /// No number above 0, or too large a one.
  case amountUnread
  /// More than a meal's figures can be: ``Energy/range``, ``Mass/range``.
  case tooMuch
  /// The food cannot be measured in it.
  case unitUnknown(String)
}

extension FoodContent {
  /// What an amount of it gives.
  public func nutrients(in amount: FoodAmount) -> Nutrients {
    nutrients.scaled(by: mass(of: amount).map { $0 / Quantity(reducing: 100_000, 1) } ?? amount.quantity)
  }

  /// Milligrams of an amount; nil for pieces.
  public func mass(of amount: FoodAmount) -> Quantity? { mass(of: amount.unit).map { $0 * amount.quantity } }
}

extension Food {
  /// The line of a meal for an amount of it.
  public func line(_ amount: FoodAmount) -> MealLine {
    let mass = content.mass(of: amount).map { mass in
      Int((Int128(mass.numerator) * 2 + Int128(mass.denominator)) / (Int128(mass.denominator) * 2))
    }
    return MealLine(
      food: Int(id.number), name: content.shownName, amount: amount.quantity.fraction,
      measure: content.name(of: amount.unit), mass: mass, nutrients: content.nutrients(in: amount))
  }
}
