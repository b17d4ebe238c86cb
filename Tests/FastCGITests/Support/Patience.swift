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
}
