/// What came from an address.
public struct FetchedDocument: Equatable, Sendable {
  /// Where it was in the end, after all redirects.
  public let address: String
  /// In lower case, without parameters: `text/html`.
  public let mediaType: String
  /// As the answer's head tells it, in lower case: `utf-8`.
  public let charset: String?
  /// Decompressed.
  public let bytes: [UInt8]
}
