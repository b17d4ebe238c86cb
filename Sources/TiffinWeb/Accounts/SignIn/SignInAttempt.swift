import TiffinCore

/// One try of a password, from one address. Every password prompt uses it, so that no one can try without end.
struct SignInAttempt {
  /// The name as typed.
  let name: String
  let address: String
  /// Nil if the browser never signed in with that name.
  var device: KnownDevice?

  /// - Returns: a better hash to store from now on; nil if the current one will do.
  /// - Throws: ``FormErrors`` if the password is wrong, or was not checked because of earlier failures.
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
      try throttle.failed(name: name, address: address, device: device) { statements throws(StoreError) in
        try log.noteFailure(of: account, request, statements)
      }
      log.failed(account, request)
      throw FormErrors(wrongPassword: ())
    }
    try throttle.succeeded(name: name, address: address, device: device)
    return rehash
  }
}
