import Dispatch
import TestSupport
import Testing

@testable import Fetching
@testable import Platform
@testable import TiffinCore

@Suite struct `The time that a request waits` {
  /// The kinds that `body` took at least that many milliseconds of.
  private func spent(atLeast milliseconds: Int, _ body: () throws -> Void) rethrows -> [WaitCounter.Kind] {
    let counter = WaitCounter()
    try WaitCounter.$current.withValue(counter) { try body() }
    return WaitCounter.Kind.allCases.filter { counter.nanoseconds($0) >= milliseconds * 1_000_000 }
  }

  @Test func `for other servers is counted`() throws {
    let server = try StandInServer { connection, _ in connection.sayNothing() }
    let gateway = try FetchGateway(reaching: server)

    let kinds = spent(atLeast: 190) {
      _ = gateway.refusal(of: server.address(), within: .page(within: .milliseconds(200)))
    }

    #expect(kinds == [.servers])
  }

  @Test func `for a turn is counted, and not what is done in it`() throws {
    let server = try StandInServer { connection, _ in connection.sayNothing() }
    let gateway = try FetchGateway(reaching: server)
    let slots = SharedSlots(folder: nil, name: "x", count: 1, threads: 2, timeout: .milliseconds(200))
    let held = try slots.begin(of: nil, within: .seconds(0))

    let waited = spent(atLeast: 190) {
      #expect(throws: SharedSlots.Refusal.self) {
        try slots.withSlot(orThrow: { $0 }) { () throws(SharedSlots.Refusal) in }
      }
    }
    held.end()
    let worked = try spent(atLeast: 190) {
      try slots.withSlot(orThrow: { $0 }) { () throws(SharedSlots.Refusal) in
        WaitCounter.measure(.pictures) {
          _ = gateway.refusal(of: server.address(), within: .page(within: .milliseconds(200)))
        }
      }
    }

    #expect(waited == [.turns] && worked == [.pictures, .servers])
  }

  @Test func `is not counted outside of a request`() {
    #expect(WaitCounter.measure(.servers) { 3 } == 3)
  }
}
