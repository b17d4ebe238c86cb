import TiffinCore

/// How a recipe's numbers read: what is guessed has ≈ in front, what nobody knows says so.
struct RecipeWording: Sendable {
  let numbers: RecipeNumbers
  let currency: Currency
  let format: Formatter

  init(_ numbers: RecipeNumbers, for visitor: Visitor) {
    self.numbers = numbers
    currency = visitor.person.currency
    format = visitor.format
  }

  /// "520 kcal", "≈ 410 kcal".
  var energy: String? { numbers.energy.map { $0.marked("\(format.energy($0.value)) kcal") } }

  /// "$12.50".
  var cost: String? {
    numbers.cost(in: currency).map { $0.marked(format.money($0.value, in: currency)) }
  }

  /// "35 min".
  var time: String? { numbers.time.map { $0.marked(Formatter.duration($0.value)) } }
}

extension Formatter {
  /// "35 min", "1 h", "2 h 20".
  static func duration(_ time: CookTime) -> String {
    let (hours, minutes) = (time.minutes / 60, time.minutes % 60)
    if hours == 0 { return "\(minutes)\u{A0}min" }
    return minutes == 0 ? "\(hours)\u{A0}h" : "\(hours)\u{A0}h\u{A0}\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
