/// A reason why a value is refused for a grocery item.
public enum GroceryError: Error, Hashable, Sendable {
  /// The name is empty or only whitespace.
  case nameBlank
  /// The text has too many bytes of UTF-8; the value is the number of characters that fit.
  case tooLong(Int)
  /// The text contains U+0000, which not every database can store.
  case nullCharacter
}

/// The name of an item or an aisle as typed by the household; never only whitespace.
public struct GroceryName: TypedText {
  /// The maximum number of bytes of UTF-8.
  public static let limit = 200

  /// The name as typed, with surrounding whitespace, or one line of a longer text such as a recipe's line.
  public let text: String

  /// Creates a name from typed text.
  ///
  /// - Throws: ``GroceryError`` if the text is empty, only whitespace, too long or contains U+0000.
  public init(_ typed: String) throws(GroceryError) {
    guard !Whitespace.isBlank(typed) else { throw .nameBlank }
    text = try GroceryNote(typed, limit: Self.limit).text
  }

  /// Creates a name from a text such as a recipe's line, shortened to ``limit``; nil if it is empty or only whitespace.
  init?(clipping text: String) {
    let text = TextCleanup.line(text, limit: Self.limit)
    if text.isEmpty || Whitespace.isBlank(text) { return nil }
    self.text = text
  }

  /// Creates a name from a database row; the schema checks it.
  init(stored text: String) {
    self.text = text
  }

  /// The key, which is equal for names of the same item; never empty.
  var key: String {
    let key = GroceryIdentity(text).key
    return TextCleanup.clipped(key.isEmpty ? "=\(SortKey.of(text))" : key, 1_000)
  }
}

/// A note on a grocery item as typed, such as "the ripe ones"; may be empty.
public struct GroceryNote: TypedText {
  /// The maximum number of bytes of UTF-8.
  public static let limit = 1_000
  /// The empty note.
  public static let none = GroceryNote(stored: "")

  /// The note as typed.
  public let text: String

  /// Creates a note from typed text.
  ///
  /// - Throws: ``GroceryError/tooLong(_:)``, ``GroceryError/nullCharacter``.
  public init(_ typed: String, limit: Int = limit) throws(GroceryError) {
    guard typed.utf8.count <= limit else { throw .tooLong(typed.characters(fittingIn: limit)) }
    guard !Whitespace.holdsNull(typed) else { throw .nullCharacter }
    text = typed
  }

  /// Creates a note from a database row; the schema checks it.
  init(stored text: String) {
    self.text = text
  }

  /// Returns both notes as one, without repetition and shortened to ``limit``.
  func joined(_ other: GroceryNote) -> GroceryNote {
    if other.text.isEmpty || self == other || holds(other) { return self }
    return GroceryNote(stored: text.isEmpty ? other.text : TextCleanup.clipped("\(text); \(other.text)", Self.limit))
  }

  /// Returns true if the other note is between semicolons of this one.
  private func holds(_ other: GroceryNote) -> Bool {
    let (all, part) = (Array("; \(text); ".utf8), Array("; \(other.text); ".utf8))
    guard part.count <= all.count else { return false }
    return (0...(all.count - part.count)).contains { all[$0] == part[0] && all[$0...].starts(with: part) }
  }
}
