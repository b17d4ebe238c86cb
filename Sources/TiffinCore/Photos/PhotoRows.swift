import PictureTools

/// Statements on the `photo` table, for use inside other transactions.
enum PhotoRows {
  static func insert(
    _ photo: RenderedPhoto, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Photo.ID {
    try reserve(photo.byteCount, of: person, statements)
    let id: Photo.ID? = try statements.first(
      """
      INSERT INTO photo (person_id, format, fingerprint, small, large)
      VALUES ($1, $2, $3, $4, $5) RETURNING id
      """,
      [
        .id(person.id), .text(photo.format.rawValue), .text(photo.fingerprint), .blob(photo.small), .blob(photo.large),
      ]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new photo") }
    return id
  }

  /// Reserves bytes of a person's quota of photos.
  ///
  /// - Throws: ``StoreError/quota(_:most:)`` if the quota would be exceeded.
  static func reserve(_ bytes: Int, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    try statements.reserve(
      bytes, of: .photos, for: person.id,
      counting: "SELECT \(PortableSQL.sum("length(small) + length(large)")) FROM photo WHERE person_id = $1")
  }

  /// Stores the new photo of a change, if it has one, and returns the meal's photo after the change; nil if it has
  /// none.
  static func id(
    after change: PhotoChange, on current: Photo.ID?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Photo.ID? {
    switch change {
    case .keep: current
    case .remove: nil
    case .replace(let photo): try insert(photo, by: person, statements)
    }
  }

  static func fingerprint(
    of id: Photo.ID, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> String? {
    try statements.first(
      "SELECT fingerprint FROM photo WHERE id = $1 AND person_id = $2", [.id(id), .id(person)]
    ) { row in row.text(0) }
  }

  /// Deletes a photo if no meal uses it. Deleted meals count as well, because they may be restored.
  static func drop(
    _ id: Photo.ID?, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard let id else { return }
    try statements.run(
      """
      DELETE FROM photo WHERE person_id = $1 AND id = $2
      AND NOT EXISTS (SELECT 1 FROM meal WHERE meal.person_id = $1 AND photo_id = $2)
      """,
      [.id(person), .id(id)])
  }
}
