/// The limits of one fetch.
public struct FetchLimits: Sendable {
  /// The accepted media types, such as `text/html` or `image/*`, in lower case.
  public var types: [String]
  /// True if an answer may leave out its media type, as those of small servers do.
  public var takesUntyped = false
  /// The size of the document after decompression.
  public var bytes: Int
  /// The time to connect, the lookup of the host's name and the check of its certificate included.
  public var connecting = Duration.seconds(2)
  /// The time from the beginning to the last byte, redirects included.
  public var whole: Duration
  /// How many redirects are followed.
  public var redirects = 3
  /// The name by which the other side knows who asks.
  public var agent = "Mozilla/5.0 (compatible; Tiffin)"

  /// Limits with the usual time to connect and number of redirects.
  public init(types: [String], bytes: Int, whole: Duration, takesUntyped: Bool = false) {
    self.types = types
    self.takesUntyped = takesUntyped
    self.bytes = bytes
    self.whole = whole
  }

  /// For an answer of the recipe catalogue, while a page waits.
  public static let catalogue = FetchLimits(
    types: ["application/json", "text/json"], bytes: 2_000_000, whole: .seconds(3))
  /// For a web page with a recipe.
  public static let page = FetchLimits(
    types: ["text/html", "application/xhtml+xml", "application/json", "application/ld+json"], bytes: 8_000_000,
    whole: .seconds(10), takesUntyped: true)
  /// For a recipe's picture.
  public static let picture = FetchLimits(types: ["image/*"], bytes: 10_000_000, whole: .seconds(10))

  func takes(_ head: FetchedHead) -> Bool {
    takesUntyped && !head.isTyped || takes(head.mediaType.name)
  }

  private func takes(_ mediaType: String) -> Bool {
    types.contains { type in
      type.hasSuffix("/*") ? mediaType.utf8.starts(with: type.utf8.dropLast()) : type == mediaType
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var wholeMilliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
