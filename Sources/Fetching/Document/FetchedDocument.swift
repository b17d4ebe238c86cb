/// A document fetched from an address.
public struct FetchedDocument: Equatable, Sendable {
  /// The final address, after all redirects.
  public let address: String
  /// In lower case, without parameters: `text/html`.
  public let mediaType: String
  /// As given in the answer's head, in lower case: `utf-8`.
  public let charset: String?
  /// The decompressed content.
  public let bytes: [UInt8]
}
