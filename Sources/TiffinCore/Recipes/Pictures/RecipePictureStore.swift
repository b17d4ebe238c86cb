public import PictureTools

/// The store of recipes' pictures, except for moves between households.
///
/// The picture of an import or of a refused form is stored before its recipe. A picture is removed once no recipe has
/// used it for a day.
public struct RecipePictureStore: Sendable {
  /// The number of seconds for which a picture without a recipe is stored, because the recipe may still be edited.
  static let unusedLifetime = 86_400

  let database: any Database
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns a picture of the household, or of the catalogue, in one size.
  ///
  /// - Throws: ``StoreError/notFound``, also for another household's picture.
  public static func picture(
    _ id: RecipePicture.ID, _ size: PhotoSize, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> StoredPhoto {
    let picture = try statements.first(
      """
      SELECT format, fingerprint, \(size.rawValue) FROM recipe_picture
      WHERE id = $1 AND (album_id IS NULL OR album_id IN \(albums(of: "$2")))
      """,
      [.id(id), .id(household)]
    ) { row throws(StoreError) in try read(row, size) }
    guard let picture else { throw .notFound }
    return picture
  }

  /// Stores a picture for the household, and returns when it is on disk. Identical pictures are stored once.
  ///
  /// - Throws: ``StoreError/quota(_:most:)`` if the household's quota of pictures is exhausted.
  public func add(_ picture: RenderedPhoto, for household: Household.ID) throws(StoreError) -> RecipePicture.ID {
    try database.write(of: household) { statements throws(StoreError) in
      try Self.add(picture, for: household, at: now(), statements)
    }
  }

  /// Stores a picture for the household within another write. Identical pictures are stored once.
  static func add(
    _ picture: RenderedPhoto, for household: Household.ID, at now: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipePicture.ID {
    if let known = try known(picture, of: household, at: now, statements) { return known }
    return try insert(picture, of: household, at: now, statements)
  }

  /// Inserts a picture.
  ///
  /// - Parameter household: The household; nil for a picture of the catalogue.
  static func insert(
    _ picture: RenderedPhoto, of household: Household.ID?, at now: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipePicture.ID {
    if let household { try HouseholdPictureQuota.reserve(picture.byteCount, for: household, statements) }
    let album = try household.map { household throws(StoreError) in try Self.album(of: household, statements) }
    let id: RecipePicture.ID? = try statements.first(
      """
      INSERT INTO recipe_picture (album_id, format, fingerprint, created_at, unused_since, small, large)
      VALUES ($1, $2, $3, $4, $4, $5, $6) RETURNING id
      """,
      [
        .id(album), .text(picture.format.rawValue), .text(picture.fingerprint), .int(now), .blob(picture.small),
        .blob(picture.large),
      ]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new picture of a recipe") }
    return id
  }

  /// Returns the SQL query for a household's albums: its own, and those of households that were merged into it.
  static func albums(of household: String) -> String {
    "(SELECT recipe_album.id FROM recipe_album WHERE recipe_album.household_id = \(household))"
  }

  /// Returns the album for a household's new pictures, which is created if necessary.
  private static func album(
    of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Identifier<RecipePictureStore> {
    let known: Identifier<RecipePictureStore>? = try statements.first(
      "SELECT id FROM recipe_album WHERE household_id = $1 ORDER BY id LIMIT 1", [.id(household)]
    ) { row in row.id(0) }
    if let known { return known }
    return try statements.insert("INSERT INTO recipe_album (household_id) VALUES ($1)", [.id(household)])
  }

  /// Returns the identical stored picture, and restarts the period after which it would be removed; nil if there is
  /// none.
  private static func known(
    _ picture: RenderedPhoto, of household: Household.ID, at now: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipePicture.ID? {
    let id: RecipePicture.ID? = try statements.first(
      """
      SELECT id FROM recipe_picture
      WHERE album_id IN \(albums(of: "$1")) AND fingerprint = $2 AND format = $3 ORDER BY id LIMIT 1
      """,
      [.id(household), .text(picture.fingerprint), .text(picture.format.rawValue)]
    ) { row in row.id(0) }
    try release(id, at: now, statements)
    return id
  }

  private static func read(_ row: borrowing Row, _ size: PhotoSize) throws(StoreError) -> StoredPhoto {
    let format = row.text(0)
    guard let format = PhotoFormat(rawValue: format) else {
      throw .damaged("the format of a recipe's picture is \(format)")
    }
    return StoredPhoto(format: format, bytes: row.bytes(2), etag: "\(row.text(1))-\(size.rawValue)")
  }
}
