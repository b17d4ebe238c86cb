import Platform

extension Fingerprint {
  /// Adds a row's values, one by one.
  mutating func add(_ values: [SQLValue]) {
    for value in values {
      switch value {
      case .string(let text): add(text)
      case .integer(let number): add(number)
      case .null: add(nil)
      case .blob(let bytes): add(counted: bytes.span)
      }
    }
  }
}
