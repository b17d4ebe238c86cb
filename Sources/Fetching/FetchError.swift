/// The reason a fetch failed.
///
/// `log` describes the failure for the log only, often in libcurl's words.
public enum FetchError: Error, Hashable, Sendable {
  /// The text is not a web address: `http` or `https`, a host, and no user name or password.
  case badAddress
  /// The address leads to a private network. Nothing was sent.
  case privateAddress
  /// The host does not exist, or does not answer.
  case unreachable(log: String)
  /// No secure connection was made: usually the certificate is for another host, or not trusted.
  case insecure(log: String)
  /// The document did not arrive completely in time.
  case tooSlow
  /// The document has more bytes than the limit, counted as they are read.
  case tooLarge
  /// The media type is not one of those accepted; empty if the response has none.
  case wrongType(String)
  /// An HTTP response that is neither the document nor a redirect.
  case status(Int)
  /// There were more redirects than the limit.
  case tooManyRedirects
  /// The response broke off, or was not valid HTTP.
  case garbled(log: String)
  /// libcurl is missing, or out of memory.
  case unavailable(log: String)
}
