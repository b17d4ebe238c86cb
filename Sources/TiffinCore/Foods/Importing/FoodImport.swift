/// Takes the foods of a table into the database. The table is read to its end before the first food is kept, so that a
/// damaged one leaves nothing behind; then foods are kept in pieces, and an interrupted import goes on where it was.
public struct FoodImport: Sendable {
  /// How far an import is.
  public enum Step: Sendable {
    /// The file is looked through; both in bytes.
    case checking(Int, of: Int)
    /// Foods are kept.
    case taking(Int, of: Int)
  }

  /// What became of a file.
  public struct Outcome: Equatable, Sendable {
    /// Where the foods are from.
    public let source: FoodSource
    /// The foods that the table has now.
    public let foods: Int
    /// Rows without a name, or left out by the filter.
    public let leftOut: Int
    /// True if it was taken before, and nothing was done.
    public let isKnown: Bool
  }

  private let database: any Database
  private let now: @Sendable () -> Int

  /// - Parameter now: Seconds since 1970-01-01 UTC; another clock for tests.
  public init(into database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// - Parameter report: Gets how far it is, often.
  public func take(
    _ files: FoodFiles, _ filter: FoodFilter = FoodFilter(), report: (Step) -> Void = { _ in }
  ) throws(FoodImportError) -> Outcome {
    try take(try files.table(filter), try files.fingerprint(filter), report: report)
  }

  private func take(
    _ table: some FoodTable, _ version: String, report: (Step) -> Void
  ) throws(FoodImportError) -> Outcome {
    let sources = FoodSources(database, now: now)
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
    // Nothing takes the place of what is there.
    guard all > 0 else { throw .empty(leftOut) }
    try keep(table, version, after: state.unfinished == version ? state.taken : 0, of: all, sources, report)
    let foods = try kept { () throws(StoreError) in try sources.state(of: table.source).foods }
    return Outcome(source: table.source, foods: foods, leftOut: leftOut, isKnown: false)
  }

  private func keep(
    _ table: some FoodTable, _ version: String, after taken: Int, of all: Int, _ sources: FoodSources,
    _ report: (Step) -> Void
  ) throws(FoodImportError) {
    var (count, piece, codes) = (0, [TableFood](), Set<String>())
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
      if piece.count == FoodSources.pieceSize { try store() }
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
