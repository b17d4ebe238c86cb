/// A password that may be chosen: long enough, and not among the first that anybody tries. Otherwise it is free.
///
/// Kept byte for byte: blanks at its ends belong to it, and nothing is normalised. It does not show when it is printed.
public struct Password: Sendable, CustomStringConvertible, CustomReflectable {
  /// Fewest characters, counted as Unicode scalars.
  public static let shortest = 8
  /// Most characters, counted as Unicode scalars: up to 512 bytes of UTF-8.
  public static let longest = 128

  let text: String

  /// - Parameter context: what others know of whose it becomes, such as username and display name. The word Tiffin
  ///   always counts.
  public init(_ text: String, for context: [String]) throws(PasswordError) {
    let count = text.unicodeScalars.count
    guard count >= Self.shortest else { throw .tooShort }
    guard count <= Self.longest else { throw .tooLong }
    guard !Blank.holdsNull(text) else { throw .nullCharacter }
    guard !NamesInPasswords(context + ["Tiffin"]).areAll(of: text) else { throw .isName }
    guard !CommonPasswords.contain(text) else { throw .common }
    self.text = text
  }

  /// Says nothing.
  public var description: String { "Password" }

  /// Shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
