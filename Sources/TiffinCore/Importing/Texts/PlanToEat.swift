/// Plan to Eat's table of recipes.
enum PlanToEat: ImportFormat {
  static let name = "Plan to Eat"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let file = files.all(endingIn: ".csv", ".txt").first,
      let table = CSVTable(
        try file.text(), requiring: ["Title", "Course", "Ingredients", "Directions"])
    else { return nil }
    return table.rows.enumerated().map { index, row in
      LazyRecipes(row["Title"] ?? "Line \(index + 2)") { () throws(ImportError) in [try recipe(row)] }
    }
  }

  private static func recipe(_ row: CSVTable.Row) throws(ImportError) -> ImportedRecipe {
    var brought = try ImportedRecipe(named: row["Title"])
    for line in PlainText.lines(row["Ingredients"] ?? "", limit: 1_000) {
      // A line that begins with a comma has no quantity and is a heading.
      let heading = line.hasPrefix(",") ? ImportedRecipe.heading(String(line.dropFirst())) : nil
      brought.addIngredient(heading ?? line)
    }
    brought.addSteps(row["Directions"])
    brought.about = PlainText.lines(row["Description"] ?? "")
    brought.addCategories([row["Course"] ?? ""])
    brought.recipe.cuisines = [row["Cuisine"]].compactMap(\.self).map { PlainText.line($0, limit: 100) }
    brought.addTags(row["Tags"])
    brought.addTags([row["Main Ingredient"] ?? ""])
    brought.setSource(row["Url"], row["Source"])
    brought.setYield(row["Yield"])
    brought.recipe.servings = row["Servings"].flatMap { WebRecipeYield.servings($0) } ?? brought.recipe.servings
    brought.setRating(row["Rating"])
    brought.recipe.preparationMinutes = row["Prep Time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.cookingMinutes = row["Cook Time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.totalMinutes = row["Total Time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.energy = row["Calories"].flatMap { WebRecipeFigure.energy($0) }
    for (macro, column) in [(Macro.carbs, "Carbohydrate"), (.protein, "Protein"), (.fat, "Fat")] {
      ImportedNutrition.set(macro, row[column], of: &brought.recipe)
    }
    return brought
  }
}
