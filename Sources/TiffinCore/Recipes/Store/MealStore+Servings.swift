extension MealStore {
  /// Sets the servings of a meal's recipe: its estimated energy is divided by them, and the household remembers them
  /// for the recipe. Setting the same again changes nothing, nor does setting them for a meal without such an estimate.
  ///
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  public func setServings(_ servings: Servings, of id: Meal.ID, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let content = try Self.meal(id, of: person.id, statements).content
      try person.requireOpen(content.date)
      guard let share = content.share, let energy = content.energy else { return }
      if share.servings != servings || share.isAssumed {
        try statements.run(
          """
          UPDATE meal SET energy_kcal = $1, recipe_servings = $2, are_servings_assumed = 0, revision = revision + 1
          WHERE id = $3 AND person_id = $4
          """,
          [
            .int(energy.shared(from: share.servings, among: servings).kilocalories), .int(servings.count), .id(id),
            .id(person.id),
          ])
      }
      if let recipe = share.recipe { try RecipeStore.remember(servings, of: recipe, by: person, statements) }
    }
  }
}
