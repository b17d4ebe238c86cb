/// The conversion of a recipe's steps to sections in the format of schema.org.
///
/// - Source: https://schema.org/recipeInstructions
enum WebRecipeSections {
  /// Converts steps; a heading becomes the name of a section. A single section's heading remains a step, because
  /// readers ignore the name of a single section.
  static func of(_ steps: [String]) -> [JSONValue] {
    var parts: [JSONValue] = []
    var rest = steps[...]
    while let step = rest.popFirst() {
      guard RecipeSteps.isHeading(step) else {
        parts.append(self.step(step))
        continue
      }
      let members = rest.prefix { !RecipeSteps.isHeading($0) }
      rest = rest[members.endIndex...]
      parts.append(section(step, members.map(self.step)))
    }
    return parts.count > 1 ? parts : steps.map(step)
  }

  private static func step(_ text: String) -> JSONValue {
    .object(["@type": .string("HowToStep"), "text": .string(text)])
  }

  private static func section(_ heading: String, _ steps: [JSONValue]) -> JSONValue {
    let name = heading.utf8.last == UInt8(ascii: ":") ? String(heading.unicodeScalars.dropLast()) : heading
    return .object([
      "@type": .string("HowToSection"), "name": .string(Whitespace.trimmed(name) == name ? name : heading),
      "itemListElement": .array(steps),
    ])
  }
}
