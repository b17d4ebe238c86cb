import PictureTools

extension FoodStore {
  /// Sets, replaces or removes the picture of a household's food.
  ///
  /// - Throws: ``StoreError/notFound``, also for a food of a table; ``StoreError/quota(_:most:)``.
  static func set(
    _ change: PhotoChange, on id: Food.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard change != .keep else { return }
    try require(id, of: person, statements)
    try statements.run("DELETE FROM food_picture WHERE food_id = $1", [.id(id)])
    guard case .replace(let photo) = change else { return }
    try HouseholdPictureQuota.reserve(photo.byteCount, for: person.household, statements)
    try statements.run(
      "INSERT INTO food_picture (food_id, format, fingerprint, small, large) VALUES ($1, $2, $3, $4, $5)",
      [.id(id), .text(photo.format.rawValue), .text(photo.fingerprint), .blob(photo.small), .blob(photo.large)])
  }

  /// Returns the fingerprint of a food's picture; nil if it has none.
  public static func picture(
    of id: Food.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> String? {
    try statements.first("SELECT fingerprint FROM food_picture WHERE food_id = $1", [.id(id)]) { row in row.text(0) }
  }

  /// Returns the picture of a food of the household in one size.
  ///
  /// - Throws: ``StoreError/notFound``, also for another household's picture.
  public static func picture(
    of id: Food.ID, _ size: PhotoSize, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> StoredPhoto {
    let picture = try statements.first(
      """
      SELECT p.format, p.fingerprint, p.\(size.rawValue) FROM food_picture AS p, food AS f
      WHERE p.food_id = $1 AND f.id = p.food_id AND f.household_id = $2
      """,
      [.id(id), .id(person.household)]
    ) { row throws(StoreError) in
      guard let format = PhotoFormat(rawValue: row.text(0)) else { throw .damaged("a food's picture is no picture") }
      return StoredPhoto(format: format, bytes: row.bytes(2), etag: "\(row.text(1))-\(size.rawValue)")
    }
    guard let picture else { throw .notFound }
    return picture
  }
}
