extension PublishedFields {
  /// The steps in `recipeInstructions`: one text, texts, steps, or sections of steps whose names become lines that end
  /// in a colon.
  var steps: [String] {
    let values = values("recipeInstructions")
    // The name of a single section would say nothing.
    let lines = values.flatMap { Self.lines($0, hasOthers: values.count > 1) }
    return Array(RecipeSteps.of(lines).prefix(Self.mostLines))
  }

  private static func lines(_ value: JSONValue, hasOthers: Bool) -> [String] {
    switch value {
    case .string(let text): HTMLText.lines(text)
    case .array(let elements): elements.prefix(mostLines).flatMap { lines($0, hasOthers: true) }
    case .object: lines(ofThing: value, hasOthers: hasOthers)
    case .null, .bool, .number: []
    }
  }

  private static func lines(ofThing thing: JSONValue, hasOthers: Bool) -> [String] {
    if let text = thing["text"]?.text, !text.isEmpty { return HTMLText.lines(text) }
    guard let items = thing["itemListElement"] ?? thing["steps"] ?? thing["item"] else {
      return HTMLText.lines(thing["name"]?.text ?? thing["description"]?.text ?? "")
    }
    let heading = hasOthers && thing.isOfType("HowToSection") ? heading(thing) : []
    return heading + items.elements.prefix(mostLines).flatMap { lines($0, hasOthers: true) }
  }

  private static func heading(_ section: JSONValue) -> [String] {
    guard let name = line(section) else { return [] }
    return [name.utf8.last == UInt8(ascii: ":") ? name : "\(name):"]
  }
}
