import TestSupport

@testable import FastCGI

extension WorkerTimeouts {
  /// Waits for everybody longer than a test does.
  static var endless: WorkerTimeouts {
    var timeout = WorkerTimeouts()
    let pace = MinimumTransferRate(silence: .anHour, whole: .anHour)
    (timeout.head, timeout.body, timeout.leftover) = (pace, pace, pace)
    timeout.stop = .anHour
    return timeout
  }

  /// The same, with another time for the variables; in milliseconds.
  func head(_ time: Int) -> WorkerTimeouts {
    var timeout = self
    timeout.head = MinimumTransferRate(silence: .milliseconds(time), whole: .milliseconds(time))
    return timeout
  }

  /// The same, with another time for the next byte of bodies and answers.
  func body(_ time: Int) -> WorkerTimeouts {
    var timeout = self
    timeout.body.silence = .milliseconds(time)
    return timeout
  }

  /// The same, with another time for requests in flight.
  func stop(_ time: Int) -> WorkerTimeouts {
    var timeout = self
    timeout.stop = .milliseconds(time)
    return timeout
  }
}
