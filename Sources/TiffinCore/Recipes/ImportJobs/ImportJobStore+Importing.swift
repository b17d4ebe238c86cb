import Platform

extension ImportJobStore {
  /// Starts an import, or resumes an interrupted one. If several requests do so concurrently, only one of them starts
  /// it.
  ///
  /// - Parameter kinds: The kinds of rows to import; nil for all. It is ignored once the import has started.
  /// - Returns: False if the import cannot start, because information about its columns is missing, or because it is
  ///   already running or finished.
  /// - Throws: ``StoreError/notFound``; ``StoreError/quota(_:most:)`` if the new rows exceed a quota.
  public func begin(
    _ id: ImportJob.ID, taking kinds: Set<String>? = nil, by person: Person
  ) throws(StoreError) -> Bool {
    let moment = now()
    return try database.write(of: person.household) { statements throws(StoreError) in
      var bringing = try Self.job(id, for: person, statements)
      guard bringing.isReady else { return false }
      if let kinds, bringing.state == .found, bringing.parts.contains(where: { !kinds.contains($0.kind) }) {
        try Self.leaveOut(bringing.parts.filter { !kinds.contains($0.kind) }, of: bringing, statements)
        bringing = try Self.job(id, for: person, statements)
      }
      let begun = try statements.run(
        """
        UPDATE bringing SET state = 'taking', worked_at = $1, seen = 0 WHERE id = $2
        AND (EXISTS (SELECT 1 FROM bringing_file WHERE bringing_id = bringing.id)
          OR EXISTS (SELECT 1 FROM bringing_upload WHERE bringing_id = bringing.id))
        AND (state = 'found' OR (state = 'taking' AND worked_at < $3))
        """,
        [.int(moment), .id(id), .int(moment - ImportJob.timeout)])
      guard begun > 0 else { return false }
      try Self.requireSpace(for: bringing, of: person, statements)
      return true
    }
  }

  private static func leaveOut(
    _ parts: [ImportRowKind], of bringing: ImportJob, _ statements: borrowing Statements
  ) throws(StoreError) {
    let broken = Set(parts.flatMap(\.broken))
    try statements.run(
      """
      UPDATE bringing SET left_out = $1, total = $2, known = $3, broken_count = $4, broken = $5
      WHERE id = $6 AND state = 'found'
      """,
      [
        .text(parts.map(\.kind).joined(separator: " ")), .int(parts.reduce(bringing.total) { $0 - $1.total }),
        .int(parts.reduce(bringing.known) { $0 - $1.known }),
        .int(parts.reduce(bringing.brokenCount) { $0 - $1.brokenCount }),
        .text(bringing.broken.filter { !broken.contains($0) }.joined(separator: "\n")), .id(bringing.id),
      ])
  }

  private static func requireSpace(
    for bringing: ImportJob, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let new = bringing.new
    guard new > 0 else { return }
    switch bringing.kind {
    case .diary: try statements.reserve(new, of: .meals, for: person.id, counting: MealStore.counting)
    case .recipes: try statements.reserve(new, of: .recipes, for: person.household, counting: RecipeStore.counting)
    // In a file with several kinds, rows that exceed a quota are skipped and reported.
    case .household: break
    }
  }

  /// Returns the uploaded file; nil if it has been deleted, as when the import has finished, or if the person cannot
  /// see the import.
  func file(
    of id: ImportJob.ID, for person: Person
  ) throws(StoreError) -> PendingFile? {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT file_name, upload, kind, columns, left_out, file, first_byte, bringing_upload.byte_count FROM bringing
        LEFT JOIN bringing_file ON bringing_file.bringing_id = bringing.id
        LEFT JOIN bringing_upload ON bringing_upload.bringing_id = bringing.id
        WHERE id = $1 AND \(Self.mine) AND (upload IS NOT NULL OR file IS NOT NULL)
        """,
        [.id(id), .id(person.household), .id(person.id)]
      ) { row in
        PendingFile(
          name: row.text(0),
          content: row.isNull(5)
            ? .bytes(row.bytes(1)) : .stored(file: row.text(5), row.int(6)..<row.int(6) + row.int(7)),
          kind: ImportJob.Kind(rawValue: row.text(2)) ?? .recipes,
          columns: row.optionalText(3).flatMap { ImportedColumns(stored: $0) },
          leftOut: Set(row.text(4).split(separator: " ").map(String.init)))
      }
    }
  }

  /// Records the number of rows of an import that have been processed so far.
  func recordProgress(_ seen: Int, of id: ImportJob.ID, for person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      try statements.run(
        "UPDATE bringing SET seen = $1, worked_at = $2 WHERE id = $3", [.int(seen), .int(now()), .id(id)])
    }
  }

  /// Checks that an import is running, so that nothing is added after it was undone.
  ///
  /// - Throws: ``StoreError/notFound`` if it is not running.
  static func requireTaking(_ id: ImportJob.ID, _ statements: borrowing Statements) throws(StoreError) {
    let row = try statements.first("SELECT 1 FROM bringing WHERE id = $1 AND state = 'taking'", [.id(id)]) { $0.int(0) }
    if row == nil { throw .notFound }
  }

  /// Undoes an import: deletes the imported rows that have not been changed since, or only the file before the import
  /// has started. A running import is stopped. Repeating it changes nothing, or resumes an interrupted undo.
  ///
  /// - Throws: ``StoreError/notFound`` if there is no import that the person can see.
  public func undo(_ id: ImportJob.ID, by person: Person) throws(StoreError) {
    let moment = now()
    let files = try database.write(of: person.household) { statements throws(StoreError) in
      try statements.run(
        """
        UPDATE bringing SET state = 'taken', worked_at = $1
        WHERE id = $2 AND state IN ('found', 'taking') AND household_id = $3 AND (person_id IS NULL OR person_id = $4)
        """,
        [.int(moment), .id(id), .id(person.household), .id(person.id)])
      try Self.require(id, of: person, statements)
      return try Self.forgetFile(of: id, statements)
    }
    try removeUnused(files)
    let meals = MealStore(database, now: now)
    while try meals.undoSome(of: id, by: person) {}
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let changed = try statements.run(
        """
        UPDATE bringing SET state = 'back', worked_at = $1
        WHERE id = $2 AND household_id = $3 AND (person_id IS NULL OR person_id = $4) AND state <> 'back'
        """,
        [.int(moment), .id(id), .id(person.household), .id(person.id)])
      guard changed > 0 else { return }
      try statements.run(
        """
        UPDATE recipe SET deleted_at = $1, revision = revision + 1 WHERE deleted_at IS NULL AND household_id = $2
        AND EXISTS (SELECT 1 FROM bringing_recipe
          WHERE bringing_id = $3 AND recipe_id = recipe.id AND bringing_recipe.revision = recipe.revision)
        """,
        [.int(moment), .id(person.household), .id(id)])
      try ImportedItemRows.undo(id, of: person.household, at: moment, statements)
    }
  }

  /// Deletes the stored file and the preview pictures of an import.
  ///
  /// - Returns: The names of files on disk, to pass to ``removeUnused(_:)`` after the transaction.
  static func forgetFile(of id: ImportJob.ID, _ statements: borrowing Statements) throws(StoreError) -> [String] {
    try statements.run("DELETE FROM bringing_file WHERE bringing_id = $1", [.id(id)])
    try statements.run("DELETE FROM bringing_picture WHERE bringing_id = $1", [.id(id)])
    return try statements.all("DELETE FROM bringing_upload WHERE bringing_id = $1 RETURNING file", [.id(id)]) { row in
      row.text(0)
    }
  }

  /// Removes those of the given files in ``folder`` to which no import refers.
  func removeUnused(_ files: [String]) throws(StoreError) {
    guard let folder, !files.isEmpty else { return }
    let unused = try database.read { statements throws(StoreError) in
      var unused: [String] = []
      for file in Set(files) {
        let row = try statements.first("SELECT 1 FROM bringing_upload WHERE file = $1 LIMIT 1", [.text(file)]) { row in
          row.int(0)
        }
        if row == nil { unused.append(file) }
      }
      return unused
    }
    for file in unused { SpooledFile.remove(file, in: folder) }
  }

  private static func require(
    _ id: ImportJob.ID, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let row = try statements.first(
      "SELECT 1 FROM bringing WHERE id = $1 AND \(mine)", [.id(id), .id(person.household), .id(person.id)]
    ) { row in row.int(0) }
    if row == nil { throw .notFound }
  }
}

extension ImportJobStore: HousekeepingTask {
  /// Deletes imports that were not started, or were undone, after a day, and all others after 90 days. Ends imports
  /// that were interrupted a day ago, and deletes their files.
  ///
  /// - Returns: True if there was something to delete.
  func purgeSome() throws(StoreError) -> Bool {
    // These are files of deleted households, and of processes that ended before recording them.
    if let folder { try removeUnused(Array(SpooledFile.names(in: folder, unchangedFor: 3_600).prefix(100))) }
    let old = "worked_at < $1 OR (worked_at < $2 AND state IN ('found', 'back'))"
    let brokenOff = "state = 'taking' AND worked_at < $1"
    let (kept, waits): (SQLValue, SQLValue) = (.int(now() - Self.isKept), .int(now() - Self.waits))
    let isDue = try database.read { statements throws(StoreError) in
      let due = try statements.first("SELECT 1 FROM bringing WHERE \(old) LIMIT 1", [kept, waits]) { $0.int(0) }
      let left = try statements.first("SELECT 1 FROM bringing WHERE \(brokenOff) LIMIT 1", [waits]) { $0.int(0) }
      return due != nil || left != nil
    }
    guard isDue else { return false }
    return try database.write { statements throws(StoreError) in
      let removed = try statements.run("DELETE FROM bringing WHERE \(old)", [kept, waits])
      let ended = try statements.all(
        "UPDATE bringing SET state = 'taken' WHERE \(brokenOff) RETURNING id", [waits]
      ) { row in row.id(0) as ImportJob.ID }
      for id in ended { _ = try Self.forgetFile(of: id, statements) }
      return removed + ended.count > 0
    }
  }
}
