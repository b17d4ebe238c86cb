/// SQL statements on the table `recipe_ingredient`, which contains the lines of recipes.
enum RecipeLineRows {
  static func all(of id: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) -> [RecipeIngredient] {
    try statements.all(
      "SELECT measure, line FROM recipe_ingredient WHERE recipe_id = $1 ORDER BY place", [.id(id)], count: 20
    ) { row in
      guard let measure = row.optionalText(0) else { return .line(row.text(1)) }
      return .pair(CatalogueIngredient(name: row.text(1), measure: measure))
    }
  }

  /// Replaces the lines of a recipe, unless they are unchanged.
  static func write(
    _ lines: [RecipeIngredient], of id: Recipe.ID, insteadOf old: [RecipeIngredient] = [],
    _ statements: borrowing Statements
  ) throws(StoreError) {
    guard lines != old else { return }
    if !old.isEmpty { try statements.run("DELETE FROM recipe_ingredient WHERE recipe_id = $1", [.id(id)]) }
    for (index, line) in lines.enumerated() {
      try statements.run(
        "INSERT INTO recipe_ingredient (recipe_id, place, measure, line) VALUES ($1, $2, $3, $4)",
        [.id(id), .int(index + 1)] + line.values)
    }
  }
}

extension RecipeIngredient {
  /// The values for the columns `measure` and `line`.
  var values: [SQLValue] {
    switch self {
    case .line(let text): [.null, .text(text)]
    case .pair(let pair): [.text(pair.measure), .text(pair.name)]
    }
  }
}
