extension CataloguePictures {
  /// The number of seconds after its start during which a fetch may still be running.
  static let longestFetch = 5

  /// Returns true if a missing picture may soon be stored, because its fetch is due or running.
  public func isWorthAsking(for recipe: Recipe.ID) throws(StoreError) -> Bool {
    guard gateway != nil, hasSpace(), let known = try store.picture(of: recipe), known.address != nil else {
      return false
    }
    let isPaused = try store.isPaused()
    return (known.isDue || known.isUnderWay) && !isPaused
  }
}
