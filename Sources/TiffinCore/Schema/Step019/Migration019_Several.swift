extension Migration {
  /// 019: one step of several parts, each in a file of its own beside this one.
  static let step019 = Migration { statements, dialect throws(StoreError) in
    for part in [broughtThings, broughtColumns] { try part.apply(statements, dialect) }
  }
}
