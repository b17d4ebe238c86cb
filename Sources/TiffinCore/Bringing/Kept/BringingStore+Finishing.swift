extension BringingStore {
  /// Ends the work, and lets the file go.
  ///
  /// - Parameter leftOut: What there was no room for, which the page names with what could not be read.
  func finish(
    _ id: KeptBringing.ID, leavingOut leftOut: [BrokenRecipe], for person: Person
  ) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let bringing = try Self.bringing(id, for: person, statements)
      var found = FoundRecipes(brokenCount: bringing.brokenCount, broken: bringing.broken)
      for recipe in leftOut { found.add(recipe) }
      try statements.run(
        """
        UPDATE bringing SET state = 'taken', seen = total, worked_at = $1, broken_count = $2, broken = $3
        WHERE id = $4 AND state = 'taking'
        """,
        [.int(now()), .int(found.brokenCount), .text(found.broken.joined(separator: "\n")), .id(id)])
      try Self.forgetFile(of: id, statements)
    }
  }
}
