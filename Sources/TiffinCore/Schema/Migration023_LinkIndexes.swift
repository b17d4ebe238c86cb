extension Migration {
  /// 023: links that have expired, and those that somebody made, are found without a look at those of all households.
  static let linkIndexes = Migration { statements, _ throws(StoreError) in
    try statements.run("CREATE INDEX one_time_link_by_end ON one_time_link (expires_at)")
    try statements.run("CREATE INDEX one_time_link_by_maker ON one_time_link (made_by)")
  }
}
