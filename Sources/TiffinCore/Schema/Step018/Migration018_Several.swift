extension Migration {
  /// 018: one step of several parts, each in a file of its own beside this one.
  static let step018 = Migration { statements, dialect throws(StoreError) in
    for part in parts { try part.apply(statements, dialect) }
  }

  private static let parts: [Migration] = [
    // First: the pages that its old index leaves are filled by the tables behind it.
    .foodWords, .bringings, .products, .foodImports, recipeContents, secondFactors, accountEvents, calendarHashes,
    furtherNutrients, sessionAlerts,
  ]
}
