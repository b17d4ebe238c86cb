/// A member of the JSON objects in an export, with the SQL expression and the type of its value.
struct ExportedColumn: Sendable {
  /// The type of the value.
  enum Kind: Sendable {
    case text, number, flag
    /// Several texts in one column, separated by line breaks.
    case lines
    /// The path of a picture's file in the export; the column has the picture's ID.
    case picture(ExportedPictures)
  }

  /// The name of the member in JSON, and of the column in CSV.
  let name: String
  /// The SQL expression of the value.
  let sql: String
  let kind: Kind

  init(_ name: String, _ sql: String? = nil, _ kind: Kind = .text) {
    self.name = name
    self.sql = sql ?? name
    self.kind = kind
  }

  /// Creates a member that has the name of a column of a database table.
  init(_ column: String, of table: String, _ kind: ColumnKind) {
    let kind: Kind =
      switch kind {
      case .text: .text
      case .number: .number
      case .flag: .flag
      }
    self.init(column, "\(table).\(column)", kind)
  }

  /// Returns the value in a row; nil if it is NULL, empty or false, as such members are left out.
  func value(_ row: borrowing Row, at position: Int) -> JSONValue? {
    guard !row.isNull(position) else { return nil }
    switch kind {
    case .number: return .number(String(row.int(position)))
    case .flag: return row.flag(position) ? .bool(true) : nil
    case .picture(let pictures): return .string(pictures.path(of: row.int(position)))
    case .text:
      let text = row.text(position)
      return text.isEmpty ? nil : .string(text)
    case .lines:
      let lines = row.text(position).split(separator: "\n").map { JSONValue.string(String($0)) }
      return lines.isEmpty ? nil : .array(lines)
    }
  }
}

/// A kind of pictures, with their location in an export and in the database.
enum ExportedPictures: String, Sendable {
  case meals, recipes, foods

  /// The table with the columns `format` and `large`.
  var table: String {
    switch self {
    case .meals: "photo"
    case .recipes: "recipe_picture"
    case .foods: "food_picture"
    }
  }

  /// The column of that table with a picture's ID.
  var key: String { self == .foods ? "food_id" : "id" }

  /// Returns the path of a picture's file without the extension, which depends on its format.
  func path(of number: Int) -> String { "pictures/\(rawValue)/\(number)" }
}
