/// The reason a fetch failed.
///
/// `log` describes the failure for the log only, often in libcurl's words.
public enum FetchError: Error, Hashable, Sendable {
  /// The text, or the target of a redirect, is not a web address: `http` or `https`, a host, no user name or password.
  case badAddress
  /// The address leads to a private network. Nothing was sent there.
  case privateAddress
  /// The host does not exist, or does not answer.
  case unreachable(log: String)
  /// No secure connection was made: usually the certificate is for another host, or not trusted.
  case insecure(log: String)
  /// The document did not arrive completely in time.
  case tooSlow
  /// The document has more bytes than the limit, counted as they are read.
  case tooLarge
  /// The media type, given here, is not accepted; empty if it is missing or malformed.
  case wrongType(String)
  /// The response has this HTTP status, which is neither 200 nor that of a redirect.
  case status(Int)
  /// There were more redirects than the limit.
  case tooManyRedirects
  /// The response broke off, was not valid HTTP or had an encoding that was not requested, or libcurl failed otherwise.
  case garbled(log: String)
  /// libcurl is missing, or out of memory.
  case unavailable(log: String)
}
