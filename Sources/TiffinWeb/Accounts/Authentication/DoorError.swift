/// The reason a visitor is not let in, and cannot sign in here either.
enum DoorError: Error {
  /// The web server that identifies people named no one.
  case nobodyNamed
  /// The name it gave is not a valid username.
  case strangeName
  /// An account has that name in another spelling (case, accents), and may belong to another person. The names are the
  /// one that was given and the account's.
  case otherSpelling(String, account: String)
  /// No sign-in is needed, and the browser came under a host name that need not be Tiffin's.
  case strangeHost
}
