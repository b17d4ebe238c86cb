/// What is known of the picture of one of the catalogue's recipes.
struct CataloguePicture: Equatable {
  /// Where it is kept; nil while it is not here.
  let id: RecipePicture.ID?
  /// Where it is on the web.
  let address: String?
  /// Nobody tried to fetch it within the hour.
  let isDue: Bool
  /// Somebody began to fetch it a moment ago.
  let isUnderWay: Bool
}

extension CatalogueStore {
  /// Nil for a recipe of a household's.
  func picture(of recipe: Recipe.ID) throws(StoreError) -> CataloguePicture? {
    let (latest, moment) = (now() - CataloguePictures.patience, now() - CataloguePictures.longestFetch)
    return try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT picture_id, picture_address, COALESCE(picture_asked_at, 0) <= $1, COALESCE(picture_asked_at, 0) > $2
        FROM recipe WHERE id = $3 AND household_id IS NULL
        """,
        [.int(latest), .int(moment), .id(recipe)]
      ) { row in
        CataloguePicture(
          id: row.optionalID(0), address: row.optionalText(1), isDue: row.flag(2), isUnderWay: row.flag(3))
      }
    }
  }

  /// Notes that somebody fetches it.
  ///
  /// - Returns: false where somebody else does, or did within the hour.
  func claimPicture(of recipe: Recipe.ID) throws(StoreError) -> Bool {
    let now = now()
    return try database.write { statements throws(StoreError) in
      try statements.run(
        """
        UPDATE recipe SET picture_asked_at = $1
        WHERE id = $2 AND picture_id IS NULL AND COALESCE(picture_asked_at, 0) <= $3
        """,
        [.int(now), .id(recipe), .int(now - CataloguePictures.patience)]) > 0
    }
  }

  /// - Returns: nil where the recipe has another picture meanwhile.
  func keep(
    _ picture: RenderedPhoto, from address: String, of recipe: Recipe.ID
  ) throws(StoreError) -> RecipePicture.ID? {
    let now = now()
    return try database.write { statements throws(StoreError) in
      let isWanted = try statements.first(
        "SELECT 1 FROM recipe WHERE id = $1 AND household_id IS NULL AND picture_address = $2",
        [.id(recipe), .text(address)]
      ) { row in row.int(0) }
      guard isWanted != nil else { return nil }
      let id = try RecipePictureStore.insert(picture, of: nil, at: now, statements)
      try statements.run("UPDATE recipe SET picture_id = $1 WHERE id = $2", [.id(id), .id(recipe)])
      return id
    }
  }
}
