extension Migration {
  /// Migration 029: applies ``nextTime`` and ``groceryActs``.
  static let step029 = Migration { statements, dialect throws(StoreError) in
    for part in [nextTime, groceryActs] { try part.apply(statements, dialect) }
  }

  /// Adds a household's note on a recipe for the next time that somebody cooks it, and the day of the note.
  private static let nextTime = Migration.columns(of: "recipe_figures") { dialect in
    [
      "next_time \(dialect.text) NOT NULL DEFAULT '' CHECK (\(dialect.byteCount("next_time")) <= 2000)",
      "noted_on \(dialect.text) CHECK (length(noted_on) = 10)",
    ]
  }

  /// Adds the time of the last act, a change such as ticking, on a line of the grocery list. If two phones change the
  /// same line, the later act wins. The time is in milliseconds since 1970-01-01 UTC.
  /// docs/decisions/0092-grocery-list-offline.md
  private static let groceryActs = Migration.columns(of: "grocery_item") { dialect in
    ["acted_at \(dialect.integer) NOT NULL DEFAULT 0"]
  }
}
