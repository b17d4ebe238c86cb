import TiffinCore

extension Identifier: PathParameter {
  /// Parses plain digits: no sign, no leading zeros, above zero.
  init?(_ segment: String) {
    guard let number = Int(segment), number > 0, String(number).isSameBytes(as: segment) else { return nil }
    self.init(Int64(number))
  }
}
