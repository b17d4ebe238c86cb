import TestSupport

@testable import FastCGI

extension Patience {
  /// Waits for everybody longer than a test does.
  static var endless: Patience {
    var patience = Patience()
    let pace = Pace(silence: .anHour, whole: .anHour)
    (patience.head, patience.body, patience.leftover) = (pace, pace, pace)
    patience.stop = .anHour
    return patience
  }

  /// The same, with another time for the variables; in milliseconds.
  func head(_ time: Int) -> Patience {
    var patience = self
    patience.head = Pace(silence: .milliseconds(time), whole: .milliseconds(time))
    return patience
  }

  /// The same, with another time for the next byte of bodies and answers.
  func body(_ time: Int) -> Patience {
    var patience = self
    patience.body.silence = .milliseconds(time)
    return patience
  }

  /// The same, with another time for requests in flight.
  func stop(_ time: Int) -> Patience {
    var patience = self
    patience.stop = .milliseconds(time)
    return patience
  }
}
