/// Markup made by Tiffin itself: the only values that a template may print unescaped.
public struct HTML: Sendable {
  @usableFromInline let markup: String

  /// Creates a value from trusted markup: no part of `markup` may have been typed by a person or come from another
  /// site.
  public init(trusted markup: String) {
    self.markup = markup
  }

  /// True if the markup is empty.
  @inlinable public var isEmpty: Bool { markup.isEmpty }
}
