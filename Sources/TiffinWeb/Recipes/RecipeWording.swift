import Templating
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
    let (energy, cost) = (numbers.energy, numbers.cost(in: currency))
    return Output.text(capacity: 60) { out in
      Formatter.write(energy, cost?.map(\.minorUnits), in: currency, to: &out)
      guard let time = timeBesideFigures else { return }
      if energy != nil || cost != nil { out.write(markup: Formatter.between) }
      out.write(markup: time)
    }
  }
}

extension Formatter {
  /// The condition of a guess: "if it serves 4".
  static func condition(_ servings: Servings) -> String { "if it serves \(servings.count)" }

  /// The condition of a meal's figures; nil if its recipe's servings were given.
  static func condition(_ share: RecipeShare) -> String? { share.isAssumed ? condition(share.servings) : nil }

  /// Writes energy and cost, in place since a week has many: "≈ 410 kcal · $2.90 if it serves 4". The first guess has the
  /// mark for both; behind the last one that hangs on servings stands on how many.
  ///
  /// - Parameter cost: in the currency's smallest units.
  static func write(
    _ energy: Known<Energy>?, _ cost: Known<Int>?, in currency: Currency, to out: inout Output
  ) {
    if let energy {
      if energy.isEstimated { out.write(markup: about) }
      write(kilocalories: energy.value.kilocalories, to: &out)
      if cost?.ifServing == nil { write(conditionOf: energy, to: &out) }
    }
    guard let cost else { return }
    if energy != nil { out.write(markup: between) }
    if cost.isEstimated && energy?.isEstimated != true { out.write(markup: about) }
    write(minorUnits: cost.value, in: currency, to: &out)
    write(conditionOf: cost, to: &out)
  }

  private static func write<Value: Hashable & Sendable>(
    conditionOf figure: Known<Value>, to out: inout Output
  ) {
    guard let servings = figure.ifServing else { return }
    out.write(byte: UInt8(ascii: " "))
    out.write(markup: condition(servings))
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
