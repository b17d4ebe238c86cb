/// Reads what recipes contain where nobody did yet, or with another box or an older way of reading.
struct ContentsPass: Purgeable {
  let database: any Database

  init(_ database: any Database) {
    self.database = database
  }

  func purgeSome() throws(StoreError) -> Bool { try readSome(atMost: 20) }

  /// Reads some of the recipes that wait, few enough that no writer waits long.
  ///
  /// - Returns: True if there were any.
  func readSome(atMost limit: Int) throws(StoreError) -> Bool {
    let isDue = try database.read { statements throws(StoreError) in try !Self.waiting(1, statements).isEmpty }
    guard isDue else { return false }
    try database.write { statements throws(StoreError) -> Void in
      for id in try Self.waiting(limit, statements) { try read(id, statements) }
    }
    return true
  }

  /// Reads one recipe anew.
  func read(_ id: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) {
    let owner = try statements.first(
      "SELECT household_id, servings, estimated_servings FROM recipe WHERE id = $1", [.id(id)]
    ) { row -> (household: Household.ID?, servings: Int?) in
      (row.optionalID(0), row.optionalInt(1) ?? row.optionalInt(2))
    }
    guard let owner else { return }
    try ContentsRows(dialect: database.dialect).write(
      RecipeLines.all(of: id, statements), owner.servings.map(Servings.init(stored:)), of: id, in: owner.household,
      statements)
  }

  private static func waiting(_ limit: Int, _ statements: borrowing Statements) throws(StoreError) -> [Recipe.ID] {
    try statements.all(
      "SELECT recipe_id FROM recipe_contents WHERE reader < $1 ORDER BY reader, recipe_id LIMIT $2",
      [.int(RecipeContents.reader), .int(limit)]
    ) { row in row.id(0) }
  }
}
