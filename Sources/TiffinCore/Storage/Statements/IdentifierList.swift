/// Row IDs for an `IN` list. The last ID is repeated until their number is a power of two, which limits the number of
/// different statements.
struct IdentifierList {
  let values: [SQLValue]

  /// Creates a list.
  ///
  /// - Parameter identifiers: At least one ID.
  init<Of>(_ identifiers: [Identifier<Of>]) {
    var values = identifiers.map { SQLValue.id($0) }
    while let last = values.last, values.count.nonzeroBitCount > 1 { values.append(last) }
    self.values = values
  }

  /// Returns the parameters, numbered from `first` on, such as "$2, $3, $4, $5".
  func parameters(from first: Int) -> String {
    values.indices.map { "$\($0 + first)" }.joined(separator: ", ")
  }
}
