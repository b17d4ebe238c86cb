extension ImportJobStore {
  /// Returns a preview of Tiffin's own export: the number of rows of each kind, and the number of those that already
  /// exist.
  func look(into export: ExportArchive, _ pictures: PreviewPictures, for person: Person) throws -> ImportPreview {
    let own = try export.folder(of: person)
    var found = try look(into: export, with: Self.recipes(in: export.files), pictures, for: person)
    for type in ExportedRowKinds.ofPerson {
      guard let own else { break }
      found.add(try look(for: type, in: export, own.folder, for: person), as: type.table.name)
    }
    found.parts.append(ImportRowKind(ImportRowKind.settings))
    for other in try export.people where other != own {
      found.add(UnreadableRecipe(name: other.name, reason: .anotherPerson))
    }
    return found
  }

  /// Returns a preview of another app's recipes with its plan and list.
  func lookAtAll(
    of brought: ImportedRecipes, _ pictures: PreviewPictures, for person: Person
  ) throws -> ImportPreview {
    try look(into: brought, with: brought, pictures, for: person)
  }

  /// Returns a preview of the rows that belong to the household, not to a person.
  private func look(
    into source: some ExportedRows, with brought: ImportedRecipes?, _ pictures: PreviewPictures, for person: Person
  ) throws -> ImportPreview {
    var found = ImportPreview()
    if let brought { found.add(try look(into: brought, pictures, for: person), as: ExportedTable.recipes.name) }
    for type in ExportedRowKinds.beforeRecipes + ExportedRowKinds.afterRecipes {
      found.add(try look(for: type, in: source, "", for: person), as: type.table.name)
    }
    return found
  }

  /// Returns a preview of the rows of a kind. Rows are read until the reading budget is exhausted.
  private func look<Thing: ExportedRow>(
    for type: Thing.Type, in source: some ExportedRows, _ folder: String, for person: Person
  ) throws -> ImportPreview {
    var found = ImportPreview()
    var tally = OccurrenceCounter<[SQLValue]>()
    let rows = try source.rows(of: type.table, in: folder)
    var reading = ReadingSteps()
    try database.read { statements throws(StoreError) -> Void in
      for (place, row) in rows.enumerated() where reading.next() {
        let name = type.name(of: row, at: place)
        switch type.read(row, at: place) {
        case .failure(let broken): found.add(broken)
        case .success(let thing):
          let counted = CountedRow(thing, named: name, &tally)
          found.add(name, isKnown: try !counted.isNew(for: person, statements))
        }
      }
    }
    return found
  }
}
