extension Migration {
  /// Migration 031: adds the language of a person's pages; NULL for that of the browser.
  static let languages = Migration.columns(of: "person") { dialect in
    ["language \(dialect.text) CHECK (\(dialect.byteCount("language")) BETWEEN 2 AND 100)"]
  }
}
