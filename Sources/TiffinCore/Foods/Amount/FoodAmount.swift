/// An amount of a food: a quantity in one of its units.
public struct FoodAmount: Hashable, Sendable {
  /// The number of units.
  public let quantity: Quantity
  /// The unit.
  public let unit: FoodUnit

  /// The maximum quantity.
  static let most = Quantity(reducing: 100_000, 1)

  /// Creates an amount; nil unless the quantity is above 0 and at most 100,000.
  public init?(_ quantity: Quantity, _ unit: FoodUnit) {
    guard quantity > .zero, quantity <= Self.most else { return nil }
    self.quantity = quantity
    self.unit = unit
  }

  /// Parses the amount field of a form, such as "2", ".5", "1/2", "1 1/2", "150 g" or "1 cup mashed". A typed unit
  /// replaces the selected one. "1 000" is one thousand; in grams and millilitres so are "1,000" and "1.000", since
  /// nobody weighs food to the milligram.
  ///
  /// - Throws: ``FoodError/amountUnread`` unless the text begins with a number above 0, ``FoodError/unitUnknown(_:)``
  ///   if the food does not have the unit, ``FoodError/tooMuch`` if there are more than 100,000 units, or the mass or
  ///   the nutrients exceed the maximum of a meal.
  public init(typed: String, _ chosen: FoodUnit, of food: FoodContent) throws(FoodError) {
    guard let (number, rest) = WrittenNumber.beginning(typed) else { throw .amountUnread }
    let named = SearchWords.of(rest)
    guard let (unit, factor) = named.isEmpty ? (chosen, .one) : food.unit(named: named) else {
      throw .unitUnknown(Whitespace.trimmed(rest))
    }
    guard food.isMeasured(in: unit) else { throw .unitUnknown(unit.code) }
    let isSmall = factor == .one && (unit == .gram || unit == .millilitre)
    let thousands = number.grouped.flatMap { isSmall && $0 <= Self.mostGrouped ? Quantity($0) : nil }
    guard let quantity = thousands ?? number.value, quantity > .zero else { throw .amountUnread }
    guard let amount = FoodAmount(quantity * factor, unit).map(food.weighed) else { throw .tooMuch }
    guard food.nutrients(in: amount).areCountable, MealLine.holds(food.mass(of: amount)) else { throw .tooMuch }
    self = amount
  }

  /// The maximum of grams or millilitres for which a separator can group thousands: "1,250" is 1,250 and "62.125" is
  /// less than 100.
  private static let mostGrouped = 10_000
}

/// A change of an amount by one step, with one tap.
public enum AmountStep: String, Sendable {
  case less, more
}

extension FoodAmount {
  /// Returns the amount one step up or down: 10 g, 10 ml, or one of any other unit. An amount of at most one step is
  /// halved instead of decreased; nil if the result exceeds 100,000 units.
  public func stepped(_ step: AmountStep) -> FoodAmount? {
    let size = unit == .gram || unit == .millilitre ? Quantity(reducing: 10, 1) : .one
    switch step {
    case .more: return FoodAmount(quantity + size, unit)
    case .less: return FoodAmount(quantity > size ? quantity - size : quantity * Quantity(reducing: 1, 2), unit)
    }
  }
}

/// A reason why an amount of a food is refused.
public enum FoodError: Error, Hashable, Sendable {
  /// The text does not begin with a number above 0, or the number has too many digits.
  case amountUnread
  /// There are more than 100,000 units, or the mass or the nutrients exceed the maximum of a meal: ``Energy/range``,
  /// ``Mass/range``.
  case tooMuch
  /// The food cannot be measured in this unit.
  case unitUnknown(String)
}

extension FoodContent {
  /// Returns the nutrients in an amount of the food.
  public func nutrients(in amount: FoodAmount) -> Nutrients {
    nutrients.scaled(by: mass(of: amount).map { $0 / Quantity(reducing: 100_000, 1) } ?? amount.quantity)
  }

  /// Returns the mass of an amount in milligrams, or its volume in microlitres for a food measured by volume; nil for
  /// pieces, and if it is unknown.
  public func mass(of amount: FoodAmount) -> Quantity? { mass(of: amount.unit).map { $0 * amount.quantity } }
}

extension Food {
  /// Returns the line of a meal for an amount of the food.
  public func line(_ amount: FoodAmount) -> MealLine {
    let mass = content.mass(of: amount).map { mass in
      Int((Int128(mass.numerator) * 2 + Int128(mass.denominator)) / (Int128(mass.denominator) * 2))
    }
    return MealLine(
      food: Int(id.number), name: content.shownName, amount: amount.quantity.fraction,
      measure: content.name(of: amount.unit), mass: mass, nutrients: content.nutrients(in: amount))
  }
}
