extension RecipeStore {
  /// Removes for good up to `limit` recipes deleted more than ``StoreLimits/undoDays`` ago, and submissions as old, of
  /// all households. ``RecipePictureStore`` removes their pictures later.
  ///
  /// - Returns: True if there was something to remove.
  func purgeSome(atMost limit: Int) throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.recipes.isPurgeDue(before: moment, in: database) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      let recipes = try Submissions.recipes.purge(
        before: moment, atMost: limit, "id, picture_id", statements
      ) { row -> (id: Recipe.ID, picture: RecipePicture.ID?) in (row.id(0), row.optionalID(1)) }
      for recipe in recipes {
        try words.remove(recipe.id, statements)
        // Unused since the deletion: the picture will not be used again.
        try RecipePictureStore.giveUp(recipe.picture, at: moment, statements)
      }
    }
    return true
  }
}

extension RecipeStore: Purgeable {
  func purgeSome() throws(StoreError) -> Bool { try purgeSome(atMost: 50) }
}
