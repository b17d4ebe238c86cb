import PictureTools

/// The store for reading photos of meals. They are stored and removed together with their meal, see ``MealStore``.
public struct PhotoStore: Sendable {
  private let database: any Database

  /// Creates a store that reads the photos of meals from a database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Returns one size of a person's photo.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such photo.
  public func photo(_ id: Photo.ID, _ size: PhotoSize, of person: Person.ID) throws(StoreError) -> StoredPhoto {
    try database.read { statements throws(StoreError) in try Self.photo(id, size, of: person, statements) }
  }

  /// Returns one size of a person's photo, read in the caller's snapshot.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such photo.
  public static func photo(
    _ id: Photo.ID, _ size: PhotoSize, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> StoredPhoto {
    let photo = try statements.first(
      "SELECT format, fingerprint, \(size.rawValue) FROM photo WHERE id = $1 AND person_id = $2",
      [.id(id), .id(person)]
    ) { row throws(StoreError) in try read(row, size) }
    guard let photo else { throw .notFound }
    return photo
  }

  private static func read(_ row: borrowing Row, _ size: PhotoSize) throws(StoreError) -> StoredPhoto {
    let format = row.text(0)
    guard let format = PhotoFormat(rawValue: format) else { throw .damaged("a photo's format is \(format)") }
    return StoredPhoto(format: format, bytes: row.bytes(2), etag: "\(row.text(1))-\(size.rawValue)")
  }
}
