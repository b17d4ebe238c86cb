/// Alerts, which are shown once, on the next page of a session.
extension AccountEventStore {
  /// Records a sign-in. If the device is new, the person's other sessions get an alert about it, and the new session
  /// gets an alert about a change of password since this browser last signed in. The browser is identified by its
  /// `User-Agent` header, since the person who changed the password may be the first to sign in with the new one.
  ///
  /// - Parameters:
  ///   - token: The token of the new session.
  ///   - isNew: True if this device has not signed in with the password before.
  public func recordSignIn(
    of person: Person.ID, by token: SecretToken, isNew: Bool, device: String
  ) throws(StoreError) {
    try database.write { statements throws(StoreError) -> Void in
      let change = isNew ? try Self.changeSinceSignIn(of: person, by: device, statements) : nil
      try record(isNew ? .newDevice : .signedIn, of: person, device: device, statements)
      if isNew { try SessionStore.alertOthers(than: token, of: person, statements) }
      if let change { try SessionStore.alert(token, about: change, statements) }
    }
  }

  /// Returns the alert of a session, read in the caller's snapshot; nil if it has none, or if the event was purged.
  public func alert(of session: Session, _ statements: borrowing Statements) throws(StoreError) -> AccountEvent? {
    guard let alert = session.alert else { return nil }
    return try statements.first(
      """
      SELECT kind, device, count, happened_at FROM account_event
      WHERE id = $1 AND person_id = (SELECT person_id FROM session WHERE id = $2)
      """,
      [.int(alert), .id(session.id)]
    ) { row in Self.read(row) }.flatMap { $0 }
  }

  private static func changeSinceSignIn(
    of person: Person.ID, by device: String, _ statements: borrowing Statements
  ) throws(StoreError) -> Int? {
    try statements.first(
      """
      SELECT id FROM account_event
      WHERE person_id = $1 AND kind IN ('passwordChanged', 'passwordReset') AND id > COALESCE((
        SELECT MAX(id) FROM account_event WHERE person_id = $1 AND kind IN ('signedIn', 'newDevice') AND device = $2
      ), 0)
      ORDER BY id DESC LIMIT 1
      """,
      [.id(person), .text(SessionStore.shortened(device))]
    ) { row in row.int(0) }
  }
}
