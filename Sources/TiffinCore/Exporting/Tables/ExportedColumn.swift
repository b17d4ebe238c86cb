/// A member of the objects in an export, with the way its value is read.
struct ExportedColumn: Sendable {
  /// What its value is.
  enum Kind: Sendable {
    case text, number, flag
    /// Names that stand in one column, by lines.
    case lines
    /// The path of a picture's file in the export, by the picture's number.
    case picture(ExportedPictures)
  }

  /// The member's name, as people and programs read it.
  let name: String
  /// What is read, in SQL.
  let sql: String
  let kind: Kind

  init(_ name: String, _ sql: String? = nil, _ kind: Kind = .text) {
    self.name = name
    self.sql = sql ?? name
    self.kind = kind
  }

  /// Returns the value; nil where it is unknown or empty, which is then left out.
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

/// Where pictures lie in an export, and in the database.
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

  /// The column of that table with a picture's number.
  var key: String { self == .foods ? "food_id" : "id" }

  /// Without the ending, which only the picture itself tells.
  func path(of number: Int) -> String { "pictures/\(rawValue)/\(number)" }
}
