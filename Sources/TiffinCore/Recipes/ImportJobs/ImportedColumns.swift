/// The columns of an imported table with their meanings, which the person can correct before the import.
public struct ImportedColumns: Equatable, Sendable {
  /// The meaning of a column.
  public enum Meaning: String, CaseIterable, Sendable {
    /// `part` is the meal of the day, such as breakfast.
    case date, time, part, name, amount, unit
    case energy, kilojoules, carbs, protein, fat, fibre, sugars, saturated, salt, sodium
    /// Meanings only in tables of known apps: a mark of deleted rows, and a second column for the meal of the day.
    case deleted, kind

    /// The meanings that people choose from.
    public static let choices = allCases.filter { $0 != .deleted && $0 != .kind }
  }

  /// A column of the file.
  public struct Column: Equatable, Sendable {
    /// The column's name in the file.
    public let name: String
    /// The text of the column's first row.
    public let example: String
    /// The meaning; nil for a column that is not imported.
    public var meaning: Meaning?
  }

  /// The order of day and month in dates that do not begin with the year.
  public enum DateOrder: String, Sendable {
    case dayFirst, monthFirst
  }

  /// The columns in the order of the file.
  public var columns: [Column]
  /// The order of day and month; nil if the dates are unambiguous, or the person has not chosen the order.
  public var order: DateOrder?
  /// An ambiguous date as an example, if all dates are ambiguous; nil otherwise.
  public var doubtful: String?

  /// Information that is needed before the table can be imported.
  public enum MissingInformation: Sendable {
    case date, name, energy
    /// The order of day and month in a date.
    case order
  }

  /// The first missing information; nil if none is missing.
  public var missing: MissingInformation? {
    let meanings = Set(columns.compactMap(\.meaning))
    if meanings.isDisjoint(with: [.name, .part]), columns.contains(where: \.mayBeName) { return .name }
    return Self.missing(in: meanings) ?? (doubtful != nil && order == nil ? .order : nil)
  }

  /// Returns the information missing from columns with these meanings; nil if none is missing. In a table without names
  /// and meals of the day, each row is a whole day.
  static func missing(in meanings: Set<Meaning>) -> MissingInformation? {
    if !meanings.contains(.date) { return .date }
    return meanings.isDisjoint(with: [.energy, .kilojoules]) ? .energy : nil
  }

  /// Returns true if the text is empty, or is a number with or without a unit.
  static func isFigure(_ text: String) -> Bool {
    let trimmed = Whitespace.trimmed(text)
    return trimmed.utf8.first.map { "0123456789.-+".utf8.contains($0) } ?? true
  }
}

extension ImportedColumns.Column {
  /// True if the column contains words and its meaning is unknown.
  fileprivate var mayBeName: Bool { meaning == nil && !ImportedColumns.isFigure(example) }
}

extension ImportedColumns {
  /// Parses the text of ``stored``; nil if it is invalid.
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

  /// The columns as JSON.
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
