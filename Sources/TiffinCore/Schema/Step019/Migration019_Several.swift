extension Migration {
  /// 019: applies ``importedItemRows`` and ``importedColumns``.
  static let step019 = Migration { statements, dialect throws(StoreError) in
    for part in [importedItemRows, importedColumns] { try part.apply(statements, dialect) }
  }
}

extension Migration {
  /// 019: the rows besides recipes and meals that an import added, so that it can be undone.
  static let importedItemRows = Migration { statements, dialect throws(StoreError) in
    // The rows belong to several tables and are named by their IDs, which are never reused. revision is the row's
    // revision when it was added.
    try statements.run(
      """
      CREATE TABLE bringing_thing (
        bringing_id \(dialect.integer) NOT NULL REFERENCES bringing (id) ON DELETE CASCADE,
        kind \(dialect.text) NOT NULL CHECK (kind IN ('food', 'grocery_item', 'plan_entry')),
        thing_id \(dialect.integer) NOT NULL,
        revision \(dialect.integer) NOT NULL,
        PRIMARY KEY (bringing_id, kind, thing_id)
      ) \(dialect.tableEnd)
      """)
  }
}

extension Migration {
  /// 019: the meanings of an imported table's columns, as JSON; NULL for other files.
  static let importedColumns = columns(of: "bringing") { dialect in ["columns \(dialect.text)"] }
}
