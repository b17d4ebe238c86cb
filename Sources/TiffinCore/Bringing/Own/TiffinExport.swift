/// Tiffin's own export: the recipes exactly as they were kept there, with their pictures. `docs/export.md` describes it.
enum TiffinExport: BroughtApp {
  static let name = "Tiffin"

  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]? {
    guard let mark = files.files.first(where: { $0.name == "tiffin.json" }), let form = try? mark.json(),
      form["format"]?.text == "tiffin"
    else { return nil }
    guard let version = form["version"]?.whole, version <= HouseholdExport.version else { throw .newer }
    guard let list = files.file(at: "\(mark.folder)recipes.json") else { throw .damaged }
    let household = try files.file(at: "\(mark.folder)household.json")?.json()
    let currency = (household?.elements.first?["currency"]?.text).flatMap { Currency(code: $0) }
    return try list.json().elements.enumerated().map { index, recipe in
      BroughtPart(recipe, index) { value throws(BringingError) in
        var brought = try BroughtRecipe(named: value["name"]?.text)
        do throws(RecipeError) {
          brought.exported = (try RecipeContent(exported: value), currency)
        } catch {
          throw .tooLarge
        }
        brought.picture = value["picture"]?.text.flatMap { files.picture(exportedAs: $0, in: mark.folder) }
        return brought
      }
    }
  }
}

extension BroughtFiles {
  /// Returns the file that a row names without its ending.
  fileprivate func picture(exportedAs path: String, in folder: String) -> BroughtPicture? {
    let parts = path.split(separator: "/")
    guard let stem = parts.last, parts.count > 1 else { return nil }
    return picture(in: folder + path.dropLast(stem.count), named: String(stem))
  }
}

extension RecipeContent {
  /// Reads an element of `recipes.json`.
  fileprivate init(exported value: JSONValue) throws(RecipeError) {
    func text(_ name: String) -> String { value[name]?.text ?? "" }
    self.init(name: try RecipeName(text("name")))
    for line in value["ingredients"]?.elements ?? [] {
      if let ingredient = try RecipeIngredient(exported: line) { ingredients.append(ingredient) }
    }
    instructions = try RecipeText(text("instructions"), limit: RecipeText.instructionsLimit)
    figures = RecipeFigures(exported: value)
    category = try RecipeText(word: text("category"))
    cuisine = try RecipeText(word: text("cuisine"))
    tags = try Self.tags(of: value.words("tags").joined(separator: "\n"))
    rating = Rating(stored: min(5, max(0, value["rating"]?.whole ?? 0)))
    notes = Notes(stored: PlainText.clipped(text("notes"), Notes.limit))
    source = WebAddress(text("source"))
    video = WebAddress(text("video"))
  }
}

extension RecipeIngredient {
  fileprivate init?(exported value: JSONValue) throws(RecipeError) {
    let line = try RecipeText(value["line"]?.text ?? "", limit: Self.limit).text
    guard !line.isEmpty else { return nil }
    guard let measure = value["measure"]?.text else {
      self = .line(line)
      return
    }
    self = .pair(CatalogueIngredient(name: line, measure: try RecipeText(measure, limit: Self.limit).text))
  }
}

extension RecipeFigures {
  /// What is out of range is unknown.
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

extension JSONValue {
  /// A whole number; nil for any other value.
  fileprivate var whole: Int? { if case .number(let text) = self { Int(text) } else { nil } }
}
