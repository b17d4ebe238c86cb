extension Migration {
  /// 020: one step of several parts, each in a file of its own beside this one.
  static let step020 = Migration { statements, dialect throws(StoreError) in
    for part in [bringingKinds] { try part.apply(statements, dialect) }
  }
}
