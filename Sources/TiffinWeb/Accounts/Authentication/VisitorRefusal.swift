/// A reason for refusing a visitor, for whom signing in would not help.
enum VisitorRefusal: Error {
  /// The web server has to identify people, but did not name anyone.
  case nobodyNamed
  /// The name given by the web server is not a valid username.
  case strangeName
  /// An account has that name in another spelling (case, accents), and may belong to another person. The values are the
  /// given name and the account's name.
  case otherSpelling(String, account: String)
  /// The installation needs no sign-in, and the request's host name may belong to another site.
  case strangeHost
}
