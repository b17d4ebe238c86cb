/// Nextcloud Cookbook's export: a folder with a `recipe.json` for each recipe.
enum NextcloudCookbook: RecipeImportFormat {
  static let name = "Nextcloud Cookbook"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard files.files.contains(where: { $0.name == "recipe.json" && !$0.folder.isEmpty }) else { return nil }
    return try SchemaOrgRecipes.parts(of: files)
  }
}

/// RecipeSage's export: an array of recipes. Versions up to 2023 wrap it as `{"recipes": []}` and do not write
/// `identifier`.
enum RecipeSage: RecipeImportFormat {
  static let name = "RecipeSage"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let json = files.json, (json["recipes"] ?? json).elements.first.map(isRecipe) ?? false else { return nil }
    return try SchemaOrgRecipes.parts(of: files)
  }

  static func isRecipe(_ value: JSONValue) -> Bool {
    value["isBasedOn"] != nil && ["identifier", "creditText", "comment"].contains { value[$0] != nil }
  }
}

/// Recipes in the format of schema.org: JSON-LD from any source, and pages saved with a browser.
enum SchemaOrgRecipes: RecipeImportFormat {
  static let name = "schema.org recipes"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    if let value = files.json {
      var graph = JSONLDGraph([value])
      let recipes = graph.recipes.map { graph.resolved($0) }
      return recipes.isEmpty ? nil : recipes.enumerated().map { LazyRecipes($1, $0, read: recipe) }
    }
    let texts = files.all(endingIn: ".json", ".jsonld", ".html", ".htm", ".mhtml", ".mht")
    guard let first = texts.first, !(try all(in: first)).isEmpty else { return nil }
    return texts.map { file in
      LazyRecipes(file.name == "recipe.json" ? String(file.folder.dropLast()) : file.stem) { () throws(ImportError) in
        var recipes = try all(in: file)
        guard !recipes.isEmpty else { throw .damaged }
        // Nextcloud Cookbook gives a recipe's picture this name.
        if recipes.count == 1 { recipes[0].picture = files.picture(in: file.folder, named: "full", file.stem) }
        return recipes
      }
    }
  }

  private static func all(in file: ImportedFile) throws(ImportError) -> [ImportedRecipe] {
    let bytes = try file.bytes()
    if let page = SavedPage(bytes) { return WebRecipe.all(pasted: page.html).map { ImportedRecipe($0) } }
    guard bytes.count <= WebRecipe.mostBytes || file.ends(".json") else { throw .tooLarge }
    let page = WebPageEncoding.utf8(bytes)
    let blocks = JSONLDBlocks(page)
    var graph = JSONLDGraph(blocks.values)
    var recipes: [ImportedRecipe] = []
    for value in graph.recipes {
      recipes.append(try recipe(graph.resolved(value), WebPageFacts(blocks.head, at: nil)))
    }
    return recipes.isEmpty ? WebRecipe.all(in: page).map { ImportedRecipe($0) } : recipes
  }

  private static func recipe(_ value: JSONValue) throws(ImportError) -> ImportedRecipe {
    try recipe(value, WebPageFacts())
  }

  private static func recipe(_ value: JSONValue, _ page: WebPageFacts) throws(ImportError) -> ImportedRecipe {
    let isRecipeSage = RecipeSage.isRecipe(value)
    let value = isRecipeSage ? withSections(value) : value
    guard let recipe = WebRecipe(value, page) else { throw .nameless }
    var brought = ImportedRecipe(recipe)
    brought.about = HTMLText.lines(value["description"]?.literal ?? "")
    brought.markHeadings(by: markedHeading)
    guard isRecipeSage else { return brought }
    brought.setSource(value["isBasedOn"]?.text, value["creditText"]?.text)
    brought.notes = (value["comment"]?.elements ?? []).flatMap { HTMLText.lines($0["text"]?.text ?? "") }
    // RecipeSage's rating is that of the person. The rating on a web page is an average of its visitors' ratings.
    brought.setRating(value["aggregateRating"]?["ratingValue"]?.text)
    brought.markHeadings(by: bracketedHeading)
    return brought
  }

  /// Converts RecipeSage's sections, which precede their steps instead of containing them, to headings.
  private static func withSections(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value else { return value }
    members["recipeInstructions"] = .array(
      (value["recipeInstructions"]?.elements ?? []).map { step in
        guard step.isOfType("HowToSection"), step["itemListElement"] == nil else { return step }
        return .string(ImportedRecipe.heading(step.first("name", "text")?.text) ?? "")
      })
    return .object(members)
  }

  /// Returns the heading in a line in brackets, as written by RecipeSage, such as `[Soup]`; nil for other lines.
  private static func bracketedHeading(_ line: String) -> String? {
    guard line.hasPrefix("["), line.hasSuffix("]") else { return nil }
    return ImportedRecipe.heading(String(line.dropFirst().dropLast()))
  }

  /// Returns the heading in a line of Markdown, as written by Nextcloud Cookbook, such as `## Soup`; nil for other
  /// lines.
  private static func markedHeading(_ line: String) -> String? {
    let signs = line.utf8.prefix { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(signs.count), line.utf8.dropFirst(signs.count).first == 0x20 else { return nil }
    return ImportedRecipe.heading(String(line.dropFirst(signs.count)))
  }
}

extension ImportedRecipe {
  /// Replaces lines and steps by headings if `heading` recognises them.
  fileprivate mutating func markHeadings(by heading: (String) -> String?) {
    recipe.ingredients = recipe.ingredients.map { heading($0) ?? $0 }
    recipe.steps = recipe.steps.map { heading($0) ?? $0 }
  }
}
