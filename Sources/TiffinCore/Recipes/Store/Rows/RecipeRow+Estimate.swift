extension RecipeRow {
  /// Stores a new estimate of a recipe's values. A time that the recipe states is not changed.
  static func set(
    _ estimate: RecipeEstimate, of id: Recipe.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let columns = Guess.allCases.enumerated().map { "\($1.name) = $\($0 + 1)" }.joined(separator: ", ")
    try statements.run(
      "UPDATE recipe SET \(columns) WHERE id = $\(Guess.allCases.count + 1)",
      Guess.allCases.map { $0.write(estimate) } + [.id(id)])
  }
}
