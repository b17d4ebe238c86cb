/// A step of Cooklang, read into prose and the lines of its ingredients.
struct CooklangStep {
  private(set) var ingredients: [String] = []
  private var rest: Substring
  private let text: String

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// Returns the step as people read it.
  mutating func read() -> String {
    rest = text[...]
    var prose = ""
    while let sign = rest.firstIndex(where: { "@#~".contains($0) }) {
      prose += rest[..<sign]
      let kind = rest[sign]
      rest = rest[rest.index(after: sign)...]
      guard let (name, amount) = mention() else {
        prose.append(kind)
        continue
      }
      if kind == "@" { ingredients.append(line(name, amount)) }
      prose += kind == "~" ? (amount.isEmpty ? name : words(amount)) : name
    }
    return prose + rest
  }

  /// Takes `flour`, `sea salt{1%pinch}` or `{15%minutes}`; nil if none begins here.
  private mutating func mention() -> (name: String, amount: String)? {
    // Up to the brace, if nothing stands in between that begins or ends another.
    let braced = rest.prefix { !"@#~{}".contains($0) && !$0.isNewline }
    if rest[braced.endIndex...].first == "{", braced.first.map({ !$0.isWhitespace }) ?? true,
      let close = rest[braced.endIndex...].firstIndex(of: "}")
    {
      let amount = rest[rest.index(after: braced.endIndex)..<close]
      rest = rest[rest.index(after: close)...]
      note()
      return (Blank.trimmed(String(braced)), Blank.trimmed(String(amount)))
    }
    let word = rest.prefix { !$0.isWhitespace && !$0.isPunctuation && !"@#~{}".contains($0) }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    return (String(word), "")
  }

  /// Leaves out what is done to an ingredient, `(peeled and chopped)`, where it is glued to the brace.
  private mutating func note() {
    guard rest.first == "(", let close = rest.firstIndex(of: ")") else { return }
    rest = rest[rest.index(after: close)...]
  }

  private func line(_ name: String, _ amount: String) -> String {
    amount.isEmpty ? name : "\(words(amount)) \(name)"
  }

  private func words(_ amount: String) -> String {
    amount.split(separator: "%").map { Blank.trimmed(String($0)) }.joined(separator: " ")
  }
}
