/// Meal-Master's recipes, any number in a text.
///
/// An ingredient has its amount in columns 1 to 7, its unit in 9 and 10, its name from 12 on; a second one may stand
/// from column 42 on. A name that begins with a hyphen goes on from the line above.
/// - Source: Episoft Systems, Meal-Master 8.02, on-line manual.
enum MealMaster: BroughtApp {
  static let name = "Meal-Master"

  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]? {
    var parts: [BroughtPart] = []
    for file in files.all(endingIn: ".mmf", ".mm", ".txt") {
      for lines in recipes(in: try file.text()) {
        let title = lines.lazy.compactMap { value(of: "title:", in: $0) }.first ?? file.stem
        parts.append(BroughtPart(title) { () throws(BringingError) in [try recipe(lines)] })
      }
    }
    return parts
  }

  /// Returns the lines of each recipe between its first and last mark.
  private static func recipes(in text: String) -> [[String]] {
    var recipes: [[String]] = []
    var isInside = false
    for part in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let bytes = part.filter { $0 >= 0x20 }
      let line = String(decoding: bytes, as: UTF8.self)
      let isMark = line.hasPrefix("MMMMM") || line.hasPrefix("-----")
      if isMark, Folding.folded(line).contains("meal-master") {
        recipes.append([])
        isInside = true
      } else if isMark, line.drop(while: { $0 == "M" || $0 == "-" }).allSatisfy(\.isWhitespace) {
        isInside = false
      } else if isInside {
        recipes[recipes.count - 1].append(line)
      }
    }
    return recipes
  }

  private static func value(of name: String, in line: String) -> String? {
    let text = Blank.trimmed(line)
    guard Folding.folded(String(text.prefix(name.count))) == name else { return nil }
    return Blank.trimmed(String(text.dropFirst(name.count)))
  }

  static func recipe(_ lines: [String]) throws(BringingError) -> BroughtRecipe {
    var brought = try BroughtRecipe(named: lines.lazy.compactMap { value(of: "title:", in: $0) }.first)
    var block = MealMasterBlock()
    for line in lines.drop(while: { value(of: "title:", in: $0) == nil }).dropFirst() {
      if let words = value(of: "categories:", in: line), block.isEmpty {
        brought.addCategories(words.split(separator: ",").map(String.init).filter { Folding.folded($0) != "none" })
      } else if let text = value(of: "servings:", in: line) ?? value(of: "yield:", in: line), block.isEmpty {
        brought.setYield(text)
      } else {
        block.add(line)
      }
    }
    block.end()
    brought.recipe.ingredients = block.ingredients.map { PlainText.line($0) }
    block.steps.forEach { brought.addStep($0) }
    return brought
  }
}
