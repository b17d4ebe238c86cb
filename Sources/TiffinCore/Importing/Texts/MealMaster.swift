/// Recipes in the Meal-Master format, of which a text can contain several.
///
/// - Source: Episoft Systems, Meal-Master 8.02, on-line manual.
enum MealMaster: RecipeImportFormat {
  static let name = "Meal-Master"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    var parts: [LazyRecipes] = []
    for file in files.all(endingIn: ".mmf", ".mm", ".txt") {
      for lines in recipes(in: try file.text()) {
        let title = lines.lazy.compactMap(title).first ?? file.stem
        parts.append(LazyRecipes(title) { () throws(ImportError) in [try recipe(lines)] })
      }
    }
    return parts
  }

  /// Returns the lines of each recipe, between its first and last marker lines.
  private static func recipes(in text: String) -> [[String]] {
    var recipes: [[String]] = []
    var isInside = false
    var reading = ReadingSteps()
    for part in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard reading.next() else { break }
      let line = String(decoding: part.filter { $0 >= 0x20 || $0 == 0x09 }, as: UTF8.self)
      let isMark = isMark(line)
      if isMark, isFirstMark(line) {
        recipes.append([])
        isInside = true
      } else if isMark, line.utf8.allSatisfy({ "M- \t".utf8.contains($0) }) {
        isInside = false
      } else if isInside {
        recipes[recipes.count - 1].append(withoutTabs(line))
      }
    }
    return recipes
  }

  static func isMark(_ line: String) -> Bool {
    line.utf8.starts(with: "MMMMM".utf8) || line.utf8.starts(with: "-----".utf8)
  }

  private static func isFirstMark(_ line: String) -> Bool {
    let letters = line.utf8.map { $0 | 0x20 }.filter { (0x61...0x7A).contains($0) }
    return letters.indices.contains { letters[$0...].starts(with: "mealmaster".utf8) }
  }

  /// Expands tabs to eight columns, because columns are counted in spaces.
  private static func withoutTabs(_ line: String) -> String {
    guard line.utf8.contains(0x09) else { return line }
    var spaced = String.UnicodeScalarView()
    var column = 0
    for scalar in line.unicodeScalars {
      let blanks = scalar == "\t" ? 8 - column % 8 : 0
      for _ in 0..<max(1, blanks) { spaced.append(blanks > 0 ? " " : scalar) }
      column += max(1, blanks)
    }
    return String(spaced)
  }

  private static func title(_ line: String) -> String? {
    MealMasterHead.pair(line).flatMap { MealMasterHead.titles.contains($0.key) ? $0.value : nil }
  }

  static func recipe(_ lines: [String]) throws(ImportError) -> ImportedRecipe {
    let start = lines.firstIndex { title($0) != nil }
    var brought = try ImportedRecipe(named: start.flatMap { title(lines[$0]) })
    var rest = lines[((start ?? -1) + 1)...]
    MealMasterHead.read(&rest, into: &brought)
    let block = MealMasterBlock(Array(rest))
    brought.about = block.introduction
    brought.recipe.ingredients = block.ingredients.map { TextCleanup.line($0) }
    block.steps.forEach { brought.addStep($0) }
    return brought
  }
}

/// The header lines of a recipe, such as `Categories: Soups`, `Yield: 4 servings` or `Contributor: Ada`.
private enum MealMasterHead {
  static let titles: Set<String> = ["title", "titel", "titre", "titulo", "titolo", "recipe title", "rezept"]
  private static let categories: Set<String> = [
    "categories", "category", "kategorien", "kategorie", "categorie", "categorias", "categoria", "rubrik",
  ]
  private static let yields: Set<String> = [
    "servings", "yield", "yields", "serves", "serving", "serving size", "makes", "quantity", "portionen", "menge",
    "personen", "portions", "rendement", "quantite", "porciones", "porties", "portioner",
  ]
  private static let sources: Set<String> = [
    "source", "contributor", "contributed by", "author", "from", "recipe by", "submitted by", "posted by", "quelle",
    "autor", "erfasser", "auteur", "fuente",
  ]
  private static let times: [String: PastedWords.Time] = [
    "prep time": .preparation, "preparation time": .preparation, "prep. time": .preparation, "cook time": .cooking,
    "cooking time": .cooking, "total time": .total, "time": .total, "zubereitungszeit": .total, "zeit": .total,
  ]

  /// Returns the name of a header line, in lower case without accents, and its value; nil for other lines.
  static func pair(_ line: String) -> (key: String, value: String)? {
    guard let colon = line.utf8.prefix(60).firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = Whitespace.trimmed(String(line[..<colon]))
    let isName = key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || " .-/'".unicodeScalars.contains($0) }
    guard isName, (2...30).contains(key.utf8.count) else { return nil }
    return (TextFolding.folded(key), Whitespace.trimmed(String(line[colon...].dropFirst())))
  }

  /// Parses and removes the header lines: lines with any name up to an empty line, and after it only lines with a known
  /// name. Lines with an unknown name become notes.
  static func read(_ lines: inout ArraySlice<String>, into brought: inout ImportedRecipe) {
    var isApart = false
    var reading = ReadingSteps()
    while let line = lines.first, reading.next() {
      if Whitespace.isBlank(line) {
        isApart = true
      } else if !MealMaster.isMark(line), MealMasterLine(line) == nil, let (key, value) = pair(line) {
        if !take(key, value, &brought) {
          guard !isApart else { return }
          brought.notes.append(TextCleanup.line(line))
        }
      } else {
        return
      }
      lines.removeFirst()
    }
  }

  /// Applies a header line; returns false if its name is unknown.
  private static func take(_ key: String, _ value: String, _ brought: inout ImportedRecipe) -> Bool {
    if categories.contains(key) {
      brought.addCategories(value.split(separator: ",").map(String.init).filter { TextFolding.folded($0) != "none" })
    } else if yields.contains(key) {
      brought.setYield(value)
    } else if sources.contains(key) {
      brought.setSource(value)
    } else if let time = times[key] {
      set(time, CookTime.minutes(typed: value) ?? WebRecipeDuration.minutes(value), of: &brought.recipe)
    } else {
      return false
    }
    return true
  }

  private static func set(_ time: PastedWords.Time, _ minutes: Int?, of recipe: inout WebRecipe) {
    switch time {
    case .preparation: recipe.preparationMinutes = minutes
    case .cooking: recipe.cookingMinutes = minutes
    case .total: recipe.totalMinutes = minutes
    }
  }
}
