extension Migration {
  /// 020: one migration of several parts, each in a file of its own in this folder.
  static let step020 = Migration { statements, dialect throws(StoreError) in
    for part in [bringingKinds] { try part.apply(statements, dialect) }
  }
}
