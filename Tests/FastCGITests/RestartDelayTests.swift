import Testing

@testable import FastCGI

@Suite struct `The delay before a worker is restarted` {
  @Test func `grows up to 5 s if the worker keeps dying`() {
    var delay = RestartDelay()

    let waits = (0..<9).map { _ in delay.next(uptime: .zero) }

    #expect(waits.first == .milliseconds(100))
    #expect(waits[1] == .milliseconds(200))
    #expect(waits.last == .seconds(5))
    #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `is reset after the worker ran for a minute`() {
    var delay = RestartDelay()
    for _ in 0..<9 { _ = delay.next(uptime: .zero) }

    #expect(delay.next(uptime: .seconds(60)) == .milliseconds(100))
  }

  @Test func `is halved after the worker ran for half a second`() {
    var delay = RestartDelay()
    for _ in 0..<9 { _ = delay.next(uptime: .zero) }

    #expect(delay.next(uptime: .milliseconds(500)) == .milliseconds(2500))
  }
}
