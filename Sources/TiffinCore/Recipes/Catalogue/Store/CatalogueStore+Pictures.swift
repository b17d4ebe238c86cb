import PictureTools

/// The state of the picture of a recipe of the catalogue.
struct CataloguePicture: Equatable {
  /// The recipe of the catalogue, which is the original if the state is that of a copy without its picture.
  let recipe: Recipe.ID
  /// The stored picture; nil if it is not stored.
  let id: RecipePicture.ID?
  /// The picture's address on the web; nil if there is none.
  let address: String?
  /// True if no fetch was started within the last hour.
  let isDue: Bool
  /// True if a fetch was started recently and may still be running.
  let isUnderWay: Bool
}

extension CatalogueStore {
  /// Returns the state of a recipe's picture; nil for a household's recipe, unless it is a copy without its picture.
  func picture(of recipe: Recipe.ID) throws(StoreError) -> CataloguePicture? {
    let (latest, moment) = (now() - CataloguePictures.retryInterval, now() - CataloguePictures.longestFetch)
    return try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT shown.id, shown.picture_id, shown.picture_address,
        \(PortableSQL.flag("COALESCE(shown.picture_asked_at, 0) <= $1")),
        \(PortableSQL.flag("COALESCE(shown.picture_asked_at, 0) > $2"))
        FROM recipe JOIN recipe AS shown ON shown.id = COALESCE(recipe.copy_of, recipe.id)
        WHERE recipe.id = $3 AND shown.household_id IS NULL
        AND (recipe.household_id IS NULL OR (recipe.picture_id IS NULL AND recipe.picture_address IS NOT NULL))
        """,
        [.int(latest), .int(moment), .id(recipe)]
      ) { row in
        CataloguePicture(
          recipe: row.id(0), id: row.optionalID(1), address: row.optionalText(2), isDue: row.flag(3),
          isUnderWay: row.flag(4))
      }
    }
  }

  /// Records the start of a fetch.
  ///
  /// - Returns: False if the picture is stored, or another fetch was started within the last hour.
  func claimPicture(of recipe: Recipe.ID) throws(StoreError) -> Bool {
    let now = now()
    return try database.write { statements throws(StoreError) in
      try statements.run(
        """
        UPDATE recipe SET picture_asked_at = $1
        WHERE id = $2 AND picture_id IS NULL AND COALESCE(picture_asked_at, 0) <= $3
        """,
        [.int(now), .id(recipe), .int(now - CataloguePictures.retryInterval)]) > 0
    }
  }

  /// Stores a fetched picture, also for copies without their picture.
  ///
  /// - Returns: The picture; nil if the recipe's picture has another address now.
  func keep(
    _ picture: RenderedPhoto, from address: String, of recipe: Recipe.ID
  ) throws(StoreError) -> RecipePicture.ID? {
    let now = now()
    return try database.write { statements throws(StoreError) in
      let known: RecipePicture.ID?? = try statements.first(
        "SELECT picture_id FROM recipe WHERE id = $1 AND household_id IS NULL AND picture_address = $2",
        [.id(recipe), .text(address)]
      ) { row in row.optionalID(0) }
      guard let known else { return nil }
      try RecipePictureStore.release(known, at: now, statements)
      let id = try RecipePictureStore.insert(picture, of: nil, at: now, statements)
      try statements.run("UPDATE recipe SET picture_id = $1 WHERE id = $2", [.id(id), .id(recipe)])
      try statements.run(
        """
        UPDATE recipe SET picture_id = $1 WHERE copy_of = $2 AND picture_id IS NULL AND picture_address IS NOT NULL
        """,
        [.id(id), .id(recipe)])
      return id
    }
  }
}
