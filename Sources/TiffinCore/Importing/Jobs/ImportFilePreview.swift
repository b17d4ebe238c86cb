/// The preview of a file, with the name of its app, its kind, and whether it belongs to one person.
struct ImportFilePreview {
  let found: ImportPreview
  let app: String
  let kind: ImportJob.Kind
  let isOnePersons: Bool
  /// The columns of a table with their meanings; nil for other files.
  let columns: ImportedColumns?

  init(
    _ found: ImportPreview, of app: String, _ kind: ImportJob.Kind, isOnePersons: Bool = false,
    columns: ImportedColumns? = nil
  ) {
    (self.found, self.app, self.kind) = (found, app, kind)
    (self.isOnePersons, self.columns) = (isOnePersons, columns)
  }

  /// The kinds of rows in the file; a single kind for recipes or a diary alone.
  var parts: [ImportRowKind] {
    switch kind {
    case .recipes: [found.part(ExportedTable.recipes.name)]
    case .diary: [found.part(ExportedTable.diary.name)]
    case .household: found.parts
    }
  }
}
