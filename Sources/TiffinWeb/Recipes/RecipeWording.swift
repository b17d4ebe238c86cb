import TiffinCore

/// A recipe's numbers in words: a guess has ≈ in front, and unknown ones are named as such.
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
  var energy: String? { numbers.energy.map { $0.marked(Formatter.kilocalories($0.value.kilocalories)) } }

  /// "$12.50".
  var cost: String? {
    numbers.cost(in: currency).map { $0.marked(format.money($0.value, in: currency)) }
  }

  /// The same where an ≈ in front of the energy marks all.
  var costBesideEnergy: String? {
    isEnergyGuessed ? numbers.cost(in: currency).map { format.money($0.value, in: currency) } : cost
  }

  private var isEnergyGuessed: Bool { numbers.energy?.isEstimated == true }

  /// "35 min", "≈ 35 min + overnight": what it rests stands apart.
  var time: String? {
    numbers.time.map { $0.marked(Formatter.duration($0.value)) + rest }
  }

  /// The same where an ≈ in front of energy or cost marks all.
  var timeBesideFigures: String? {
    let isMarked = isEnergyGuessed || numbers.cost(in: currency)?.isEstimated == true
    return isMarked ? numbers.time.map { Formatter.duration($0.value) + rest } : time
  }

  private var rest: String { numbers.rest.map { " + \(Formatter.rest($0))" } ?? "" }

  /// "if it serves 4", where energy or cost hangs on that; nil else.
  var condition: String? {
    (numbers.energy?.ifServing ?? numbers.cost(in: currency)?.ifServing).map(Formatter.condition)
  }

  /// "≈ 410 kcal · $2.90 if it serves 4 · 35 min".
  var facts: String {
    let shared = Formatter.listed([
      numbers.energy.map { $0.map { Formatter.kilocalories($0.kilocalories) } },
      numbers.cost(in: currency).map { $0.map { format.money($0, in: currency) } },
    ])
    return Formatter.joined(shared + [timeBesideFigures].compactMap(\.self))
  }
}

extension Formatter {
  /// The condition of a guess: "if it serves 4".
  static func condition(_ servings: Servings) -> String { "if it serves \(servings.count)" }

  /// The condition of a meal's figures; nil if its recipe's servings were given.
  static func condition(_ share: RecipeShare) -> String? { share.isAssumed ? condition(share.servings) : nil }

  /// Figures of which the first guess has the mark for all; behind the last one that hangs on servings stands on how
  /// many.
  static func listed(_ figures: [Known<String>?]) -> [String] {
    let figures = figures.compactMap(\.self)
    let first = figures.firstIndex(where: \.isEstimated)
    let last = figures.lastIndex { $0.ifServing != nil }
    return figures.enumerated().map { index, figure in
      let text = index == first ? figure.marked(figure.value) : figure.value
      guard index == last, let servings = figure.ifServing else { return text }
      return "\(text) \(condition(servings))"
    }
  }
}

extension Formatter {
  /// "2 h", "overnight", "2 days": beyond a night, hours are not counted.
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
    if hours == 0 { return String(minutes) + "\u{A0}min" }
    return minutes == 0 ? "\(hours)\u{A0}h" : "\(hours)\u{A0}h\u{A0}\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
