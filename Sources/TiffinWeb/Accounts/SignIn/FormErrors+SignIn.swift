extension FormErrors {
  /// The same whether the name exists or not.
  init(wrongPassword: Void) {
    self.init()
    add("This username and this password do not belong together. Try again.", at: nil)
  }

  /// - Parameter seconds: until the next try is taken.
  init(tooManyTries seconds: Int) {
    self.init()
    let time = seconds < 90 ? "\(seconds) seconds" : "\((seconds + 59) / 60) minutes"
    add("Too many tries. Wait \(time), and try again.", at: nil)
    obstacle = .tooManyTries(seconds)
  }

  init(tooBusy: Void) {
    self.init()
    add("Many are signing in just now. Wait a moment, and try again.", at: nil)
    obstacle = .busy
  }
}
