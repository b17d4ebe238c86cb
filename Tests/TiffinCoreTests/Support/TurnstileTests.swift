import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Waiting for one's turn` {
  @Test func `lets in as many as there are places`() {
    let turnstile = Turnstile(places: 2)

    let entered = (0..<3).map { _ in turnstile.enter(within: .milliseconds(1)) }

    #expect(entered == [true, true, false])
  }

  @Test func `turns away at once who finds no room to wait in`() throws {
    let turnstile = Turnstile(places: 1, room: 0)
    _ = turnstile.enter(within: .seconds(3_600))

    let isIn = try Background { turnstile.enter(within: .seconds(3_600)) }.value()

    #expect(isIn == false)
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
    _ = turnstile.enter(within: .seconds(3_600))
    let others = (0..<3).map { _ in Background { turnstile.enter(within: .seconds(3_600)) } }
    #expect(eventually { turnstile.waiting == 3 })

    turnstile.close()

    for other in others { #expect(try other.value() == false) }
    turnstile.leave()
    let isIn = try Background { turnstile.enter(within: .seconds(3_600)) }.value()
    #expect(isIn == false)
  }

  @Test func `who came first goes first`() throws {
    let turnstile = Turnstile(places: 1)
    _ = turnstile.enter(within: .seconds(1))
    let order = Mutex<[Int]>([])

    let visitors = (0..<4).map { number in
      let visitor = Background {
        guard turnstile.enter(within: .seconds(3_600)) else { return }
        order.withLock { $0.append(number) }
        turnstile.leave()
      }
      #expect(eventually { turnstile.waiting > number })
      return visitor
    }
    turnstile.leave()
    for visitor in visitors { try visitor.value() }

    #expect(order.withLock { $0 } == [0, 1, 2, 3])
  }
}
