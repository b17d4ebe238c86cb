extension RecipeStore {
  /// Removes up to `limit` recipes of all households that were deleted more than ``StoreLimits/undoDays`` days ago, and
  /// submission keys that are as old. ``RecipePictureStore`` removes their pictures later.
  ///
  /// - Returns: True if there was something to remove, so that there may be more.
  func purgeSome(atMost limit: Int) throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.recipes.isPurgeDue(before: moment, in: database) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      let recipes = try Submissions.recipes.purge(
        before: moment, atMost: limit, "id, picture_id", statements
      ) { row -> (id: Recipe.ID, picture: RecipePicture.ID?) in (row.id(0), row.optionalID(1)) }
      for recipe in recipes {
        try words.remove(recipe.id, statements)
        // The picture counts as unused since the deletion.
        try RecipePictureStore.release(recipe.picture, at: moment, statements)
      }
    }
    return true
  }
}

extension RecipeStore: HousekeepingTask {
  func purgeSome() throws(StoreError) -> Bool { try purgeSome(atMost: 50) }
}

/// A type with rows that refer to recipes. They are updated when a household's copy replaces a recipe of the catalogue,
/// and when the copy is deleted or restored.
protocol RecipeReferrer: SendableMetatype {
  /// Changes a household's rows that refer to one recipe, `original`, to refer to another, `copy`. When a copy is
  /// deleted, the two are exchanged.
  static func replaceRecipe(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError)
}
