import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `Waiting for one's turn` {
  @Test func `lets in as many as there are places`() {
    let semaphore = FairSemaphore(places: 2)

    let entered = (0..<3).map { _ in semaphore.enter(within: .milliseconds(1)) }

    #expect(entered == [true, true, false])
  }

  @Test func `turns away at once who finds no room to wait in`() {
    let semaphore = FairSemaphore(places: 1, room: 0)
    _ = semaphore.enter(within: .seconds(60))
    let begin = ContinuousClock.now

    let isIn = semaphore.enter(within: .seconds(60))

    #expect(isIn == false)
    #expect(begin.duration(to: .now) < .seconds(60))
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
    _ = semaphore.enter(within: .seconds(1))
    let others = (0..<3).map { _ in Aside { semaphore.enter(within: .seconds(600)) } }
    #expect(becomes { semaphore.waiting == 3 })

    semaphore.close()

    for other in others { #expect(try other.value() == false) }
    semaphore.leave()
    #expect(semaphore.enter(within: .seconds(600)) == false)
  }

  @Test func `who came first goes first`() {
    let semaphore = FairSemaphore(places: 1)
    _ = semaphore.enter(within: .seconds(1))
    let order = Mutex<[Int]>([])
    let group = DispatchGroup()

    for number in 0..<4 {
      // A queue of its own has a thread of its own.
      DispatchQueue(label: "visitor \(number)").async(group: group) {
        guard semaphore.enter(within: .seconds(30)) else { return }
        order.withLock { $0.append(number) }
        semaphore.leave()
      }
      while semaphore.waiting <= number { usleep(1_000) }
    }
    semaphore.leave()
    group.wait()

    #expect(order.withLock { $0 } == [0, 1, 2, 3])
  }
}
