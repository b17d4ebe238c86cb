/// Markdown with front matter, the recipe format of Chowdown and similar sites.
enum FrontMatter: RecipeImportFormat {
  static let name = "Chowdown"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    var parts: [LazyRecipes] = []
    // Sites also contain pages without a recipe.
    for file in files.all(endingIn: ".md", ".markdown") {
      guard let page = try page(of: file), page.lists["ingredients"] != nil else { continue }
      parts.append(LazyRecipes(file.stem) { () throws(ImportError) in [try recipe(page, files, named: file.stem)] })
    }
    return parts
  }

  /// Returns a file's page; nil if it has no front matter, or is too large for a recipe.
  private static func page(of file: ImportedFile) throws(ImportError) -> Page? {
    do throws(ImportError) {
      return Page(try file.text(limit: ImportedFile.recipeLimit))
    } catch .tooLarge {
      return nil
    }
  }

  private static func recipe(
    _ page: Page, _ files: ImportedFiles, named stem: String
  ) throws(ImportError) -> ImportedRecipe {
    var brought = try ImportedRecipe(named: page.texts["title"] ?? stem)
    for line in page.lists["ingredients"] ?? [] { brought.addIngredient(line) }
    let steps = ["directions", "instructions", "steps"].lazy.compactMap { page.lists[$0] }.first ?? []
    for step in steps { brought.addStep(step) }
    brought.about = TextCleanup.lines(page.body)
    brought.addTags(page.words("tags"))
    brought.addCategories(page.words("category") + page.words("categories"))
    brought.setSource(page.texts["source"] ?? page.texts["url"], page.texts["author"])
    brought.setYield(page.texts["servings"] ?? page.texts["yield"])
    brought.recipe.preparationMinutes = page.texts["prep_time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.cookingMinutes = page.texts["cook_time"].flatMap { WebRecipeDuration.minutes($0) }
    brought.recipe.totalMinutes = page.texts["total_time"].flatMap { WebRecipeDuration.minutes($0) }
    if let image = page.texts["image"], !image.isEmpty {
      brought.picture = files.file(named: image.split(separator: "/").last ?? "").map(ImportedPicture.file)
    }
    return brought
  }

  /// A page with front matter. Only the parts of YAML that recipes use are parsed: texts, and lists of texts.
  struct Page {
    private(set) var texts: [String: String] = [:]
    private(set) var lists: [String: [String]] = [:]
    private(set) var body = ""

    /// Parses a page; nil if it has no front matter.
    init?(_ text: String) {
      let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard lines.first.map(Self.isFence) ?? false, let end = lines.dropFirst().firstIndex(where: Self.isFence) else {
        return nil
      }
      var key = ""
      var reading = ReadingSteps()
      for line in lines[1..<end] where reading.next() { read(String(Substring(line)), &key) }
      body = String(Substring(text.utf8[lines[end].endIndex...].dropFirst()))
    }

    private static func isFence(_ line: Substring.UTF8View) -> Bool {
      line.count < 100 && Whitespace.trimmed(String(Substring(line))) == "---"
    }

    func words(_ key: String) -> [String] {
      lists[key] ?? (texts[key] ?? "").split(separator: ",").map { Self.unquoted(String($0)) }
    }

    private mutating func read(_ line: String, _ key: inout String) {
      let text = Whitespace.trimmed(line)
      if text.hasPrefix("- "), !key.isEmpty {
        lists[key, default: []].append(Self.unquoted(String(text.dropFirst(2))))
        return
      }
      guard !text.hasPrefix("#"), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
      key = TextFolding.folded(Whitespace.trimmed(String(text[..<colon])))
      let value = Self.unquoted(String(text[colon...].dropFirst()))
      guard value.hasPrefix("["), value.hasSuffix("]") else {
        if !value.isEmpty { texts[key] = value }
        return
      }
      lists[key] = value.dropFirst().dropLast().split(separator: ",").map { Self.unquoted(String($0)) }
    }

    private static func unquoted(_ text: String) -> String {
      let text = Whitespace.trimmed(text)
      guard text.utf8.count > 1, let first = text.first, "\"'".contains(first), text.last == first else { return text }
      return String(text.dropFirst().dropLast())
    }
  }
}
