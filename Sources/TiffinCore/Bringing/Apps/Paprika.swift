import Platform

/// Paprika's export: a zip file of gzipped JSON files, with pictures in base64.
enum Paprika: BroughtApp {
  static let name = "Paprika"

  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]? {
    let recipes = files.all(endingIn: ".paprikarecipe")
    if !recipes.isEmpty {
      return recipes.map { file in BroughtPart(file.stem) { () throws(BringingError) in [try recipe(in: file)] } }
    }
    // A single recipe is recognised regardless of its file name.
    guard let only = files.only, let bytes = try? only.bytes(), bytes.starts(with: [0x1F, 0x8B]),
      (try? recipe(in: only)) != nil
    else { return nil }
    return [BroughtPart(only.stem) { () throws(BringingError) in [try recipe(in: only)] }]
  }

  private static func recipe(in file: BroughtFile) throws(BringingError) -> BroughtRecipe {
    let json = try file.gunzipped()
    guard let value = try? JSONReader.value(of: json), value["ingredients"] != nil else { throw .damaged }
    return try recipe(value)
  }

  private static func recipe(_ value: JSONValue) throws(BringingError) -> BroughtRecipe {
    func text(_ name: String) -> String? { value[name]?.text }
    var brought = try BroughtRecipe(named: text("name"))
    brought.addIngredients(text("ingredients"))
    brought.addSteps(text("directions"))
    brought.about = PlainText.lines(text("description") ?? "")
    brought.notes = PlainText.lines(text("notes") ?? "")
    brought.addCategories(value.words("categories"))
    brought.setSource(text("source_url"), text("source"))
    brought.setYield(text("servings"))
    brought.setRating(text("rating"))
    brought.recipe.preparationMinutes = text("prep_time").flatMap { PublishedDuration.minutes($0) }
    brought.recipe.cookingMinutes = text("cook_time").flatMap { PublishedDuration.minutes($0) }
    brought.recipe.totalMinutes = text("total_time").flatMap { PublishedDuration.minutes($0) }
    BroughtNutrition.read(text("nutritional_info"), into: &brought.recipe)
    brought.picture = text("photo_data").flatMap { Base64.bytes(of: $0) }.map { .bytes($0) }
    return brought
  }
}
