import Platform

/// Crouton's recipes: one `.crumb` file each, which is JSON with pictures in base64.
enum Crouton: RecipeImportFormat {
  static let name = "Crouton"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    if let value = files.json {
      guard isRecipe(value) else { return nil }
      return [LazyRecipes(value, 0, read: recipe)]
    }
    return files.all(endingIn: ".crumb").map { file in
      LazyRecipes(file.stem) { () throws(ImportError) in
        let value = try file.json()
        guard isRecipe(value) else { throw .damaged }
        return [try recipe(value)]
      }
    }
  }

  private static func isRecipe(_ value: JSONValue) -> Bool {
    value["name"]?.text != nil && value["ingredients"]?.elements.first?["ingredient"] != nil
      && value["steps"]?.elements.first?["step"] != nil
  }

  private static func recipe(_ value: JSONValue) throws(ImportError) -> ImportedRecipe {
    var brought = try ImportedRecipe(named: value["name"]?.text)
    for line in ordered(value["ingredients"]) {
      let kind = line["quantity"]?["quantityType"]?.text
      let unit = kind.map { units[$0] ?? TextFolding.folded($0) }
      let words = [line["quantity"]?["amount"]?.amount, unit, line["ingredient"]?["name"]?.text]
      if kind == "SECTION", let heading = ImportedRecipe.heading(line["ingredient"]?["name"]?.text) {
        brought.recipe.ingredients.append(heading)
      } else {
        brought.addIngredient(words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "))
      }
    }
    for step in ordered(value["steps"]) {
      let isHeading = step["isSection"]?.isTrue ?? false
      if isHeading, let heading = ImportedRecipe.heading(step["step"]?.text) { brought.recipe.steps.append(heading) }
      if !isHeading { brought.addStep(step["step"]?.text) }
    }
    brought.addTags(value.words("tags"))
    brought.setSource(value["webLink"]?.text, value["sourceName"]?.text)
    brought.notes = TextCleanup.lines(value["notes"]?.text ?? "")
    brought.setYield(value["serves"]?.amount)
    brought.recipe.preparationMinutes = value["duration"]?.amount.flatMap { Int($0) }
    brought.recipe.cookingMinutes = value["cookingDuration"]?.amount.flatMap { Int($0) }
    ImportedNutrition.read(value["neutritionalInfo"]?.text, into: &brought.recipe)
    brought.picture = (value["images"]?.elements.first?.text).flatMap { Base64.bytes(of: $0) }.map { .bytes($0) }
    return brought
  }

  private static func ordered(_ list: JSONValue?) -> [JSONValue] {
    (list?.elements ?? []).sorted { Int($0["order"]?.text ?? "") ?? 0 < Int($1["order"]?.text ?? "") ?? 0 }
  }

  private static let units = [
    "ITEM": "", "GRAMS": "g", "KGS": "kg", "MILLS": "ml", "LITRES": "l", "TEASPOON": "tsp", "TABLESPOON": "tbsp",
    "CUP": "cup", "OUNCE": "oz", "POUND": "lb", "FLUID_OUNCE": "fl oz", "PINCH": "pinch", "CAN": "can",
    "PACKET": "packet", "BUNCH": "bunch",
  ]
}
