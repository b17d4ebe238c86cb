extension Migration {
  /// The short names of foods that come with Tiffin, and the place of the portion that people usually eat.
  static let shortNames = Migration.columns(of: "food") { dialect in
    [
      "short_name \(dialect.text) CHECK (length(short_name) BETWEEN 1 AND 200)",
      "usual_portion \(dialect.integer) CHECK (usual_portion >= 0)",
    ]
  }
}
