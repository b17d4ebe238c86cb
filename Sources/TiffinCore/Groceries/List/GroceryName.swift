/// A reason why a value is refused for a grocery item.
public enum GroceryError: Error, Hashable, Sendable {
  /// No name, or only white space.
  case nameBlank
  /// Too many bytes of UTF-8, with the number of characters that fit.
  case tooLong(Int)
  /// A text with U+0000, which not every database can store.
  case nullCharacter
}

/// The name of an item or an aisle, in the household's words, kept as typed; never blank.
public struct GroceryName: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 200

  /// The name as typed: outer blanks stay.
  public let text: String

  /// - Throws: ``GroceryError``.
  public init(_ typed: String) throws(GroceryError) {
    guard !Blank.isBlank(typed) else { throw .nameBlank }
    text = try GroceryNote(typed, limit: Self.limit).text
  }

  /// Cuts a longer text, such as a recipe's line; nil if it is blank.
  init?(clipping text: String) {
    let text = PlainText.line(text, limit: Self.limit)
    if text.isEmpty || Blank.isBlank(text) { return nil }
    self.text = text
  }

  /// Wraps a name from a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }

  /// The key by which two names are the same item; never empty.
  var key: String {
    let key = GroceryThing(text).key
    return PlainText.clipped(key.isEmpty ? "=\(SortKey.of(text))" : key, 1_000)
  }
}

/// A note on a grocery item, "the ripe ones", kept as typed; may be empty.
public struct GroceryNote: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 1_000
  /// No note.
  public static let none = GroceryNote(stored: "")

  /// The note as typed.
  public let text: String

  /// - Throws: ``GroceryError/tooLong(_:)``, ``GroceryError/nullCharacter``.
  public init(_ typed: String, limit: Int = limit) throws(GroceryError) {
    guard typed.utf8.count <= limit else { throw .tooLong(typed.characters(fittingIn: limit)) }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    text = typed
  }

  /// Wraps a note from a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }

  /// Joins two notes without repeating the other one; cuts the result to ``limit``.
  func joined(_ other: GroceryNote) -> GroceryNote {
    if other.text.isEmpty || self == other || "; \(text); ".contains("; \(other.text); ") { return self }
    return GroceryNote(stored: text.isEmpty ? other.text : PlainText.clipped("\(text); \(other.text)", Self.limit))
  }
}
