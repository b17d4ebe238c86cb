/// Rows of one kind in an export: each becomes an object, with objects of their own below them where they have parts.
struct ExportedTable: Sendable {
  /// The name of its file without the ending, or of the member that holds a part's objects.
  let name: String
  /// What the rows are, for those who read the export's description.
  let about: String
  let columns: [ExportedColumn]
  /// What follows SELECT with the columns; `$1` is the owner, or the row that a part belongs to.
  let source: String
  /// Parts of each row, by the row's number in its first column.
  var parts: [ExportedTable] = []

  private var query: String { "SELECT \(key), \(columns.map(\.sql).joined(separator: ", ")) \(source)" }
  /// The number by which parts are found; not told.
  var key = "0"
  /// Parameters behind the owner: `$2` and so on.
  var further: [SQLValue] = []

  /// The parameters of ``source``.
  func parameters(of owner: Int64) -> [SQLValue] { [.integer(Int(owner))] + further }

  /// Reads all rows, in order.
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
  /// The objects as a JSON array, one to a line, so that tools and people can compare two exports.
  static func json(_ objects: [[String: JSONValue]]) -> [UInt8] {
    let lines = objects.map { JSONValue.object($0).json }
    return Array(("[\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "]\n" : "\n]\n")).utf8)
  }
}
