import TestSupport
import Testing

@testable import FastCGI

@Suite struct `The pace of a body` {
  private let start = someMoment

  /// The wait for the next byte after that many seconds and bytes.
  private func patience(after seconds: Double, bytes: Int, _ pace: Pace = Patience().body) -> Duration {
    var progress = Progress(pace, since: start)
    progress.advance(by: bytes, at: start + .seconds(seconds))
    return progress.patience(at: start + .seconds(seconds))
  }

  @Test func `a phone's 5 MB at 50 KB a second are waited for to their end`() {
    let waits = (0...100).map { patience(after: Double($0), bytes: $0 * 50_000) }

    #expect(waits.allSatisfy { $0 == .seconds(10) })
  }

  @Test func `25 MB at 50 KB a second come in time too`() {
    #expect(patience(after: 520, bytes: 26_000_000) == .seconds(10))
  }

  @Test func `nobody gets more than 10 minutes`() {
    #expect(patience(after: 595, bytes: 25_000_000) == .seconds(5))
    #expect(patience(after: 600, bytes: 25_000_000) == .zero)
  }

  @Test func `a byte a second is given up after 20 s`() {
    #expect(patience(after: 19, bytes: 19) > .zero)
    #expect(patience(after: 21, bytes: 21) == .zero)
  }

  @Test func `less than 8 KB a second is given up, however steadily it comes`() {
    #expect(patience(after: 300, bytes: 300 * 7_000) == .zero)
    #expect(patience(after: 300, bytes: 300 * 9_000) > .zero)
  }

  @Test func `a tunnel of 10 s is no reason`() {
    #expect(patience(after: 29.9, bytes: 1_000_000) == .seconds(10))
  }

  @Test func `what nobody wants any more has to come faster`() {
    let leftover = Patience().leftover

    #expect(patience(after: 119, bytes: 29_000_000, leftover) == .seconds(1))
    #expect(patience(after: 30, bytes: 30 * 50_000, leftover) == .zero)
    #expect(patience(after: 6, bytes: 6, leftover) == .zero)
  }
}
