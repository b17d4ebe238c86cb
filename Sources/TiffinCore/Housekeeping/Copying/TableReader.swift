/// A reader of the rows of a table or a word index, all of them or one owner's, in batches that fit into memory.
struct TableReader {
  /// A column's name, and its type as in ``SQLDialect/columns(of:)``.
  private struct Column {
    let name: String
    let kind: Int
  }

  /// The number of rows per batch.
  private static let portion = 500
  private static let portionOfPictures = 20

  private let name: String
  private let isIndex: Bool
  private let columns: [Column]
  /// The positions of the primary key's columns, by which rows are sorted.
  private let key: [Int]
  /// The query for the first batch, and the query for the batch after a key.
  private let first, next: String

  /// The columns' names, in alphabetical order.
  var names: [String] { columns.map(\.name) }
  /// The position of the `id` column; nil for a table without one.
  var id: Int? { columns.firstIndex { $0.name == "id" && $0.kind == 0 } }

  /// Creates a reader of a word index.
  init(index name: String, _ dialect: any SQLDialect) {
    self.name = name
    isIndex = true
    columns = [Column(name: "id", kind: 0), Column(name: "words", kind: 1)]
    key = [0]
    next = dialect.wordIndex(name).all
    first = next
  }

  /// Creates a reader of a table.
  ///
  /// - Parameter condition: The condition on the rows, in which `$1` is their owner; nil for all rows.
  init(
    _ name: String, rows condition: String? = nil, _ dialect: any SQLDialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    self.name = name
    isIndex = false
    let columns = try statements.all(dialect.columns(of: name)) { Column(name: $0.text(0), kind: $0.int(1)) }
    let key = try statements.all(dialect.key(of: name)) { $0.text(0) }
    self.columns = columns
    self.key = key.compactMap { name in columns.firstIndex { $0.name == name } }
    let query = "SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(name) WHERE "
    let kept = condition.map { "(\($0))" } ?? Self.condition(name)
    (first, next) = Self.portions("\(query)\(kept)", by: key, from: condition == nil ? 1 : 2)
  }

  /// Returns the queries for the first batch and for later ones.
  ///
  /// - Parameter number: The number of the first parameter that the condition does not use.
  private static func portions(_ query: String, by key: [String], from number: Int) -> (first: String, next: String) {
    let names = key.joined(separator: ", ")
    let last = key.indices.map { "$\($0 + number)" }.joined(separator: ", ")
    return (
      "\(query) ORDER BY \(names) LIMIT $\(number)",
      "\(query) AND (\(names)) > (\(last)) ORDER BY \(names) LIMIT $\(number + key.count)"
    )
  }

  /// Returns the condition for all rows that are copied. It excludes the row that marks a
  /// PostgreSQL database as belonging to an installation.
  static func condition(_ name: String) -> String {
    name == "server_secret" ? "name <> 'installation'" : "1 = 1"
  }

  /// Returns a statement that inserts a row into the same table of another database.
  func insertion(_ dialect: any SQLDialect) -> String {
    if isIndex { return dialect.wordIndex(name).insertion }
    let places = (1...columns.count).map { "$\($0)" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns.map(\.name).joined(separator: ", "))) VALUES (\(places))"
  }

  /// Passes the values of each row to `body`.
  ///
  /// - Parameter owner: The owner, if the reader has a condition.
  func forEach(
    of owner: [SQLValue] = [], _ statements: borrowing Statements, _ body: ([SQLValue]) throws(StoreError) -> Void
  ) throws(StoreError) {
    let portion = columns.contains { $0.kind == 2 } ? Self.portionOfPictures : Self.portion
    var last: [SQLValue]? = isIndex ? [.integer(.min)] : nil
    repeat {
      let rows = try statements.all(
        last == nil ? first : next, owner + (last ?? []) + [.int(portion)], count: portion, values)
      for row in rows { try body(row) }
      last = rows.count == portion ? rows.last.map { row in key.map { row[$0] } } : nil
    } while last != nil
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
