/// The recipes of Tiffin's own export with their pictures, read completely.
enum ExportedRecipes: RecipeImportFormat {
  static let name = ExportArchive.app

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let export = try ExportArchive(in: files) else { return nil }
    guard files.file(at: "\(export.top)recipes.json") != nil else { throw .damaged }
    let household = try export.rows(of: .household).first
    let currency = (household?["currency"]?.text).flatMap { Currency(code: $0) }
    return try export.rows(of: .recipes).enumerated().map { index, recipe in
      LazyRecipes(recipe, index) { value throws(ImportError) in
        var brought = try ImportedRecipe(named: value["name"]?.text)
        do throws(RecipeError) {
          brought.exported = (try RecipeContent(exported: value), currency)
          brought.nextTime = try NextTimeNote(exported: value)
        } catch {
          throw .tooLarge
        }
        brought.picture = export.picture(value["picture"]?.text)
        return brought
      }
    }
  }
}

extension RecipeContent {
  /// Parses a recipe in an element of `recipes.json`.
  fileprivate init(exported value: JSONValue) throws(RecipeError) {
    func text(_ name: String) -> String { value[name]?.text ?? "" }
    self.init(name: try RecipeName(text("name")))
    for line in value["ingredients"]?.elements ?? [] {
      if let ingredient = try RecipeIngredient(exported: line) { ingredients.append(ingredient) }
    }
    instructions = try RecipeFieldText(text("instructions"), limit: RecipeFieldText.instructionsLimit)
    figures = RecipeFigures(exported: value)
    category = try RecipeFieldText(word: text("category"))
    cuisine = try RecipeFieldText(word: text("cuisine"))
    tags = try Self.tags(of: value.words("tags").joined(separator: "\n"))
    rating = Rating(stored: min(5, max(0, value["rating"]?.whole ?? 0)))
    notes = MealNotes(stored: TextCleanup.clipped(text("notes"), MealNotes.limit))
    source = WebAddress(text("source"))
    video = WebAddress(text("video"))
  }
}

extension NextTimeNote {
  /// Parses the note in an element of `recipes.json`; nil if there is none.
  fileprivate init?(exported value: JSONValue) throws(RecipeError) {
    guard let text = value["next_time"]?.text else { return nil }
    try self.init(text, on: value["next_time_noted_on"]?.text.flatMap { LocalDate(iso: $0) })
  }
}

extension RecipeIngredient {
  fileprivate init?(exported value: JSONValue) throws(RecipeError) {
    let line = try RecipeFieldText(value["line"]?.text ?? "", limit: Self.limit).text
    guard !line.isEmpty else { return nil }
    guard let measure = value["measure"]?.text else {
      self = .line(line)
      return
    }
    self = .pair(CatalogueIngredient(name: line, measure: try RecipeFieldText(measure, limit: Self.limit).text))
  }
}

extension RecipeFigures {
  /// Parses the values; those out of range become unknown.
  fileprivate init(exported value: JSONValue) {
    func whole(_ name: String) -> Int? { value[name]?.whole }
    func mass(_ name: String) -> Mass? { whole(name).flatMap { try? Mass(milligrams: $0) } }
    self.init(
      servings: whole("servings").flatMap { Servings($0) },
      energy: whole("energy_kcal").flatMap { try? Energy(kilocalories: $0) },
      macros: Macros(carbs: mass("carbs_mg"), protein: mass("protein_mg"), fat: mass("fat_mg")),
      cost: whole("cost_minor").flatMap { Money(minorUnits: $0) },
      time: whole("minutes").flatMap { CookTime(minutes: $0) })
  }
}
