/// A table of an export: each row becomes a JSON object, with nested objects for the rows of other tables that belong
/// to this row.
struct ExportedTable: Sendable {
  /// The name of the table's file without the extension; for a nested table, the name of the member with its objects.
  let name: String
  /// A description for the export's documentation.
  let about: String
  let columns: [ExportedColumn]
  /// The SQL after the columns of SELECT, with `$1` for the ID of the household or person; for a nested table, for the
  /// ``key`` of the row to which its rows belong.
  let source: String
  /// The nested tables, whose rows are found by each row's ``key``.
  var parts: [ExportedTable] = []

  private var query: String { "SELECT \(key), \(columns.map(\.sql).joined(separator: ", ")) \(source)" }
  /// The SQL expression for a row's ID, with which the rows of ``parts`` are found; the ID is not exported.
  var key = "0"
  /// Further values for the parameters of ``source``, from `$2` on.
  var further: [SQLValue] = []

  /// Returns the values for the parameters of ``source``.
  func parameters(of owner: Int64) -> [SQLValue] { [.integer(Int(owner))] + further }

  /// Returns all rows as objects, in the order of ``source``, with their nested objects.
  func objects(of owner: Int64, _ statements: borrowing Statements) throws(StoreError) -> [[String: JSONValue]] {
    var found: [(key: Int64, members: [String: JSONValue])] = []
    try statements.run(query, parameters(of: owner)) { row throws(StoreError) in
      var members: [String: JSONValue] = [:]
      for (position, column) in columns.enumerated() { members[column.name] = column.value(row, at: position + 1) }
      found.append((Int64(row.int(0)), members))
    }
    guard !parts.isEmpty else { return found.map(\.members) }
    for index in found.indices {
      for part in parts {
        let objects = try part.objects(of: found[index].key, statements)
        if !objects.isEmpty { found[index].members[part.name] = .array(objects.map(JSONValue.object)) }
      }
    }
    return found.map(\.members)
  }
}

extension ExportedTable {
  /// Returns the objects as a JSON array with one object per line, so that exports can be compared line by line.
  static func json(_ objects: [[String: JSONValue]]) -> [UInt8] {
    let lines = objects.map { JSONValue.object($0).json }
    return Array(("[\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "]\n" : "\n]\n")).utf8)
  }
}
