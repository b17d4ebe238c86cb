/// The lines below the head of a Meal-Master recipe: ingredients, then paragraphs.
struct MealMasterBlock {
  private(set) var ingredients: [String] = []
  private(set) var steps: [String] = []
  /// Ingredients of the left and the right column since the last heading: the left ones come first.
  private var columns: [[String]] = [[], []]
  private var paragraph: [String] = []

  var isEmpty: Bool { ingredients.isEmpty && steps.isEmpty && columns == [[], []] && paragraph.isEmpty }

  mutating func add(_ line: String) {
    if line.hasPrefix("MMMMM") || line.hasPrefix("-----") {
      addHeading(line)
    } else if Blank.isBlank(line) {
      endParagraph()
    } else if steps.isEmpty, paragraph.isEmpty, let found = Self.ingredients(in: line) {
      for (index, text) in found.enumerated() { columns[index].append(text) }
    } else {
      endColumns()
      paragraph.append(Blank.trimmed(line))
    }
  }

  /// Ends what was begun.
  mutating func end() {
    endParagraph()
    endColumns()
  }

  private mutating func addHeading(_ line: String) {
    let name = line.drop { $0 == "M" }.drop { $0 == "-" }
    let text = Blank.trimmed(String(name.reversed().drop { $0 == "-" }.reversed()))
    endParagraph()
    guard let heading = BroughtRecipe.heading(text) else { return }
    if steps.isEmpty {
      endColumns()
      ingredients.append(heading)
    } else {
      steps.append(heading)
    }
  }

  /// Ends both columns: a name that begins with a hyphen goes on from the one above, or from the end of the left column.
  private mutating func endColumns() {
    for text in columns[0] + columns[1] {
      if text.hasPrefix("-"), text.utf8.count > 1, let last = ingredients.last, !last.hasSuffix(":") {
        ingredients[ingredients.count - 1] = "\(last) \(Blank.trimmed(String(text.dropFirst())))"
      } else {
        ingredients.append(text)
      }
    }
    columns = [[], []]
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { steps.append(paragraph.joined(separator: " ")) }
    paragraph = []
  }

  /// Returns the ingredients of a line, one or two; nil if its columns do not hold any.
  static func ingredients(in line: String) -> [String]? {
    let characters = Array(line)
    guard let first = ingredient(characters[...]) else { return nil }
    if characters.count > 41, let left = ingredient(characters[..<41]), let right = ingredient(characters[41...]) {
      return [left, right]
    }
    return [first]
  }

  private static func ingredient(_ line: ArraySlice<Character>) -> String? {
    guard line.count >= 12 else { return nil }
    let columns = Array(line)
    let (amount, unit) = (String(columns[..<7]), String(columns[8..<10]))
    let isAmount = amount.allSatisfy { $0.isNumber || " /.-".contains($0) }
    let isUnit = unit.allSatisfy { $0.isLetter || $0 == " " }
    guard isAmount, isUnit, columns[7] == " ", columns[10] == " ", columns[11] != " " else { return nil }
    return [amount, unit, String(columns[11...])].map(Blank.trimmed).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
