/// An amount typed together with the name of a food, such as "apple 150g" or "2 slices of bread".
public struct FoodAmountText: Hashable, Sendable {
  /// The amount, such as "150 g", "2 slices" or "2".
  public let amount: String
  /// The name, such as "apple" or "bread".
  public let name: String

  /// Parses an amount and a name; nil if either is missing.
  public init?(_ typed: String) {
    let words = Self.words(of: typed)
    guard let found = Self.leading(words) ?? Self.trailing(words) else { return nil }
    (amount, name) = (found.amount.joined(separator: " "), found.name.joined(separator: " "))
    if name.isEmpty { return nil }
  }

  /// Returns the words of a text. A unit written together with its number is a separate word.
  private static func words(of text: String) -> [String] {
    text.utf8.split(separator: 0x20).prefix(20).flatMap { part in
      let word = String(Substring(part))
      guard let (_, rest) = WrittenNumber.beginning(word), rest != word, isUnit(rest) else { return [word] }
      return [String(word.dropLast(rest.count)), rest]
    }
  }

  private static func leading(_ words: [String]) -> (amount: [String], name: [String])? {
    guard let first = words.first, isNumber(first) else { return nil }
    let isMeasured = words.count > 2 && isUnit(words[1])
    let amount = words.prefix(isMeasured ? 2 : 1)
    var name = words.dropFirst(amount.count)
    if isMeasured, name.first == "of" { name = name.dropFirst() }
    return (Array(amount), Array(name))
  }

  private static func trailing(_ words: [String]) -> (amount: [String], name: [String])? {
    guard let place = words.lastIndex(where: isNumber), place > 0 else { return nil }
    let amount = words[place...]
    guard amount.count == 1 || amount.count == 2 && isUnit(words[place + 1]) else { return nil }
    return (Array(amount), Array(words[..<place]))
  }

  private static func isNumber(_ word: String) -> Bool {
    WrittenNumber.beginning(word).map { $0.rest.isEmpty } ?? false
  }

  private static func isUnit(_ word: String) -> Bool {
    let words = SearchWords.of(word)
    guard words.count == 1, let word = words.first else { return false }
    return named.contains(EnglishSingular.of(word)) || KitchenUnit(words: word) != nil
  }

  /// Units and sizes that people type in addition to the kitchen units.
  private static let named: Set<String> = [
    "g", "kg", "ml", "l", "cl", "dl", "oz", "lb", "piece", "serving", "portion", "glass", "bowl", "scoop", "small",
    "medium", "large",
  ]
}
