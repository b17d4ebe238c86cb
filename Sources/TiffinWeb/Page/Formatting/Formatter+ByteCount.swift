extension Formatter {
  /// Returns a size such as "1.2 GB", "25 MB", "1.5 MB" or "64 KB". Units are multiples of 1,024; there is at most one
  /// decimal, rounded down.
  static func size(_ bytes: Int) -> String {
    guard bytes >= 1 << 20 else { return "\(bytes >> 10) KB" }
    let (step, unit) = bytes >= 1 << 30 ? (30, "GB") : (20, "MB")
    let tenths = (bytes * 10) >> step
    return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
