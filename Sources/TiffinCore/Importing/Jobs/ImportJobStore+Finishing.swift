extension ImportJobStore {
  /// Marks an import as finished and deletes its file.
  ///
  /// - Parameters:
  ///   - leftOut: The entries that were not imported, such as those beyond a limit. The page lists them together with
  ///     the unreadable entries.
  ///   - known: The number of entries that already existed; nil for the number in the preview.
  func finish(
    _ id: ImportJob.ID, leavingOut leftOut: [UnreadableRecipe], known: Int? = nil, for person: Person
  ) throws(StoreError) {
    let files = try database.write(of: person.household) { statements throws(StoreError) in
      let bringing = try Self.job(id, for: person, statements)
      var found = ImportPreview(brokenCount: bringing.brokenCount, broken: bringing.broken)
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
