import Synchronization
import TestSupport
import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `The write lock` {
  private let scratch = TestFolder()

  /// One for each process.
  private func turn(timeout: Int = 3_600) throws -> WriteLock {
    WriteLock(
      lock: try FileLock(path: scratch.path + "/lock"), next: try FileLock(path: scratch.path + "/next"),
      timeout: timeout)
  }

  @Test func `is held by one thread of one process at a time`() throws {
    let turns = [try turn(), try turn()]
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let done = Atomic<Int>(0)

    try inThreads(8) { index in
      for _ in 0..<50 {
        try? turns[index % 2].withLock {
          most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
          letOthersRun()
          inside.subtract(1, ordering: .relaxed)
          done.add(1, ordering: .relaxed)
        }
      }
    }

    #expect(most.load(ordering: .relaxed) == 1)
    #expect(done.load(ordering: .relaxed) == 400)
  }

  @Test func `goes to a waiting process before a process that asks again`() throws {
    let (greedy, patient) = (try turn(), try turn())
    let next = try FileLock(path: scratch.path + "/next")

    for _ in 0..<20 {
      let (isIn, goOn) = (Latch(), Latch())
      let order = Mutex<[String]>([])
      let others = (1...2).map { _ in
        Background {
          for _ in 0..<3 {
            try greedy.withLock {
              order.withLock { $0.append("greedy") }
              isIn.open()
              goOn.waitUntilOpen()
            }
          }
        }
      }
      isIn.waitUntilOpen()
      let waiting = Background { try patient.withLock { order.withLock { $0.append("patient") } } }
      let isNext = eventually { next.isTaken }
      goOn.open()
      for thread in others + [waiting] { try thread.value() }

      // It waited while the first one wrote, so it comes second.
      try #require(isNext)
      #expect(order.withLock { $0.firstIndex(of: "patient") } == 1)
    }
  }

  @Test func `can be taken after other threads have timed out`() throws {
    let turn = try turn(timeout: 1)
    let (isIn, goOn) = (Latch(), Latch())
    let holder = Background {
      try turn.withLock {
        isIn.open()
        goOn.waitUntilOpen()
      }
    }
    isIn.waitUntilOpen()
    let refused = Atomic<Int>(0)

    try inThreads(2) { _ in
      do { try turn.withLock {} } catch { refused.add(1, ordering: .relaxed) }
    }
    goOn.open()
    try holder.value()

    #expect(refused.load(ordering: .relaxed) == 2)
    #expect(try turn.withLock { true })
  }

  @Test func `is free if the process that was next has timed out`() throws {
    let (impatient, other) = (try turn(timeout: 1), try turn())
    let lock = try FileLock.held(scratch.path + "/lock")
    #expect(throws: StoreError.busy) { try impatient.withLock {} }

    lock.release()

    #expect(try other.withLock { true })
    #expect(try impatient.withLock { try FileLock(path: scratch.path + "/lock").isTaken })
    #expect(try other.withLock { true })
  }

  @Test func `is released when the work fails`() throws {
    let turn = try turn()

    #expect(throws: StoreError.full) { try turn.withLock { throw StoreError.full } }

    #expect(try turn.withLock { true })
  }
}
