/// Plan to Eat's table of recipes.
enum PlanToEat: RecipeImportFormat {
  static let name = "Plan to Eat"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let file = files.all(endingIn: ".csv", ".txt").first,
      let table = CSVTable(
        try file.text(), requiring: ["Title", "Course", "Ingredients", "Directions"])
    else { return nil }
    return table.records.enumerated().map { index, record in
      LazyRecipes(record["Title"] ?? "Line \(index + 2)") { () throws(ImportError) in [try recipe(record)] }
    }
  }

  private static func recipe(_ record: CSVTable.Record) throws(ImportError) -> ImportedRecipe {
    var brought = try ImportedRecipe(named: record["Title"])
    for line in TextCleanup.lines(record["Ingredients"] ?? "", limit: 1_000) {
      // A line that begins with a comma has no quantity and is a heading.
      let heading = line.hasPrefix(",") ? ImportedRecipe.heading(String(line.dropFirst())) : nil
      brought.addIngredient(heading ?? line)
    }
    brought.addSteps(record["Directions"])
    brought.about = TextCleanup.lines(record["Description"] ?? "")
    brought.addCategories([record["Course"] ?? ""])
    brought.recipe.cuisines = [record["Cuisine"]].compactMap(\.self).map { TextCleanup.line($0, limit: 100) }
    brought.addTags(record["Tags"])
    brought.addTags([record["Main Ingredient"] ?? ""])
    brought.setSource(record["Url"], record["Source"])
    brought.setYield(record["Yield"])
    brought.recipe.servings = record["Servings"].flatMap { WebRecipeYield.servings($0) } ?? brought.recipe.servings
    brought.setRating(record["Rating"])
    brought.recipe.preparationMinutes = record["Prep Time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.cookingMinutes = record["Cook Time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.totalMinutes = record["Total Time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.energy = record["Calories"].flatMap { WebNutrientParser.energy($0) }
    for (macro, column) in [(Macro.carbs, "Carbohydrate"), (.protein, "Protein"), (.fat, "Fat")] {
      ImportedNutrition.set(macro, record[column], of: &brought.recipe)
    }
    return brought
  }
}
