/// The recognition of headings among the lines of a recipe, such as `For the sauce:`, `## Icing`, `[Filling]`, `Für den
/// Teig` or `To serve`.
enum RecipeHeading {
  /// The maximum number of bytes of a heading without a colon.
  private static let limit = 80

  /// Returns the heading in a line of the ingredients, without markup; nil if the line is an ingredient.
  static func ofIngredients(_ line: String) -> String? {
    let text = Whitespace.trimmed(line)
    if let heading = marked(text) ?? tagged(text) { return heading }
    if text.utf8.last == UInt8(ascii: ":") { return text }
    guard text.utf8.count <= limit else { return nil }
    let bare = withoutBrackets(withoutNumbering(text))
    return isFact(bare) || isFact(text) || isPhrase(bare) || isPart(bare) || isNumbered(bare) ? text : nil
  }

  /// Returns true if the step is short and names the purpose of the next ones, such as `For the sauce` or `To serve`.
  static func isAmongSteps(_ step: String) -> Bool {
    step.utf8.count <= 40 && SearchWords.of(step).count < 5 && isPhrase(step)
  }

  /// Returns the heading in a line with markup, without the markup, such as `Icing` for `## Icing`, `== Icing ==`,
  /// `**Icing**`, `[Icing]` or `--- Icing ---`; nil for any other line.
  static func marked(_ line: String) -> String? {
    guard let first = line.unicodeScalars.first, signs.contains(first), line.utf8.count <= limit,
      let content = content(line), !content.isEmpty, content != line
    else { return nil }
    let words = SearchWords.of(content)
    guard !words.isEmpty, words.count <= 10, !Self.remarks.contains(words[0]), content.contains(where: \.isLetter),
      !".!?".utf8.contains(content.utf8.last ?? 0), IngredientLine(content).measures.isEmpty
    else { return nil }
    return content
  }

  /// Returns the text between two HTML tags, as in `<b>Icing</b>`; nil for any other line, and for an ingredient.
  private static func tagged(_ line: String) -> String? {
    guard line.utf8.first == UInt8(ascii: "<"), line.utf8.last == UInt8(ascii: ">"), line.utf8.count <= limit else {
      return nil
    }
    let parts = line.split { "<>".contains($0) }
    guard parts.count == 3, parts[2].first == "/" else { return nil }
    let content = Whitespace.trimmed(String(parts[1]))
    return SearchWords.of(content).isEmpty || !IngredientLine(content).measures.isEmpty ? nil : content
  }

  private static let signs: Set<Unicode.Scalar> = ["#", "=", "*", "_", "[", "-", "–", "—", "~", "+", "•"]

  /// First words of a remark between markup characters, such as `*optional*` or `[see notes]`.
  private static let remarks: Set<String> = [
    "optional", "see", "or", "if", "note", "notes", "use", "from", "affiliate", "x", "about", "adjust",
  ]

  /// Returns the text between the markup characters of a heading; nil if they do not mark a heading.
  private static func content(_ line: String) -> String? {
    let scalars = line.unicodeScalars
    guard let sign = scalars.first else { return nil }
    if sign == "[" { return inSquareBrackets(line) }
    let lead = scalars.prefix { $0 == sign }.count
    let tail = scalars.reversed().prefix { $0 == sign }.count
    guard lead + tail < scalars.count else { return nil }
    let inner = String(String.UnicodeScalarView(scalars.dropFirst(lead).dropLast(tail)))
    let isApart = inner.unicodeScalars.first.map(Whitespace.isBlank) ?? false
    let isHeading =
      switch sign {
      case "#": lead > 1 || isApart && lead < 7
      case "=": lead > 1 || tail > 0
      case "*", "_": tail == lead && (lead > 1 || !isApart)
      default: tail > 0 && lead > 1 || tail == lead && sign != "-" && sign != "•"
      }
    guard isHeading else { return nil }
    let content = Whitespace.trimmed(inner)
    return content.unicodeScalars.first.flatMap { signs.contains($0) ? self.content(content) : nil } ?? content
  }

  private static func inSquareBrackets(_ line: String) -> String? {
    let inner = line.dropFirst().dropLast()
    guard line.last == "]", !inner.contains(where: { "[]".contains($0) }) else { return nil }
    return Whitespace.trimmed(String(inner))
  }

  /// Returns the text without the number of a list: `1. For the sauce`, `b) Icing`, `II. Teig`.
  private static func withoutNumbering(_ text: String) -> String {
    guard let end = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ")") }) else {
      return text
    }
    let (number, rest) = (text[..<end].utf8, text[end...].utf8.dropFirst())
    let isNumber = number.allSatisfy { (0x30...0x39).contains($0) } || number.allSatisfy("IVX".utf8.contains)
    let isLetter = number.count == 1 && number.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    guard (1...4).contains(number.count), isNumber || isLetter, rest.first == 0x20 else { return text }
    return Whitespace.trimmed(String(Substring(rest)))
  }

  /// Returns the text without brackets at its end, as in `To serve (optional)`, or around it.
  private static func withoutBrackets(_ text: String) -> String {
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return text }
    return Whitespace.trimmed(open == text.startIndex ? String(text.dropFirst().dropLast()) : String(text[..<open]))
  }
}

// MARK: - Words

extension RecipeHeading {
  /// Returns true if the text is a phrase of a few words without a quantity or a comma, such as `For the sauce`, `To
  /// serve` or `Pour la pâte`.
  private static func isPhrase(_ text: String) -> Bool {
    guard !text.utf8.contains(where: { ",;.(0123456789".utf8.contains($0) }) else { return false }
    let words = SearchWords.of(text)
    guard words.count > 1, words.count < 8 else { return false }
    let beginning = "\(words[0]) \(words[1])"
    if words.count > 2, openings.contains(beginning) { return true }
    if whole.contains(words.joined(separator: " ")) { return true }
    if words[0] == "for" {
      return words.count == 2 && !["taste"].contains(words[1])
        || words.count < 5 && parts.contains(words[words.count - 1])
    }
    return words.count == 2 && (pairs[words[0]].map { !$0.contains(words[1]) } ?? false)
  }

  /// Returns true if the text is the name of a numbered part of the recipe, such as `Step 2`, `Part one` or `Step 1:
  /// The dough`.
  private static func isNumbered(_ text: String) -> Bool {
    let words = SearchWords.of(text)
    guard words.count > 1, words.count < 8, text.first?.isUppercase == true, numbered.contains(words[0]),
      IngredientLineParser.wholeNumber(word: words[1]) != nil || Int(words[1]) != nil
    else { return false }
    let isNamed = text.utf8.contains(UInt8(ascii: ":")) && !words.dropFirst(2).contains { Int($0) != nil }
    return words.count == 2 || isNamed
  }

  private static let numbered: Set<String> = [
    "step", "part", "stage", "layer", "schritt", "teil", "etape", "partie", "paso", "parte", "fase", "stap", "deel",
    "steg",
  ]

  /// Returns true if the text consists of capitalised names of parts of dishes, such as `Topping`, `Filling & glaze` or
  /// `Teig`.
  private static func isPart(_ text: String) -> Bool {
    guard text.first?.isUppercase == true, !text.utf8.contains(where: { ",;.(".utf8.contains($0) }) else {
      return false
    }
    let words = SearchWords.of(text)
    guard let last = words.last, words.count < 4 else { return false }
    let isShouted = text == text.uppercased() && words.count < 5
    if words.count > 1, ["ingredients", "zutaten", "ingredienti", "ingredientes"].contains(last) { return true }
    let isAlone = words.allSatisfy { alone.contains($0) || joining.contains($0) } && alone.contains(last)
    return isAlone || isShouted && parts.contains(last)
  }

  /// The first two words of headings that name a purpose.
  private static let openings: Set<String> = [
    "for the", "for your", "ingredients for", "zutaten fur", "fur den", "fur die", "fur das", "pour la", "pour le",
    "pour les", "pour l", "per il", "per lo", "per la", "per l", "per i", "per gli", "per le", "para el", "para la",
    "para los", "para las", "para o", "para a", "para os", "para as", "voor de", "voor het", "ingredientes para",
    "ingredienti per", "ingredients pour", "ingredienten voor",
  ]

  /// Whole headings of several words.
  private static let whole: Set<String> = [
    "to serve", "to garnish", "to finish", "to decorate", "to assemble", "to top", "to glaze", "to serve with",
    "to finish and serve", "you will also need", "you ll also need", "you will need", "you ll need", "also needed",
    "pour servir", "pour decorer", "pour garnir", "pour la deco", "pour accompagner", "pour dresser",
    "per servire", "per decorare", "per guarnire", "per condire", "per accompagnare", "para servir", "para decorar",
    "para acompanar", "para adornar", "para polvilhar", "om te serveren", "om te garneren", "extra nodig",
    "voor erbij", "special equipment",
  ]

  /// The first words of two-word headings such as `Zum Servieren`, each with the second words after which the line is
  /// not a heading but an ingredient or a step.
  private static let pairs: [String: Set<String>] = [
    "zum": ["kochen", "braten", "abschmecken"], "zur": [], "till": ["exempel"], "til": ["eksempel", "smag"],
    "na": [], "do": ["smaku"], "fur": [],
  ]

  private static let joining: Set<String> = AndWord.all.union(["the"])

  /// Parts of dishes that are not sold under this name.
  private static let alone: Set<String> = [
    "assembly", "base", "batter", "brine", "coating", "crumble", "crust", "decoration", "dough", "extras", "filling",
    "fillings", "frosting", "garnish", "garnishes", "glaze", "icing", "marinade", "sauce", "streusel", "topping",
    "toppings", "equipment",
    "teig", "belag", "fullung", "guss", "glasur", "ausserdem", "dekoration", "deko", "sosse", "boden", "murbeteig",
    "hefeteig", "ruhrteig", "garniture", "glacage", "nappage", "relleno", "cobertura", "impasto", "ripieno", "farcia",
    "glassa", "deeg", "vulling", "garnering", "deg", "fyllning", "glasyr", "sas", "ciasto", "nadzienie", "polewa",
    "recheio", "calda", "massa",
  ]

  /// Parts of dishes, including some that are also sold under this name.
  private static let parts: Set<String> = alone.union([
    "bowl", "bowls", "broth", "burgers", "buttercream", "cake", "caramel", "chicken", "compote", "cream", "curry",
    "custard", "dressing", "dumplings", "fish", "frying", "ganache", "gravy", "layer", "layers", "meat", "meatballs",
    "meringue", "mousse", "noodles", "pastry", "patties", "pie", "pickle", "rice", "rub", "salad", "salsa", "serving",
    "slaw", "soup", "sponge", "stew", "stock", "stuffing", "syrup", "tacos", "vegetables", "vinaigrette",
  ])
}
