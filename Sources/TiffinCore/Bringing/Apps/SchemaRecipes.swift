/// Nextcloud Cookbook's folder for each recipe.
enum NextcloudCookbook: BroughtApp {
  static let name = "Nextcloud Cookbook"

  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]? {
    guard files.files.contains(where: { $0.name == "recipe.json" && !$0.folder.isEmpty }) else { return nil }
    return try SchemaRecipes.parts(of: files)
  }
}

/// RecipeSage's list.
enum RecipeSage: BroughtApp {
  static let name = "RecipeSage"

  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]? {
    guard files.json?.elements.first.map(isRecipe) ?? false else { return nil }
    return try SchemaRecipes.parts(of: files)
  }

  static func isRecipe(_ value: JSONValue) -> Bool { value["isBasedOn"] != nil && value["identifier"] != nil }
}

/// Recipes as schema.org describes them: JSON-LD of any origin, and pages saved from a browser.
enum SchemaRecipes: BroughtApp {
  static let name = "schema.org recipes"

  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]? {
    if let value = files.json {
      let recipes = JSONLDGraph([value]).recipes
      return recipes.isEmpty ? nil : recipes.enumerated().map { BroughtPart($1, $0, read: recipe) }
    }
    let texts = files.all(endingIn: ".json", ".jsonld", ".html", ".htm")
    guard let first = texts.first, !(try all(in: first)).isEmpty else { return nil }
    return texts.map { file in
      BroughtPart(file.name == "recipe.json" ? String(file.folder.dropLast()) : file.stem) { () throws(BringingError) in
        var recipes = try all(in: file)
        guard !recipes.isEmpty else { throw .damaged }
        // Nextcloud Cookbook's name for a recipe's picture.
        if recipes.count == 1 { recipes[0].picture = files.picture(in: file.folder, named: "full", file.stem) }
        return recipes
      }
    }
  }

  private static func all(in file: BroughtFile) throws(BringingError) -> [BroughtRecipe] {
    let blocks = JSONLDBlocks(PageEncoding.utf8(try file.bytes()))
    var recipes: [BroughtRecipe] = []
    for value in JSONLDGraph(blocks.values).recipes { recipes.append(try recipe(value)) }
    return recipes
  }

  private static func recipe(_ value: JSONValue) throws(BringingError) -> BroughtRecipe {
    let isRecipeSage = RecipeSage.isRecipe(value)
    let value = isRecipeSage ? withSections(value) : value
    guard let recipe = PublishedRecipe(value, JSONLDGraph([value]), at: nil, base: nil) else { throw .nameless }
    var brought = BroughtRecipe(recipe)
    brought.about = HTMLText.lines(value["description"]?.text ?? "")
    guard isRecipeSage else { return brought }
    brought.setSource(value["isBasedOn"]?.text, value["creditText"]?.text)
    brought.notes = (value["comment"]?.elements ?? []).flatMap { HTMLText.lines($0["text"]?.text ?? "") }
    // Of one's own; that of a page is everybody's.
    brought.setRating(value["aggregateRating"]?["ratingValue"]?.text)
    brought.recipe.ingredients = brought.recipe.ingredients.map(line)
    return brought
  }

  /// RecipeSage's sections stand before their steps, and have none within.
  private static func withSections(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value else { return value }
    members["recipeInstructions"] = .array(
      (value["recipeInstructions"]?.elements ?? []).map { step in
        guard step.isOfType("HowToSection"), step["itemListElement"] == nil else { return step }
        return .string(BroughtRecipe.heading(step.first("name", "text")?.text) ?? "")
      })
    return .object(members)
  }

  /// Returns a line, or the heading that RecipeSage writes in brackets: `[Soup]`.
  private static func line(_ text: String) -> String {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return text }
    return BroughtRecipe.heading(String(text.dropFirst().dropLast())) ?? text
  }
}
