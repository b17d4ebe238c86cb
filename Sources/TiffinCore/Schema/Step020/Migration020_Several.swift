extension Migration {
  /// 020: applies ``bringingKinds``.
  static let step020 = Migration { statements, dialect throws(StoreError) in
    for part in [bringingKinds] { try part.apply(statements, dialect) }
  }
}

extension Migration {
  /// A part of migration 020: the column for the kind of an imported file's contents, which cannot be derived from its
  /// app and its owner.
  static let bringingKinds = Migration { statements, dialect throws(StoreError) in
    try columns(of: "bringing") { dialect in
      ["kind \(dialect.text) NOT NULL DEFAULT 'recipes' CHECK (kind IN ('recipes', 'diary', 'household'))"]
    }.apply(statements, dialect)
    try statements.run(
      "UPDATE bringing SET kind = CASE app WHEN 'Tiffin' THEN 'household' ELSE 'diary' END WHERE person_id IS NOT NULL")
  }
}
