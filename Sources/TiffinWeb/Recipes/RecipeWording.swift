import Templating
import TiffinCore

/// The words for a recipe's values. Estimates are marked with ≈.
struct RecipeWording: Sendable {
  let numbers: RecipeFiguresByOrigin
  let currency: Currency
  let format: Formatter

  init(_ numbers: RecipeFiguresByOrigin, for visitor: Visitor) {
    self.numbers = numbers
    currency = visitor.person.currency
    format = visitor.format
  }

  var hasEnergy: Bool { numbers.energy != nil }
  var hasCost: Bool { numbers.cost(in: currency) != nil }
  var hasTime: Bool { numbers.time != nil }

  /// The energy of a serving, such as "520 kcal" or "≈ 410 kcal"; nil if it is unknown.
  var energy: String? { hasEnergy ? Output.text(capacity: 20) { writeEnergy(to: &$0) } : nil }

  /// Writes the energy without an intermediate string, for lists.
  func writeEnergy(to out: inout Output) {
    guard let energy = numbers.energy else { return }
    if energy.isEstimated { out.write(markup: Formatter.about) }
    Formatter.write(kilocalories: energy.value.kilocalories, to: &out)
  }

  /// The cost of a serving, such as "$12.50" or "≈ $12.50"; nil if it is unknown.
  var cost: String? { hasCost ? Output.text(capacity: 20) { writeCost(isMarked: false, to: &$0) } : nil }

  /// Writes the cost, without "≈" if the energy before it already has one.
  func writeCostBesideEnergy(to out: inout Output) { writeCost(isMarked: isEnergyGuessed, to: &out) }

  private func writeCost(isMarked: Bool, to out: inout Output) {
    guard let cost = numbers.cost(in: currency) else { return }
    if cost.isEstimated && !isMarked { out.write(markup: Formatter.about) }
    Formatter.write(minorUnits: cost.value.minorUnits, in: currency, to: &out)
  }

  private var isEnergyGuessed: Bool { numbers.energy?.isEstimated == true }

  /// The time, such as "35 min" or "≈ 35 min + overnight", with the resting time separate; nil if it is unknown.
  var time: String? { hasTime ? Output.text(capacity: 20) { writeTime(isMarked: false, to: &$0) } : nil }

  /// Writes the time, without "≈" if the energy or cost before it already has one.
  func writeTimeBesideFigures(to out: inout Output) {
    writeTime(isMarked: isEnergyGuessed || numbers.cost(in: currency)?.isEstimated == true, to: &out)
  }

  private func writeTime(isMarked: Bool, to out: inout Output) {
    guard let time = numbers.time else { return }
    if time.isEstimated && !isMarked { out.write(markup: Formatter.about) }
    Formatter.write(duration: time.value, to: &out)
    guard let rest = numbers.rest else { return }
    out.write(markup: " + ")
    out.write(markup: Formatter.rest(rest))
  }

  /// All known values, such as "≈ 410 kcal · $2.90 · 35 min".
  var facts: String {
    let (energy, cost) = (numbers.energy, numbers.cost(in: currency))
    return Output.text(capacity: 60) { out in
      Formatter.write(energy, cost?.map(\.minorUnits), in: currency, to: &out)
      if hasTime && (energy != nil || cost != nil) { out.write(markup: Formatter.between) }
      writeTimeBesideFigures(to: &out)
    }
  }

  /// The energy and the time, such as "≈ 410 kcal · 35 min"; empty if both are unknown.
  var energyAndTime: String {
    Output.text(capacity: 40) { out in
      writeEnergy(to: &out)
      if hasEnergy && hasTime { out.write(markup: Formatter.between) }
      writeTime(isMarked: isEnergyGuessed, to: &out)
    }
  }
}

extension Formatter {
  /// Writes energy and cost, such as "≈ 410 kcal · $2.90", without an intermediate string, since a week has many. The
  /// "≈" of the energy applies to the cost too.
  ///
  /// - Parameter cost: The cost in minor units of the currency.
  static func write(
    _ energy: StatedOrEstimated<Energy>?, _ cost: StatedOrEstimated<Int>?, in currency: Currency, to out: inout Output
  ) {
    if let energy {
      if energy.isEstimated { out.write(markup: about) }
      write(kilocalories: energy.value.kilocalories, to: &out)
    }
    guard let cost else { return }
    if energy != nil { out.write(markup: between) }
    if cost.isEstimated && energy?.isEstimated != true { out.write(markup: about) }
    write(minorUnits: cost.value, in: currency, to: &out)
  }
}

extension Formatter {
  /// Returns a resting time such as "2 h", "overnight" or "2 days". From eight hours on, hours are not shown.
  static func rest(_ time: CookTime) -> String {
    switch time.minutes {
    case ..<480: duration(time)
    case ..<1_080: "overnight"
    case ..<2_160: "1\u{A0}day"
    default: "\((time.minutes + 720) / 1_440)\u{A0}days"
    }
  }

  /// Returns a duration such as "35 min", "1 h" or "2 h 20".
  static func duration(_ time: CookTime) -> String { Output.text(capacity: 15) { write(duration: time, to: &$0) } }

  /// Writes a duration without an intermediate string.
  static func write(duration time: CookTime, to out: inout Output) {
    let (hours, minutes) = (time.minutes / 60, time.minutes % 60)
    if hours > 0 {
      out.write(hours)
      out.write(markup: "\u{A0}h")
      if minutes == 0 { return }
      out.write(markup: minutes < 10 ? "\u{A0}0" : "\u{A0}")
      return out.write(minutes)
    }
    out.write(minutes)
    out.write(markup: "\u{A0}min")
  }
}

extension Servings {
  /// The number with its unit, such as "1 serving" or "4 servings".
  var label: String { count == 1 ? "1 serving" : "\(count) servings" }
}
