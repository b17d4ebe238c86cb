import TestSupport

@testable import Fetching
@testable import TiffinCore

extension FetchGateway {
  /// A gateway that may reach the server, under the given names.
  init(reaching server: StandInServer, as hosts: [String] = []) throws {
    let entries = ([server.host] + hosts).map { "\($0):\(server.port)" }
    self.init(allowing: try FetchAllowlist(entries.joined(separator: ",")))
  }

  /// The error of a fetch; nil if it succeeded.
  func refusal(of address: String, within limits: FetchLimits = .unhurried) -> FetchError? {
    do throws(FetchError) {
      _ = try get(address, within: limits)
      return nil
    } catch {
      return error
    }
  }
}

extension FetchLimits {
  /// The limits of pages with more time: the machine may be busy.
  static var unhurried: FetchLimits {
    var limits = page(within: .untilHung)
    limits.connecting = .untilHung
    return limits
  }

  /// The limits of pages with another time limit.
  static func page(within whole: Duration) -> FetchLimits {
    var limits = page
    limits.whole = whole
    return limits
  }
}

extension FetchError {
  /// The error's kind, without the log text.
  var kind: String { String(describing: self).prefix { $0 != "(" }.description }
}
