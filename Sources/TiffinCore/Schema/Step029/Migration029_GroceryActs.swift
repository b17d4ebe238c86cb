extension Migration {
  /// 029: the time of the last act on a line of the grocery list, in milliseconds since 1970-01-01 UTC, by which the
  /// later of two phones' acts is kept. docs/decisions/0092-grocery-list-offline.md
  static let groceryActs = Migration.columns(of: "grocery_item") { dialect in
    ["acted_at \(dialect.integer) NOT NULL DEFAULT 0"]
  }
}
