/// Mealie's recipes as JSON, from its API or from a backup of version 0, which contains a folder with pictures for each
/// recipe.
enum Mealie: RecipeImportFormat {
  static let name = "Mealie"

  static func parts(of files: ImportedFiles) -> [LazyRecipes]? {
    if let value = files.json {
      let values = value["items"]?.elements ?? value.elements
      guard values.first.map(isRecipe) ?? false else { return nil }
      return values.enumerated().map { LazyRecipes($1, $0, read: recipe) }
    }
    return files.all(endingIn: ".json").filter(hasFolderOfItsOwn).map { file in
      LazyRecipes(file.stem) { () throws(ImportError) in
        let value = try file.json()
        guard isRecipe(value) else { throw .damaged }
        var brought = try recipe(value)
        brought.picture = files.picture(in: "\(file.folder)images/", named: "original", "min-original")
        return [brought]
      }
    }
  }

  /// Returns true if the file is in a folder with the file's own name, as in `recipes/dough/dough.json`.
  private static func hasFolderOfItsOwn(_ file: ImportedFile) -> Bool {
    file.path.hasSuffix("\(file.stem)/\(file.name)") && file.path.contains("recipes/")
  }

  /// Returns true if the ingredients are objects as written by Mealie, rather than texts as in schema.org.
  private static func isRecipe(_ value: JSONValue) -> Bool {
    guard value["name"]?.text != nil, let lines = value.first("recipe_ingredient", "recipeIngredient") else {
      return false
    }
    return lines.elements.first.map { $0["note"] != nil || $0["display"] != nil } ?? (value["slug"] != nil)
  }

  /// Reads a recipe. Older versions write `recipe_ingredient`, some newer ones `recipeIngredient`.
  static func recipe(_ value: JSONValue) throws(ImportError) -> ImportedRecipe {
    var brought = try ImportedRecipe(named: value["name"]?.text)
    for line in value.first("recipe_ingredient", "recipeIngredient")?.elements ?? [] {
      if let heading = ImportedRecipe.heading(line["title"]?.text) { brought.recipe.ingredients.append(heading) }
      brought.addIngredient(line.text ?? self.line(line))
    }
    for step in value.first("recipe_instructions", "recipeInstructions")?.elements ?? [] {
      if let heading = ImportedRecipe.heading(step["title"]?.text) { brought.recipe.steps.append(heading) }
      add(step.text ?? step["text"]?.text ?? "", to: &brought)
    }
    brought.about = TextCleanup.lines(value["description"]?.text ?? "")
    brought.notes = (value["notes"]?.elements ?? []).map { note in
      [note["title"]?.text, note["text"]?.text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    }
    brought.addCategories(value.words("recipe_category") + value.words("recipeCategory"))
    brought.addTags(value.words("tags"))
    brought.setRating(value["rating"]?.text)
    brought.setSource(value.first("org_url", "orgURL")?.text)
    setFigures(of: &brought, from: value)
    return brought
  }

  /// Adds a step, or several steps if it has paragraphs, a list, or more than two lines. Two lines can be one wrapped
  /// line.
  private static func add(_ step: String, to brought: inout ImportedRecipe) {
    let lines = TextCleanup.lines(step)
    lazy var isList = lines.contains {
      RecipeSteps.of([$0]) != [$0] || IngredientLineParser.partingListSign($0).sign != ""
    }
    lazy var hasParagraphs = step.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst().dropLast()
      .contains { Whitespace.isBlank(String(Substring($0))) }
    if lines.count > 2 || lines.count > 1 && (isList || hasParagraphs) {
      brought.addSteps(step)
    } else {
      brought.addStep(step)
    }
  }

  private static func setFigures(of brought: inout ImportedRecipe, from value: JSONValue) {
    let yield = value.first("recipe_yield", "recipeYield")?.text
    let quantity = value.first("recipe_yield_quantity", "recipeYieldQuantity")?.amount
    brought.setYield([quantity, yield].compactMap(\.self).joined(separator: " "))
    if let servings = value.first("recipe_servings", "recipeServings")?.amount.flatMap({ Int($0) }) {
      brought.recipe.servings = servings
    }
    func minutes(_ names: String...) -> Int? {
      names.lazy.compactMap { value[$0]?.text }.compactMap { WebRecipeDuration.minutes($0) }.first
    }
    brought.recipe.preparationMinutes = minutes("prep_time", "prepTime")
    brought.recipe.cookingMinutes = minutes("perform_time", "performTime", "cook_time", "cookTime")
    brought.recipe.totalMinutes = minutes("total_time", "totalTime")
    let nutrition = value["nutrition"] ?? .null
    brought.recipe.energy = nutrition["calories"]?.text.flatMap { WebNutrientParser.energy($0) }
    for (macro, name) in [(Macro.carbs, "carbohydrate"), (.protein, "protein"), (.fat, "fat")] {
      let text = nutrition.first("\(name)_content", "\(name)Content")?.text
      ImportedNutrition.set(macro, text, of: &brought.recipe)
    }
  }

  /// Returns an ingredient as displayed by Mealie. If amounts are disabled, its note is the whole line.
  private static func line(_ line: JSONValue) -> String {
    let note = line["note"]?.text ?? ""
    let recipe = line.first("referenced_recipe", "referencedRecipe")?["name"]?.text
    // Mealie's `display` omits the name of a referenced recipe.
    if recipe == nil, let display = line["display"]?.text, !display.isEmpty { return display }
    let food = line["food"]?["name"]?.text ?? recipe
    if food == nil, line.first("disable_amount", "disableAmount")?.isTrue ?? false { return note }
    let words = [line["quantity"]?.amount, line["unit"]?["name"]?.text, food].compactMap(\.self)
    let named = food == nil || note.isEmpty ? words + [note] : [words.joined(separator: " ") + ",", note]
    let text = named.filter { !$0.isEmpty }.joined(separator: " ")
    return note.isEmpty && food == nil ? line.first("original_text", "originalText")?.text ?? text : text
  }
}
