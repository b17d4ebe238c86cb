extension Migration {
  /// 023: indexes for finding expired links, and the links that a person made, without reading all links.
  static let linkIndexes = Migration { statements, _ throws(StoreError) in
    try statements.run("CREATE INDEX one_time_link_by_end ON one_time_link (expires_at)")
    try statements.run("CREATE INDEX one_time_link_by_maker ON one_time_link (made_by)")
  }
}
