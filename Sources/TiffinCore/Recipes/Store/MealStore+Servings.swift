extension MealStore {
  /// Sets the number of servings into which a meal's recipe is divided. The meal's estimated energy is converted from
  /// the previous number, and so are nutrients that were computed from the recipe's foods. The household's number of
  /// servings of the recipe is stored too. Repeating it changes nothing, and a meal without an estimated energy is not
  /// changed.
  ///
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  public func setServings(_ servings: Servings, of id: Meal.ID, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let content = try Self.meal(id, of: person.id, statements).content
      try person.requireOpen(content.date)
      guard let share = content.share, let energy = content.energy else { return }
      if share.servings != servings || share.isAssumed {
        let macros = try Self.macros(of: content, share, among: servings, for: person, statements)
        let further = content.further.shared(from: share.servings, among: servings)
        try statements.run(
          """
          UPDATE meal SET energy_kcal = $1, recipe_servings = $2, are_servings_assumed = 0, revision = revision + 1,
          carbs_mg = $3, protein_mg = $4, fat_mg = $5, fibre_mg = $6, sugars_mg = $7, saturated_mg = $8, salt_mg = $9
          WHERE id = $10 AND person_id = $11
          """,
          [
            .int(energy.shared(from: share.servings, among: servings).kilocalories), .int(servings.count),
            .int(macros.carbs?.milligrams), .int(macros.protein?.milligrams), .int(macros.fat?.milligrams),
          ] + FurtherNutrient.allCases.map { .int(further[$0]?.milligrams) } + [.id(id), .id(person.id)])
      }
      if let recipe = share.recipe { try RecipeStore.remember(servings, of: recipe, by: person, statements) }
    }
  }

  private static func macros(
    of content: MealContent, _ share: ServingsDivisor, among servings: Servings, for person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Macros {
    let recipe = try RecipeStore.recipes(share.recipe.map { [$0] } ?? [], for: person, statements).first
    // For a deleted recipe it is unknown whether the macros are estimated. Macros that are complete next to an
    // estimated energy are assumed to be.
    let areEstimated = recipe.map(\.numbers.areMacrosEstimated) ?? (content.macros.energy != nil)
    return areEstimated ? content.macros.shared(from: share.servings, among: servings) : content.macros
  }
}
