/// A search for foods: words in any order, the last one perhaps only a beginning.
///
/// Case, accents, plurals and punctuation do not matter, nor does which side of the Atlantic a word is from.
public struct FoodSearch: Hashable, Sendable {
  /// The text as typed, without outer blanks.
  public let text: String
  /// Folded words.
  let words: [String]
  /// The place of the noun that the words are about: the last one, or the last before "with" and the like.
  let head: Int

  /// The most words; the rest is ignored.
  private static let limit = 6
  private static let little: Set<String> = ["of", "and", "with", "the", "a", "in", "or"]
  private static let joining: Set<String> = ["with", "without", "of", "in", "on"]

  /// Nil for blanks, which search for nothing.
  public init?(_ typed: String) {
    guard let search = MealSearch(typed) else { return nil }
    text = search.text
    let all = Words.of(search.text)
    let telling = all.filter { !Self.little.contains($0) }
    words = Array((telling.isEmpty ? all : telling).prefix(Self.limit))
    let before = all.drop { Self.joining.contains($0) }.prefix { !Self.joining.contains($0) }
    let count = before.count { !Self.little.contains($0) }
    head = max(0, min(count, words.count) - 1)
  }

  /// The search without words for sizes, portions and freshness, as in "pizza slice" and "large latte"; nil if it has none,
  /// or nothing else.
  var plain: FoodSearch? {
    let rest = words.filter { !Self.idle.contains(Singular.of($0)) }
    return rest.isEmpty || rest.count == words.count ? nil : FoodSearch(rest.joined(separator: " "))
  }

  private static let idle: Set<String> = [
    "slice", "piece", "portion", "serving", "cup", "mug", "glass", "bowl", "plate", "bottle", "can", "pack", "packet",
    "mini", "small", "medium", "large", "big", "regular", "iced", "hot", "warm", "cold", "fresh", "freshly", "homemade",
    "organic", "leftover", "takeaway", "takeout", "squeezed",
  ]

  /// A pattern for the index.
  ///
  /// - Parameter owner: nil for foods of tables.
  func pattern(_ index: any WordIndex, of owner: Household.ID?) -> String {
    index.pattern(words.map { [FoodWords.word(Singular.of($0), owner)] })
  }
}

/// What a search found.
public struct FoundFoods: Sendable {
  /// The household's own, the best first.
  public let own: [Food]
  /// Foods of tables, the best first.
  public let tables: [Food]
  /// How many more of tables there are at least.
  public let more: Int
  /// True if a food of a table is called so word for word.
  let isExact: Bool
  /// The words that were searched instead, as nothing has the typed ones; nil for most.
  public var corrected: String?

  /// Foods that were not searched for.
  init(_ foods: [Food]) {
    (own, tables, more, isExact) = ([], foods, 0, false)
  }

  init(own: [Food], tables: [Food], more: Int, isExact: Bool) {
    (self.own, self.tables, self.more, self.isExact) = (own, tables, more, isExact)
  }

  var isEmpty: Bool { own.isEmpty && tables.isEmpty }
}

/// Where a food stands in its table.
struct TableCode: Hashable {
  let source: FoodSource
  let code: String

  init(_ source: FoodSource, _ code: String) { (self.source, self.code) = (source, code) }

  /// The food of the Swiss table that a dish of Tiffin's has its figures from; nil for other foods.
  var original: TableCode? {
    source == .dishes && code.hasPrefix("ch-") ? TableCode(.swiss, String(code.dropFirst(3))) : nil
  }
}

/// Foods of tables that have the typed words, while they are compared.
struct FoundThings {
  private struct Thing {
    let id: Food.ID
    let fit: FoodHead.Fit
    let isWhole: Bool
    let points: Int
    let isCommon: Bool
    let code: TableCode

    /// The points in the order of a list, where common foods come before others of their kind.
    var place: Int { isCommon && fit == .thing ? points - 20 : points }
  }

  private var things: [Thing] = []
  /// True if one of them is called so word for word.
  private(set) var isExact = false

  /// - Parameter isCommon: true for foods with a short name.
  mutating func add(
    _ id: Food.ID, _ fit: (fit: FoodHead.Fit, isWhole: Bool), points: Int, oddness: Int, isCommon: Bool,
    _ code: TableCode
  ) {
    guard fit.fit != .other else { return }
    if points <= 0 { isExact = true }
    things.append(
      Thing(
        id: id, fit: fit.fit, isWhole: fit.isWhole, points: points + min(oddness, 40), isCommon: isCommon, code: code))
  }

  /// Keeps those whose head noun was typed.
  mutating func keepThings() { things.removeAll { $0.fit != .thing } }

  /// The numbers of those that are the thing, and of others that are named so in part where they are plainer; of
  /// beginnings of words only where nothing has the word itself. What was taken of the Swiss table is there once.
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
