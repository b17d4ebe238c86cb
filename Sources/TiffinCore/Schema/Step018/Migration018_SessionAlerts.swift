extension Migration {
  /// A part of 018: what a session has to tell on its next page.
  ///
  /// The id of an `account_event`, NULL if there is nothing; an event that is not there any more is told to nobody.
  static let sessionAlerts = Migration { statements, dialect throws(StoreError) in
    try add(["alert \(dialect.integer)"], to: "session", statements)
  }
}
