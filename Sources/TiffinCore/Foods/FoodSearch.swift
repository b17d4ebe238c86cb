/// A search for foods: words in any order, the last one possibly incomplete.
///
/// Case, accents, plurals and punctuation do not matter, and British and American words match each other.
public struct FoodSearch: Hashable, Sendable {
  /// The text as typed, without surrounding whitespace, cut to the limit of ``MealSearch``.
  public let text: String
  /// The first six words in lower case without accents; words such as "of" are left out unless there are no others.
  let words: [String]
  /// The index in ``words`` of the head noun: the last word, or the last word before "with" and similar words.
  let head: Int

  /// The maximum number of words; further ones are ignored.
  private static let limit = 6
  private static let little: Set<String> = ["of", "and", "with", "the", "a", "in", "or"]
  private static let joining: Set<String> = ["with", "without", "of", "in", "on"]

  /// Parses a typed search; nil if it is only whitespace.
  public init?(_ typed: String) {
    guard let search = MealSearch(typed) else { return nil }
    text = search.text
    let all = SearchWords.of(search.text)
    let telling = all.filter { !Self.little.contains($0) }
    words = Array((telling.isEmpty ? all : telling).prefix(Self.limit))
    let before = all.drop { Self.joining.contains($0) }.prefix { !Self.joining.contains($0) }
    let count = before.count { !Self.little.contains($0) }
    head = max(0, min(count, words.count) - 1)
  }

  /// The search without words for sizes, portions and freshness, as in "pizza slice" and "large latte"; nil if it
  /// contains no such words, or only such words, or an amount: the 2 in "2 slices of bread" names no food.
  var plain: FoodSearch? {
    if FoodAmountText(text) != nil { return nil }
    let rest = words.filter { !Self.idle.contains(EnglishSingular.of($0)) }
    return rest.isEmpty || rest.count == words.count ? nil : FoodSearch(rest.joined(separator: " "))
  }

  private static let idle: Set<String> = [
    "slice", "piece", "portion", "serving", "cup", "mug", "glass", "bowl", "plate", "bottle", "can", "pack", "packet",
    "pint", "tub", "carton", "handful", "scoop", "mini", "small", "medium", "large", "big", "regular", "iced", "hot",
    "warm", "cold", "fresh", "freshly", "homemade", "organic", "leftover", "takeaway", "takeout", "squeezed",
  ]

  /// Returns a pattern for the full-text index, which matches foods that contain all words.
  ///
  /// - Parameter owner: The household; nil for foods of tables.
  func pattern(_ index: any WordIndex, of owner: Household.ID?) -> String {
    index.pattern(words.map { [FoodWords.word(EnglishSingular.of($0), owner)] })
  }
}

/// The result of a food search.
public struct FoundFoods: Sendable {
  /// The household's own foods, best match first.
  public let own: [Food]
  /// Foods of tables, best match first.
  public let tables: [Food]
  /// The number of further foods of tables that match; a lower bound, since only some hundred foods are compared.
  public let more: Int
  /// True if the typed words are the name of a food of a table.
  let isExact: Bool
  /// The words that were searched instead of the typed ones, to find more foods; nil if the typed words were searched.
  public var corrected: String?

  /// Creates a result from foods that were not found by a search.
  init(_ foods: [Food]) {
    (own, tables, more, isExact) = ([], foods, 0, false)
  }

  init(own: [Food], tables: [Food], more: Int, isExact: Bool) {
    (self.own, self.tables, self.more, self.isExact) = (own, tables, more, isExact)
  }

  var isEmpty: Bool { own.isEmpty && tables.isEmpty }
}

/// The identity of a food in its table.
struct TableCode: Hashable {
  let source: FoodSource
  let code: String

  init(_ source: FoodSource, _ code: String) { (self.source, self.code) = (source, code) }

  /// The food of the Swiss table from which the nutrients of a dish come; nil for other foods.
  var original: TableCode? {
    source == .dishes && code.hasPrefix("ch-") ? TableCode(.swiss, String(code.dropFirst(3))) : nil
  }
}

/// The matches of a search in the tables, collected for sorting.
struct FoodMatches {
  private struct Thing {
    let id: Food.ID
    let fit: HeadNounMatcher.MatchQuality
    let isWhole: Bool
    let points: Int
    let isCommon: Bool
    let code: TableCode

    /// The points for sorting, by which common foods come before others of their kind.
    var place: Int { isCommon && fit == .thing ? points - 20 : points }
  }

  private var things: [Thing] = []
  /// True if the typed words are the name of one of the foods.
  private(set) var isExact = false

  /// Adds a food, unless the quality of its match is `other`.
  ///
  /// - Parameters:
  ///   - points: The food's points, see ``FoodScore``.
  ///   - isCommon: True for a food with a short name.
  mutating func add(
    _ id: Food.ID, _ fit: (fit: HeadNounMatcher.MatchQuality, isWhole: Bool), points: Int, oddness: Int, isCommon: Bool,
    _ code: TableCode
  ) {
    guard fit.fit != .other else { return }
    if points <= 0 { isExact = true }
    things.append(
      Thing(
        id: id, fit: fit.fit, isWhole: fit.isWhole, points: points + min(oddness, 40), isCommon: isCommon, code: code))
  }

  /// Removes foods whose head noun was not typed.
  mutating func keepThings() { things.removeAll { $0.fit != .thing } }

  /// Removes foods whose name contains only the beginning of the last typed word.
  mutating func keepWhole() { things.removeAll { !$0.isWhole } }

  /// The identifiers of the matches, best first: foods whose head noun was typed, and foods that match in another part
  /// of the name but have fewer points. Foods that contain only the beginning of the last word are included only if no
  /// food contains it completely. A dish whose nutrients come from the Swiss table replaces the original food.
  var best: [Food.ID] {
    let originals = Set(things.compactMap(\.code.original))
    let things = things.filter { !originals.contains($0.code) }
    let least = things.filter { $0.fit == .thing }.map(\.points).min() ?? .max
    let right = things.filter { $0.fit == .thing || $0.points < least }
    let whole = right.filter(\.isWhole)
    let sorted = (whole.isEmpty ? right : whole).sorted { ($0.place, $0.id.number) < ($1.place, $1.id.number) }
    return sorted.map(\.id)
  }
}
