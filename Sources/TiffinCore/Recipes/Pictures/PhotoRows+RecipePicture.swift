extension PhotoRows {
  /// Copies a recipe's picture to a photo of the person, or returns the existing copy. Returns nil if the picture is
  /// not stored, or the person's quota of photos is exhausted; the meal is stored without a photo in that case.
  static func insert(
    _ picture: Recipe.PictureState, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Photo.ID? {
    guard case .here(let picture) = picture else { return nil }
    let known: Photo.ID? = try statements.first(
      """
      SELECT photo.id FROM photo JOIN recipe_picture ON recipe_picture.fingerprint = photo.fingerprint
      WHERE photo.person_id = $1 AND recipe_picture.id = $2 ORDER BY photo.id LIMIT 1
      """,
      [.id(person.id), .id(picture)]
    ) { row in row.id(0) }
    if let known { return known }
    guard try hasSpace(for: picture, by: person, statements) else { return nil }
    return try statements.first(
      """
      INSERT INTO photo (person_id, format, fingerprint, small, large)
      SELECT $1, format, fingerprint, small, large FROM recipe_picture WHERE id = $2 RETURNING id
      """,
      [.id(person.id), .id(picture)]
    ) { row in row.id(0) }
  }

  private static func hasSpace(
    for picture: RecipePicture.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let bytes = try statements.first(
      "SELECT length(small) + length(large) FROM recipe_picture WHERE id = $1", [.id(picture)]
    ) { row in row.int(0) }
    do throws(StoreError) { try reserve(bytes ?? 0, of: person, statements) } catch {
      if case .quota = error { return false }
      throw error
    }
    return true
  }
}
