import TiffinCore

extension WeightUnit {
  /// Returns a weight without its unit: "71.8", or "11 st 4.3" in stones, whose unit is the pound.
  func text(_ grams: Int) -> String {
    switch self {
    case .kilograms: Formatter.tenths((grams + 50) / 100)
    case .pounds: Formatter.tenths(Self.tenthsOfPound(grams: grams))
    case .stones: Self.stones(Self.tenthsOfPound(grams: grams))
    }
  }

  private static func stones(_ tenths: Int) -> String {
    "\(tenths / 140) st \(Formatter.tenths(tenths % 140))"
  }

  /// The unit behind the number: "kg", or "lb".
  var sign: String { self == .kilograms ? "kg" : "lb" }

  /// Returns a difference of weights with its sign and unit: "−1.3 kg", "+2.9 lb".
  func difference(_ grams: Int) -> String {
    let tenths = self == .kilograms ? (abs(grams) + 50) / 100 : Self.tenthsOfPound(grams: abs(grams))
    if tenths == 0 { return "No change" }
    return "\(grams < 0 ? "−" : "+")\(Formatter.tenths(tenths)) \(sign)"
  }

  /// The name in a menu.
  var label: String {
    switch self {
    case .kilograms: "Kilograms"
    case .pounds: "Pounds"
    case .stones: "Stones and pounds"
    }
  }

  /// Parses a typed weight; a number without a unit is in this unit, and "65 kg", "143 lb" and "10 st 3" are always
  /// understood. Returns nil if the text is blank.
  func read(_ typed: String) throws(FieldRefusal) -> BodyWeight? {
    let grams: Int?
    if let known = BodyMeasureParser.grams(typed) ?? (self == .stones ? BodyMeasureParser.stones(typed) : nil) {
      grams = known
    } else {
      grams = try NumberField.bodyWeight(in: self).read(typed)
    }
    guard let grams else { return nil }
    guard let weight = BodyWeight(grams: grams) else { throw FieldRefusal(sentence: range) }
    return weight
  }

  private var range: String {
    switch self {
    case .kilograms: "Enter a weight between 20 and 500 kg"
    case .pounds: "Enter a weight between 45 and 1,100 lb"
    case .stones: "Enter a weight between 4 and 78 st"
    }
  }
}

extension NumberField<Int> {
  /// Returns the field of a body weight, parsed as grams.
  fileprivate static func bodyWeight(in unit: WeightUnit) -> NumberField {
    switch unit {
    case .kilograms:
      NumberField(
        name: "Weight", unit: "kg", units: "kg", decimals: 3, example: 65, limit: 500,
        wanted: "kg, such as 71.8, or pounds, such as 158 lb", make: { $0 })
    case .pounds:
      NumberField(
        name: "Weight", unit: "lb", units: "lb", decimals: 1, example: 158, limit: 1_102,
        wanted: "pounds, such as 158.3, or kg, such as 71.8 kg", make: WeightUnit.grams(tenthsOfPound:))
    case .stones:
      NumberField(
        name: "Weight", unit: "st", units: "st", decimals: 1, example: 11, limit: 78,
        wanted: "stones and pounds, such as 11 st 4", make: { WeightUnit.grams(tenthsOfPound: 14 * $0) })
    }
  }
}
