import TiffinCore

extension Formatter {
  /// "medium (118 g)", "g".
  static func unit(_ unit: FoodUnit, of food: FoodContent) -> String {
    switch unit {
    case .portion(let place):
      "\(food.portions[place].measure) (\(weight(food.portions[place].massOfOne, of: food)))"
    case .ounce: "oz (28.35 g)"
    case .gram, .millilitre, .piece: unit.code
    }
  }

  /// A portion's name behind its amount, without further words: "slice" for "slice, regular", and "slices" for several.
  static func measure(_ measure: String, of amount: String) -> String {
    let name = String(measure.prefix { $0 != "," })
    let isSeveral = (Double(amount) ?? 0) > 1
    return isSeveral && countable.contains(name) ? name + "s" : name
  }

  /// The portions whose plural is known.
  private static let countable: Set<String> = [
    "bar", "bottle", "bowl", "can", "clove", "container", "cookie", "cracker", "cup", "egg", "fillet", "fruit", "jar",
    "leg", "link", "package", "packet", "piece", "portion", "ring", "roll", "scoop", "serving", "slice", "spear",
    "sprig", "stalk", "stick", "strip", "tablet", "thigh", "tortilla", "wedge", "wing",
  ]

  /// "118 g", "250 ml".
  static func weight(_ thousandths: Quantity, of food: FoodContent) -> String {
    let amount = thousandths / (Quantity(1_000) ?? .one)
    return "\(amount.decimals) \(food.basis == .millilitres ? "ml" : "g")"
  }

  /// "1 medium = 118 g"; nil without a portion.
  static func usualPortion(of food: FoodContent) -> String? {
    guard case .portion(let place) = food.usual else { return nil }
    let portion = food.portions[place]
    return "1 \(portion.measure) = \(weight(portion.massOfOne, of: food))"
  }

  /// "100 g".
  static func basis(of food: FoodContent) -> String {
    switch food.basis {
    case .grams: "100 g"
    case .millilitres: "100 ml"
    case .piece: "piece"
    }
  }

  /// "USDA", "Your household".
  static func source(_ source: FoodSource) -> String {
    switch source {
    case .usda: "USDA"
    case .dishes: "Dishes"
    case .own: "Your household"
    case .openFoodFacts: "Open Food Facts"
    case .swiss: "Swiss table"
    case .fdcFoundation, .fdcLegacy, .fdcBranded: "USDA"
    default: source.rawValue
    }
  }
}
