/// Why somebody is not let in, and cannot sign in here either.
enum DoorError: Error {
  /// The web server that says who it is did not.
  case nobodyNamed
  /// What it said cannot be a username.
  case strangeName
  /// An account has that name in another spelling (case, accents), and may be somebody else's.
  case otherSpelling
  /// The browser was led here under a name that need not be Tiffin's, where everybody who comes is let in.
  case strangeHost
}
