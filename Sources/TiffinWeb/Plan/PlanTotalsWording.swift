import Templating
import TiffinCore

/// The words for totals of the plan. Totals that contain an estimate are marked with ≈.
struct PlanTotalsWording: Sendable {
  let totals: PlanTotals
  let currency: Currency

  /// Energy and cost, such as "1,493 kcal · $8.20", "≈ 1,493 kcal" or "no figures yet"; nil if nothing is planned.
  var both: String? {
    if totals.entries == 0 { return nil }
    return Output.text(capacity: 48) { write(against: nil, isWholeDay: false, else: "no figures yet", to: &$0) }
  }

  /// Writes energy and cost without an intermediate string.
  ///
  /// - Parameters:
  ///   - goal: The energy goal, with which the text is "2,140 kcal, 140 over", or "1,860 kcal, 140 under" if the whole
  ///     day is planned.
  ///   - nothing: The text if no value is known.
  func write(
    against goal: Energy?, isWholeDay: @autoclosure () -> Bool, else nothing: String, to out: inout Output
  ) {
    let (hasEnergy, hasCost) = (totals.isKnown(totals.energy), totals.isKnown(totals.cost))
    if hasEnergy { write(energyAgainst: goal, isWholeDay: isWholeDay(), to: &out) }
    if hasEnergy && hasCost { out.write(markup: Formatter.between) }
    if hasCost { writeCost(to: &out) }
    if !hasEnergy && !hasCost { out.write(markup: nothing) }
  }

  private func write(energyAgainst goal: Energy?, isWholeDay: @autoclosure () -> Bool, to out: inout Output) {
    out.write(markup: Self.guess(totals.energy))
    Formatter.write(kilocalories: totals.energy.amount, to: &out)
    guard let goal else { return }
    let left = goal.kilocalories - totals.energy.amount
    guard left < 0 || left > 0 && isWholeDay() else { return }
    out.write(markup: ", ")
    Formatter.write(grouped: abs(left), to: &out)
    out.write(markup: left < 0 ? " over" : " under")
  }

  private func writeCost(to out: inout Output) {
    if !totals.energy.isEstimated { out.write(markup: Self.guess(totals.cost)) }
    Formatter.write(minorUnits: totals.cost.amount, in: currency, to: &out)
  }

  /// Returns the assumption behind the totals, such as "servings assumed for 2 entries"; nil if no servings are
  /// assumed.
  static func condition(_ totals: PlanTotals) -> String? {
    switch max(totals.energy.assumed, totals.cost.assumed) {
    case 0: nil
    case 1: "servings assumed for one entry"
    case let count: "servings assumed for \(count) entries"
    }
  }

  func money(_ minorUnits: Int) -> String { Formatter.money(minorUnits: minorUnits, in: currency) }

  /// Returns "≈" for a total that contains an estimate; empty for others.
  static func guess(_ total: PlanTotal) -> String { total.isEstimated ? Formatter.about : "" }
}

/// The values of an entry: the energy of one serving, the cost of all servings, and their number; empty for a note.
struct PlanEntryFigures: Sendable {
  private let energy: StatedOrEstimated<Energy>?
  private let cost: StatedOrEstimated<Int>?
  /// The number of servings; nil if it is not shown.
  private let servings: Servings?

  /// Creates the values.
  ///
  /// - Parameter usual: The number of servings that is not shown because it is the usual one.
  init(_ entry: PlanEntry, in currency: Currency, usual: Servings? = nil) {
    energy = entry.energy
    cost = entry.cost(in: currency)
    servings = entry.recipe == nil || entry.servings == usual ? nil : entry.servings
  }

  var isEmpty: Bool { energy == nil && cost == nil && servings == nil }

  /// Writes the values, such as "≈ 410 kcal · $5.80 · 2 servings".
  func write(in currency: Currency, to out: inout Output) {
    Formatter.write(energy, cost, in: currency, to: &out)
    guard let servings else { return }
    if energy != nil || cost != nil { out.write(markup: Formatter.between) }
    out.write(servings.count)
    out.write(markup: servings.count == 1 ? " serving" : " servings")
  }
}
