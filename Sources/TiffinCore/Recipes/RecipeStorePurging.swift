extension RecipeStore {
  /// One turn of removing for good what was deleted more than ``StoreLimits/undoDays`` ago, and forms that are too old to
  /// come a second time. For everybody. The pictures are left to ``RecipePictureStore``.
  ///
  /// - Returns: whether there was something to remove.
  func purgeSome(atMost limit: Int) throws(StoreError) -> Bool {
    let moment = now() - StoreLimits.undoDays * 86_400
    // Looking first keeps who has nothing to remove from waiting for a turn to write.
    guard try isPurgeDue(before: moment) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      let recipes: [Recipe.ID] = try statements.all(
        """
        DELETE FROM recipe WHERE id IN (
          SELECT id FROM recipe WHERE deleted_at IS NOT NULL AND deleted_at < $1 ORDER BY deleted_at LIMIT $2
        ) RETURNING id
        """,
        [.int(moment), .int(limit)]
      ) { row in row.id(0) }
      for id in recipes { try words.remove(id, statements) }
      try RecipeSubmission.purge(before: moment, atMost: limit, statements)
    }
    return true
  }

  private func isPurgeDue(before moment: Int) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT 1 WHERE EXISTS (SELECT 1 FROM recipe WHERE deleted_at IS NOT NULL AND deleted_at < $1)
        OR EXISTS (SELECT 1 FROM recipe_submission WHERE sent_at < $1)
        """, [.int(moment)]
      ) { row in row.int(0) } != nil
    }
  }
}

extension RecipeStore: Perishable {
  func purgeSome() throws(StoreError) -> Bool { try purgeSome(atMost: 50) }
}
