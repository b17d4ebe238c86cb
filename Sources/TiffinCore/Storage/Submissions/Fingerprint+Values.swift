import Platform

extension Fingerprint {
  /// Adds what a row is given, value by value.
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
