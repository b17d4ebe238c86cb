/// Days of a household's plan before they are copied, as of one moment.
public struct PlanCopyPage: Sendable {
  /// What is planned.
  public let from: PlanWeek
  /// What is planned where it goes; nil where it cannot go there.
  public let to: PlanWeek?

  /// - Parameter targets: nil where they cannot be.
  public init(
    _ days: [LocalDate], to targets: [LocalDate]?, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    from = try PlanStore.week(days, for: person, statements)
    to = try targets.map { days throws(StoreError) in try PlanStore.week(days, for: person, statements) }
  }
}
