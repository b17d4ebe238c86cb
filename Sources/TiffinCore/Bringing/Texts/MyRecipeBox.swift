/// MyRecipeBox's table of recipes.
enum MyRecipeBox: BroughtApp {
  static let name = "MyRecipeBox"

  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]? {
    guard let file = files.all(endingIn: ".csv", ".txt").first,
      let table = CSVTable(
        try file.text(), requiring: ["title", "preparationTime", "ingredients", "instructions"])
    else { return nil }
    return table.rows.enumerated().map { index, row in
      BroughtPart(row["title"] ?? "Line \(index + 2)") { () throws(BringingError) in [try recipe(row)] }
    }
  }

  private static func recipe(_ row: CSVTable.Row) throws(BringingError) -> BroughtRecipe {
    func words(_ name: String) -> [String] { (row[name] ?? "").split { ";,".contains($0) }.map(String.init) }
    var brought = try BroughtRecipe(named: row["title"])
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
    brought.recipe.preparationMinutes = row["preparationTime"].flatMap { PublishedDuration.minutes($0) }
    brought.recipe.cookingMinutes = row["cookingTime"].flatMap { PublishedDuration.minutes($0) }
    brought.recipe.totalMinutes = row["totalTime"].flatMap { PublishedDuration.minutes($0) }
    BroughtNutrition.read(row["nutrition"], into: &brought.recipe)
    return brought
  }
}
