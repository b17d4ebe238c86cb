/// MyRecipeBox's table of recipes.
enum MyRecipeBox: RecipeImportFormat {
  static let name = "MyRecipeBox"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let file = files.all(endingIn: ".csv", ".txt").first,
      let table = CSVTable(
        try file.text(), requiring: ["title", "preparationTime", "ingredients", "instructions"])
    else { return nil }
    return table.records.enumerated().map { index, record in
      LazyRecipes(record["title"] ?? "Line \(index + 2)") { () throws(ImportError) in [try recipe(record)] }
    }
  }

  private static func recipe(_ record: CSVTable.Record) throws(ImportError) -> ImportedRecipe {
    func words(_ name: String) -> [String] { (record[name] ?? "").split { ";,".contains($0) }.map(String.init) }
    var brought = try ImportedRecipe(named: record["title"])
    brought.addIngredients(record["ingredients"])
    brought.addSteps(record["instructions"])
    brought.about = TextCleanup.lines(record["description"] ?? "")
    brought.notes = TextCleanup.lines(record["notes"] ?? "")
    brought.addCategories(words("categories"))
    brought.addTags(words("tags"))
    brought.setSource(record["source"])
    brought.recipe.video = record["video"].flatMap { WebAddress($0) }
    brought.setYield(record["quantity"])
    brought.setRating(record["rating"])
    brought.recipe.preparationMinutes = record["preparationTime"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.cookingMinutes = record["cookingTime"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.totalMinutes = record["totalTime"].flatMap { WebRecipeDuration.minutes($0) }
    ImportedNutrition.read(record["nutrition"], into: &brought.recipe)
    return brought
  }
}
