/// The conditions of a statement, joined by AND, and the values of its parameters.
struct SQLConditions {
  private(set) var text = ""
  private(set) var values: [SQLValue] = []

  /// Adds a value and returns its parameter.
  mutating func parameter(_ value: SQLValue) -> String {
    values.append(value)
    return "$\(values.count)"
  }

  mutating func require(_ condition: String) {
    if !text.isEmpty { text += " AND " }
    text += condition
  }

  /// Adds a comparison of one column, or of several in lexicographic order.
  mutating func require(_ columns: [String], _ comparison: String, _ values: [SQLValue]) {
    let parameters = values.map { parameter($0) }
    require("\(Self.row(columns)) \(comparison) \(Self.row(parameters))")
  }

  private static func row(_ items: [String]) -> String {
    items.count == 1 ? items[0] : "(\(items.joined(separator: ", ")))"
  }
}
