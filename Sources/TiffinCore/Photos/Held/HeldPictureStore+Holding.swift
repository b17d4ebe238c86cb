import PictureTools

extension HeldPictureStore {
  /// Stores a picture for a person, and returns when it is on disk. Deletes the person's oldest held pictures if their
  /// limits would be exceeded.
  ///
  /// - Returns: The picture's identifier; nil if the picture is larger than one person's limit, or if the limit of all
  ///   held pictures would be exceeded.
  public func hold(_ picture: HeldPicture, of person: Person) throws(StoreError) -> HeldPicture.ID? {
    guard picture.byteCount <= limits.person.bytes else { return nil }
    return try database.write(of: person.household) { statements throws(StoreError) in
      try forget(statements)
      try makeRoom(for: picture.byteCount, of: person.id, statements)
      guard try hasSpace(for: picture.byteCount, statements) else { return nil }
      return try insert(picture, of: person, token: nil, statements)
    }
  }

  /// Stores a picture that is uploaded before signing in, for the person who later sends the returned token.
  ///
  /// - Returns: The token; nil if the upload is not a picture, or if a limit would be exceeded.
  public func hold(_ upload: some Collection<UInt8>) throws(StoreError) -> SecretToken? {
    guard (try? PictureKind(of: upload)) != nil else { return nil }
    // The limits are checked in a read first, so that many refused uploads do not block writes.
    let isRoom = try database.read { statements throws(StoreError) in
      try hasSpaceForAnonymous(upload.count, since: horizon, statements)
    }
    guard isRoom else { return nil }
    let token = SecretToken.random()
    let id = try database.write { statements throws(StoreError) -> HeldPicture.ID? in
      try forget(statements)
      guard try hasSpaceForAnonymous(upload.count, since: horizon, statements) else { return nil }
      return try insert(.upload(Array(upload)), of: nil, token: token, statements)
    }
    return id == nil ? nil : token
  }

  /// Assigns a held picture to a person, and deletes the person's oldest ones if their limits would be exceeded. Each
  /// token can be used once.
  ///
  /// - Returns: The picture's identifier; nil if the token is unknown or used, or if its picture has expired.
  public func claim(_ token: SecretToken, for person: Person) throws(StoreError) -> HeldPicture.ID? {
    try database.write { statements throws(StoreError) in
      let found: (id: HeldPicture.ID, bytes: Int)? = try statements.first(
        "SELECT id, byte_count FROM held_picture WHERE token_hash = $1 AND held_at >= $2",
        [.text(token.hash), .int(horizon)]
      ) { row in (row.id(0), row.int(1)) }
      guard let found else { return nil }
      try makeRoom(for: found.bytes, of: person.id, statements)
      try statements.run(
        "UPDATE held_picture SET person_id = $1, token_hash = NULL WHERE id = $2", [.id(person.id), .id(found.id)])
      return found.id
    }
  }

  private func insert(
    _ picture: HeldPicture, of person: Person?, token: SecretToken?, _ statements: borrowing Statements
  ) throws(StoreError) -> HeldPicture.ID {
    let contents: [SQLValue] =
      switch picture {
      case .rendered(let photo): [.text(photo.format.rawValue), .blob(photo.small), .blob(photo.large), .null]
      case .upload(let bytes): [.null, .null, .null, .blob(bytes)]
      }
    let id: HeldPicture.ID? = try statements.first(
      """
      INSERT INTO held_picture (person_id, token_hash, held_at, byte_count, format, small, large, upload)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id
      """,
      [.id(person?.id), .text(token?.hash), .int(now()), .int(picture.byteCount)] + contents
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a held picture") }
    return id
  }

  private func makeRoom(
    for bytes: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let held: [(id: HeldPicture.ID, bytes: Int)] = try statements.all(
      "SELECT id, byte_count FROM held_picture WHERE person_id = $1 ORDER BY held_at DESC, id DESC", [.id(person)]
    ) { row in (row.id(0), row.int(1)) }
    var (pictures, total) = (1, bytes)
    for (id, bytes) in held {
      pictures += 1
      total += bytes
      guard pictures > limits.person.pictures || total > limits.person.bytes else { continue }
      try statements.run("DELETE FROM held_picture WHERE id = $1", [.id(id)])
    }
  }

  private func hasSpace(for bytes: Int, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    let held = try statements.first("SELECT \(PortableSQL.sum("byte_count")) FROM held_picture") { row in row.int(0) }
    return bytes <= limits.all.bytes - (held ?? 0)
  }

  private func hasSpaceForAnonymous(
    _ bytes: Int, since horizon: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let held = try statements.first(
      """
      SELECT COUNT(*), \(PortableSQL.sum("byte_count")) FROM held_picture WHERE person_id IS NULL AND held_at >= $1
      """, [.int(horizon)]
    ) { row in (pictures: row.int(0), bytes: row.int(1)) }
    guard let held, held.pictures < limits.nobody.pictures, bytes <= limits.nobody.bytes - held.bytes else {
      return false
    }
    return try hasSpace(for: bytes, statements)
  }
}

extension HeldPictureStore: HousekeepingTask {
  /// Deletes at most 20 of the pictures held longer than an hour.
  ///
  /// - Returns: True if there may be more.
  @discardableResult
  func purgeSome() throws(StoreError) -> Bool {
    let isDue = try database.read { statements throws(StoreError) in
      try statements.first("SELECT 1 FROM held_picture WHERE held_at < $1 LIMIT 1", [.int(horizon)]) { $0.int(0) }
    }
    guard isDue != nil else { return false }
    return try database.write { statements throws(StoreError) in try forget(statements) == Self.purgedAtOnce }
  }

  /// Deletes at most ``purgedAtOnce`` expired pictures, and returns their number.
  @discardableResult
  private func forget(_ statements: borrowing Statements) throws(StoreError) -> Int {
    try statements.run(
      """
      DELETE FROM held_picture WHERE id IN (
        SELECT id FROM held_picture WHERE held_at < $1 ORDER BY held_at LIMIT \(Self.purgedAtOnce)
      )
      """, [.int(horizon)])
  }

  private static let purgedAtOnce = 20
}
