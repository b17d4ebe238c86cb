extension BringingStore {
  /// Returns a preview of Tiffin's own export: the number of rows of each kind, and the number of those that already
  /// exist.
  func look(into export: OwnExport, _ pictures: PreviewPictures, for person: Person) throws -> FoundRecipes {
    let own = try export.folder(of: person)
    var found = try look(into: export, with: Self.recipes(in: export.files), pictures, for: person)
    for type in OwnThings.ofPerson {
      guard let own else { break }
      found.add(try look(for: type, in: export, own.folder, for: person), as: type.table.name)
    }
    found.parts.append(ImportPart(ImportPart.settings))
    for other in try export.people where other != own {
      found.add(BrokenRecipe(name: other.name, reason: .anotherPerson))
    }
    return found
  }

  /// Returns a preview of another app's recipes with its plan and list.
  func lookAtAll(
    of brought: BroughtRecipes, _ pictures: PreviewPictures, for person: Person
  ) throws -> FoundRecipes {
    try look(into: brought, with: brought, pictures, for: person)
  }

  /// Returns a preview of the rows that belong to the household, not to a person.
  private func look(
    into source: some OwnRows, with brought: BroughtRecipes?, _ pictures: PreviewPictures, for person: Person
  ) throws -> FoundRecipes {
    var found = FoundRecipes()
    if let brought { found.add(try look(into: brought, pictures, for: person), as: ExportedTable.recipes.name) }
    for type in OwnThings.beforeRecipes + OwnThings.afterRecipes {
      found.add(try look(for: type, in: source, "", for: person), as: type.table.name)
    }
    return found
  }

  /// Previews the rows of a kind, up to where the reading budget is spent.
  private func look<Thing: OwnThing>(
    for type: Thing.Type, in source: some OwnRows, _ folder: String, for person: Person
  ) throws -> FoundRecipes {
    var found = FoundRecipes()
    var tally = Tally<[SQLValue]>()
    let rows = try source.rows(of: type.table, in: folder)
    var reading = ReadingSteps()
    try database.read { statements throws(StoreError) -> Void in
      for (place, row) in rows.enumerated() where reading.next() {
        let name = type.name(of: row, at: place)
        switch type.read(row, at: place) {
        case .failure(let broken): found.add(broken)
        case .success(let thing):
          let counted = CountedThing(thing, named: name, &tally)
          found.add(name, isKnown: try !counted.isNew(for: person, statements))
        }
      }
    }
    return found
  }
}
