/// Why nothing was fetched.
///
/// `log` is libcurl's own words, for the log only.
public enum FetchError: Error, Hashable, Sendable {
  /// No address of the web: `http` or `https`, a host, and nobody's name or password.
  case badAddress
  /// It leads to where only machines on the inside should look. Nothing was sent there.
  case privateAddress
  /// No such host, or nobody answers there.
  case unreachable(log: String)
  /// No secure connection came about: the certificate is not the host's, or not one to trust, mostly.
  case insecure(log: String)
  /// Not all of it came in time.
  case tooSlow
  /// More bytes than were allowed, counted as they are read.
  case tooLarge
  /// Another media type than those asked for; empty where none was told.
  case wrongType(String)
  /// An answer of HTTP that is neither the document nor a redirect.
  case status(Int)
  /// More redirects than were allowed.
  case tooManyRedirects
  /// It broke off, or was not sent as HTTP says.
  case garbled(log: String)
  /// libcurl is missing, or short of memory.
  case unavailable(log: String)
}
