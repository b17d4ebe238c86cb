extension Migration {
  /// 029: a household's note on a recipe for the next time that somebody cooks it, and the day of the note.
  static let nextTime = Migration.columns(of: "recipe_figures") { dialect in
    [
      "next_time \(dialect.text) NOT NULL DEFAULT '' CHECK (\(dialect.byteCount("next_time")) <= 2000)",
      "noted_on \(dialect.text) CHECK (length(noted_on) = 10)",
    ]
  }
}
