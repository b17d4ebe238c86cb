/// The reason a visitor is refused and cannot sign in here either.
enum DoorError: Error {
  /// The web server is to identify people but named none.
  case nobodyNamed
  /// The name given by the web server is not a valid username.
  case strangeName
  /// An account has that name in another spelling (case, accents), and may belong to another person. The values are the
  /// name that was given and the account's.
  case otherSpelling(String, account: String)
  /// No sign-in is needed, and the request's host name may belong to another site.
  case strangeHost
}
