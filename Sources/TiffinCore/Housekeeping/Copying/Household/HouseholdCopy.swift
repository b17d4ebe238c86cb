/// Copies one household with everything of its members into another database of the same schema, which others use.
///
/// The source is read as of one moment, and goes on being used. Rows get new numbers, since other households have rows of
/// the same ones there. The target has all of them, compared row for row, or none: they are written in one transaction,
/// so that a copy that was interrupted is simply made again. Only what belongs to no household, recipes of the catalogue
/// and foods of tables, comes before and stays: others may want to add the same.
///
/// People sign in there with their names, passwords and second factors; calendars and invitations keep their secrets.
/// What does not come along is in ``HouseholdTable/leftOut``.
public struct HouseholdCopy {
  private let source: any Database
  private let target: any Database
  private let report: (CopyProgress) -> Void

  /// - Parameter report: Gets how far it is, now and then.
  public init(from source: Installation, to target: Installation, report: @escaping (CopyProgress) -> Void = { _ in }) {
    self.source = source.database
    self.target = target.database
    self.report = report
  }

  /// Copies a household, and compares what arrived.
  ///
  /// - Returns: The tables with the household's rows, by name.
  public func run(_ household: Household.ID) throws(CopyError) -> [CopiedTable] {
    var refusal: CopyError?
    do throws(StoreError) {
      return try source.read { old throws(StoreError) in try copy(Int(household.number), old, &refusal) }
    } catch {
      throw refusal ?? .store(error)
    }
  }

  /// Beside others, but for the first household: whoever set up the target just then would lose their account.
  private func copy(
    _ household: Int, _ old: borrowing Statements, _ refusal: inout CopyError?
  ) throws(StoreError) -> [CopiedTable] {
    guard try target.read({ new throws(StoreError) in try AccountStore.isSetUp(new) }) else {
      return try target.write { new throws(StoreError) in try copy(household, NewNumbers(), old, new, &refusal) }
    }
    let shared = try target.write { new throws(StoreError) in
      try admit(household, old, new, &refusal)
      return try move().bringShared(household, old, new)
    }
    return try target.writeBesideOthers { new throws(StoreError) in try copy(household, shared, old, new, &refusal) }
  }

  private func admit(
    _ household: Int, _ old: borrowing Statements, _ new: borrowing Statements, _ refusal: inout CopyError?
  ) throws(StoreError) {
    refusal = try HouseholdEntry.refusal(of: household, old, new, target.dialect)
    if refusal != nil { throw .refused("not copied") }
  }

  private func copy(
    _ household: Int, _ shared: NewNumbers, _ old: borrowing Statements, _ new: borrowing Statements,
    _ refusal: inout CopyError?
  ) throws(StoreError) -> [CopiedTable] {
    try admit(household, old, new, &refusal)
    let move = move()
    move.numbers = shared
    try HouseholdEntry.makeRoom(new, target.dialect)
    let copy = try move.copy(household, old, new)
    let tables = try move.compare(household, with: copy, old, new)
    refusal = tables.first { $0.sent != $0.arrived }.map { .differs(table: $0.sent.name) }
    if refusal != nil { throw .refused("not kept") }
    return tables.map(\.arrived)
  }

  private func move() -> HouseholdMove { HouseholdMove(from: source.dialect, to: target.dialect, report: report) }
}
