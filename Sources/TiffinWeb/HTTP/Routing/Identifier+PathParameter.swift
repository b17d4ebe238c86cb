import TiffinCore

extension Identifier: PathParameter {
  /// Parses decimal digits without sign or leading zeros. Zero is invalid.
  init?(_ segment: String) {
    guard let number = Int(segment), number > 0, String(number).isSameBytes(as: segment) else { return nil }
    self.init(Int64(number))
  }
}
