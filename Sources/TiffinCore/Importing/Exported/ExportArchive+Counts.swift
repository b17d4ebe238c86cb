extension ExportArchive {
  /// The number of rows per kind, in order, such as 214 for "recipes". The name of a person precedes that person's
  /// kinds.
  public var counts: [(kind: String, count: Int)] {
    get throws(ImportError) {
      var counts: [(kind: String, count: Int)] = []
      let tables: [ExportedTable] =
        [.recipes] + (ExportedRowKinds.beforeRecipes + ExportedRowKinds.afterRecipes).map { $0.table }
      for table in tables { counts.append((table.name, try rows(of: table).count)) }
      for person in try people {
        for type in ExportedRowKinds.ofPerson {
          counts.append(("\(person.name): \(type.table.name)", try rows(of: type.table, in: person.folder).count))
        }
      }
      return counts.filter { $0.count > 0 }
    }
  }
}
