extension Migration {
  /// 019: the meanings of an imported table's columns, as JSON; NULL for other files.
  static let importedColumns = columns(of: "bringing") { dialect in ["columns \(dialect.text)"] }
}
