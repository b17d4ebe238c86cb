/// The store of the household's plan, in the table `plan_entry`.
public struct PlanStore: Sendable {
  let database: any Database
  /// A closure that returns the seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns the household's plan for consecutive days, read in the caller's snapshot.
  public static func week(
    _ days: [LocalDate], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> PlanWeek {
    guard let first = days.first, let last = days.last else { return PlanWeek([], [], in: person.currency) }
    return PlanWeek(days, try entries(of: first...last, for: person, statements), in: person.currency)
  }

  /// Returns an entry.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such entry, or if it is deleted.
  public func entry(_ id: PlanEntry.ID, for person: Person) throws(StoreError) -> PlanEntry {
    try database.read { statements throws(StoreError) in try Self.entry(id, for: person, statements) }
  }

  /// Returns a deleted entry that can be restored; nil for any other entry.
  public func removedEntry(_ id: PlanEntry.ID, for person: Person) throws(StoreError) -> PlanEntry? {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT \(PlanRowCoder.columns) FROM \(PlanRowCoder.tables) \
        WHERE \(PlanRowCoder.isRemoved) AND plan_entry.id = $3
        """,
        RecipeRowCoder.values(for: person) + [.id(id)], PlanRowCoder.read)
    }
  }

  static func entries(
    of days: ClosedRange<LocalDate>, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [PlanEntry] {
    try statements.all(
      entriesOfDays, RecipeRowCoder.values(for: person) + [.text(days.lowerBound.iso), .text(days.upperBound.iso)],
      count: 24, PlanRowCoder.read)
  }

  private static let entriesOfDays = """
    SELECT \(PlanRowCoder.columns) FROM \(PlanRowCoder.tables)
    WHERE \(PlanRowCoder.isThere) AND plan_entry.day BETWEEN $3 AND $4 ORDER BY \(PlanRowCoder.order)
    """

  static func entry(
    _ id: PlanEntry.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> PlanEntry {
    guard let entry = try find(id, for: person, statements) else { throw .notFound }
    return entry
  }

  /// Returns an entry; nil if the household has no such entry, or if it is deleted.
  public static func find(
    _ id: PlanEntry.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> PlanEntry? {
    try statements.first(
      "SELECT \(PlanRowCoder.columns) FROM \(PlanRowCoder.tables) WHERE \(PlanRowCoder.isThere) AND plan_entry.id = $3",
      RecipeRowCoder.values(for: person) + [.id(id)], PlanRowCoder.read)
  }
}
