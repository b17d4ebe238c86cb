/// An import of a food table.
///
/// The table is read completely before the first food is stored, so that a damaged file changes nothing. Foods are then
/// stored in several transactions, and an interrupted import is resumed when the same file is imported again.
public struct FoodTableImport: Sendable {
  /// The progress of an import.
  public enum Step: Sendable {
    /// The file is being checked; both numbers are bytes.
    case checking(Int, of: Int)
    /// Foods are being stored; both numbers are foods.
    case taking(Int, of: Int)
  }

  /// The result of an import.
  public struct Outcome: Equatable, Sendable {
    /// The source of the foods.
    public let source: FoodSource
    /// The number of foods of the table after the import.
    public let foods: Int
    /// The number of rows without a name, or excluded by the filter.
    public let leftOut: Int
    /// True if the same file was imported before, so that nothing was done.
    public let isKnown: Bool
  }

  private let database: any Database
  private let now: @Sendable () -> Int

  /// Creates an import.
  ///
  /// - Parameter now: Returns the current time, in seconds since 1970-01-01 UTC; tests pass another clock.
  public init(into database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Imports the table of a file or folder.
  ///
  /// - Parameter report: Called frequently with the progress.
  public func take(
    _ files: FoodTableFiles, _ filter: ProductFilter = ProductFilter(), report: (Step) -> Void = { _ in }
  ) throws(FoodImportError) -> Outcome {
    try take(try files.table(filter), try files.fingerprint(filter), report: report)
  }

  private func take(
    _ table: some FoodTable, _ version: String, report: (Step) -> Void
  ) throws(FoodImportError) -> Outcome {
    let sources = FoodTableStore(database, now: now)
    let state = try kept { () throws(StoreError) in try sources.state(of: table.source) }
    if state.version == version {
      return Outcome(source: table.source, foods: state.foods, leftOut: 0, isKnown: true)
    }
    var (all, leftOut) = (0, 0)
    try table.forEach { food throws(FoodImportError) in
      if food == nil { leftOut += 1 } else { all += 1 }
    } progress: {
      report(.checking($0, of: $1))
    }
    // A file without foods does not replace existing ones.
    guard all > 0 else { throw .empty(leftOut) }
    try keep(table, version, after: state.unfinished == version ? state.taken : 0, of: all, sources, report)
    let foods = try kept { () throws(StoreError) in try sources.state(of: table.source).foods }
    return Outcome(source: table.source, foods: foods, leftOut: leftOut, isKnown: false)
  }

  private func keep(
    _ table: some FoodTable, _ version: String, after taken: Int, of all: Int, _ sources: FoodTableStore,
    _ report: (Step) -> Void
  ) throws(FoodImportError) {
    var (count, piece, codes) = (0, [FoodTableEntry](), Set<String>())
    func store() throws(FoodImportError) {
      try kept { () throws(StoreError) in try sources.keep(piece, of: table.source, version, upTo: count) }
      piece = []
      report(.taking(count, of: all))
    }
    try table.forEach { food throws(FoodImportError) in
      guard let food else { return }
      count += 1
      if table.isWhole { codes.insert(food.code) }
      guard count > taken else { return }
      piece.append(food)
      if piece.count == FoodTableStore.pieceSize { try store() }
    } progress: { _, _ in
    }
    if !piece.isEmpty { try store() }
    try kept { () throws(StoreError) in
      if table.isWhole { try sources.removeOthers(of: table.source, than: codes) }
      try sources.finish(table.source, version)
    }
  }

  private func kept<T>(_ work: () throws(StoreError) -> T) throws(FoodImportError) -> T {
    do throws(StoreError) { return try work() } catch { throw .store(error) }
  }
}
