/// The trends of what a person records besides meals.
public struct RecordTrends: Sendable {
  /// The weights of the days; nil if weights are not recorded.
  public let weights: WeightTrend?
  /// The water of the days, in millilitres, earliest first, with nil for a day without any; nil if water is not
  /// recorded.
  public let water: [(day: LocalDate, millilitres: Int?)]?
  /// The energy that the person has needed a day; nil if it cannot be estimated.
  public let need: MeasuredEnergyNeed?

  /// Reads the trends; nil if the person records neither weights nor water.
  ///
  /// One statement, and another one for the energy of the last weeks if there are enough weights.
  public init?(
    _ days: ClosedRange<LocalDate>, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let kinds = person.settings.records.kinds
    guard kinds.contains(.water) || kinds.contains(.weight) else { return nil }
    let today = days.upperBound
    let length = max(MeasuredEnergyNeed.period, today.daysSinceEpoch - days.lowerBound.daysSinceEpoch + 7)
    let first = today.adding(days: 1 - length) ?? days.lowerBound
    let records = try DayRecordStore.records(of: first...today, of: person.id, statements)
    water = kinds.contains(.water) ? Self.water(of: days, records) : nil
    guard kinds.contains(.weight) else {
      (weights, need) = (nil, nil)
      return
    }
    weights = WeightTrend(days, records)
    let since = today.adding(days: 1 - MeasuredEnergyNeed.period) ?? today
    let recent = records.compactMap { record in
      record.day < since ? nil : record.record.weight.map { DatedWeight(day: record.day, weight: $0) }
    }
    need =
      MeasuredEnergyNeed.isPossible(recent)
      ? MeasuredEnergyNeed(recent, try MealStore.totals(of: since...today, of: person.id, statements)) : nil
  }

  private static func water(
    of days: ClosedRange<LocalDate>, _ records: [(day: LocalDate, record: DayRecord)]
  ) -> [(day: LocalDate, millilitres: Int?)] {
    let known = Dictionary(records.map { ($0.day, $0.record.water) }, uniquingKeysWith: { $1 })
    let length = days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch
    return (0...length).compactMap { days.lowerBound.adding(days: $0) }.map { day in
      (day, known[day].flatMap { $0 > 0 ? $0 : nil })
    }
  }
}
