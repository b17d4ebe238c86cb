/// An address that may be fetched: `http` or `https`, a host, no user name or password.
///
/// Parsed by libcurl itself, so that the address checked is the one libcurl connects to. Requires libcurl to be loaded.
struct FetchAddress: Equatable, Sendable {
  /// The address as sent: escaped, without the fragment.
  let text: String
  /// The host in lower case; IP addresses in their shortest form, those of IPv6 in brackets.
  let host: String
  let port: Int

  /// The maximum length of an address, in bytes.
  static let limit = 4_000

  init?(_ text: String) {
    self.init([text])
  }

  /// Returns the text without white space around it.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Returns the target of a redirect from this address; nil if it may not be fetched.
  func following(_ location: String) -> FetchAddress? {
    FetchAddress([text, location])
  }

  /// Creates the address of the last text, with each text resolved against the one before it.
  private init?(_ texts: [String]) {
    guard let reader = FetchAddressParser() else { return nil }
    for text in texts {
      guard text.utf8.count <= Self.limit, reader.read(text) else { return nil }
    }
    reader.dropFragment()
    guard let scheme = reader.scheme, scheme == "http" || scheme == "https", let host = reader.host, !host.isEmpty,
      let port = reader.port, let text = reader.whole, text.utf8.count <= Self.limit
    else { return nil }
    self.text = text
    self.host = host.lowercased()
    self.port = port
  }
}
