extension Formatter {
  /// "25 MB", "1.5 MB", "64 KB": in steps of 1,024, one decimal at most, rounded down.
  static func size(_ bytes: Int) -> String {
    guard bytes >= 1 << 20 else { return "\(bytes >> 10) KB" }
    let tenths = (bytes * 10) >> 20
    return tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
  }
}
