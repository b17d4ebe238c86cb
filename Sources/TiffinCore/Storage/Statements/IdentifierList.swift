/// Rows' numbers for `IN`. Their count is filled up to a power of two, so that there are few statements, however many rows
/// somebody asks for.
struct IdentifierList {
  let values: [SQLValue]

  /// - Parameter identifiers: At least one.
  init<Of>(_ identifiers: [Identifier<Of>]) {
    var values = identifiers.map { SQLValue.id($0) }
    while let last = values.last, values.count.nonzeroBitCount > 1 { values.append(last) }
    self.values = values
  }

  /// Returns "$2, $3, $4, $5".
  func parameters(from first: Int) -> String {
    values.indices.map { "$\($0 + first)" }.joined(separator: ", ")
  }
}
