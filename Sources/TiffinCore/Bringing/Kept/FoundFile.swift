/// The preview of a file, with its app, its kind, and whether it belongs to one person.
struct FoundFile {
  let found: FoundRecipes
  let app: String
  let kind: KeptBringing.Kind
  let isOnePersons: Bool
  /// The columns of a table with their meanings; nil for other files.
  let columns: BroughtColumns?

  init(
    _ found: FoundRecipes, of app: String, _ kind: KeptBringing.Kind, isOnePersons: Bool = false,
    columns: BroughtColumns? = nil
  ) {
    (self.found, self.app, self.kind) = (found, app, kind)
    (self.isOnePersons, self.columns) = (isOnePersons, columns)
  }

  /// The kinds of rows in the file; a single kind for recipes or a diary alone.
  var parts: [ImportPart] {
    switch kind {
    case .recipes: [found.part(ExportedTable.recipes.name)]
    case .diary: [found.part(ExportedTable.diary.name)]
    case .household: found.parts
    }
  }
}
