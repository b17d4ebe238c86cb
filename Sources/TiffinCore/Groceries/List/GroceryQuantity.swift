/// How much of an item is wanted: understood, so that it adds up, or else in somebody's words, "the big ones".
public struct GroceryQuantity: Hashable, Sendable {
  /// The most bytes of UTF-8 that can be typed.
  public static let limit = 200
  /// The most bytes that the words of several come to.
  static let wordsLimit = 2_000
  /// Nothing of it.
  static let none = GroceryQuantity(.none)

  /// What adds up.
  let amount: Amount
  /// What does not; mostly empty.
  let words: String

  /// Nothing typed is some of it. What may be thousands or not, `1,234 g`, stays in its words.
  ///
  /// - Throws: ``GroceryError/tooLong(_:)``, ``GroceryError/nullCharacter``.
  public init(_ typed: String) throws(GroceryError) {
    let text = Blank.trimmed(try GroceryNote(typed, limit: Self.limit).text)
    let amount = text.isEmpty ? .some : TypedDoubt(text).isGrouped && !Self.isAsShown(text) ? nil : Amount(typed: text)
    self.init(amount ?? .none, words: amount == nil ? text : "")
  }

  /// Whether a quantity is written as the list writes it, which has thousandths of kilograms and litres: `1.234 kg`.
  private static func isAsShown(_ text: String) -> Bool {
    (text.hasSuffix("kg") || text.hasSuffix(" l")) && Amount(typed: text)?.text == text
  }

  /// What is understood, and what is not.
  init(_ amount: Amount, words: String = "") {
    self.amount = amount
    self.words = words
  }

  /// As it stands on the list: `1.2 kg + 2 cups`; empty where nobody said how much.
  public var text: String {
    if words.isEmpty { return amount.text }
    return amount.text.isEmpty ? words : "\(amount.text) + \(words)"
  }

  /// Whether nothing is wanted.
  var isNone: Bool { amount.isNone && words.isEmpty }

  /// Both together.
  static func + (one: GroceryQuantity, other: GroceryQuantity) -> GroceryQuantity {
    let words = [one.words, other.words].filter { !$0.isEmpty }.joined(separator: " + ")
    return GroceryQuantity(one.amount + other.amount, words: words)
  }
}
