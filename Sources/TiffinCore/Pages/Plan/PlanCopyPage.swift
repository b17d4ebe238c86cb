/// A part of a household's plan before it is copied, as of one moment.
public struct PlanCopyPage: Sendable {
  /// The plan to copy.
  public let from: PlanWeek
  /// The plan of the target days; nil if the copy cannot go there.
  public let to: PlanWeek?

  /// - Parameter targets: Nil if these days do not exist.
  public init(
    _ days: [LocalDate], to targets: [LocalDate]?, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    from = try PlanStore.week(days, for: person, statements)
    to = try targets.map { days throws(StoreError) in try PlanStore.week(days, for: person, statements) }
  }
}
