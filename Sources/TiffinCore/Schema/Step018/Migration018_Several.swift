extension Migration {
  /// 018: one migration of several parts, each in a file of its own in this folder.
  static let step018 = Migration { statements, dialect throws(StoreError) in
    for part in parts { try part.apply(statements, dialect) }
  }

  private static let parts: [Migration] = [
    // `foodWords` comes first: later tables reuse the pages that its old index frees.
    .foodWords, .bringings, .products, .foodImports, recipeContents, secondFactors, accountEvents, calendarHashes,
    furtherNutrients, sessionAlerts,
  ]
}
