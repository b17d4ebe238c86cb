/// A document fetched from an address.
public struct FetchedDocument: Equatable, Sendable {
  /// The final address, after all redirects.
  public let address: String
  /// The media type in lower case, without parameters, such as `text/html`; empty if the response has none.
  public let mediaType: String
  /// The character encoding in the response's head, in lower case: `utf-8`. Nil if there is none.
  public let charset: String?
  /// The decompressed content.
  public let bytes: [UInt8]
}
