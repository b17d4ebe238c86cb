/// Recovery codes. Every statement on the `recovery_code` table.
extension SecondFactorStore {
  /// A stored code that has not been used.
  public struct StoredCode: Sendable {
    let id: Int
    /// The hash to verify a typed code against.
    public let hash: String
  }

  /// Returns a person's unused codes.
  public func codes(of person: Person.ID) throws(StoreError) -> [StoredCode] {
    try database.read { statements throws(StoreError) in
      try statements.all(
        "SELECT id, code_hash FROM recovery_code WHERE person_id = $1 AND used_at IS NULL ORDER BY id", [.id(person)]
      ) { row in StoredCode(id: row.int(0), hash: row.text(1)) }
    }
  }

  /// Marks a verified code as used.
  ///
  /// - Returns: ``SecondFactorCodeResult/used`` if the code was used meanwhile or replaced.
  public func use(_ code: StoredCode, of person: Person.ID) throws(StoreError) -> SecondFactorCodeResult {
    try database.write { statements throws(StoreError) in
      let count = try statements.run(
        "UPDATE recovery_code SET used_at = $1 WHERE id = $2 AND person_id = $3 AND used_at IS NULL",
        [.int(now()), .int(code.id), .id(person)])
      return count == 1 ? .right : .used
    }
  }

  /// Stores hashes of new codes and removes the old ones.
  ///
  /// - Returns: False if the second factor is off.
  public func replaceCodes(of person: Person.ID, by hashes: [String]) throws(StoreError) -> Bool {
    try database.write { statements throws(StoreError) in
      guard let factor = try factor(of: person, statements), factor.isOn else { return false }
      try Self.replaceCodes(of: person, by: hashes, statements)
      return true
    }
  }

  static func replaceCodes(
    of person: Person.ID, by hashes: [String], _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("DELETE FROM recovery_code WHERE person_id = $1", [.id(person)])
    for hash in hashes {
      try statements.run(
        "INSERT INTO recovery_code (person_id, code_hash) VALUES ($1, $2)", [.id(person), .text(hash)])
    }
  }
}
