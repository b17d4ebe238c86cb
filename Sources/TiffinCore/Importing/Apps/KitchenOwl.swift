/// KitchenOwl's export of a household.
enum KitchenOwl: RecipeImportFormat {
  static let name = "KitchenOwl"

  static func parts(of files: ImportedFiles) -> [LazyRecipes]? {
    guard let recipes = files.json?["recipes"]?.elements, let first = recipes.first, first["items"] != nil,
      first["description"] != nil
    else { return nil }
    return recipes.enumerated().map { LazyRecipes($1, $0, read: recipe) }
  }

  private static func recipe(_ value: JSONValue) throws(ImportError) -> ImportedRecipe {
    var brought = try ImportedRecipe(named: value["name"]?.text)
    for item in value["items"]?.elements ?? [] {
      brought.addIngredient([item["description"]?.text, item["name"]?.text].compactMap(\.self).joined(separator: " "))
    }
    brought.addSteps(value["description"]?.text)
    brought.setYield(value["yields"]?.amount)
    brought.recipe.preparationMinutes = minutes(value["prep_time"])
    brought.recipe.cookingMinutes = minutes(value["cook_time"])
    brought.recipe.totalMinutes = minutes(value["time"])
    brought.addTags(value.words("tags"))
    brought.setSource(value["source"]?.text)
    return brought
  }

  private static func minutes(_ value: JSONValue?) -> Int? { value?.amount.flatMap { Int($0) } }
}
