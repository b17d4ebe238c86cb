import Platform

/// Paprika's export: a zip file of gzipped JSON files, with pictures in base64.
enum Paprika: RecipeImportFormat {
  static let name = "Paprika"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    let recipes = files.all(endingIn: ".paprikarecipe")
    if !recipes.isEmpty {
      return recipes.map { file in LazyRecipes(file.stem) { () throws(ImportError) in [try recipe(in: file)] } }
    }
    // A single recipe is recognised regardless of its file name.
    guard let only = files.only, let bytes = try? only.bytes(), bytes.starts(with: [0x1F, 0x8B]),
      (try? recipe(in: only)) != nil
    else { return nil }
    return [LazyRecipes(only.stem) { () throws(ImportError) in [try recipe(in: only)] }]
  }

  private static func recipe(in file: ImportedFile) throws(ImportError) -> ImportedRecipe {
    let json = try file.gunzipped()
    guard let value = try? JSONReader.value(of: json), value["ingredients"] != nil else { throw .damaged }
    return try recipe(value)
  }

  private static func recipe(_ value: JSONValue) throws(ImportError) -> ImportedRecipe {
    func text(_ name: String) -> String? { value[name]?.text }
    var brought = try ImportedRecipe(named: text("name"))
    brought.addIngredients(text("ingredients"))
    brought.addSteps(text("directions"))
    brought.about = TextCleanup.lines(text("description") ?? "")
    brought.notes = TextCleanup.lines(text("notes") ?? "")
    brought.addCategories(value.words("categories"))
    brought.setSource(text("source_url"), text("source"))
    brought.setYield(text("servings"))
    brought.setRating(text("rating"))
    brought.recipe.preparationMinutes = text("prep_time").flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.cookingMinutes = text("cook_time").flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.totalMinutes = text("total_time").flatMap { WebRecipeDuration.minutes($0) }
    ImportedNutrition.read(text("nutritional_info"), into: &brought.recipe)
    brought.picture = text("photo_data").flatMap { Base64.bytes(of: $0) }.map { .bytes($0) }
    return brought
  }
}
