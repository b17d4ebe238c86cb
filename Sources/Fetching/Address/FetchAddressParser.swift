import CCurl

/// libcurl's own address parser. Requires libcurl to be loaded.
@safe struct FetchAddressParser: ~Copyable {
  private let url: OpaquePointer

  init?() {
    guard let url = unsafe ccurl_url() else { return nil }
    unsafe self.url = unsafe url
  }

  deinit {
    unsafe ccurl_url_cleanup(url)
  }

  /// Parses an address, resolved against the previous one if it is relative.
  ///
  /// - Returns: True if it is a valid address without a user name or password.
  func read(_ text: String) -> Bool {
    let flags = UInt32(CURLU_DISALLOW_USER | CURLU_URLENCODE | CURLU_ALLOW_SPACE)
    return unsafe !text.utf8.contains(0) && ccurl_url_set(url, CURLUPART_URL, text, flags) == CURLUE_OK
  }

  /// Removes the fragment, from `#` on.
  func dropFragment() {
    unsafe ccurl_url_set(url, CURLUPART_FRAGMENT, nil, 0)
  }

  var scheme: String? { part(CURLUPART_SCHEME) }
  /// The host, unescaped; IPv6 addresses in brackets.
  var host: String? { part(CURLUPART_HOST) }
  /// The port, or the scheme's default port.
  var port: Int? { part(CURLUPART_PORT, flags: CURLU_DEFAULT_PORT).flatMap { Int($0) } }
  var whole: String? { part(CURLUPART_URL) }

  private func part(_ part: CURLUPart, flags: Int32 = 0) -> String? {
    guard let text = unsafe ccurl_url_get(url, part, UInt32(flags)) else { return nil }
    defer { unsafe ccurl_free(text) }
    return unsafe String(cString: text)
  }
}
