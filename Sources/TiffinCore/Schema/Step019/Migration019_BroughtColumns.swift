extension Migration {
  /// 019: what the columns of a table mean that somebody brings, as JSON; NULL for any other file.
  static let broughtColumns = columns(of: "bringing") { dialect in ["columns \(dialect.text)"] }
}
