extension RecipeStore {
  /// Runs one round of removing for good the recipes that were deleted more than ``StoreLimits/undoDays`` ago, and
  /// forms too old to be sent again. For all households. Their pictures then go by ``RecipePictureStore``.
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
        // As of its deletion: nobody is about to use the picture again.
        try RecipePictureStore.giveUp(recipe.picture, at: moment, statements)
      }
    }
    return true
  }
}

extension RecipeStore: Purgeable {
  func purgeSome() throws(StoreError) -> Bool { try purgeSome(atMost: 50) }
}
