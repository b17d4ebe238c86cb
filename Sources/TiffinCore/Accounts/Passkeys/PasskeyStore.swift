/// People's passkeys. Every statement on the tables `passkey` and `passkey_answered`.
public struct PasskeyStore: Sendable {
  let database: any Database
  let factors: SecondFactorStore
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    factors = SecondFactorStore(database, now: now)
    self.now = now
  }

  /// Returns a person's passkeys in the order in which they were added.
  public func all(of person: Person.ID) throws(StoreError) -> [Passkey] {
    try database.read { statements throws(StoreError) in try Self.all(of: person, statements) }
  }

  /// Returns a person's passkeys, read in the caller's snapshot, in the order in which they were added.
  static func all(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> [Passkey] {
    try statements.all("SELECT \(columns) FROM passkey WHERE person_id = $1 ORDER BY id", [.id(person)]) { row in
      read(row)
    }
  }

  /// Returns the passkey with a credential ID and its account; nil if there is none.
  func owner(of credential: [UInt8]) throws(StoreError) -> (account: Account, passkey: Passkey)? {
    try database.read { statements throws(StoreError) in
      let found = try statements.first(
        "SELECT \(Self.columns), person_id FROM passkey WHERE credential_id = $1", [.blob(credential)]
      ) { row in (passkey: Self.read(row), person: Person.ID(Int64(row.int(8)))) }
      guard let found else { return nil }
      return (account: try AccountStore.account(of: found.person, statements), passkey: found.passkey)
    }
  }

  static let columns = "id, credential_id, user_handle, public_key, sign_count, name, added_at, used_at"

  static func read(_ row: borrowing Row) -> Passkey {
    Passkey(
      id: Passkey.ID(Int64(row.int(0))), credential: row.bytes(1), user: row.bytes(2), key: row.bytes(3),
      signCount: row.int(4), name: PasskeyName(stored: row.text(5)), added: row.int(6), used: row.optionalInt(7))
  }

  /// Removes a passkey; with the last one, if there is no authenticator, turns the second factor off.
  ///
  /// - Returns: The name of the passkey.
  /// - Throws: ``StoreError/notFound`` if the person has no such passkey.
  public func remove(_ id: Passkey.ID, of person: Person.ID) throws(StoreError) -> PasskeyName {
    try database.write { statements throws(StoreError) in
      let name = try statements.first(
        "SELECT name FROM passkey WHERE id = $1 AND person_id = $2", [.id(id), .id(person)]
      ) { row in PasskeyName(stored: row.text(0)) }
      guard let name else { throw .notFound }
      try statements.run("DELETE FROM passkey WHERE id = $1", [.id(id)])
      try SecondFactorStore.endIfEmpty(of: person, statements)
      return name
    }
  }
}
