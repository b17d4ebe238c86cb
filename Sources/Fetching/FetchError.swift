/// The reason nothing was fetched.
///
/// `log` holds libcurl's own words, for the log only.
public enum FetchError: Error, Hashable, Sendable {
  /// Not a web address: `http` or `https`, a host, and no user name or password.
  case badAddress
  /// It leads to a private network. Nothing was sent there.
  case privateAddress
  /// The host does not exist, or does not answer.
  case unreachable(log: String)
  /// No secure connection was made: usually the certificate is not the host's, or not trusted.
  case insecure(log: String)
  /// It did not arrive completely in time.
  case tooSlow
  /// More bytes than the limit, counted as they are read.
  case tooLarge
  /// A media type other than those asked for; empty if none was given.
  case wrongType(String)
  /// An HTTP answer that is neither the document nor a redirect.
  case status(Int)
  /// More redirects than the limit.
  case tooManyRedirects
  /// The answer broke off, or was not valid HTTP.
  case garbled(log: String)
  /// libcurl is missing, or out of memory.
  case unavailable(log: String)
}
