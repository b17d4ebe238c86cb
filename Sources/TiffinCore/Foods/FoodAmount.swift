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

  /// Reads what was typed into the amount's box: "2", "1/2", "½", "1 1/2", "150 g", "1 cup mashed". A unit that is
  /// typed wins over the one that was chosen.
  ///
  /// - Throws: ``FoodError/amountUnread`` unless it begins with a number above 0, ``FoodError/unitUnknown(_:)`` if the
  ///   food has no such unit.
  public init(typed: String, _ chosen: FoodUnit, of food: FoodContent) throws(FoodError) {
    let (read, rest) = Self.read(typed)
    guard let quantity = read else { throw .amountUnread }
    let named = Words.of(rest)
    guard let unit = named.isEmpty ? chosen : food.unit(named: named) else { throw .unitUnknown(Blank.trimmed(rest)) }
    guard food.units.contains(unit) else { throw .unitUnknown(unit.code) }
    let isPortion = if case .portion = unit { true } else { false }
    let factor = named.count == 1 && !isPortion ? Self.larger[named[0]] ?? .one : .one
    guard let amount = FoodAmount(quantity * factor, unit) else { throw .amountUnread }
    self = amount
  }

  /// Units that are read as so many of others.
  private static let larger = [
    "kg": Quantity(reducing: 1_000, 1), "l": Quantity(reducing: 1_000, 1), "cl": Quantity(reducing: 10, 1),
    "dl": Quantity(reducing: 100, 1), "lb": Quantity(reducing: 16, 1), "pound": Quantity(reducing: 16, 1),
  ]

  private static let signs: [Unicode.Scalar: (Int128, Int128)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
    "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
  ]

  /// Returns the number at the beginning, and the text behind it.
  private static func read(_ typed: String) -> (Quantity?, String) {
    var rest = Array(Blank.trimmed(typed).unicodeScalars)[...]
    var sum: Quantity?
    while let part = number(&rest) {
      sum = (sum ?? .zero) + part
      rest = rest.drop { $0 == " " || $0 == "\u{A0}" }
    }
    return (sum, String(String.UnicodeScalarView(rest)))
  }

  /// Takes "12", "1.5", "1,5", "1/2" or "½" off the beginning.
  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> Quantity? {
    if let first = rest.first, let sign = signs[first] {
      rest = rest.dropFirst()
      return Quantity(reducing: sign.0, sign.1)
    }
    guard let whole = digits(&rest) else { return nil }
    guard let sign = rest.first, rest.dropFirst().first.map(isDigit) ?? false else { return Quantity(whole.number) }
    if sign == "." || sign == "," {
      rest = rest.dropFirst()
      guard let part = digits(&rest) else { return nil }
      let unit = (0..<part.count).reduce(1 as Int128) { unit, _ in unit * 10 }
      return Quantity(reducing: Int128(whole.number) * unit + Int128(part.number), unit)
    }
    if sign == "/" || sign == "\u{2044}" {
      rest = rest.dropFirst()
      guard let part = digits(&rest), part.number > 0 else { return nil }
      return Quantity(reducing: Int128(whole.number), Int128(part.number))
    }
    return Quantity(whole.number)
  }

  private static func digits(_ rest: inout ArraySlice<Unicode.Scalar>) -> (number: Int, count: Int)? {
    let digits = rest.prefix(while: isDigit)
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    rest = rest.dropFirst(digits.count)
    return (digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }, digits.count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

/// Why something cannot be taken for a food.
public enum FoodError: Error, Hashable, Sendable {
  /// No number above 0, or too large a one.
  case amountUnread
  /// The food cannot be measured in it.
  case unitUnknown(String)
}

extension FoodContent {
  /// Finds a unit by words that are typed: its own portions first, then grams and ounces.
  func unit(named words: [String]) -> FoodUnit? {
    let typed = words.map(Singular.of)
    let own = portions.indices.filter { place in
      let measure = Words.of(portions[place].measure).map(Singular.of)
      return typed.allSatisfy { word in measure.contains { $0 == word || $0.hasPrefix(word) && word.utf8.count > 2 } }
    }
    if let shortest = own.min(by: { portions[$0].measure.utf8.count < portions[$1].measure.utf8.count }) {
      return .portion(shortest)
    }
    guard words.count == 1 else { return nil }
    let known: FoodUnit? =
      switch typed[0] {
      case "g", "gram", "gramme", "gr", "kg": .gram
      case "ml", "l", "cl", "dl", "millilitre", "milliliter": .millilitre
      case "oz", "ounce", "lb", "pound": .ounce
      case "piece", "pc": .piece
      default: nil
      }
    return known.flatMap { units.contains($0) ? $0 : nil }
  }

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
      food: Int(id.number), name: content.name.text, amount: amount.quantity.fraction,
      measure: content.name(of: amount.unit), mass: mass, nutrients: content.nutrients(in: amount))
  }
}
