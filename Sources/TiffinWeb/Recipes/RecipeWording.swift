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

  /// "35 min", "≈ 35 min + overnight": what it rests stands apart.
  var time: String? {
    guard let time = numbers.time else { return nil }
    let rest = numbers.rest.map { " + \(Formatter.rest($0))" } ?? ""
    return time.marked(Formatter.duration(time.value)) + rest
  }
}

extension Formatter {
  /// "2 h", "overnight", "2 days": longer than a night nobody counts in hours.
  static func rest(_ time: CookTime) -> String {
    switch time.minutes {
    case ..<480: duration(time)
    case ..<1_080: "overnight"
    case ..<2_160: "1\u{A0}day"
    default: "\((time.minutes + 720) / 1_440)\u{A0}days"
    }
  }

  /// "35 min", "1 h", "2 h 20".
  static func duration(_ time: CookTime) -> String {
    let (hours, minutes) = (time.minutes / 60, time.minutes % 60)
    if hours == 0 { return "\(minutes)\u{A0}min" }
    return minutes == 0 ? "\(hours)\u{A0}h" : "\(hours)\u{A0}h\u{A0}\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
