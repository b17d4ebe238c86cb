import TestSupport

@testable import Fetching
@testable import TiffinCore

extension FetchGateway {
  /// A gateway that may reach the server, under the given names.
  init(reaching server: StandInServer, as hosts: [String] = []) throws {
    let entries = ([server.host] + hosts).map { "\($0):\(server.port)" }
    self.init(allowing: try FetchAllowance(entries.joined(separator: ",")))
  }

  /// Why there was no document; nil when there was one.
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
  /// Of pages, with more time: the machine may be busy.
  static var unhurried: FetchLimits {
    var limits = page(within: .untilHung)
    limits.connecting = .untilHung
    return limits
  }

  /// Of pages, with another limit of time.
  static func page(within whole: Duration) -> FetchLimits {
    var limits = page
    limits.whole = whole
    return limits
  }
}

extension FetchError {
  /// Without the log's words.
  var kind: String { String(describing: self).prefix { $0 != "(" }.description }
}
