extension Recipe {
  /// The recipe as Markdown for people, with its rating and notes.
  var markdown: String {
    var paragraphs = ["# \(Self.line(content.name.text))"]
    let facts = [
      numbers.said.servings.map { "Serves \($0.count)" }, numbers.said.time.map { "\($0.minutes) min" },
      numbers.said.energy.map { "\($0.kilocalories) kcal each" },
      content.rating == .none ? nil : String(repeating: "★", count: content.rating.stars), content.source?.text,
    ]
    let told = facts.compactMap(\.self)
    if !told.isEmpty { paragraphs.append(told.joined(separator: " · ")) }
    if !content.ingredients.isEmpty {
      paragraphs.append("## Ingredients")
      paragraphs.append(content.ingredients.map { "- \(Self.line($0.line.text))" }.joined(separator: "\n"))
    }
    if !content.steps.isEmpty {
      paragraphs.append("## Steps")
      paragraphs.append(content.steps.enumerated().map { "\($0 + 1). \(Self.line($1))" }.joined(separator: "\n"))
    }
    if !content.notes.text.isEmpty { paragraphs += ["## Notes", content.notes.text] }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// Returns a text as one line, with a backslash in front if it would be markup, such as a list or a heading.
  private static func line(_ text: String) -> String {
    let line = TextCleanup.line(text, limit: 10_000)
    return line.utf8.first.map { "#>*+-`".utf8.contains($0) } ?? false ? "\\\(line)" : line
  }
}
