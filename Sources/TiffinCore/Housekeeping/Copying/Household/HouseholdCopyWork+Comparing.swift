extension HouseholdCopyWork {
  /// Computes checksums of the household's rows as they should be in the target, and as they are there.
  ///
  /// - Parameter copy: The household's ID in the target.
  /// - Returns: The checksums of each table and word index, sorted by name.
  func compare(
    _ household: Int, with copy: Int, _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) -> [(sent: TableChecksum, arrived: TableChecksum)] {
    var tables: [(sent: TableChecksum, arrived: TableChecksum)] = []
    let meter = CopyProgressCounter(.comparing, of: try count(household, old) + count(copy, new), report)
    for table in HouseholdTable.all {
      let sent = try sent(table, household, old, new, meter)
      tables += zip(sent, try arrived(table, copy, new, meter)).map { (sent: $0, arrived: $1) }
    }
    return tables.sorted { $0.sent.name < $1.sent.name }
  }

  /// Returns the checksums that a table and its word index should have.
  private func sent(
    _ table: HouseholdTable, _ household: Int, _ old: borrowing Statements, _ new: borrowing Statements,
    _ meter: CopyProgressCounter
  ) throws(StoreError) -> [TableChecksum] {
    let reader = try TableReader(table.name, rows: table.condition, source, old)
    var sums = sums(table)
    for owner in try Self.owners(of: table, in: household, old) {
      try reader.forEach(of: [.int(owner)], old) { values throws(StoreError) in
        meter.count(in: table.name)
        guard let row = try mapped(values, table, reader, old, new) else { return }
        sums[0].add(row)
        guard sums.count > 1, let place = reader.id, case .integer(let former) = values[place] else { return }
        sums[1].add([row[place], .text(try words(of: table.name, former, old))])
      }
    }
    return sums
  }

  private func arrived(
    _ table: HouseholdTable, _ copy: Int, _ new: borrowing Statements, _ meter: CopyProgressCounter
  ) throws(StoreError) -> [TableChecksum] {
    let reader = try TableReader(table.name, rows: table.condition, target, new)
    let index = Self.indexes[table.name].map { target.wordIndex($0.index) }
    var sums = sums(table)
    for owner in try Self.owners(of: table, in: copy, new) {
      try reader.forEach(of: [.int(owner)], new) { row throws(StoreError) in
        meter.count(in: table.name)
        sums[0].add(row)
        guard let index, let place = reader.id else { return }
        sums[1].add([row[place], .text(try new.first(index.words, [row[place]]) { $0.text(0) })])
      }
    }
    return sums
  }

  private func sums(_ table: HouseholdTable) -> [TableChecksum] {
    [TableChecksum(name: table.name)] + (Self.indexes[table.name].map { [TableChecksum(name: $0.index)] } ?? [])
  }
}
