/// What a household plans for some days that follow each other.
public struct PlanWeek: Equatable, Sendable {
  /// In their order, those without anything planned too.
  public let days: [PlanDay]

  /// Sorts the entries into the days.
  init(_ days: [LocalDate], _ entries: [PlanEntry], in currency: Currency) {
    let byDay = Dictionary(grouping: entries, by: \.day)
    self.days = days.map { PlanDay($0, byDay[$0] ?? [], in: currency) }
  }

  /// What all of it gives and costs.
  public var totals: PlanTotals { days.reduce(.none) { $0 + $1.totals } }
  /// Whether nothing is planned.
  public var isEmpty: Bool { days.allSatisfy(\.entries.isEmpty) }
}

/// What a household plans for a day.
public struct PlanDay: Equatable, Sendable {
  /// Which day.
  public let day: LocalDate
  /// In the day's order: breakfast first, what has no time of its own last.
  public let entries: [PlanEntry]
  /// What they give and cost.
  public let totals: PlanTotals

  init(_ day: LocalDate, _ entries: [PlanEntry], in currency: Currency) {
    self.day = day
    self.entries = entries
    totals = PlanTotals(entries, in: currency)
  }
}

extension LocalDate {
  /// The days from the last `start` to the next one; fewer at the ends of the calendar.
  public func week(from start: Weekday) -> [LocalDate] {
    let behind = (weekday.rawValue - start.rawValue + 7) % 7
    return (0..<7).compactMap { adding(days: $0 - behind) }
  }
}
