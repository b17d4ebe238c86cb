extension ImportJobStore {
  /// Sets the meanings of a table's columns and repeats the preview. An import that has started or ended is not
  /// changed, for example if a form is sent twice.
  ///
  /// - Parameters:
  ///   - meanings: The meanings in the order of the columns, nil for columns to ignore. Duplicates after the first are
  ///     ignored.
  ///   - order: The order of day and month in dates, which is used only if the dates do not determine it.
  /// - Throws: ``StoreError/notFound`` if there is no such import or it is not a table.
  public func set(
    _ meanings: [ImportedColumns.Meaning?], _ order: ImportedColumns.DateOrder?, of id: ImportJob.ID,
    by person: Person
  ) throws {
    let bringing = try database.read { statements throws(StoreError) in
      try Self.job(id, for: person, statements)
    }
    guard bringing.state == .found else { return }
    guard let file = try file(of: id, for: person), var columns = file.columns else { throw StoreError.notFound }
    var known: Set<ImportedColumns.Meaning> = []
    for (place, meaning) in zip(columns.columns.indices, meanings) {
      columns.columns[place].meaning = meaning.flatMap { known.insert($0).inserted ? $0 : nil }
    }
    columns.order = order
    let budget = ReadingBudget(forFileOf: file.content.count)
    let found = try budget.run { () throws -> ImportPreview in
      let files = try files(of: file.content, named: file.name, within: budget)
      columns = try DiaryTables.asked(columns, in: files)
      return try look(into: files, as: columns, for: person)
    }
    if budget.isSpent { throw ImportError.tooMuch }
    try database.write(of: person.household) { [columns] statements throws(StoreError) -> Void in
      try statements.run(
        """
        UPDATE bringing SET columns = $1, total = $2, known = $3, names = $4, broken_count = $5, broken = $6, parts = $7
        WHERE id = $8 AND person_id = $9 AND state = 'found'
        """,
        [
          .text(columns.stored), .int(found.total), .int(found.known), .text(found.names.joined(separator: "\n")),
          .int(found.brokenCount), .text(found.broken.joined(separator: "\n")),
          .text(ImportRowKind.stored([found.part(ExportedTable.diary.name)])), .id(id), .id(person.id),
        ])
    }
  }

  /// Returns a preview of a table; only the number of its rows while a required column is missing.
  func look(into files: ImportedFiles, as columns: ImportedColumns, for person: Person) throws -> ImportPreview {
    guard columns.missing == nil else {
      var found = ImportPreview()
      found.total = try DiaryTables.count(in: files)
      return found
    }
    return try look(into: ImportedDiary(in: files, as: columns), for: person)
  }
}
