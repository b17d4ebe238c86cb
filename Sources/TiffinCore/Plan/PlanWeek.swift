/// A household's plan for some consecutive days.
public struct PlanWeek: Equatable, Sendable {
  /// All days in order, including empty ones.
  public let days: [PlanDay]

  /// Creates the plan by grouping entries by day.
  ///
  /// - Parameters:
  ///   - days: The days in order.
  ///   - entries: Entries of these days only, ordered by day.
  init(_ days: [LocalDate], _ entries: [PlanEntry], in currency: Currency) {
    var rest = entries[...]
    self.days = days.map { day in
      let own = rest.prefix { $0.day == day }
      rest = rest.dropFirst(own.count)
      return PlanDay(day, Array(own), in: currency)
    }
  }

  /// The totals of all days.
  public var totals: PlanTotals { days.reduce(.none) { $0 + $1.totals } }
  /// True if nothing is planned.
  public var isEmpty: Bool { days.allSatisfy { $0.entries.isEmpty } }
}

/// A household's plan for one day.
public struct PlanDay: Equatable, Sendable {
  /// The date.
  public let day: LocalDate
  /// The entries in order: breakfast first, entries without a meal of the day last.
  public let entries: [PlanEntry]
  /// The totals of the entries.
  public let totals: PlanTotals

  init(_ day: LocalDate, _ entries: [PlanEntry], in currency: Currency) {
    self.day = day
    self.entries = entries
    totals = PlanTotals(entries, in: currency)
  }
}

extension LocalDate {
  /// Returns the days of the week that contains this day, beginning with `start`; fewer than seven at the ends of the
  /// supported dates.
  public func week(from start: Weekday) -> [LocalDate] {
    let behind = (weekday.rawValue - start.rawValue + 7) % 7
    return (0..<7).compactMap { adding(days: $0 - behind) }
  }
}
