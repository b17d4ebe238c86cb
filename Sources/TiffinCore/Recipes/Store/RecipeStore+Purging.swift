extension RecipeStore {
  /// One turn of removing for good what was deleted more than ``StoreLimits/undoDays`` ago, and forms that are too old to
  /// come a second time. For everybody. The pictures are left to ``RecipePictureStore``.
  ///
  /// - Returns: whether there was something to remove.
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

extension RecipeStore: Perishable {
  func purgeSome() throws(StoreError) -> Bool { try purgeSome(atMost: 50) }
}
