import TestSupport

@testable import FastCGI

extension Patience {
  /// Waits for everybody longer than a test does.
  static var endless: Patience {
    var patience = Patience()
    patience.head = .anHour
    patience.body = .anHour
    patience.stop = .anHour
    return patience
  }

  /// The same, with another time for the variables; in milliseconds.
  func head(_ time: Int) -> Patience {
    var patience = self
    patience.head = .milliseconds(time)
    return patience
  }

  /// The same, with another time for bodies and answers.
  func body(_ time: Int) -> Patience {
    var patience = self
    patience.body = .milliseconds(time)
    return patience
  }

  /// The same, with another time for requests in flight.
  func stop(_ time: Int) -> Patience {
    var patience = self
    patience.stop = .milliseconds(time)
    return patience
  }
}
