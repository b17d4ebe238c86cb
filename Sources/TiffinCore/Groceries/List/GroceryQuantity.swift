/// The wanted quantity of an item: an amount that adds up, or a person's words, "the big ones".
public struct GroceryQuantity: Hashable, Sendable {
  /// The most bytes of UTF-8 in one typed quantity.
  public static let limit = 200
  /// The most bytes of several words together.
  static let wordsLimit = 2_000
  /// Nothing of it.
  static let none = GroceryQuantity(.none)

  /// The part that adds up.
  let amount: Amount
  /// The part that does not; usually empty.
  let words: String

  /// Reads a typed quantity; an empty text means some. A number that may mean thousands, `1,234`, stays as words.
  ///
  /// - Throws: ``GroceryError/tooLong(_:)``, ``GroceryError/nullCharacter``.
  public init(_ typed: String) throws(GroceryError) {
    let text = Blank.trimmed(try GroceryNote(typed, limit: Self.limit).text)
    let amount = text.isEmpty ? .some : TypedDoubt(text).isGrouped && !Self.isAsShown(text) ? nil : Amount(typed: text)
    self.init(amount ?? .none, words: amount == nil ? text : "")
  }

  /// Returns true if a quantity is written as the list writes it, with thousandths of kilograms and litres: `1.234 kg`.
  private static func isAsShown(_ text: String) -> Bool {
    (text.hasSuffix("kg") || text.hasSuffix(" l")) && Amount(typed: text)?.text == text
  }

  /// Combines an amount and words.
  init(_ amount: Amount, words: String = "") {
    self.amount = amount
    self.words = words
  }

  /// The quantity as text: `1.2 kg + 2 cups`; empty if it is unknown.
  public var text: String {
    if words.isEmpty { return amount.text }
    return amount.text.isEmpty ? words : "\(amount.text) + \(words)"
  }

  /// True if nothing is wanted.
  var isNone: Bool { amount.isNone && words.isEmpty }

  /// Adds two quantities.
  static func + (one: GroceryQuantity, other: GroceryQuantity) -> GroceryQuantity {
    let words = [one.words, other.words].filter { !$0.isEmpty }.joined(separator: " + ")
    return GroceryQuantity(one.amount + other.amount, words: words)
  }
}
