/// A step of a Cooklang recipe, converted to prose and ingredient lines.
///
/// Modifiers after `@` change an ingredient: `@&oil{1%tsp}` is more of an ingredient that was mentioned before,
/// `@?basil{}` is optional, and `@-water{}` is not listed. `@white wine|wine{}` is called wine in the prose.
/// - Source: https://cooklang.org/docs/spec/, and the extensions of cooklang-rs.
struct CooklangStep {
  private(set) var ingredients: [String] = []
  private let text: String.UnicodeScalarView
  private var index: String.Index
  /// The maximum number of modifiers before a name.
  private static let mostModifiers = 4
  /// The positions of the last closing brace and the last closing parenthesis, beyond which none is searched for.
  private let lastBrace: String.Index?
  private let lastBracket: String.Index?

  init(_ step: String) {
    text = step.unicodeScalars
    index = text.startIndex
    lastBrace = step.utf8.lastIndex(of: UInt8(ascii: "}"))
    lastBracket = step.utf8.lastIndex(of: UInt8(ascii: ")"))
  }

  /// Returns the step as prose and collects its ingredients, until the reading budget is exhausted.
  mutating func read() -> String {
    var prose = String.UnicodeScalarView()
    var reading = ReadingSteps()
    while index < text.endIndex {
      let scalar = text[index]
      index = text.index(after: index)
      guard Self.isSign(scalar) else {
        prose.append(scalar)
        continue
      }
      guard reading.next() else { break }
      guard let mention = mention(isTimer: scalar == "~") else {
        prose.append(scalar)
        continue
      }
      if scalar == "@", let line = mention.line { ingredients.append(line) }
      for scalar in mention.prose.unicodeScalars { prose.append(scalar) }
    }
    return String(prose)
  }

  /// Parses a mention such as `flour`, `sea salt{1%pinch}` or `{15%minutes}`; nil if none begins at this position.
  private mutating func mention(isTimer: Bool) -> CooklangMention? {
    let start = index
    var mention = CooklangMention(isTimer: isTimer)
    if !isTimer { readModifiers(&mention) }
    if let (name, amount) = braced() ?? word() {
      mention.set(name: name, amount: amount)
      return mention
    }
    index = start
    return nil
  }

  /// Parses modifiers, and the reference to an earlier step's result, as in `@&(~1)dough{}`.
  private mutating func readModifiers(_ mention: inout CooklangMention) {
    for _ in 0..<Self.mostModifiers {
      guard index < text.endIndex, mention.takes(text[index]) else { break }
      index = text.index(after: index)
    }
    if mention.isReference, skipResult() { mention.isResult = true }
  }

  /// Skips a reference to an earlier step, such as `(~1)` or `(=2)`; returns false if there is none.
  ///
  /// The search for its end is limited, because the text is parsed again if no name follows.
  private mutating func skipResult() -> Bool {
    guard index < text.endIndex, text[index] == "(",
      let close = text[index...].prefix(Self.longestResult).firstIndex(of: ")")
    else { return false }
    index = text.index(after: close)
    return true
  }

  private static let longestResult = 16

  /// Parses a name of several words with its braces; nil if another mention or a line break precedes the braces.
  private mutating func braced() -> (name: String, amount: String)? {
    let name = text[index...].prefix { !Self.isSign($0) && $0 != "{" && $0 != "}" && $0 != "\n" }
    guard name.endIndex < text.endIndex, text[name.endIndex] == "{", let lastBrace, name.endIndex < lastBrace,
      name.first.map({ !Whitespace.isBlank($0) }) ?? true, let close = text[name.endIndex...].firstIndex(of: "}")
    else { return nil }
    let amount = text[text.index(after: name.endIndex)..<close]
    index = text.index(after: close)
    // A preparation such as `(peeled and chopped)` directly after the braces is skipped.
    _ = skipBracketed()
    return (Whitespace.trimmed(String(name)), Whitespace.trimmed(String(amount)))
  }

  private mutating func word() -> (name: String, amount: String)? {
    let word = text[index...].prefix { scalar in
      !Whitespace.isBlank(scalar) && !Self.isSign(scalar) && !Self.isPunctuation(scalar)
    }
    guard !word.isEmpty else { return nil }
    index = word.endIndex
    return (String(word), "")
  }

  private mutating func skipBracketed() -> Bool {
    guard index < text.endIndex, text[index] == "(", let lastBracket, index < lastBracket,
      let close = text[index...].firstIndex(of: ")")
    else { return false }
    index = text.index(after: close)
    return true
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "@" || scalar == "#" || scalar == "~" }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) { return false }
    return switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}

/// A mention of an ingredient, a tool or a time in a step.
private struct CooklangMention {
  let isTimer: Bool
  private(set) var isReference = false
  /// True if the mention refers to the result of an earlier step.
  var isResult = false
  private var isOptional = false
  private var isHidden = false
  private var name = ""
  private var shownName = ""
  private var amount = ""

  init(isTimer: Bool) {
    self.isTimer = isTimer
  }

  /// Applies a modifier; returns false if the character is not a modifier.
  mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "&": isReference = true
    case "?": isOptional = true
    case "-": isHidden = true
    case "+", "@": break
    default: return false
    }
    return true
  }

  mutating func set(name: String, amount: String) {
    self.name = Self.withoutFolder(name)
    shownName = self.name
    if name.utf8.contains(UInt8(ascii: "|")) {
      let names = name.split(separator: "|", maxSplits: 1).map { Whitespace.trimmed(String($0)) }
      self.name = Self.withoutFolder(names.first ?? "")
      shownName = names.count > 1 ? names[1] : self.name
    }
    if amount.isEmpty { return }
    let isFixed = amount.utf8.first == UInt8(ascii: "=")
    self.amount = (isFixed ? amount.dropFirst() : amount[...]).split(separator: "%")
      .map { Whitespace.trimmed(String($0)) }.joined(separator: " ")
  }

  /// The ingredient line; nil if the ingredient is not listed, or if this is a repeated mention without an amount.
  var line: String? {
    guard !name.isEmpty, !isHidden, !isResult, !isReference || !amount.isEmpty else { return nil }
    return (amount.isEmpty ? name : "\(amount) \(name)") + (isOptional ? " (optional)" : "")
  }

  var prose: String { isTimer && !amount.isEmpty ? amount : shownName }

  /// Returns the name of a recipe without its path, as in `./sauces/Hollandaise`.
  private static func withoutFolder(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "."), name.hasPrefix("./") || name.hasPrefix("../") else { return name }
    return name.split(separator: "/").last.map(String.init) ?? name
  }
}
