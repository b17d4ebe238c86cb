/// Words for `about`.
extension IngredientLineParser {
  /// Skips `about`, `ca.`, `~`, `up to`, `más o menos` before a number or an article.
  ///
  /// - Returns: True if there was one.
  mutating func skipAbout() -> Bool {
    let skipped = attempt { reader -> Bool? in
      let start = reader.index
      while reader.skipOneAbout() {}
      guard reader.index > start, let next = reader.token() else { return nil }
      let isBeforeQuantity = Self.isNumber(next) || ["a", "an"].contains(next.word ?? "") || reader.isAtRange
      return isBeforeQuantity || Self.fullness.contains(next.word ?? "") ? true : nil
    }
    return skipped ?? false
  }

  /// True if a range begins at this position, such as `between 2` or `de 2`.
  private var isAtRange: Bool {
    guard let word = word(), let next = token(1), Self.isNumber(next) else { return false }
    return Self.between.contains(word) || Self.from.contains(word)
  }

  private mutating func skipOneAbout() -> Bool {
    if skip(sign: Self.aboutSigns) { return true }
    // An abbreviation of circa: `c. 200 g`.
    if word() == "c", token(1)?.isGlued == true, token(1)?.isSign(["."]) == true, token(2)?.isNumber == true {
      index += 2
      return true
    }
    if let length = aboutPhrase(at: index) {
      index += length
      return true
    }
    guard skip(Self.about) else { return false }
    if token()?.isGlued == true { _ = skip(sign: ["."]) }
    return true
  }

  /// Parses a word for `about` after an amount, as in `200 g circa di farina` and `300 g ca. Hackfleisch`; nil if there
  /// is none at this position.
  mutating func aboutBehind() -> String? {
    attempt { reader in
      let start = reader.index
      guard reader.skip(Self.aboutBehind) else { return nil }
      if reader.token()?.isGlued == true { _ = reader.skip(sign: ["."]) }
      return reader.word() == nil ? nil : reader.text(start..<reader.index)
    }
  }

  private static let aboutBehind: Set<String> = [
    "circa", "ca", "cca", "environ", "env", "ungefahr", "approx", "approximately", "aprox", "aproximadamente",
    "ongeveer", "cirka", "ungefar",
  ]

  /// Returns the number of words of the phrase for `about` that begins at a position; nil if none does.
  private func aboutPhrase(at place: Int) -> Int? {
    guard tokens.indices.contains(place), let first = tokens[place].word else { return nil }
    return Self.aboutPhrases[first]?.first { words in
      place + words.count <= tokens.count && words.indices.allSatisfy { tokens[place + $0].word == words[$0] }
    }?.count
  }

  /// Returns the index of the first of the words for `about` directly before a position; the position itself if there
  /// are none.
  func aboutBegins(before place: Int) -> Int {
    var begin = place
    while begin > 0 {
      if let length = (2...4).reversed().first(where: { $0 <= begin && aboutPhrase(at: begin - $0) == $0 }),
        // `Made up to 250 ml` is a step.
        tokens[begin - length].word != "up"
      {
        begin -= length
        continue
      }
      let isPoint = tokens[begin - 1].isSign(["."]) && begin > 1 && Self.about.contains(tokens[begin - 2].word ?? "")
      guard isPoint || tokens[begin - 1].isSign(Self.aboutSigns) || Self.about.contains(tokens[begin - 1].word ?? "")
      else { break }
      begin -= isPoint ? 2 : 1
    }
    return begin
  }

  private static let aboutSigns: [Unicode.Scalar] = ["~", "≈", "±", "∼"]

  /// Words for `about`, in lower case without accents: English, German, French, Spanish, Italian, Portuguese, Dutch,
  /// Swedish, Danish, Polish, Japanese and Chinese.
  static let about: Set<String> = [
    "about", "approx", "approximately", "around", "roughly", "nearly", "almost", "circa", "ca", "cca", "zirka", "etwa",
    "ungefahr", "rund", "knapp", "gut", "knappe", "gute", "reichlich", "schatzungsweise", "mindestens", "maximal",
    "plusminus", "env", "environ", "presque", "approximativement", "aprox", "aproximadamente", "unos", "unas", "casi",
    "apenas", "quasi", "all'incirca", "all’incirca", "pressappoco", "approssimativamente", "quase", "uns", "umas",
    "ongeveer", "pakweg", "bijna", "ruim", "krap", "cirka", "omkring", "ungefar", "nastan", "drygt", "knappt",
    "omtrent", "naesten", "okolo", "ok", "prawie", "niecale", "約", "约",
  ]

  /// Phrases for `about` by their first words.
  private static let aboutPhrases: [String: [[String]]] = {
    let phrases = [
      "up to", "just over", "just under", "just about", "at least", "at most", "al least", "al most", "a little over",
      "a little under", "a little more than", "a little less than", "a bit more than", "a bit less than",
      "slightly more than", "slightly less than", "slightly over", "slightly under", "more or less", "somewhere around",
      "in etwa", "um die", "so um die", "nicht ganz", "ein wenig mehr als", "etwas mehr als", "etwas weniger als",
      "mehr oder weniger", "bis zu", "a peu pres", "plus ou moins", "un peu plus de", "un peu moins de", "pas loin de",
      "aux alentours de", "aux environs de", "cerca de", "alrededor de", "mas o menos", "un poco mas de",
      "un poco menos de", "poco mas de", "poco menos de", "al menos", "hasta unos", "piu o meno", "poco piu di",
      "poco meno di", "intorno ai", "mais ou menos", "por volta de", "em torno de", "pouco mais de", "pouco menos de",
      "om en nabij", "min of meer", "om en bij", "iets meer dan", "iets minder dan", "mer eller mindre", "lite mer an",
      "runt om", "mniej wiecej",
    ]
    let words = phrases.map { $0.split(separator: " ").map(String.init) }
    return Dictionary(grouping: words, by: { $0[0] }).mapValues { $0.sorted { $0.count > $1.count } }
  }()
}
