/// A copy of one household, with everything of its members, into another database with the same schema that may be in
/// use.
///
/// The source is read in one snapshot while it stays in use. Rows get new IDs, because the target has other rows with
/// the same IDs. The target gets all rows, compared with the source, or none: they are written in one transaction, so
/// that an interrupted copy can simply be repeated. Only rows that belong to no household (recipes of the catalogue and
/// foods of tables) are added in an earlier transaction and remain, because concurrent copies may need them, too.
///
/// People sign in to the target with their usernames, passwords and second factors; calendars and invitations keep
/// their secrets. ``HouseholdTable/leftOut`` lists what is not copied.
public struct HouseholdCopier {
  private let source: any Database
  private let target: any Database
  private let report: (CopyProgress) -> Void

  /// Creates a copy.
  ///
  /// - Parameter report: Called with the progress at the first row of each table, every thousand rows, and at the end.
  public init(from source: Installation, to target: Installation, report: @escaping (CopyProgress) -> Void = { _ in }) {
    self.source = source.database
    self.target = target.database
    self.report = report
  }

  /// Copies a household, and compares the rows in the target.
  ///
  /// - Returns: The checksums of the tables with the household's rows, by name.
  public func run(_ household: Household.ID) throws(CopyError) -> [TableChecksum] {
    var refusal: CopyError?
    do throws(StoreError) {
      return try source.read { old throws(StoreError) in try copy(Int(household.number), old, &refusal) }
    } catch {
      throw refusal ?? .store(error)
    }
  }

  /// Copies the household while other writes to the target can run, unless the target has not been set up: a concurrent
  /// setup would lose its account, so other writes are excluded.
  private func copy(
    _ household: Int, _ old: borrowing Statements, _ refusal: inout CopyError?
  ) throws(StoreError) -> [TableChecksum] {
    guard try target.read({ new throws(StoreError) in try AccountStore.isSetUp(new) }) else {
      return try target.write { new throws(StoreError) in try copy(household, IDMap(), old, new, &refusal) }
    }
    let shared = try target.write { new throws(StoreError) in
      try admit(household, old, new, &refusal)
      return try move().moveShared(household, old, new)
    }
    return try target.writeConcurrently { new throws(StoreError) in try copy(household, shared, old, new, &refusal) }
  }

  private func admit(
    _ household: Int, _ old: borrowing Statements, _ new: borrowing Statements, _ refusal: inout CopyError?
  ) throws(StoreError) {
    refusal = try HouseholdCopyPreconditions.refusal(of: household, old, new, target.dialect)
    if refusal != nil { throw .refused("not copied") }
  }

  private func copy(
    _ household: Int, _ shared: IDMap, _ old: borrowing Statements, _ new: borrowing Statements,
    _ refusal: inout CopyError?
  ) throws(StoreError) -> [TableChecksum] {
    try admit(household, old, new, &refusal)
    let move = move()
    move.numbers = shared
    try HouseholdCopyPreconditions.makeRoom(new, target.dialect)
    let copy = try move.copy(household, old, new)
    let tables = try move.compare(household, with: copy, old, new)
    refusal = tables.first { $0.sent != $0.arrived }.map { .differs(table: $0.sent.name) }
    if refusal != nil { throw .refused("not kept") }
    return tables.map(\.arrived)
  }

  private func move() -> HouseholdCopyWork {
    HouseholdCopyWork(from: source.dialect, to: target.dialect, report: report)
  }
}
