@testable import TiffinCore

extension PhotoError {
  var isBroken: Bool {
    if case .broken = self { true } else { false }
  }

  var log: String? {
    if case .broken(let log) = self { log } else { nil }
  }
}
