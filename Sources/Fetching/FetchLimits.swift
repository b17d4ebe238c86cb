/// What one fetch may bring and cost.
public struct FetchLimits: Sendable {
  /// Media types that are taken, such as `text/html` or `image/*`, in lower case.
  public var types: [String]
  /// Of the document, after decompression.
  public var bytes: Int
  /// Until a connection stands, the host's name looked up and its certificate examined.
  public var connecting = Duration.seconds(2)
  /// From the beginning to the last byte, redirects included.
  public var whole: Duration
  /// How many are followed.
  public var redirects = 3

  /// Limits that are no more than that; the others are those of every fetch.
  public init(types: [String], bytes: Int, whole: Duration) {
    self.types = types
    self.bytes = bytes
    self.whole = whole
  }

  /// An answer of the recipe catalogue, for which a page waits.
  public static let catalogue = FetchLimits(
    types: ["application/json", "text/json"], bytes: 2_000_000, whole: .seconds(3))
  /// Somebody's page with a recipe.
  public static let page = FetchLimits(
    types: ["text/html", "application/xhtml+xml", "application/json", "application/ld+json"], bytes: 2_000_000,
    whole: .seconds(10))
  /// A recipe's picture.
  public static let picture = FetchLimits(types: ["image/*"], bytes: 10_000_000, whole: .seconds(10))

  func takes(_ mediaType: String) -> Bool {
    types.contains { type in
      type.hasSuffix("/*") ? mediaType.utf8.starts(with: type.utf8.dropLast()) : type == mediaType
    }
  }
}

extension Duration {
  /// Rounded down.
  var wholeMilliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
