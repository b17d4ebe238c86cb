/// Pictures of forms that are not saved yet, each for an hour. Every statement on the `held_picture` table.
///
/// Somebody else's, and one whose hour is over, is not found.
public struct HeldPictureStore: Sendable {
  let database: any Database
  let now: @Sendable () -> Int
  let limits: HeldPictureLimits

  /// - Parameter now: seconds since 1970-01-01 UTC; another clock for tests.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.init(database, now: now, limits: HeldPictureLimits())
  }

  init(_ database: any Database, now: @escaping @Sendable () -> Int, limits: HeldPictureLimits) {
    self.database = database
    self.now = now
    self.limits = limits
  }

  /// What was held before that moment is held no longer.
  var horizon: Int { now() - HeldPictureLimits.patience }

  /// The picture.
  ///
  /// - Throws: ``StoreError/notFound``.
  public func picture(_ id: HeldPicture.ID, of person: Person.ID) throws(StoreError) -> HeldPicture {
    let picture = try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT format, small, large, upload FROM held_picture WHERE \(Self.isTheirs)", values(id, person)
      ) { row throws(StoreError) in try Self.read(row) }
    }
    guard let picture else { throw .notFound }
    return picture
  }

  /// Its small size, where it was made anew.
  ///
  /// - Throws: ``StoreError/notFound``.
  public func small(_ id: HeldPicture.ID, of person: Person.ID) throws(StoreError) -> StoredPhoto {
    let picture = try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT format, small FROM held_picture WHERE \(Self.isTheirs) AND format IS NOT NULL", values(id, person)
      ) { row throws(StoreError) in
        StoredPhoto(format: try Self.format(row.text(0)), bytes: row.bytes(1), etag: "held-\(id.number)-small")
      }
    }
    guard let picture else { throw .notFound }
    return picture
  }

  /// What came is made anew now, and goes.
  public func replace(
    _ id: HeldPicture.ID, with photo: RenderedPhoto, of person: Person.ID
  ) throws(StoreError) {
    let picture = HeldPicture.rendered(photo)
    try database.write { statements throws(StoreError) -> Void in
      try statements.run(
        """
        UPDATE held_picture SET format = $1, small = $2, large = $3, byte_count = $4, upload = NULL
        WHERE id = $5 AND person_id = $6 AND upload IS NOT NULL
        """,
        [
          .text(photo.format.rawValue), .blob(photo.small), .blob(photo.large), .int(picture.byteCount), .id(id),
          .id(person),
        ])
    }
  }

  /// It is not wanted any more.
  public func drop(_ id: HeldPicture.ID, of person: Person.ID) throws(StoreError) {
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM held_picture WHERE id = $1 AND person_id = $2", [.id(id), .id(person)])
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
