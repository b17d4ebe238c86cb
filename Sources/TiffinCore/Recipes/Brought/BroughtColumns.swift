/// The columns of a table that somebody brings, with what each one means; people correct it before it is taken.
public struct BroughtColumns: Equatable, Sendable {
  /// What a column tells.
  public enum Meaning: String, CaseIterable, Sendable {
    case date, time, part, name, amount, unit
    case energy, kilojoules, carbs, protein, fat, fibre, sugars, saturated, salt, sodium
    /// What only tables of apps that are known tell: rows that do not count, and a second kind of part.
    case deleted, kind

    /// Those that people choose from.
    public static let choices = allCases.filter { $0 != .deleted && $0 != .kind }
  }

  /// A column of the file.
  public struct Column: Equatable, Sendable {
    /// Its name in the file.
    public let name: String
    /// What its first row says.
    public let example: String
    /// Nil for one that is left out.
    public var meaning: Meaning?
  }

  /// Which number of a date stands first, where the year does not.
  public enum DateOrder: String, Sendable {
    case dayFirst, monthFirst
  }

  /// In the file's order.
  public var columns: [Column]
  /// Nil where the dates themselves tell, or nobody said.
  public var order: DateOrder?
  /// A date that can be read in two ways, if all can.
  public var doubtful: String?

  /// What has to be said before a table can be taken.
  public enum Missing: Sendable {
    case date, name, energy
    /// Which number of a date stands first.
    case order
  }

  /// The first that is missing; nil if nothing is.
  public var missing: Missing? {
    let meanings = Set(columns.compactMap(\.meaning))
    if meanings.isDisjoint(with: [.name, .part]), columns.contains(where: \.mayBeName) { return .name }
    return Self.missing(in: meanings) ?? (doubtful != nil && order == nil ? .order : nil)
  }

  /// What columns of these meanings do not tell. Without names and parts of the day each row is a whole day.
  static func missing(in meanings: Set<Meaning>) -> Missing? {
    if !meanings.contains(.date) { return .date }
    return meanings.isDisjoint(with: [.energy, .kilojoules]) ? .energy : nil
  }

  /// Returns true for a number, with or without a unit, and for an empty text.
  static func isFigure(_ text: String) -> Bool {
    let trimmed = Blank.trimmed(text)
    return trimmed.utf8.first.map { "0123456789.-+".utf8.contains($0) } ?? true
  }
}

extension BroughtColumns.Column {
  /// True for a column without a meaning that holds words.
  fileprivate var mayBeName: Bool { meaning == nil && !BroughtColumns.isFigure(example) }
}

extension BroughtColumns {
  /// Reads what ``stored`` wrote; nil for anything else.
  init?(stored text: String) {
    guard let value = try? JSONReader.value(of: Array(text.utf8)) else { return nil }
    self.init(
      columns: value["columns"]?.elements.map { column in
        Column(
          name: column["name"]?.text ?? "", example: column["example"]?.text ?? "",
          meaning: (column["meaning"]?.text).flatMap { Meaning(rawValue: $0) })
      } ?? [],
      order: (value["order"]?.text).flatMap { DateOrder(rawValue: $0) }, doubtful: value["doubtful"]?.text)
  }

  /// As JSON.
  var stored: String {
    var members: [String: JSONValue] = [
      "columns": .array(
        columns.map { column in
          var members: [String: JSONValue] = ["name": .string(column.name), "example": .string(column.example)]
          if let meaning = column.meaning { members["meaning"] = .string(meaning.rawValue) }
          return .object(members)
        })
    ]
    if let order { members["order"] = .string(order.rawValue) }
    if let doubtful { members["doubtful"] = .string(doubtful) }
    return JSONValue.object(members).json
  }
}
