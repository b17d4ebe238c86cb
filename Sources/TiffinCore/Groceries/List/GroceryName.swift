/// What is wrong with a value that a grocery item cannot have.
public enum GroceryError: Error, Hashable, Sendable {
  /// No name, or nothing but white space.
  case nameBlank
  /// More bytes of UTF-8 than that.
  case tooLong(Int)
  /// U+0000 in a text: not every database keeps it.
  case nullCharacter
}

/// What to buy, in the household's words, kept as typed; never blank. Also what an aisle is called.
public struct GroceryName: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 200

  /// As typed: outer blanks stay.
  public let text: String

  /// - Throws: ``GroceryError``.
  public init(_ typed: String) throws(GroceryError) {
    guard !Blank.isBlank(typed) else { throw .nameBlank }
    text = try GroceryNote(typed, limit: Self.limit).text
  }

  /// Made from a longer text, say a recipe's line, which is cut; nil where nothing is in it.
  init?(clipping text: String) {
    let text = PlainText.line(text, limit: Self.limit)
    if text.isEmpty || Blank.isBlank(text) { return nil }
    self.text = text
  }

  /// From a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }

  /// By what two names are the same thing; never empty.
  var key: String {
    let key = ItemKey(text).text
    return PlainText.clipped(key.isEmpty ? "=\(SortKey.of(text))" : key, 1_000)
  }
}

/// A remark on a grocery item, "the ripe ones", kept as typed; may be empty.
public struct GroceryNote: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 1_000
  /// Nothing written.
  public static let none = GroceryNote(stored: "")

  /// As typed.
  public let text: String

  /// - Throws: ``GroceryError/tooLong(_:)``, ``GroceryError/nullCharacter``.
  public init(_ typed: String, limit: Int = limit) throws(GroceryError) {
    guard typed.utf8.count <= limit else { throw .tooLong(limit) }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    text = typed
  }

  /// From a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }

  /// Both remarks; what is said already is not said again, and what has no room is cut.
  func joined(_ other: GroceryNote) -> GroceryNote {
    if other.text.isEmpty || self == other || "; \(text); ".contains("; \(other.text); ") { return self }
    return GroceryNote(stored: text.isEmpty ? other.text : PlainText.clipped("\(text); \(other.text)", Self.limit))
  }
}
