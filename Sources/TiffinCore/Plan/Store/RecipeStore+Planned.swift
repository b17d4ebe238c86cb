extension RecipeStore {
  /// Returns those of the recipes that the household has planned from that day on.
  static func planned(
    _ ids: [Recipe.ID], from day: LocalDate, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Set<Recipe.ID> {
    ids.isEmpty ? [] : try PlanRows.planned(ids, from: day, in: person.household, statements)
  }
}
