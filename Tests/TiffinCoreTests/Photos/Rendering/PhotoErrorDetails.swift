@testable import PictureTools
@testable import TiffinCore

extension PhotoError {
  var isBroken: Bool {
    if case .broken = self { true } else { false }
  }

  var isTooLarge: Bool {
    if case .tooLarge = self { true } else { false }
  }

  var log: String? {
    switch self {
    case .broken(let log), .tooLarge(let log): log
    default: nil
    }
  }
}
