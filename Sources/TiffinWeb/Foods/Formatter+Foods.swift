import TiffinCore

extension Formatter {
  /// Returns the name of a unit with its weight, such as "medium (118 g)", or "g".
  static func unit(_ unit: FoodUnit, of food: FoodContent) -> String {
    switch unit {
    case .portion, .volume: noted(food.name(of: unit), food.mass(of: unit) ?? .zero, food)
    case .ounce: "oz (28.35 g)"
    case .gram, .millilitre, .piece: unit.code
    }
  }

  /// Returns a name with a weight, such as "medium (118 g)" or "oz (23 whole kernels, 28.35 g)".
  private static func noted(_ name: String, _ mass: Quantity, _ food: FoodContent) -> String {
    let weight = weight(mass, of: food)
    return name.hasSuffix(")") ? "\(name.dropLast()), \(weight))" : "\(name) (\(weight))"
  }

  /// Returns a portion's name as written after an amount: "slice" for "slice, regular", and "slices" for several.
  static func measure(_ measure: String, of amount: String) -> String {
    let name = String(FoodPortion.label(of: measure).prefix { $0 != "," })
    let isSeveral = (Double(amount) ?? 0) > 1
    guard isSeveral else { return name }
    return name == "glass" ? "glasses" : countable.contains(name) ? name + "s" : name
  }

  /// The portion names whose plural is formed with an s.
  private static let countable: Set<String> = [
    "bar", "bottle", "bowl", "can", "clove", "container", "cookie", "cracker", "cup", "egg", "fillet", "fruit", "jar",
    "leg", "link", "package", "packet", "piece", "pint", "portion", "ring", "roll", "scoop", "serving", "slice",
    "spear",
    "sprig", "stalk", "stick", "strip", "tablet", "thigh", "tortilla", "wedge", "wing",
  ]

  /// Returns a weight or volume, given in thousandths, as a text such as "118 g", "250 ml" or "28.35 g", rounded to a
  /// tenth unless it has at most two decimals.
  static func weight(_ thousandths: Quantity, of food: FoodContent) -> String {
    let exact = thousandths / (Quantity(1_000) ?? .one)
    let isStated = exact < .one || 100 % exact.denominator == 0
    let tenths = Quantity((thousandths.numerator / thousandths.denominator + 50) / 100, over: 10) ?? exact
    return "\((isStated ? exact : tenths).decimals) \(food.basis == .millilitres ? "ml" : "g")"
  }

  /// Returns the usual portion, such as "1 medium (118 g)" or "2 tbsp (32 g)"; nil if there is no portion.
  static func usualPortion(of food: FoodContent) -> String? {
    let usual = food.usualAmount
    guard case .portion = usual.unit, let mass = food.mass(of: usual.unit) else { return nil }
    return noted("\(usual.quantity.fraction) \(food.name(of: usual.unit))", mass * usual.quantity, food)
  }

  /// Returns the amount to which a food's nutrients refer, such as "100 g".
  static func basis(of food: FoodContent) -> String {
    switch food.basis {
    case .grams: "100 g"
    case .millilitres: "100 ml"
    case .piece: "piece"
    }
  }

  /// Returns the name of a source, such as "USDA" or "Your household".
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
