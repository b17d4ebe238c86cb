extension HouseholdCopyWork {
  /// Copies the rows without a household that the household's rows refer to, unless the target has equal rows.
  ///
  /// - Returns: The map from the IDs of these rows in the source to those in the target.
  func moveShared(
    _ household: Int, _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) -> IDMap {
    for table in HouseholdTable.all {
      for (column, reference) in table.references {
        guard let other = SharedTable.named(reference.table) else { continue }
        for owner in try Self.owners(of: table, in: household, old) {
          let referred = try old.all(
            """
            SELECT DISTINCT \(column) FROM \(table.name) WHERE (\(table.condition)) AND \(column) IN (
              SELECT id FROM \(reference.table) AS shared WHERE shared.\(other.owner) IS NULL
            )
            """, [.int(owner)]
          ) { $0.int(0) }
          for number in referred { _ = try shared(reference.table, number, old, new) }
        }
      }
    }
    return numbers
  }

  /// Returns a row as it will be in the target; nil if the row is not copied. The row's own ID is replaced by the new
  /// ID, or by NULL if the row has none yet.
  func mapped(
    _ values: [SQLValue], _ table: HouseholdTable, _ reader: TableReader, _ old: borrowing Statements,
    _ new: borrowing Statements
  ) throws(StoreError) -> [SQLValue]? {
    var row = values
    for (place, name) in reader.names.enumerated() {
      guard case .integer(let number) = values[place] else { continue }
      if place == reader.id {
        row[place] = .int(numbers[table.name, number])
      } else if let reference = table.references[name] {
        guard let value = try mapped(number, reference, in: table.name, old, new) else { return nil }
        row[place] = value
      }
    }
    return row
  }

  private func mapped(
    _ number: Int, _ reference: HouseholdTable.ReferenceColumn, in table: String, _ old: borrowing Statements,
    _ new: borrowing Statements
  ) throws(StoreError) -> SQLValue? {
    if let known = numbers[reference.table, number] { return .int(known) }
    if let known = try shared(reference.table, number, old, new) { return .int(known) }
    switch reference {
    case .orEmpty: return .null
    case .orNothing: return nil
    // In the source, too, 0 stands for no row.
    case .orTrace: return .int(number == 0 ? 0 : PlaceholderID.number(number))
    case .always(let other):
      guard other == table else { throw .damaged("\(table) refers to \(other) \(number), another household's") }
      return .null
    }
  }

  /// Returns the ID that a row without a household has in the target, copying the row if the target does not have it;
  /// nil if the row belongs to a household.
  private func shared(
    _ name: String, _ number: Int, _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) -> Int? {
    guard let shared = SharedTable.named(name), let table = shared.table else { return nil }
    let keys: [SQLValue]? = try old.first(
      "SELECT \(shared.keys.joined(separator: ", ")) FROM \(name) WHERE id = $1 AND \(shared.owner) IS NULL",
      [.int(number)]
    ) { row in shared.keys.indices.map { .text(row.optionalText($0)) } }
    guard let keys else { return nil }
    if let known = try new.first(shared.search, keys, { $0.int(0) }) {
      numbers[name, number] = known
      return known
    }
    try copy(table, of: number, old, new)
    for part in HouseholdTable.all.filter({ shared.parts.contains($0.name) }).compactMap({ $0.parts(of: name) }) {
      try copy(part, of: number, old, new)
    }
    return numbers[name, number]
  }
}
