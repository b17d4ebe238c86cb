/// Tandoor's export: a zip file that contains a zip file for each recipe.
enum Tandoor: RecipeImportFormat {
  static let name = "Tandoor"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    let packed = files.all(endingIn: ".zip")
    if packed.isEmpty {
      // The files are the archive of a single recipe.
      guard let file = files.file(at: "recipe.json"), isRecipe(try file.json()) else {
        return nil
      }
      return [LazyRecipes(file.name) { () throws(ImportError) in [try recipe(files)] }]
    }
    guard let first = packed.first, packed.count == files.files.count,
      let inside = try? files.inside(first), inside.file(at: "recipe.json") != nil
    else { return nil }
    return packed.map { file in
      LazyRecipes(file.name) { () throws(ImportError) in
        [try recipe(try files.inside(file))]
      }
    }
  }

  private static func isRecipe(_ value: JSONValue) -> Bool { value["steps"] != nil && value["working_time"] != nil }

  private static func recipe(_ files: ImportedFiles) throws(ImportError) -> ImportedRecipe {
    guard let file = files.file(at: "recipe.json") else { throw .damaged }
    let value = try file.json()
    guard isRecipe(value) else { throw .damaged }
    var brought = try ImportedRecipe(named: value["name"]?.text)
    let steps = value["steps"]?.elements ?? []
    for step in steps {
      let heading = steps.count > 1 ? ImportedRecipe.heading(step["name"]?.text) : nil
      if let heading { brought.recipe.steps.append(heading) }
      brought.addStep(step["instruction"]?.text)
      for line in step["ingredients"]?.elements ?? [] { add(line, to: &brought) }
    }
    brought.about = TextCleanup.lines(value["description"]?.text ?? "")
    brought.addTags(value.words("keywords"))
    brought.setYield(
      [value["servings"]?.amount, value["servings_text"]?.text].compactMap(\.self).joined(separator: " "))
    brought.recipe.servings = value["servings"]?.amount.flatMap { Int($0) } ?? brought.recipe.servings
    brought.recipe.preparationMinutes = value["working_time"]?.amount.flatMap { Int($0) }
    brought.recipe.cookingMinutes = value["waiting_time"]?.amount.flatMap { Int($0) }
    brought.setSource(value["source_url"]?.text)
    brought.picture = files.picture(in: "", named: "image")
    return brought
  }

  /// Adds an ingredient. An amount of zero is omitted.
  private static func add(_ line: JSONValue, to brought: inout ImportedRecipe) {
    let (food, note) = (line["food"]?["name"]?.text, line["note"]?.text ?? "")
    if line["is_header"]?.isTrue ?? false {
      if let heading = ImportedRecipe.heading(note.isEmpty ? food : note) { brought.recipe.ingredients.append(heading) }
      return
    }
    let amount = line["no_amount"]?.isTrue ?? false ? nil : line["amount"]?.amount
    let unit = amount == nil ? nil : line["unit"]?["name"]?.text
    let words = [amount, unit, food].compactMap(\.self).joined(separator: " ")
    brought.addIngredient(note.isEmpty ? words : words.isEmpty ? note : "\(words), \(note)")
  }
}
