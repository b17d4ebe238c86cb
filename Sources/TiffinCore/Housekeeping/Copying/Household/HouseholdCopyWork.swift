/// The work of a ``HouseholdCopier`` in its two transactions.
final class HouseholdCopyWork {
  let source: any SQLDialect
  let target: any SQLDialect
  let report: (CopyProgress) -> Void
  var numbers = IDMap()
  /// The references to rows of the same table that were copied later: table, column, the row's new ID, the other row's
  /// old ID.
  var postponed: [(table: String, column: String, row: Int, other: Int)] = []

  init(from source: any SQLDialect, to target: any SQLDialect, report: @escaping (CopyProgress) -> Void) {
    self.source = source
    self.target = target
    self.report = report
  }

  /// Copies all rows of a household, which get new IDs.
  ///
  /// - Returns: The household's new ID.
  func copy(
    _ household: Int, _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) -> Int {
    let meter = CopyProgressCounter(.copying, of: try count(household, old), report)
    for table in HouseholdTable.all {
      for owner in try Self.owners(of: table, in: household, old) {
        try copy(table, of: owner, old, new, meter)
      }
    }
    try relate(new)
    guard let number = numbers["household", household] else { throw .notFound }
    return number
  }

  /// Returns the number of all rows of a household.
  func count(_ household: Int, _ statements: borrowing Statements) throws(StoreError) -> Int {
    var count = 0
    for table in HouseholdTable.all {
      for owner in try Self.owners(of: table, in: household, statements) {
        count += try statements.number(
          uncounted: "SELECT COUNT(*) FROM \(table.name) WHERE \(table.condition)", [.int(owner)])
      }
    }
    return count
  }

  /// Copies the rows of a table that belong to one owner.
  func copy(
    _ table: HouseholdTable, of owner: Int, _ old: borrowing Statements, _ new: borrowing Statements,
    _ meter: CopyProgressCounter? = nil
  ) throws(StoreError) {
    let reader = try TableReader(table.name, rows: table.condition, source, old)
    try reader.forEach(of: [.int(owner)], old) { values throws(StoreError) in
      meter?.count(in: table.name)
      guard let row = try mapped(values, table, reader, old, new) else { return }
      try add(row, as: values, table, reader, old, new)
    }
  }

  /// Returns the IDs of the owners of a table's rows: the household's ID, or the ID of each member.
  static func owners(
    of table: HouseholdTable, in household: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> [Int] {
    guard table.owner == .person else { return [household] }
    return try statements.all("SELECT id FROM person WHERE household_id = $1 ORDER BY id", [.int(household)]) {
      $0.int(0)
    }
  }

  private func add(
    _ row: [SQLValue], as values: [SQLValue], _ table: HouseholdTable, _ reader: TableReader,
    _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) {
    guard let place = reader.id, case .integer(let former) = values[place] else {
      try new.run(table.insertion(reader.names), row)
      return
    }
    var (names, row) = (reader.names, row)
    names.remove(at: place)
    row.remove(at: place)
    let id: Identifier<HouseholdCopyWork> = try new.insert(table.insertion(names), row)
    let number = Int(id.number)
    numbers[table.name, former] = number
    postpone(table, reader.names, values, number)
    try addWords(of: table.name, former, as: number, old, new)
  }

  /// Records references to rows of the same table that are not copied yet.
  private func postpone(_ table: HouseholdTable, _ names: [String], _ values: [SQLValue], _ number: Int) {
    for (name, value) in zip(names, values) where table.references[name]?.table == table.name {
      guard case .integer(let other) = value, numbers[table.name, other] == nil else { continue }
      postponed.append((table.name, name, number, other))
    }
  }

  private func relate(_ new: borrowing Statements) throws(StoreError) {
    for (table, column, row, other) in postponed {
      guard let number = numbers[table, other] else { throw .damaged("\(table) \(other) is another household's") }
      try new.run("UPDATE \(table) SET \(column) = $1 WHERE id = $2", [.int(number), .int(row)])
    }
  }
}
