import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Platform

@Suite struct `Waiting for one's turn` {
  @Test func `lets in as many as there are places`() {
    let semaphore = FairSemaphore(places: 2)

    let entered = (0..<3).map { _ in semaphore.enter(within: .milliseconds(1)) }

    #expect(entered == [true, true, false])
  }

  @Test func `turns away at once who finds no room to wait in`() throws {
    let semaphore = FairSemaphore(places: 1, room: 0)
    _ = semaphore.enter(within: .seconds(3_600))

    let isIn = try Background { semaphore.enter(within: .seconds(3_600)) }.value()

    #expect(isIn == false)
    semaphore.leave()
    #expect(semaphore.enter(within: .seconds(60)))
  }

  @Test func `a place that became free can be taken again`() {
    let semaphore = FairSemaphore(places: 1)

    for _ in 0..<3 {
      #expect(semaphore.enter(within: .milliseconds(1)))
      semaphore.leave()
    }
  }

  @Test func `who gave up is not waited for`() {
    let semaphore = FairSemaphore(places: 1)
    _ = semaphore.enter(within: .milliseconds(1))
    _ = semaphore.enter(within: .milliseconds(1))

    semaphore.leave()

    #expect(semaphore.enter(within: .milliseconds(1)))
  }

  @Test func `who waits is turned away when it closes, and nobody is let in any more`() throws {
    let semaphore = FairSemaphore(places: 1)
    _ = semaphore.enter(within: .seconds(3_600))
    let others = (0..<3).map { _ in Background { semaphore.enter(within: .seconds(3_600)) } }
    #expect(eventually { semaphore.waiting == 3 })

    semaphore.close()

    for other in others { #expect(try other.value() == false) }
    semaphore.leave()
    let isIn = try Background { semaphore.enter(within: .seconds(3_600)) }.value()
    #expect(isIn == false)
  }

  @Test func `who came first goes first`() throws {
    let semaphore = FairSemaphore(places: 1)
    _ = semaphore.enter(within: .seconds(1))
    let order = Mutex<[Int]>([])

    let visitors = (0..<4).map { number in
      let visitor = Background {
        guard semaphore.enter(within: .seconds(3_600)) else { return }
        order.withLock { $0.append(number) }
        semaphore.leave()
      }
      #expect(eventually { semaphore.waiting > number })
      return visitor
    }
    semaphore.leave()
    for visitor in visitors { try visitor.value() }

    #expect(order.withLock { $0 } == [0, 1, 2, 3])
  }

  @Test func `owners take turns, however many of one have come before`() throws {
    let semaphore = FairSemaphore(places: 1)
    _ = semaphore.enter(of: 1, within: .seconds(1))
    let order = Mutex<[Int]>([])

    let owners: [Int64] = [1, 1, 1, 2, 3, 2]
    let visitors = owners.enumerated().map { number, owner in
      let visitor = Background {
        guard semaphore.enter(of: owner, within: .seconds(3_600)) else { return }
        order.withLock { $0.append(number) }
        semaphore.leave()
      }
      #expect(eventually { semaphore.waiting > number })
      return visitor
    }
    semaphore.leave()
    for visitor in visitors { try visitor.value() }

    #expect(order.withLock { $0 } == [3, 4, 0, 5, 1, 2])
  }

  @Test func `one owner's line is as long as it may be, and another's is not touched`() throws {
    let semaphore = FairSemaphore(places: 1, roomOfEach: 2)
    _ = semaphore.enter(of: 1, within: .seconds(1))
    let waiting = (0..<2).map { _ in Background { semaphore.enter(of: 1, within: .seconds(3_600)) } }
    #expect(eventually { semaphore.waiting == 2 })

    #expect(!semaphore.enter(of: 1, within: .seconds(3_600)))
    let other = Background { semaphore.enter(of: 2, within: .seconds(3_600)) }
    #expect(eventually { semaphore.waiting == 3 })
    #expect(semaphore.isWantedByOthers(than: 1))

    for _ in 0..<3 { semaphore.leave() }
    #expect(try other.value())
    for one in waiting { #expect(try one.value()) }
  }
}
