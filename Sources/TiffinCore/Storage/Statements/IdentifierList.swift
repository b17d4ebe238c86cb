/// Rows' numbers for `IN`. Their count is filled up to a power of two, so that there are few statements, however many rows
/// somebody asks for.
struct IdentifierList {
  let values: [SQLValue]

  /// - Parameter identifiers: At least one.
  init<Of>(_ identifiers: [Identifier<Of>]) {
    var count = 1
    while count < identifiers.count { count *= 2 }
    let filling = identifiers.last.map { repeatElement($0, count: count - identifiers.count) }
    values = (identifiers + (filling.map { Array($0) } ?? [])).map { .id($0) }
  }

  /// Returns "$2, $3, $4, $5".
  func parameters(from first: Int) -> String {
    values.indices.map { "$\($0 + first)" }.joined(separator: ", ")
  }
}
