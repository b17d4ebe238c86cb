extension CataloguePictures {
  /// Seconds within which somebody who began to fetch a picture may still be at it.
  static let longestFetch = 5

  /// Whether a picture that is not here may be here in a moment: nobody fetched it yet, or somebody does so just now.
  public func isWorthAsking(for recipe: Recipe.ID) throws(StoreError) -> Bool {
    guard gateway != nil, hasRoom(), let known = try store.picture(of: recipe), known.address != nil else {
      return false
    }
    let isPaused = try store.isPaused()
    return (known.isDue || known.isUnderWay) && !isPaused
  }
}
