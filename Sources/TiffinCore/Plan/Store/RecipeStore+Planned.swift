extension RecipeStore {
  /// Those of the recipes that the household plans from that day on.
  public func planned(
    _ ids: [Recipe.ID], from day: LocalDate, for person: Person
  ) throws(StoreError) -> Set<Recipe.ID> {
    guard !ids.isEmpty else { return [] }
    return try database.read { statements throws(StoreError) in
      try PlanRows.planned(ids, from: day, in: person.household, statements)
    }
  }
}
