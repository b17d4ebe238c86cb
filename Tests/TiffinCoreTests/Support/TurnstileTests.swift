import Dispatch
import Glibc
import Synchronization
import Testing

@testable import TiffinCore

@Suite struct `Waiting for one's turn` {
  @Test func `lets in as many as there are places`() {
    let turnstile = Turnstile(places: 2)

    let entered = (0..<3).map { _ in turnstile.enter(within: .milliseconds(1)) }

    #expect(entered == [true, true, false])
  }

  @Test func `turns away at once who finds no room to wait in`() {
    let turnstile = Turnstile(places: 1, room: 0)
    _ = turnstile.enter(within: .seconds(60))
    let begin = ContinuousClock.now

    let isIn = turnstile.enter(within: .seconds(60))

    #expect(isIn == false)
    #expect(begin.duration(to: .now) < .seconds(60))
    turnstile.leave()
    #expect(turnstile.enter(within: .seconds(60)))
  }

  @Test func `a place that became free can be taken again`() {
    let turnstile = Turnstile(places: 1)

    for _ in 0..<3 {
      #expect(turnstile.enter(within: .milliseconds(1)))
      turnstile.leave()
    }
  }

  @Test func `who gave up is not waited for`() {
    let turnstile = Turnstile(places: 1)
    _ = turnstile.enter(within: .milliseconds(1))
    _ = turnstile.enter(within: .milliseconds(1))

    turnstile.leave()

    #expect(turnstile.enter(within: .milliseconds(1)))
  }

  @Test func `who waits is turned away when it closes, and nobody is let in any more`() throws {
    let turnstile = Turnstile(places: 1)
    _ = turnstile.enter(within: .seconds(1))
    let others = (0..<3).map { _ in Aside { turnstile.enter(within: .seconds(600)) } }
    #expect(becomes { turnstile.waiting == 3 })

    turnstile.close()

    for other in others { #expect(try other.value() == false) }
    turnstile.leave()
    #expect(turnstile.enter(within: .seconds(600)) == false)
  }

  @Test func `who came first goes first`() {
    let turnstile = Turnstile(places: 1)
    _ = turnstile.enter(within: .seconds(1))
    let order = Mutex<[Int]>([])
    let group = DispatchGroup()

    for number in 0..<4 {
      // A queue of its own has a thread of its own.
      DispatchQueue(label: "visitor \(number)").async(group: group) {
        guard turnstile.enter(within: .seconds(30)) else { return }
        order.withLock { $0.append(number) }
        turnstile.leave()
      }
      while turnstile.waiting <= number { usleep(1_000) }
    }
    turnstile.leave()
    group.wait()

    #expect(order.withLock { $0 } == [0, 1, 2, 3])
  }
}
