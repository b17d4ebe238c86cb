/// A message that is sent to an address by POST.
public struct FetchMessage: Sendable {
  let text: String
  /// The header lines besides those of a fetch.
  let headers: [String]

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - mediaType: The media type of the text, such as `text/plain; charset=utf-8`.
  ///   - headers: Further headers, as name and value.
  public init(_ text: String, mediaType: String, headers: [(name: String, value: String)] = []) {
    self.text = text
    let all = [(name: "Content-Type", value: mediaType)] + headers
    // A line break in a value would begin another header.
    self.headers = all.map { "\($0.name): \(Self.printable($0.value))" }
  }

  private static func printable(_ value: String) -> String {
    String(decoding: value.utf8.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
