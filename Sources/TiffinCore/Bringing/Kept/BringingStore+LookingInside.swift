extension BringingStore {
  /// Looks into Tiffin's own export: how many things of each kind are in it, and how many of them are there.
  func look(into export: OwnExport, for person: Person) throws -> FoundRecipes {
    var found = FoundRecipes()
    let own = try export.folder(of: person)
    if let recipes = try Self.recipes(in: export.files) {
      found.add(try look(into: recipes, for: person), as: ExportedTable.recipes.name)
    }
    for type in OwnThings.beforeRecipes + OwnThings.afterRecipes {
      found.add(try look(for: type, in: export, "", for: person), as: type.table.name)
    }
    for type in OwnThings.ofPerson {
      guard let own else { break }
      found.add(try look(for: type, in: export, own.folder, for: person), as: type.table.name)
    }
    for other in try export.people where other != own {
      found.add(BrokenRecipe(name: other.name, reason: .anotherPerson))
    }
    return found
  }

  private func look<Thing: OwnThing>(
    for type: Thing.Type, in export: OwnExport, _ folder: String, for person: Person
  ) throws -> FoundRecipes {
    var found = FoundRecipes()
    var tally = Tally<[SQLValue]>()
    let rows = try export.rows(of: type.table, in: folder)
    try database.read { statements throws(StoreError) -> Void in
      for (place, row) in rows.enumerated() {
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
