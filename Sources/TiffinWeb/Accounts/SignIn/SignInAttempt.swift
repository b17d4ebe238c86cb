import TiffinCore

/// One try of a password, from somewhere. Everything that asks for a password goes this way, so that nobody can try
/// without end.
struct SignInAttempt {
  /// As typed.
  let name: String
  let address: String
  /// Nil where the browser never signed in with that name.
  var device: KnownDevice?

  /// - Returns: a better hash to keep from now on; nil where the one there is will do.
  /// - Throws: ``FormErrors`` for a wrong password, and for one that was not looked at because of those before it.
  func check(
    _ password: String, of account: Account?, _ throttle: SignInThrottle, _ passwords: PasswordHasher,
    _ log: AccountLog, _ request: Request
  ) throws -> String? {
    let wait = try throttle.wait(name: name, address: address, device: device)
    guard wait == 0 else {
      log.slowedDown(request)
      throw FormErrors(tooManyTries: wait)
    }
    guard case .right(let rehash) = try passwords.verify(password, against: account?.passwordHash) else {
      try throttle.failed(name: name, address: address, device: device)
      log.failed(account, request)
      throw FormErrors(wrongPassword: ())
    }
    try throttle.succeeded(name: name, address: address, device: device)
    return rehash
  }
}
