import TiffinCore

extension RecipeStore {
  /// The recipe, of the catalogue's the whole of it, as far as the catalogue can be reached.
  ///
  /// - Throws: ``StoreError/notFound``.
  func whole(_ id: Recipe.ID, by catalogue: Catalogue, for person: Person) throws(StoreError) -> Recipe {
    _ = try catalogue.complete(id)
    return try recipe(id, for: person)
  }
}
