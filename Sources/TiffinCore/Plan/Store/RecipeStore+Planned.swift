extension RecipeStore {
  /// Returns the recipes among the given ones that the household has planned from a day on, each with the servings of
  /// its next entry.
  static func planned(
    _ ids: [Recipe.ID], from day: LocalDate, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [Recipe.ID: Servings] {
    ids.isEmpty ? [:] : try PlanRows.planned(ids, from: day, in: person.household, statements)
  }
}
