import TiffinCore

/// A try of a password from one address. Every password prompt uses it, so that the number of tries is always limited.
struct SignInAttempt {
  /// The name as typed.
  let name: String
  let address: String
  /// The device; nil if the browser has never signed in with that name.
  var device: KnownDevice?

  /// Checks a password.
  ///
  /// - Returns: a hash to store from now on, if the current one is outdated; nil otherwise.
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
