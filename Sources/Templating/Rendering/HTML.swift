/// Markup made by Tiffin itself. The only values a template may print unescaped.
public struct HTML: Sendable {
  @usableFromInline let markup: String

  /// Vouches for `markup`: nothing in it was typed by a person or came from another site.
  public init(trusted markup: String) {
    self.markup = markup
  }

  /// True if there is nothing to print.
  @inlinable public var isEmpty: Bool { markup.isEmpty }
}
