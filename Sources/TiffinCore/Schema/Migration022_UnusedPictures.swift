extension Migration {
  /// 022: the time since which a recipe's picture may be unused, in seconds since 1970-01-01 UTC; NULL while a recipe
  /// uses it. Without this column, finding unused pictures would require reading all of them.
  static let unusedPictures = Migration { statements, dialect throws(StoreError) in
    try add(["unused_since \(dialect.integer)"], to: "recipe_picture", statements)
    try statements.run(
      """
      UPDATE recipe_picture SET unused_since = created_at
      WHERE NOT EXISTS (SELECT 1 FROM recipe WHERE recipe.picture_id = recipe_picture.id)
      """)
    try statements.run(
      "CREATE INDEX recipe_picture_unused ON recipe_picture (unused_since) WHERE unused_since IS NOT NULL")
  }
}
