extension Migration {
  /// 029: one migration of several parts, each in a file of its own in this folder.
  static let step029 = Migration { statements, dialect throws(StoreError) in
    for part in [nextTime, groceryActs] { try part.apply(statements, dialect) }
  }
}
