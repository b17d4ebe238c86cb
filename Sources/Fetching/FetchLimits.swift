/// The limits of one fetch.
public struct FetchLimits: Sendable {
  /// The accepted media types, such as `text/html` or `image/*`, in lower case.
  public var types: [String]
  /// True if a response without a media type is accepted, as small servers send it.
  public var acceptsUntyped = false
  /// The largest size of the document after decompression, in bytes.
  public var bytes: Int
  /// The longest time to connect, including the lookup of the host's name and the check of its certificate.
  public var connecting = Duration.seconds(2)
  /// The longest time from the beginning to the last byte, including redirects.
  public var whole: Duration
  /// The maximum number of redirects that are followed.
  public var redirects = 3
  /// The `User-Agent` header.
  public var agent = "Mozilla/5.0 (compatible; Tiffin)"

  /// Creates limits with the default time to connect and number of redirects.
  public init(types: [String], bytes: Int, whole: Duration, acceptsUntyped: Bool = false) {
    self.types = types
    self.acceptsUntyped = acceptsUntyped
    self.bytes = bytes
    self.whole = whole
  }

  /// The limits for a response of the recipe catalogue, while a page waits.
  public static let catalogue = FetchLimits(
    types: ["application/json", "text/json"], bytes: 2_000_000, whole: .seconds(3))
  /// The limits for a web page with a recipe.
  public static let page = FetchLimits(
    types: ["text/html", "application/xhtml+xml", "application/json", "application/ld+json"], bytes: 8_000_000,
    whole: .seconds(10), acceptsUntyped: true)
  /// The limits for a recipe's picture.
  public static let picture = FetchLimits(types: ["image/*"], bytes: 10_000_000, whole: .seconds(10))
  /// The limits for a notice to the server's owner, whose response is not read.
  public static let notice = FetchLimits(types: [], bytes: 64_000, whole: .seconds(15))

  func accepts(_ head: FetchedHeaders) -> Bool {
    acceptsUntyped && !head.isTyped || accepts(head.mediaType.name)
  }

  private func accepts(_ mediaType: String) -> Bool {
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
