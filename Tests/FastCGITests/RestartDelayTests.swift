import Testing

@testable import FastCGI

@Suite struct `Waiting before a worker is started again` {
  @Test func `a worker that keeps dying waits longer each time, up to 5 s`() {
    var delay = RestartDelay()

    let waits = (0..<9).map { _ in delay.next(uptime: .zero) }

    #expect(waits.first == .milliseconds(100))
    #expect(waits[1] == .milliseconds(200))
    #expect(waits.last == .seconds(5))
    #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a worker that stayed up starts again at once`() {
    var delay = RestartDelay()
    for _ in 0..<9 { _ = delay.next(uptime: .zero) }

    #expect(delay.next(uptime: .seconds(60)) == .milliseconds(100))
  }

  @Test func `a short life shortens the wait a little`() {
    var delay = RestartDelay()
    for _ in 0..<9 { _ = delay.next(uptime: .zero) }

    #expect(delay.next(uptime: .milliseconds(500)) == .milliseconds(2500))
  }
}
