extension BringingStore {
  /// Ends the work, and lets the file go.
  ///
  /// - Parameters:
  ///   - leftOut: What there was no room for, which the page names with what could not be read.
  ///   - known: The number of those that were there already; nil for as many as the preview said.
  func finish(
    _ id: KeptBringing.ID, leavingOut leftOut: [BrokenRecipe], known: Int? = nil, for person: Person
  ) throws(StoreError) {
    let files = try database.write(of: person.household) { statements throws(StoreError) in
      let bringing = try Self.bringing(id, for: person, statements)
      var found = FoundRecipes(brokenCount: bringing.brokenCount, broken: bringing.broken)
      for recipe in leftOut { found.add(recipe) }
      try statements.run(
        """
        UPDATE bringing SET state = 'taken', seen = total, worked_at = $1, broken_count = $2, broken = $3, known = $4
        WHERE id = $5 AND state = 'taking'
        """,
        [
          .int(now()), .int(found.brokenCount), .text(found.broken.joined(separator: "\n")),
          .int(known ?? bringing.known), .id(id),
        ])
      return try Self.forgetFile(of: id, statements)
    }
    try removeUnused(files)
  }
}
