import TiffinCore

extension Visitor {
  /// A day's energy against the goal: "723 of 2,000 kcal today.", "At least ≈ 400 kcal on Friday 20 November."; nil
  /// if no
  /// meal gives its energy.
  func standing(_ totals: DayTotals, on date: LocalDate) -> String? {
    guard totals.meals > 0, totals.isKnown(totals.energy) else { return nil }
    let eaten = (totals.energy.isComplete ? "" : "At least ") + Formatter.energy(totals.energy)
    let goal = person.settings.goals.energy.map { " of \(Formatter.grouped($0.kilocalories))" } ?? ""
    return "\(eaten)\(goal) kcal \(date == today ? "today" : "on \(format.date(date))")."
  }
}
