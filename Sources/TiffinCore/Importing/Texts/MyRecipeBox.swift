/// MyRecipeBox's table of recipes.
enum MyRecipeBox: ImportFormat {
  static let name = "MyRecipeBox"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let file = files.all(endingIn: ".csv", ".txt").first,
      let table = CSVTable(
        try file.text(), requiring: ["title", "preparationTime", "ingredients", "instructions"])
    else { return nil }
    return table.rows.enumerated().map { index, row in
      LazyRecipes(row["title"] ?? "Line \(index + 2)") { () throws(ImportError) in [try recipe(row)] }
    }
  }

  private static func recipe(_ row: CSVTable.Row) throws(ImportError) -> ImportedRecipe {
    func words(_ name: String) -> [String] { (row[name] ?? "").split { ";,".contains($0) }.map(String.init) }
    var brought = try ImportedRecipe(named: row["title"])
    brought.addIngredients(row["ingredients"])
    brought.addSteps(row["instructions"])
    brought.about = PlainText.lines(row["description"] ?? "")
    brought.notes = PlainText.lines(row["notes"] ?? "")
    brought.addCategories(words("categories"))
    brought.addTags(words("tags"))
    brought.setSource(row["source"])
    brought.recipe.video = row["video"].flatMap { WebAddress($0) }
    brought.setYield(row["quantity"])
    brought.setRating(row["rating"])
    brought.recipe.preparationMinutes = row["preparationTime"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.cookingMinutes = row["cookingTime"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.totalMinutes = row["totalTime"].flatMap { WebRecipeDuration.minutes($0) }
    ImportedNutrition.read(row["nutrition"], into: &brought.recipe)
    return brought
  }
}
