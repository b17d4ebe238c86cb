/// The alerts of sessions, see ``AccountEventStore``.
extension SessionStore {
  /// Records that a session has shown its alert. Does not wait for other writers.
  ///
  /// - Throws: ``StoreError/busy`` if another write is running; the alert is then shown once more.
  public func told(_ session: Session) throws(StoreError) {
    guard let alert = session.alert else { return }
    try database.runAlone(
      "UPDATE session SET alert = NULL WHERE id = $1 AND alert = $2", [.id(session.id), .int(alert)])
  }

  /// Sets the person's last security event as the alert of all of their sessions except that of a token.
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
