extension Migration {
  /// A part of 018: the alert that a session's next page shows.
  ///
  /// It is the ID of an `account_event`, NULL if there is none; the alert of a purged event is not shown.
  static let sessionAlerts = Migration { statements, dialect throws(StoreError) in
    try add(["alert \(dialect.integer)"], to: "session", statements)
  }
}
