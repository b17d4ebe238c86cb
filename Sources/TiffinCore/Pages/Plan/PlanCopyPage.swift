/// The data of the page for copying a part of a household's plan, read in one snapshot.
public struct PlanCopyPage: Sendable {
  /// The plan to copy.
  public let from: PlanWeek
  /// The plan of the target days; nil if these days do not exist.
  public let to: PlanWeek?

  /// Reads the data of the page for copying a part of the plan.
  ///
  /// - Parameter targets: The target days; nil if they do not exist.
  public init(
    _ days: [LocalDate], to targets: [LocalDate]?, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    from = try PlanStore.week(days, for: person, statements)
    to = try targets.map { days throws(StoreError) in try PlanStore.week(days, for: person, statements) }
  }
}
