import TestSupport
import Testing

@testable import FastCGI

@Suite struct `The timeout of a body` {
  private let start = someMoment

  /// The timeout for the next byte after this many seconds and bytes.
  private func timeout(after seconds: Double, bytes: Int, _ pace: MinimumTransferRate = WorkerTimeouts().body)
    -> Duration
  {
    var progress = Progress(pace, since: start)
    progress.advance(by: bytes, at: start + .seconds(seconds))
    return progress.timeout(at: start + .seconds(seconds))
  }

  @Test func `allows 5 MB from a phone at 50 KB/s`() {
    let waits = (0...100).map { timeout(after: Double($0), bytes: $0 * 50_000) }

    #expect(waits.allSatisfy { $0 == .seconds(10) })
  }

  @Test func `allows 25 MB at 50 KB/s`() {
    #expect(timeout(after: 520, bytes: 26_000_000) == .seconds(10))
  }

  @Test func `is 10 minutes at most`() {
    #expect(timeout(after: 595, bytes: 25_000_000) == .seconds(5))
    #expect(timeout(after: 600, bytes: 25_000_000) == .zero)
  }

  @Test func `ends an upload of one byte per second after 20 s`() {
    #expect(timeout(after: 19, bytes: 19) > .zero)
    #expect(timeout(after: 21, bytes: 21) == .zero)
  }

  @Test func `ends an upload slower than 8 KB/s`() {
    #expect(timeout(after: 300, bytes: 300 * 7_000) == .zero)
    #expect(timeout(after: 300, bytes: 300 * 9_000) > .zero)
  }

  @Test func `allows a gap of 10 s`() {
    #expect(timeout(after: 29.9, bytes: 1_000_000) == .seconds(10))
  }

  @Test func `is shorter for the rest of a refused body`() {
    let leftover = WorkerTimeouts().leftover

    #expect(timeout(after: 119, bytes: 29_000_000, leftover) == .seconds(1))
    #expect(timeout(after: 30, bytes: 30 * 50_000, leftover) == .zero)
    #expect(timeout(after: 6, bytes: 6, leftover) == .zero)
  }
}
