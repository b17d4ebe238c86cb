/// Recipe Keeper's export: one HTML page with all recipes, and a folder of pictures.
enum RecipeKeeper: RecipeImportFormat {
  static let name = "Recipe Keeper"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let file = files.all(endingIn: ".html", ".htm").first else { return nil }
    let page = MarkedElements(WebPageEncoding.utf8(try file.bytes()), markedBy: ["itemprop", "class"], marks)
    guard page.elements.contains(where: { $0.mark == "recipeDirections" }) else { return nil }
    return page.groups(beginningWith: "recipe-details").map { elements in
      LazyRecipes(elements.first("name")?.line ?? "") { () throws(ImportError) in
        var brought = try recipe(elements)
        if let path = (elements.first("recipe-photo") ?? elements.first("photo0"))?.attribute("src") {
          brought.picture = files.file(at: file.folder + path).map(ImportedPicture.file)
        }
        return [brought]
      }
    }
  }

  private static let marks: Set<String> = [
    "recipe-details", "recipe-photo", "photo0", "name", "recipeRating", "recipeCourse", "recipeCategory",
    "recipeCollection", "recipeSource", "recipeYield", "prepTime", "cookTime", "recipeIngredients", "recipeDirections",
    "recipeNotes", "recipeNutCalories", "recipeNutTotalFat", "recipeNutTotalCarbohydrate", "recipeNutProtein",
  ]

  private static func recipe(_ elements: [MarkedElements.Element]) throws(ImportError) -> ImportedRecipe {
    func value(_ mark: String) -> String? { elements.first(mark)?.value }
    var brought = try ImportedRecipe(named: elements.first("name")?.line)
    brought.addIngredients(elements.first("recipeIngredients")?.lines.joined(separator: "\n"))
    brought.addSteps(elements.first("recipeDirections")?.lines.joined(separator: "\n"))
    brought.notes = elements.first("recipeNotes")?.lines ?? []
    brought.addCategories(elements.all("recipeCategory").map(\.value) + [value("recipeCourse") ?? ""])
    brought.addTags(elements.all("recipeCollection").map(\.value))
    // Recipe Keeper writes its own name if no source was entered.
    brought.setSource(value("recipeSource").flatMap { $0 == name ? nil : $0 })
    brought.setYield(value("recipeYield"))
    brought.setRating(value("recipeRating"))
    brought.recipe.preparationMinutes = value("prepTime").flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.cookingMinutes = value("cookTime").flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.energy = value("recipeNutCalories").flatMap { WebNutrientParser.energy($0) }
    for (macro, mark) in [(Macro.carbs, "TotalCarbohydrate"), (.protein, "Protein"), (.fat, "TotalFat")] {
      ImportedNutrition.set(macro, value("recipeNut\(mark)"), of: &brought.recipe)
    }
    return brought
  }
}
