/// Cooklang recipes: prose in which ingredients, tools and times are marked, such as `@flour{125%g}`, `#bowl` and
/// `~{15%minutes}`.
/// - Source: https://cooklang.org/docs/spec/
enum Cooklang: RecipeImportFormat {
  static let name = "Cooklang"

  static func parts(of files: ImportedFiles) -> [LazyRecipes]? {
    files.all(endingIn: ".cook").map { file in
      LazyRecipes(file.stem) { () throws(ImportError) in
        var brought = try recipe(try file.text(limit: ImportedFile.recipeLimit), named: file.stem)
        brought.picture = files.picture(in: file.folder, named: file.stem)
        return [brought]
      }
    }
  }

  static func recipe(_ text: String, named name: String) throws(ImportError) -> ImportedRecipe {
    let page = FrontMatter.Page(text)
    var facts = page?.texts ?? [:]
    var brought = try ImportedRecipe(named: facts["title"] ?? name)
    var reading = ReadingSteps()
    for paragraph in paragraphs(page?.body ?? text, &facts) {
      guard reading.next() else { break }
      if paragraph.hasPrefix("=") {
        let heading = ImportedRecipe.heading(String(paragraph.drop { $0 == "=" }.prefix { $0 != "=" }))
        if let heading { brought.recipe.steps.append(heading) }
      } else if paragraph.hasPrefix(">") {
        brought.notes.append(TextCleanup.line(paragraph.dropFirst(), limit: 10_000))
      } else {
        var step = CooklangStep(paragraph)
        brought.addStep(step.read())
        step.ingredients.forEach { brought.addIngredient($0) }
      }
    }
    brought.setYield(facts["servings"] ?? facts["serves"] ?? facts["yield"])
    brought.setSource(facts["source"], facts["author"])
    if let words = page?.words("tags") { brought.addTags(words) } else { brought.addTags(facts["tags"]) }
    brought.addCategories([facts["category"] ?? facts["course"] ?? ""])
    brought.recipe.totalMinutes =
      (facts["time"] ?? facts["total time"] ?? facts["duration"]).flatMap { WebRecipeDuration.minutes($0) }
    return brought
  }

  /// Returns paragraphs and headings without comments. Metadata lines such as `>> servings: 4` are added to `facts`.
  private static func paragraphs(_ text: String, _ facts: inout [String: String]) -> [String] {
    var paragraphs: [[String]] = [[]]
    var reading = ReadingSteps()
    for line in withoutBlockComments(Array(text.utf8)).split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard reading.next() else { break }
      let end = place(of: "--", in: line, from: line.startIndex) ?? line.endIndex
      let text = Whitespace.trimmed(String(decoding: line[..<end], as: UTF8.self))
      if text.hasPrefix(">>") {
        let parts = text.dropFirst(2).split(separator: ":", maxSplits: 1).map { Whitespace.trimmed(String($0)) }
        if parts.count == 2 { facts[TextFolding.folded(parts[0])] = parts[1] }
      } else if text.hasPrefix("=") {
        paragraphs += [[text], []]
      } else if !text.isEmpty {
        paragraphs[paragraphs.count - 1].append(text)
      } else if line.allSatisfy({ Whitespace.isBlank($0) }) {
        paragraphs.append([])
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func withoutBlockComments(_ text: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = text.startIndex
    while let start = place(of: "[-", in: text[...], from: rest),
      let end = place(of: "-]", in: text[...], from: start + 2)
    {
      kept += text[rest..<start]
      rest = end + 2
    }
    return kept + text[rest...]
  }

  /// Returns the index of two adjacent ASCII characters; nil if they do not occur.
  private static func place(of signs: String, in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let first = signs.utf8.first, let second = signs.utf8.last else { return nil }
    var place = start
    while let found = text[place...].firstIndex(of: first), found + 1 < text.endIndex {
      if text[found + 1] == second { return found }
      place = found + 1
    }
    return nil
  }
}
