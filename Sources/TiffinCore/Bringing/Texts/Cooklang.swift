/// Cooklang: steps in prose that name their ingredients, `@flour{125%g}`, tools, `#bowl`, and times, `~{15%minutes}`.
/// - Source: https://cooklang.org/docs/spec/
enum Cooklang: BroughtApp {
  static let name = "Cooklang"

  static func parts(of files: BroughtFiles) -> [BroughtPart]? {
    files.all(endingIn: ".cook").map { file in
      BroughtPart(file.stem) { () throws(BringingError) in
        var brought = try recipe(try file.text(), named: file.stem)
        brought.picture = files.picture(in: file.folder, named: file.stem)
        return [brought]
      }
    }
  }

  static func recipe(_ text: String, named name: String) throws(BringingError) -> BroughtRecipe {
    let page = FrontMatter.Page(text)
    var facts = page?.texts ?? [:]
    var brought = try BroughtRecipe(named: facts["title"] ?? name)
    for paragraph in paragraphs(page?.body ?? text, &facts) {
      if paragraph.hasPrefix("=") {
        let heading = BroughtRecipe.heading(String(paragraph.drop { $0 == "=" }.prefix { $0 != "=" }))
        if let heading { brought.recipe.steps.append(heading) }
      } else if paragraph.hasPrefix(">") {
        brought.notes.append(PlainText.line(paragraph.dropFirst(), limit: 10_000))
      } else {
        var step = CooklangStep(paragraph)
        brought.addStep(step.read())
        step.ingredients.forEach { brought.addIngredient($0) }
      }
    }
    brought.setYield(facts["servings"] ?? facts["serves"] ?? facts["yield"])
    brought.setSource(facts["source"], facts["author"])
    brought.addTags(page?.words("tags") ?? (facts["tags"] ?? "").split(separator: ",").map(String.init))
    brought.addCategories([facts["category"] ?? facts["course"] ?? ""])
    brought.recipe.totalMinutes =
      (facts["time"] ?? facts["total time"] ?? facts["duration"]).flatMap { PublishedDuration.minutes($0) }
    return brought
  }

  /// Returns paragraphs and headings without comments; lines `>> servings: 4` go to the facts.
  private static func paragraphs(_ text: String, _ facts: inout [String: String]) -> [String] {
    var paragraphs: [[String]] = [[]]
    for line in withoutBlockComments(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let end = line.firstRange(of: "--")?.lowerBound ?? line.endIndex
      let text = Blank.trimmed(String(line[..<end]))
      if text.hasPrefix(">>") {
        let parts = text.dropFirst(2).split(separator: ":", maxSplits: 1).map { Blank.trimmed(String($0)) }
        if parts.count == 2 { facts[Folding.folded(parts[0])] = parts[1] }
      } else if text.hasPrefix("=") {
        paragraphs += [[text], []]
      } else if !text.isEmpty {
        paragraphs[paragraphs.count - 1].append(text)
      } else if Blank.isBlank(String(line)) {
        paragraphs.append([])
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func withoutBlockComments(_ text: String) -> String {
    var (rest, kept) = (text[...], "")
    while let start = rest.firstRange(of: "[-"), let end = rest[start.upperBound...].firstRange(of: "-]") {
      kept += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }
}
