/// A search for the foods of those lines of a recipe for which the household has made no choice: a food of the
/// household with the same name, otherwise the food in ``KitchenTable``, otherwise the best search result.
struct FoodFinder {
  let dialect: any SQLDialect
  let household: Household.ID?
  /// The foods of the kitchen table that may match, by their codes.
  private var usual: [String: Food] = [:]
  /// Words of the lines that are not in the kitchen table, but in the names of foods in the database.
  private var boxWords: Set<String> = []
  /// The results of searches, by words and restrictions; nil if no food was found.
  private var found: [String: Food.ID?] = [:]

  init(dialect: any SQLDialect, household: Household.ID?) {
    self.dialect = dialect
    self.household = household
  }

  /// Reads the foods of the kitchen table that may match the lines, with two statements, and searches the names of
  /// foods for each word that is not in the table.
  mutating func prepare(_ lines: [NamedLine], _ statements: borrowing Statements) throws(StoreError) {
    let candidates = lines.flatMap(\.phrases).flatMap { $0.candidates + $0.joined.flatMap { $0 } }
    usual = try Self.foods(Set(candidates.map(\.code)).intersection(KitchenTable.foods), statements)
    for word in Set(candidates.flatMap(\.unmet)).subtracting(KitchenTable.foodWords).sorted() {
      guard let search = FoodSearch(word) else { continue }
      if try !FoodRows.words(search, dialect, upTo: 1, statements).isEmpty { boxWords.insert(word) }
    }
  }

  /// Returns the match of a line; `.unknown` if no food was found.
  mutating func match(_ line: NamedLine, _ statements: borrowing Statements) throws(StoreError) -> MatchedLine.Match {
    if let own = try own(line, statements) { return .food(own) }
    for phrase in line.phrases {
      if let match = match(phrase.candidates, line.noted) ?? joined(phrase, line) {
        if match == .unknown { continue }
        return match
      }
      if let found = try search(phrase, line.noted, statements) { return .food(found) }
    }
    return .unknown
  }

  /// Returns the household's own food with the line's name; nil if there is none, or if the name is in the kitchen
  /// table.
  private func own(_ line: NamedLine, _ statements: borrowing Statements) throws(StoreError) -> Food.ID? {
    guard let household, let search = FoodSearch(line.name.key) else { return nil }
    if line.phrases.contains(where: { ![nil, .unknown].contains(match($0.candidates, line.noted)) }) { return nil }
    return try FoodStore.best(search, of: household, dialect, statements).first
  }

  /// Returns the match by the kitchen table; `.unknown` for an ingredient that matches no food according to the table;
  /// nil if the name is not in the table.
  private func match(_ candidates: [FoodPhrase.Candidate], _ noted: [FoodRestriction]) -> MatchedLine.Match? {
    for candidate in candidates {
      let strange = candidate.unmet.filter { candidate.isGeneric || isFood($0) }
      switch candidate.code {
      case KitchenTable.absent: if strange.isEmpty { return .unknown }
      case KitchenTable.uncounted: if strange.isEmpty { return .nothing }
      default:
        guard let food = usual[candidate.code] else { continue }
        let names = Set(SearchWords.of(food.content.name.text).map(EnglishSingular.of))
        let isMet = strange.allSatisfy { word in FoodWords.forms(of: word).contains(where: names.contains) }
        if isMet, (candidate.restrictions + noted).allSatisfy({ $0.isMet(by: food.content) }) { return .food(food.id) }
      }
    }
    return nil
  }

  /// Returns the match of several ingredients joined by "and"; nil unless all of them have a match in the kitchen
  /// table, or if they belong to several food groups. Ingredients of one group, such as "carrots and celery", count as
  /// the first one. Spices next to other ingredients are ignored.
  private func joined(_ phrase: FoodPhrase, _ line: NamedLine) -> MatchedLine.Match? {
    let parts = phrase.joined
    let matches = parts.map { match($0, line.noted) }
    guard !matches.isEmpty, matches.allSatisfy({ ![nil, .unknown].contains($0) }) else { return nil }
    let telling = zip(parts, matches).compactMap { part, match -> (String, MatchedLine.Match)? in
      guard let match, let code = part.first?.code, code.prefix(2) != "02", match != .nothing else { return nil }
      return (String(code.prefix(2)), match)
    }
    return Set(telling.map(\.0)).count < 2 ? telling.first?.1 ?? matches[0] : nil
  }

  private func isFood(_ word: String) -> Bool { KitchenTable.foodWords.contains(word) || boxWords.contains(word) }

  private mutating func search(
    _ phrase: FoodPhrase, _ noted: [FoodRestriction], _ statements: borrowing Statements
  ) throws(StoreError) -> Food.ID? {
    let (words, restrictions) = phrase.search
    let key = "\(words) \(restrictions) \(noted)"
    if let known = found[key] { return known }
    let fit = IngredientFoodCheck(words, restrictions + noted, isFresh: phrase.words.contains("fresh"))
    let found = try best(words, restrictions + noted, fit, statements)
    self.found[key] = .some(found)
    return found
  }

  private func best(
    _ words: [String], _ restrictions: [FoodRestriction], _ fit: IngredientFoodCheck, _ statements: borrowing Statements
  ) throws(StoreError) -> Food.ID? {
    guard !words.isEmpty, let search = FoodSearch(words.joined(separator: " ")) else { return nil }
    let score = FoodScore(words)
    let rows = try FoodRows.words(search, dialect, upTo: 400, statements).compactMap { row -> (Int, Food.ID)? in
      guard fit.fits(row.key), let points = score.points(row.key.utf8.span) else { return nil }
      return (points + min(row.oddness, 40), row.id)
    }
    let best = rows.sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.prefix(restrictions.isEmpty ? 12 : 60)
    let foods = try FoodStore.foods(best.map(\.1), statements).enumerated().filter { _, food in
      restrictions.allSatisfy { $0.isMet(by: food.content) }
    }
    guard let first = foods.first else { return nil }
    // Similarly good matches with very different energy are ambiguous.
    let near = foods.filter { best[$0.offset].0 <= best[first.offset].0 + Self.near }
    let energies = near.compactMap { $0.element.content.nutrients[.energy] }
    guard let least = energies.min(), let most = energies.max(), most <= least * 3 / 2 + 20_000 else { return nil }
    return first.element.id
  }

  /// The difference in points of ``FoodScore`` up to which matches count as equally good.
  private static let near = 5

  private static func foods(
    _ codes: Set<String>, _ statements: borrowing Statements
  ) throws(StoreError) -> [String: Food] {
    guard !codes.isEmpty else { return [:] }
    let rows = try statements.all(
      """
      SELECT code, id FROM food WHERE source = '\(FoodSource.usda.rawValue)'
      AND code IN (\((1...codes.count).map { "$\($0)" }.joined(separator: ", ")))
      """,
      codes.sorted().map { .text($0) }
    ) { row -> (String, Food.ID) in (row.text(0), row.id(1)) }
    let foods = try FoodStore.foods(rows.map(\.1), statements)
    let byID = Dictionary(foods.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(
      rows.compactMap { row in byID[row.1].map { (row.0, $0) } }, uniquingKeysWith: { first, _ in first })
  }
}
