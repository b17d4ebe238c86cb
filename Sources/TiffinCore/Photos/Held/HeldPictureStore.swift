public import PictureTools

/// The store of pictures of unsaved forms, in the table `held_picture`. Pictures are held for an hour.
///
/// Reading finds neither other people's pictures nor expired ones.
public struct HeldPictureStore: Sendable {
  let database: any Database
  let now: @Sendable () -> Int
  let limits: HeldPictureLimits

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.init(database, now: now, limits: HeldPictureLimits())
  }

  init(_ database: any Database, now: @escaping @Sendable () -> Int, limits: HeldPictureLimits) {
    self.database = database
    self.now = now
    self.limits = limits
  }

  /// The time before which held pictures have expired, in seconds since 1970-01-01 UTC.
  var horizon: Int { now() - HeldPictureLimits.lifetime }

  /// Returns a held picture.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such picture.
  public func picture(_ id: HeldPicture.ID, of person: Person.ID) throws(StoreError) -> HeldPicture {
    let picture = try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT format, small, large, upload FROM held_picture WHERE \(Self.isTheirs)", values(id, person)
      ) { row throws(StoreError) in try Self.read(row) }
    }
    guard let picture else { throw .notFound }
    return picture
  }

  /// Returns one size of a finished picture, read in the caller's snapshot.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such picture, or if it is not finished.
  public func photo(
    _ id: HeldPicture.ID, _ size: PhotoSize, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> StoredPhoto {
    let picture = try statements.first(
      "SELECT format, \(size.rawValue) FROM held_picture WHERE \(Self.isTheirs) AND format IS NOT NULL",
      values(id, person)
    ) { row throws(StoreError) in
      StoredPhoto(
        format: try Self.format(row.text(0)), bytes: row.bytes(1), etag: "held-\(id.number)-\(size.rawValue)")
    }
    guard let picture else { throw .notFound }
    return picture
  }

  /// Replaces a held upload by the finished picture; changes nothing if the person has no such upload.
  public func replace(
    _ id: HeldPicture.ID, with photo: RenderedPhoto, of person: Person
  ) throws(StoreError) {
    let picture = HeldPicture.rendered(photo)
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      try statements.run(
        """
        UPDATE held_picture SET format = $1, small = $2, large = $3, byte_count = $4, upload = NULL
        WHERE id = $5 AND person_id = $6 AND upload IS NOT NULL
        """,
        [
          .text(photo.format.rawValue), .blob(photo.small), .blob(photo.large), .int(picture.byteCount), .id(id),
          .id(person.id),
        ])
    }
  }

  /// Deletes a person's held picture, if it exists.
  public func drop(_ id: HeldPicture.ID, of person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM held_picture WHERE id = $1 AND person_id = $2", [.id(id), .id(person.id)])
    }
  }

  private static let isTheirs = "id = $1 AND person_id = $2 AND held_at >= $3"

  private func values(_ id: HeldPicture.ID, _ person: Person.ID) -> [SQLValue] {
    [.id(id), .id(person), .int(horizon)]
  }

  private static func read(_ row: borrowing Row) throws(StoreError) -> HeldPicture {
    guard let format = row.optionalText(0) else { return .upload(row.bytes(3)) }
    return .rendered(RenderedPhoto(format: try Self.format(format), small: row.bytes(1), large: row.bytes(2)))
  }

  private static func format(_ text: String) throws(StoreError) -> PhotoFormat {
    guard let format = PhotoFormat(rawValue: text) else { throw .damaged("a held picture's format is \(text)") }
    return format
  }
}
