import TiffinCore

extension Visitor {
  /// Returns a sentence about a day's energy, such as "723 of 2,000 kcal today." or "≈ 400 kcal on Friday 20
  /// November."; nil if no meal has known energy.
  func standing(_ totals: DayTotals, on date: LocalDate) -> String? {
    guard totals.meals > 0, totals.isKnown(totals.energy) else { return nil }
    let goal = person.settings.goals.energy.map { " of \(Formatter.grouped($0.kilocalories))" } ?? ""
    return "\(Formatter.energy(totals.energy))\(goal) kcal \(date == today ? "today" : "on \(format.date(date))")."
  }
}
