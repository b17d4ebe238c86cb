/// A copy of everything from one database into an unused one with the same schema, such as from an SQLite file to a
/// database server.
///
/// The source is read in one snapshot while it stays in use. The target gets everything, compared by checksums, or
/// nothing: it is written in one transaction, so that an interrupted copy can simply be repeated.
public struct WholeDatabaseCopier {
  /// The tables that are not copied.
  private static let own: Set = ["schema_version"]
  private static let indexes = ["food_words", "meal_words", "recipe_words"]

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

  /// Copies everything, and compares the rows in the target.
  ///
  /// - Returns: The checksums of the tables.
  public func run() throws(CopyError) -> [TableChecksum] {
    var refusal: CopyError?
    do throws(StoreError) {
      return try source.read { old throws(StoreError) in
        try target.write { new throws(StoreError) in
          refusal = nil
          guard try Self.isUnused(new, target.dialect) else {
            refusal = .notEmpty
            throw .refused("not empty")
          }
          let tables = try copy(old, new)
          if let table = try different(tables, new) {
            refusal = .differs(table: table)
            throw .refused(table)
          }
          return tables
        }
      }
    } catch {
      throw refusal ?? .store(error)
    }
  }

  private func copy(
    _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) -> [TableChecksum] {
    for statement in target.dialect.beforeCopying { try new.run(statement) }
    let names = try names(old)
    // A new database already has foods and their words.
    for name in names + Self.indexes { try new.run("DELETE FROM \(name) WHERE \(TableReader.condition(name))") }
    let tables = try copy(names, old, new)
    for name in names where try isNumbered(name, new) {
      let last = try lastNumber(of: name, old)
      if last == 0 { continue }
      for statement in target.dialect.numbering(of: name, after: last) { try new.run(statement) }
    }
    for statement in target.dialect.afterCopying { try new.run(statement) }
    return tables
  }

  /// Returns the highest ID ever assigned in a table, including those of deleted rows. IDs must not be assigned again,
  /// because browsers cache a picture for a year by its ID.
  private func lastNumber(of name: String, _ old: borrowing Statements) throws(StoreError) -> Int {
    try old.first(source.dialect.lastNumber(of: name)) { $0.isNull(0) ? 0 : $0.int(0) } ?? 0
  }

  private func isNumbered(_ name: String, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    try statements.all(target.dialect.columns(of: name)) { $0.text(0) }.contains("id")
  }

  /// Returns the names of the tables to copy, without the tables of word indexes, which differ between kinds of
  /// databases.
  private func names(_ statements: borrowing Statements) throws(StoreError) -> [String] {
    try statements.all(source.dialect.tables) { $0.text(0) }
      .filter { name in !Self.own.contains(name) && !Self.indexes.contains { name.hasPrefix($0) } }
  }

  private func copy(
    _ names: [String], _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) -> [TableChecksum] {
    let names = names + Self.indexes
    var count = 0
    for name in names {
      count += try old.number(uncounted: "SELECT COUNT(*) FROM \(name) WHERE \(TableReader.condition(name))")
    }
    let meter = CopyProgressCounter(.copying, of: count, report)
    var tables: [TableChecksum] = []
    for name in names { tables.append(try copy(name, old, new, meter)) }
    return tables
  }

  private func copy(
    _ name: String, _ old: borrowing Statements, _ new: borrowing Statements, _ meter: CopyProgressCounter
  ) throws(StoreError) -> TableChecksum {
    let reader = try reader(name, source.dialect, old)
    let insertion = reader.insertion(target.dialect)
    var table = TableChecksum(name: name)
    try reader.forEach(old) { values throws(StoreError) in
      try new.run(insertion, values)
      table.add(values)
      meter.count(in: name)
    }
    return table
  }

  /// Returns the first table whose rows in the target differ from those that were copied; nil if there is none.
  private func different(_ tables: [TableChecksum], _ new: borrowing Statements) throws(StoreError) -> String? {
    let meter = CopyProgressCounter(.comparing, of: tables.reduce(0) { $0 + $1.rows }, report)
    for table in tables {
      var arrived = TableChecksum(name: table.name)
      try reader(table.name, target.dialect, new).forEach(new) { values throws(StoreError) in
        arrived.add(values)
        meter.count(in: table.name)
      }
      if arrived != table { return table.name }
    }
    return nil
  }

  private func reader(
    _ name: String, _ dialect: any SQLDialect, _ statements: borrowing Statements
  ) throws(StoreError) -> TableReader {
    if Self.indexes.contains(name) { return TableReader(index: name, dialect) }
    return try TableReader(name, dialect, statements)
  }
}
