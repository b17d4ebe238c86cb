extension WebRecipeFields {
  /// The steps in `recipeInstructions`, which is a text, several texts, steps, or sections of steps. The names of
  /// sections become lines that end in a colon.
  var steps: [String] {
    let values = values("recipeInstructions")
    // If there is only one section, its name is omitted.
    let lines = values.flatMap { Self.lines($0, hasOthers: values.count > 1) }
    return Array(RecipeSteps.of(lines).prefix(Self.mostLines))
  }

  private static func lines(_ value: JSONValue, hasOthers: Bool) -> [String] {
    switch value {
    case .string(let text): RecipeSteps.parted(HTMLText.lines(text))
    case .array(let elements): elements.prefix(mostLines).flatMap { lines($0, hasOthers: true) }
    case .object where value["@value"] != nil: lines(value["@value"] ?? .null, hasOthers: hasOthers)
    case .object where value["@list"] != nil || value["@set"] != nil:
      lines(.array(value.members), hasOthers: hasOthers)
    case .object: lines(ofThing: value, hasOthers: hasOthers)
    case .null, .bool, .number: []
    }
  }

  private static func lines(ofThing thing: JSONValue, hasOthers: Bool) -> [String] {
    if let text = thing["text"]?.literal, !text.isEmpty {
      let lines = HTMLText.lines(text)
      return (hasOthers ? name(ofStep: thing, lines) : []) + lines
    }
    guard let items = thing["itemListElement"] ?? thing["steps"] ?? thing["step"] ?? thing["item"]
    else {
      return HTMLText.lines(thing["name"]?.literal ?? thing["description"]?.literal ?? "")
    }
    let heading = hasOthers && thing.isOfType("HowToSection") ? heading(thing) : []
    return heading + items.elements.prefix(mostLines).flatMap { lines($0, hasOthers: true) }
  }

  /// Returns a step's name as a heading, if it contains more than the step's number or first words; empty otherwise.
  private static func name(ofStep step: JSONValue, _ lines: [String]) -> [String] {
    guard let name = step["name"]?.literal, let first = lines.first else { return [] }
    let (words, beginning) = (SearchWords.of(HTMLText.line(name, limit: 190)), SearchWords.of(first))
    // The last word of a shortened name is often truncated.
    let isBeginning =
      beginning.starts(with: words) || words.count > 1 && beginning.starts(with: words.dropLast())
    return words.isEmpty || isBeginning || isNumber(words) ? [] : heading(step)
  }

  /// Returns true if the words are the number of a step, such as `Step 2`, `2`, `Schritt 2` or `Soup step 2`.
  private static func isNumber(_ words: [String]) -> Bool {
    guard let last = words.last, last.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return words.count < 3 || words.dropLast().last.map(RecipeSteps.labels.contains) ?? false
  }

  /// Returns the name of a section, list or step as a heading; empty if it has none.
  static func heading(_ section: JSONValue) -> [String] {
    [line(section).flatMap(RecipeSteps.heading)].compactMap(\.self)
  }
}
