import Cryptography

/// Adding passkeys.
extension PasskeyStore {
  /// Checks all that needs no database. Call this before hashing recovery codes, which takes long.
  ///
  /// - Throws: ``PasskeyError`` for the first step that fails.
  public func check(
    _ new: NewPasskey, of person: Person.ID, asked challenges: PasskeyChallenges, for party: RelyingParty
  ) throws(PasskeyError) {
    try challenges.check(new.data.challenge, .adding, of: person)
    try new.check(new.data.challenge, for: party)
  }

  /// Adds a passkey, and turns the person's second factor on if it was off.
  ///
  /// - Parameter codes: Hashes of recovery codes, stored if the factor was off.
  /// - Returns: True if the factor was off, so that the codes were stored.
  /// - Throws: ``PasskeyError`` for the first step that fails; nothing is stored then.
  public func add(
    _ new: NewPasskey, named name: PasskeyName, of person: Person.ID, asked challenges: PasskeyChallenges,
    for party: RelyingParty, codes: [String]
  ) throws(PasskeyError) -> Bool {
    try check(new, of: person, asked: challenges, for: party)
    return try storing { () throws(StoreError) in
      try database.write { statements throws(StoreError) in
        try insert(new, named: name, of: person, codes: codes, statements)
      }
    }.get()
  }

  private func insert(
    _ new: NewPasskey, named name: PasskeyName, of person: Person.ID, codes: [String],
    _ statements: borrowing Statements
  ) throws(StoreError) -> Result<Bool, PasskeyError> {
    guard try isFirstAnswer(to: new.data.challenge, statements) else { return .failure(.answered) }
    let known = try statements.first("SELECT 1 FROM passkey WHERE credential_id = $1", [.blob(new.id)]) { $0.int(0) }
    if known != nil { return .failure(.known) }
    if try Self.all(of: person, statements).count >= Passkey.most { return .failure(.tooMany) }
    let isFirst = try SecondFactorStore.turnOn(for: person, at: now(), statements)
    try statements.run(
      """
      INSERT INTO passkey
      (person_id, credential_id, user_handle, public_key, algorithm, sign_count, name, added_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      """,
      [
        .id(person), .blob(new.id), .blob(new.user), .blob(new.key), .int(new.algorithm), .int(new.signCount),
        .text(name.text), .int(now()),
      ])
    if isFirst { try SecondFactorStore.replaceCodes(of: person, by: codes, statements) }
    return .success(isFirst)
  }
}

extension PasskeyChallenges {
  /// Returns the user handle of a passkey that is created with this challenge, in URL-safe base64: it is random, as the
  /// challenge is, and different for each passkey.
  ///
  /// - Source: Web Authentication Level 2, 14.6.1.
  public static func user(of challenge: String) -> String {
    Sodium.base64(Sodium.hash(Sodium.bytes(base64: challenge, atMost: ClientData.limit) ?? []))
  }
}

extension NewPasskey {
  /// The user handle, by which its authenticator identifies the person.
  var user: [UInt8] { Sodium.hash(data.challenge) }
}
