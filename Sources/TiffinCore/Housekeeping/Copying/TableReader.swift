/// Reads all rows of a table or a word index, or those of one owner, in portions that fit into memory.
struct TableReader {
  /// A column's name, and its kind as ``Dialect/columns(of:)`` tells it.
  private struct Column {
    let name: String
    let kind: Int
  }

  /// Rows that are read at once; of those with bytes, which are pictures, fewer.
  private static let portion = 500
  private static let portionOfPictures = 20

  private let name: String
  private let isIndex: Bool
  private let columns: [Column]
  private let query: String

  /// The columns' names, by which they are sorted.
  var names: [String] { columns.map(\.name) }
  /// The position of the rows' number; nil for a table without.
  var id: Int? { columns.firstIndex { $0.name == "id" && $0.kind == 0 } }

  init(
    _ name: String, isIndex: Bool, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    self.name = name
    self.isIndex = isIndex
    if isIndex {
      columns = [Column(name: "id", kind: 0), Column(name: "words", kind: 1)]
      query = dialect.wordIndex(name).all
      return
    }
    columns = try Self.columns(of: name, dialect, statements)
    query = Self.query(name, columns, rows: nil)
  }

  /// - Parameter condition: Which rows are read, `$1` being who owns them.
  init(
    _ name: String, rows condition: String, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    self.name = name
    isIndex = false
    columns = try Self.columns(of: name, dialect, statements)
    query = Self.query(name, columns, rows: condition)
  }

  private static func columns(
    of name: String, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) -> [Column] {
    try statements.all(dialect.columns(of: name)) { Column(name: $0.text(0), kind: $0.int(1)) }
  }

  private static func query(_ name: String, _ columns: [Column], rows condition: String?) -> String {
    let isNumbered = columns.contains { $0.name == "id" && $0.kind == 0 }
    let names = columns.map(\.name).joined(separator: ", ")
    guard let condition else {
      let part = isNumbered ? " WHERE id > $1 ORDER BY id LIMIT $2" : Self.condition(name)
      return "SELECT \(names) FROM \(name)\(part)"
    }
    let part = isNumbered ? " AND id > $2 ORDER BY id LIMIT $3" : ""
    return "SELECT \(names) FROM \(name) WHERE (\(condition))\(part)"
  }

  /// What marks an installation on a server is not copied.
  static func condition(_ name: String) -> String {
    name == "server_secret" ? " WHERE name <> 'installation'" : ""
  }

  /// Returns a statement that adds a row's values to the same table of another database.
  func insertion(_ dialect: any Dialect) -> String {
    if isIndex { return dialect.wordIndex(name).insertion }
    let places = (1...columns.count).map { "$\($0)" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns.map(\.name).joined(separator: ", "))) VALUES (\(places))"
  }

  /// - Parameter owner: Whose rows, if it reads those of an owner.
  func forEach(
    of owner: [SQLValue] = [], _ statements: borrowing Statements, _ body: ([SQLValue]) throws(StoreError) -> Void
  ) throws(StoreError) {
    guard let id else {
      for row in try statements.all(query, owner, values) { try body(row) }
      return
    }
    let portion = columns.contains { $0.kind == 2 } ? Self.portionOfPictures : Self.portion
    var last = SQLValue.integer(.min)
    while true {
      let rows = try statements.all(query, owner + [last, .int(portion)], count: portion, values)
      for row in rows { try body(row) }
      guard rows.count == portion, let next = rows.last?[id] else { return }
      last = next
    }
  }

  private func values(_ row: borrowing Row) -> [SQLValue] {
    columns.indices.map { index in
      if row.isNull(index) { return .null }
      return switch columns[index].kind {
      case 0: .integer(row.int(index))
      case 1: .string(row.text(index))
      default: .blob(row.bytes(index))
      }
    }
  }
}
