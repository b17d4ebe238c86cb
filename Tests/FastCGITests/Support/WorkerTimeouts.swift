import TestSupport

@testable import FastCGI

extension WorkerTimeouts {
  /// Waits for everybody longer than a test does.
  static var endless: WorkerTimeouts {
    var patience = WorkerTimeouts()
    let pace = MinimumRate(silence: .anHour, whole: .anHour)
    (patience.head, patience.body, patience.leftover) = (pace, pace, pace)
    patience.stop = .anHour
    return patience
  }

  /// The same, with another time for the variables; in milliseconds.
  func head(_ time: Int) -> WorkerTimeouts {
    var patience = self
    patience.head = MinimumRate(silence: .milliseconds(time), whole: .milliseconds(time))
    return patience
  }

  /// The same, with another time for the next byte of bodies and answers.
  func body(_ time: Int) -> WorkerTimeouts {
    var patience = self
    patience.body.silence = .milliseconds(time)
    return patience
  }

  /// The same, with another time for requests in flight.
  func stop(_ time: Int) -> WorkerTimeouts {
    var patience = self
    patience.stop = .milliseconds(time)
    return patience
  }
}
