/// A recipe parsed from plain text, by its headings (`Ingredients`, `Method`), or by the form of its lines if there are
/// no headings.
struct PastedRecipe {
  /// The recipe's name if it is known from elsewhere; nil otherwise.
  var name: String?

  private var found = WebRecipe(name: "Pasted recipe")
  private var section: PastedSection?
  private var hasTitle = false
  /// The section of the previous line in the same paragraph.
  private var last: PastedSection?
  private var remarks: [String] = []

  /// The maximum number of lines that are read.
  private static let limit = 2_000

  init(_ text: String) {
    for paragraph in PastedLine.paragraphs(text, limit: Self.limit) {
      last = nil
      let areNumbered = paragraph.count > 1 && PastedLine.areNumbered(paragraph)
      for line in paragraph { read(PastedLine(line), isNumbered: areNumbered) }
    }
  }

  /// Sets the recipe's address, unless the text itself contains one.
  mutating func setAddress(_ address: WebAddress?) { found.address = found.address ?? address }

  /// The parsed recipe, which may have only a name.
  var recipe: WebRecipe {
    var recipe = found
    if let name { recipe.name = name }
    recipe.ingredients = Array(found.ingredients.prefix(WebRecipeFields.mostLines).map(IngredientLineCleanup.tidied))
    recipe.steps = Array(RecipeSteps.of(found.steps).prefix(WebRecipeFields.mostLines))
    recipe.remarks = Array(remarks.filter { $0 != recipe.name }.prefix(50))
    return recipe
  }

  private mutating func read(_ line: PastedLine, isNumbered: Bool) {
    if let heading = line.section {
      section = heading
    } else if !hasTitle, let title = line.title, section == nil {
      found.name = title
      hasTitle = true
    } else if line.isRemark, !isNumbered {
      // A remark does not change the section of the next line.
      remarks.append(line.text)
    } else if !line.isOfMail, !read(facts: line) {
      let kind = section ?? line.kind(behind: last, isNumbered: isNumbered, isLate: !found.ingredients.isEmpty)
      add(line, to: kind)
      last = kind
    }
  }

  private mutating func add(_ line: PastedLine, to kind: PastedSection) {
    switch kind {
    case .ingredients: Self.add(line, to: &found.ingredients, isWrapped: line.continuesIngredient, last == kind)
    case .steps: Self.add(line, to: &found.steps, isWrapped: line.continuesStep, last == kind)
    case .notes: remarks.append(line.text)
    }
  }

  /// Appends a line, or joins it with the previous line if it is the wrapped rest of that line.
  private static func add(
    _ line: PastedLine, to lines: inout [String], isWrapped: (String) -> Bool, _ isNear: Bool
  ) {
    let room = 10_000 - line.text.utf8.count
    if isNear, let above = lines.last, above.utf8.count < room, isWrapped(above) {
      lines[lines.count - 1] += (above.utf8.last == UInt8(ascii: "-") ? "" : " ") + line.text
    } else {
      lines.append(line.content)
    }
  }

  /// Parses servings, times, energy and addresses; returns false if the line contains none of these.
  private mutating func read(facts line: PastedLine) -> Bool {
    if let address = line.address {
      if found.address == nil { found.address = address }
      return true
    }
    let facts = line.facts(isAmongSteps: section == .steps)
    for fact in facts { read(fact) }
    return !facts.isEmpty
  }

  private mutating func read(_ fact: PastedRecipeFact) {
    switch fact {
    case .servings(let count, let text): (found.servings, found.yield) = (count ?? found.servings, text)
    case .preparation(let minutes): found.preparationMinutes = minutes
    case .cooking(let minutes): found.cookingMinutes = minutes
    case .total(let minutes): found.totalMinutes = minutes
    case .energy(let energy): found.energy = energy
    }
  }
}

/// A section of a recipe's text.
enum PastedSection {
  case ingredients, steps, notes
}

/// A fact in a recipe's text, such as servings or a time in minutes.
enum PastedRecipeFact {
  case servings(Int?, text: String)
  case preparation(Int), cooking(Int), total(Int)
  case energy(Energy)
}
