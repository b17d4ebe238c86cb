/// What sessions have to tell on their next page, see ``EventStore``.
extension SessionStore {
  /// Remembers that a session has told what it had to. Does not wait for other writers.
  ///
  /// - Throws: ``StoreError/busy`` if another write is running: it is told once more then.
  public func told(_ session: Session) throws(StoreError) {
    guard let alert = session.alert else { return }
    try database.runAlone(
      "UPDATE session SET alert = NULL WHERE id = $1 AND alert = $2", [.id(session.id), .int(alert)])
  }

  /// Has all of a person's sessions but one tell the last event.
  static func alertOthers(
    than token: SecretToken, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      UPDATE session SET alert = (SELECT MAX(id) FROM account_event WHERE person_id = $1)
      WHERE person_id = $1 AND token_hash <> $2
      """,
      [.id(person), .text(token.hash)])
  }

  static func alert(
    _ token: SecretToken, about event: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE session SET alert = $1 WHERE token_hash = $2", [.int(event), .text(token.hash)])
  }
}
