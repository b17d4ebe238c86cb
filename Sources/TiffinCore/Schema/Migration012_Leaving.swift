extension Migration {
  /// 012: the time since which a person is leaving, that is, since their account was deleted while their rows are still
  /// being removed.
  ///
  /// In earlier releases, a row of `server_secret` marked such people; their time is unknown and becomes 0.
  static let leaving = Migration { statements, dialect throws(StoreError) in
    try add(["leaving_at \(dialect.integer)"], to: "person", statements)
    try statements.run("CREATE INDEX person_by_leaving ON person (id) WHERE leaving_at IS NOT NULL")
    try statements.run(
      """
      UPDATE person SET leaving_at = 0
      WHERE EXISTS (SELECT 1 FROM server_secret WHERE server_secret.name = 'leaving ' || person.id)
      """)
    try statements.run("DELETE FROM server_secret WHERE name LIKE 'leaving %'")
  }
}
