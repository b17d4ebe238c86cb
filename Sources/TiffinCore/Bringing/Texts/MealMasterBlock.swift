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
      if steps.isEmpty == false { endColumns() }
    } else if steps.isEmpty, paragraph.isEmpty, let found = Self.ingredients(in: line) {
      for (index, text) in found.enumerated() where index < 2 { add(text, to: index) }
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

  /// Adds an ingredient, or goes on with the one above in its column; the first line of the right column goes on with
  /// the left one.
  private mutating func add(_ text: String, to column: Int) {
    guard !text.isEmpty else { return }
    guard text.hasPrefix("-"), text.utf8.count > 1, !text.hasSuffix("-") else {
      columns[column].append(text)
      return
    }
    let place = columns[column].isEmpty ? 0 : column
    guard let last = columns[place].popLast() else {
      columns[column].append(text)
      return
    }
    columns[place].append("\(last) \(Blank.trimmed(String(text.dropFirst())))")
  }

  private mutating func endColumns() {
    ingredients += columns[0] + columns[1]
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
