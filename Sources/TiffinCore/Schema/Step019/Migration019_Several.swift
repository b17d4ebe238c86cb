extension Migration {
  /// 019: one migration of several parts, each in a file of its own in this folder.
  static let step019 = Migration { statements, dialect throws(StoreError) in
    for part in [importedItemRows, importedColumns] { try part.apply(statements, dialect) }
  }
}
