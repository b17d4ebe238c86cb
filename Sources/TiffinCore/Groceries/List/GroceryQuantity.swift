/// The quantity of an item to buy: an amount that can be added up, words such as "the big ones", or both.
public struct GroceryQuantity: Hashable, Sendable {
  /// The maximum number of bytes of UTF-8 in one typed quantity.
  public static let limit = 200
  /// The maximum number of bytes of UTF-8 in ``words`` after quantities were added.
  static let wordsLimit = 2_000
  /// The empty quantity: nothing is to be bought.
  static let none = GroceryQuantity(.none)

  /// The part that can be added up.
  let amount: Amount
  /// The part that cannot be added up; usually empty.
  let words: String

  /// Parses a typed quantity. An empty text stands for an unknown quantity. A number that may contain a thousands
  /// separator, such as `1,234`, is stored as words.
  ///
  /// - Throws: ``GroceryError/tooLong(_:)``, ``GroceryError/nullCharacter``.
  public init(_ typed: String) throws(GroceryError) {
    let text = Whitespace.trimmed(try GroceryNote(typed, limit: Self.limit).text)
    let amount =
      text.isEmpty ? .some : AmbiguousNumberCheck(text).isGrouped && !Self.isAsShown(text) ? nil : Amount(typed: text)
    self.init(amount ?? .none, words: amount == nil ? text : "")
  }

  /// Returns true if the text is a quantity as the list shows it, with thousandths of kilograms or litres: `1.234 kg`.
  private static func isAsShown(_ text: String) -> Bool {
    (text.hasSuffix("kg") || text.hasSuffix(" l")) && Amount(typed: text)?.text == text
  }

  /// Creates a quantity from an amount and words.
  init(_ amount: Amount, words: String = "") {
    self.amount = amount
    self.words = words
  }

  /// The quantity as text, such as `1.2 kg + 2 cups`; empty if it is unknown.
  public var text: String {
    if words.isEmpty { return amount.text }
    return amount.text.isEmpty ? words : "\(amount.text) + \(words)"
  }

  /// True if nothing is to be bought.
  var isNone: Bool { amount.isNone && words.isEmpty }

  /// Adds two quantities.
  static func + (one: GroceryQuantity, other: GroceryQuantity) -> GroceryQuantity {
    let words = [one.words, other.words].filter { !$0.isEmpty }.joined(separator: " + ")
    return GroceryQuantity(one.amount + other.amount, words: words)
  }
}
