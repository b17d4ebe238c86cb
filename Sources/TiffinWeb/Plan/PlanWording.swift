import Templating
import TiffinCore

/// How a plan's sums read: those with a guess in them have ≈ in front.
struct PlanWording: Sendable {
  let totals: PlanTotals
  let currency: Currency

  /// "1,493 kcal", "≈ 1,493 kcal"; nil where no entry tells it.
  private var energy: String? {
    totals.isKnown(totals.energy)
      ? Self.guess(totals.energy) + Formatter.kilocalories(totals.energy.amount) : nil
  }

  /// "$12.50"; nil where no entry tells it.
  private var cost: String? {
    guard totals.isKnown(totals.cost) else { return nil }
    return (totals.energy.isEstimated ? "" : Self.guess(totals.cost)) + money(totals.cost.amount)
  }

  /// "1,493 kcal · $8.20", "no figures yet"; nil where nothing is planned.
  ///
  /// - Parameter goal: "2,140 kcal, 140 over" where it is over that, "1,860 kcal, 140 under" where the whole day is
  ///   planned.
  func both(against goal: Energy? = nil, isWholeDay: @autoclosure () -> Bool = false) -> String? {
    if totals.entries == 0 { return nil }
    let energy = energy.map { $0 + (goal.flatMap { distance(from: $0, isWholeDay: isWholeDay()) } ?? "") }
    let known = [energy, cost].compactMap(\.self)
    return known.isEmpty ? "no figures yet" : Formatter.joined(known)
  }

  private func distance(from goal: Energy, isWholeDay: Bool) -> String? {
    let left = goal.kilocalories - totals.energy.amount
    if left < 0 { return ", \(Formatter.grouped(-left)) over" }
    return left > 0 && isWholeDay ? ", \(Formatter.grouped(left)) under" : nil
  }

  /// The assumption behind the totals: "servings assumed for 2 entries"; nil if all servings were given.
  static func condition(_ totals: PlanTotals) -> String? {
    switch max(totals.energy.assumed, totals.cost.assumed) {
    case 0: nil
    case 1: "servings assumed for one entry"
    case let count: "servings assumed for \(count) entries"
    }
  }

  func money(_ minorUnits: Int) -> String { Formatter.money(minorUnits: minorUnits, in: currency) }

  /// What stands before a guess.
  static func guess(_ total: PlanTotal) -> String { total.isEstimated ? Formatter.about : "" }
}

extension PlanEntry {
  /// Writes "≈ 410 kcal · $5.80 if it serves 4 · 2 servings": energy of one serving, cost of all. Nothing of words.
  ///
  /// - Parameter usual: how many servings need no mention.
  func writeFacts(in currency: Currency, usual: Servings? = nil, to out: inout Output) {
    let (energy, cost) = (energy, cost(in: currency))
    Formatter.write(energy, cost, in: currency, to: &out)
    guard servings != usual, recipe != nil else { return }
    if energy != nil || cost != nil { out.write(markup: Formatter.between) }
    out.write(servings.count)
    out.write(markup: servings.count == 1 ? " serving" : " servings")
  }

  /// True if there are any facts to write.
  func hasFacts(in currency: Currency, usual: Servings?) -> Bool {
    guard recipe != nil else { return false }
    return servings != usual || energy != nil || cost(in: currency) != nil
  }
}
