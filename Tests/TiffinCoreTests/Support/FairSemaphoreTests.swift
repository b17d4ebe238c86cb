import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Platform

@Suite struct `A fair semaphore` {
  @Test func `admits as many as it has places`() {
    let semaphore = FairSemaphore(count: 2)

    let entered = (0..<3).map { _ in semaphore.acquire(within: .milliseconds(1)) }

    #expect(entered == [true, true, false])
  }

  @Test func `refuses at once if its queue is full`() throws {
    let semaphore = FairSemaphore(count: 1, maxWaiting: 0)
    _ = semaphore.acquire(within: .seconds(3_600))

    let isIn = try Background { semaphore.acquire(within: .seconds(3_600)) }.value()

    #expect(isIn == false)
    semaphore.release()
    #expect(semaphore.acquire(within: .seconds(60)))
  }

  @Test func `admits another thread after one has left`() {
    let semaphore = FairSemaphore(count: 1)

    for _ in 0..<3 {
      #expect(semaphore.acquire(within: .milliseconds(1)))
      semaphore.release()
    }
  }

  @Test func `does not reserve places for threads that timed out`() {
    let semaphore = FairSemaphore(count: 1)
    _ = semaphore.acquire(within: .milliseconds(1))
    _ = semaphore.acquire(within: .milliseconds(1))

    semaphore.release()

    #expect(semaphore.acquire(within: .milliseconds(1)))
  }

  @Test func `refuses all waiters when it closes`() throws {
    let semaphore = FairSemaphore(count: 1)
    _ = semaphore.acquire(within: .seconds(3_600))
    let others = (0..<3).map { _ in Background { semaphore.acquire(within: .seconds(3_600)) } }
    #expect(eventually { semaphore.waiting == 3 })

    semaphore.close()

    for other in others { #expect(try other.value() == false) }
    semaphore.release()
    let isIn = try Background { semaphore.acquire(within: .seconds(3_600)) }.value()
    #expect(isIn == false)
  }

  @Test func `admits waiters in order of arrival`() throws {
    let semaphore = FairSemaphore(count: 1)
    _ = semaphore.acquire(within: .seconds(1))
    let order = Mutex<[Int]>([])

    let visitors = (0..<4).map { number in
      let visitor = Background {
        guard semaphore.acquire(within: .seconds(3_600)) else { return }
        order.withLock { $0.append(number) }
        semaphore.release()
      }
      #expect(eventually { semaphore.waiting > number })
      return visitor
    }
    semaphore.release()
    for visitor in visitors { try visitor.value() }

    #expect(order.withLock { $0 } == [0, 1, 2, 3])
  }

  @Test func `alternates between owners`() throws {
    let semaphore = FairSemaphore(count: 1)
    _ = semaphore.acquire(of: 1, within: .seconds(1))
    let order = Mutex<[Int]>([])

    let owners: [Int64] = [1, 1, 1, 2, 3, 2]
    let visitors = owners.enumerated().map { number, owner in
      let visitor = Background {
        guard semaphore.acquire(of: owner, within: .seconds(3_600)) else { return }
        order.withLock { $0.append(number) }
        semaphore.release()
      }
      #expect(eventually { semaphore.waiting > number })
      return visitor
    }
    semaphore.release()
    for visitor in visitors { try visitor.value() }

    #expect(order.withLock { $0 } == [3, 4, 0, 5, 1, 2])
  }

  @Test func `limits the queue of each owner`() throws {
    let semaphore = FairSemaphore(count: 1, maxWaitingPerOwner: 2)
    _ = semaphore.acquire(of: 1, within: .seconds(1))
    let waiting = (0..<2).map { _ in Background { semaphore.acquire(of: 1, within: .seconds(3_600)) } }
    #expect(eventually { semaphore.waiting == 2 })

    #expect(!semaphore.acquire(of: 1, within: .seconds(3_600)))
    let other = Background { semaphore.acquire(of: 2, within: .seconds(3_600)) }
    #expect(eventually { semaphore.waiting == 3 })

    for _ in 0..<3 { semaphore.release() }
    #expect(try other.value())
    for one in waiting { #expect(try one.value()) }
  }
}
