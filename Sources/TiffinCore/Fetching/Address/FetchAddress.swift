/// An address that may be asked for: `http` or `https`, a host, nobody's name or password.
///
/// Taken apart by libcurl itself, so that what is examined here is what libcurl then connects to. Needs it loaded.
struct FetchAddress: Equatable, Sendable {
  /// As it is asked for: escaped, without what stands behind `#`.
  let text: String
  /// In lower case, addresses in their plainest form, those of version 6 in brackets.
  let host: String
  let port: Int

  /// In bytes.
  static let limit = 4_000

  init?(_ text: String) {
    self.init([text])
  }

  /// Where a redirect from here leads; nil where to no such address.
  func following(_ location: String) -> FetchAddress? {
    FetchAddress([text, location])
  }

  /// Each is relative to the one before it.
  private init?(_ texts: [String]) {
    guard let reader = AddressReader() else { return nil }
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
