extension FormErrors {
  /// Creates the error for a wrong name or password. It is the same whether or not the name exists.
  init(wrongPassword: Void) {
    self.init()
    add("Wrong username or password.", at: nil)
  }

  /// Creates the error for too many tries.
  ///
  /// - Parameter seconds: The time until the next try, in seconds.
  init(tooManyTries seconds: Int) {
    self.init()
    let time = seconds < 90 ? "\(seconds) seconds" : "\((seconds + 59) / 60) minutes"
    add("Too many tries. Wait \(time), and try again.", at: nil)
    obstacle = .tooManyTries(seconds)
  }

  init(tooBusy: Void) {
    self.init()
    add("Too many people are signing in. Try again in a moment.", at: nil)
    obstacle = .busy
  }
}
