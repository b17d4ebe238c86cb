extension RecipePictureStore {
  /// Records that a recipe no longer uses a picture, which may be unused from now on.
  ///
  /// - Parameter picture: The picture; nil if the recipe had none.
  static func release(
    _ picture: RecipePicture.ID?, at now: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard let picture else { return }
    try statements.run("UPDATE recipe_picture SET unused_since = $1 WHERE id = $2", [.int(now), .id(picture)])
  }

  /// Removes pictures that have been unused for ``unusedLifetime``. Pictures that a recipe uses again are not removed, nor
  /// are those of deleted recipes, which can be restored.
  ///
  /// - Returns: True if there may be more to check.
  @discardableResult
  func purgeSome(atMost limit: Int) throws(StoreError) -> Bool {
    let latest = now() - Self.unusedLifetime
    let due: [RecipePicture.ID] = try database.read { statements throws(StoreError) in
      try statements.all(
        "SELECT id FROM recipe_picture WHERE unused_since < $1 LIMIT $2", [.int(latest), .int(limit)]
      ) { row in row.id(0) }
    }
    guard !due.isEmpty else { return false }
    try database.write { statements throws(StoreError) in
      for id in due { try Self.settle(id, unusedBefore: latest, statements) }
    }
    return due.count == limit
  }

  private static func settle(
    _ id: RecipePicture.ID, unusedBefore latest: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    let values: [SQLValue] = [.int(latest), .id(id)]
    let removed = try statements.run(
      """
      DELETE FROM recipe_picture WHERE unused_since < $1 AND id = $2
      AND NOT EXISTS (SELECT 1 FROM recipe WHERE recipe.picture_id = recipe_picture.id)
      """, values)
    guard removed == 0 else { return }
    try statements.run("UPDATE recipe_picture SET unused_since = NULL WHERE unused_since < $1 AND id = $2", values)
  }
}

extension RecipePictureStore: HousekeepingTask {
  func purgeSome() throws(StoreError) -> Bool { try purgeSome(atMost: 20) }
}
