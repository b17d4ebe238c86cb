/// A recipe that a person has marked as a favourite.
struct ExportedFavourite: ExportedRow {
  static let table = ExportedTable.favourites

  private let recipe: String

  init(exported value: JSONValue) throws(ImportError) { recipe = value.written("recipe") }

  var sameness: [SQLValue] { [.text(recipe)] }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    guard let id = try RecipeStore.named(recipe, for: person, statements) else { return 0 }
    return try statements.first(
      "SELECT 1 FROM recipe_favourite WHERE person_id = $1 AND recipe_id = $2", [.id(person.id), .id(id)]
    ) { row in row.int(0) } == nil ? 0 : .max
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    guard let id = try RecipeStore.named(recipe, for: person, statements) else { return .none(.withoutRecipe) }
    try RecipeStore.setFavourite(id, true, by: person, statements)
    return .lasting
  }
}
