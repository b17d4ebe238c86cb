extension RecipeStore {
  /// Runs one round of removing for good the recipes that were deleted more than ``StoreLimits/undoDays`` ago, and
  /// forms too old to be sent again. For all households. The pictures are left to ``RecipePictureStore``.
  ///
  /// - Returns: True if there was something to remove.
  func purgeSome(atMost limit: Int) throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.recipes.isPurgeDue(before: moment, in: database) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      let recipes = try Submissions.recipes.purge(before: moment, atMost: limit, statements)
      for id in recipes { try words.remove(id, statements) }
    }
    return true
  }
}

extension RecipeStore: Purgeable {
  func purgeSome() throws(StoreError) -> Bool { try purgeSome(atMost: 50) }
}
