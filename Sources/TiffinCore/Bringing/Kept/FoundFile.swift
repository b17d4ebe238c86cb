/// What a look into a file finds, and whose it will be.
struct FoundFile {
  let found: FoundRecipes
  let app: String
  let kind: KeptBringing.Kind
  let isOnePersons: Bool
  /// What the columns of a table mean; nil for any other file.
  let columns: BroughtColumns?

  init(
    _ found: FoundRecipes, of app: String, _ kind: KeptBringing.Kind, isOnePersons: Bool = false,
    columns: BroughtColumns? = nil
  ) {
    (self.found, self.app, self.kind) = (found, app, kind)
    (self.isOnePersons, self.columns) = (isOnePersons, columns)
  }

  /// The kinds of things in it; recipes or a diary alone are one.
  var parts: [ImportPart] {
    switch kind {
    case .recipes: [found.part(ExportedTable.recipes.name)]
    case .diary: [found.part(ExportedTable.diary.name)]
    case .household: found.parts
    }
  }
}
