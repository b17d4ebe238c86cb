import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `The turn to write` {
  private func turn(_ scratch: Scratch, patience: Int = 5) throws -> WriteTurn {
    WriteTurn(
      lock: try FileLock(path: scratch.path + "/lock"), next: try FileLock(path: scratch.path + "/next"),
      patience: patience)
  }

  @Test func `is one thread's of one process's at a time`() throws {
    let scratch = Scratch()
    let turns = [try turn(scratch), try turn(scratch)]
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let done = Atomic<Int>(0)

    inThreads(8) { index in
      for _ in 0..<50 {
        try? turns[index % 2].take {
          most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
          usleep(10)
          inside.subtract(1, ordering: .relaxed)
          done.add(1, ordering: .relaxed)
        }
      }
    }

    #expect(most.load(ordering: .relaxed) == 1)
    #expect(done.load(ordering: .relaxed) == 400)
  }

  @Test func `comes to a process that waits although another wants it again and again`() throws {
    let scratch = Scratch()
    let (greedy, patient) = (try turn(scratch), try turn(scratch))
    let isOver = Atomic<Bool>(false)
    let waits = Mutex<[Duration]>([])

    inThreads(4) { index in
      if index > 0 {
        while !isOver.load(ordering: .relaxed) { _ = try? greedy.take { usleep(2_000) } }
        return
      }
      for _ in 0..<20 {
        let begin = ContinuousClock.now
        try? patient.take {}
        waits.withLock { $0.append(begin.duration(to: .now)) }
        usleep(1_000)
      }
      isOver.store(true, ordering: .relaxed)
    }

    // Without the line between processes some wait for a second and more.
    let longest = waits.withLock { $0.max() }
    #expect(try #require(longest) < .milliseconds(500))
    #expect(waits.withLock { $0.count } == 20)
  }

  @Test func `passes to the others when one gave up waiting`() throws {
    let scratch = Scratch()
    let turn = try turn(scratch, patience: 1)
    let refused = Atomic<Int>(0)

    inThreads(3) { _ in
      do { _ = try turn.take { sleep(2) } } catch { refused.add(1, ordering: .relaxed) }
    }

    #expect(refused.load(ordering: .relaxed) == 2)
    #expect(try turn.take { true })
  }

  @Test func `is given back when the work fails`() throws {
    let scratch = Scratch()
    let turn = try turn(scratch, patience: 1)

    #expect(throws: StoreError.full) { try turn.take { throw StoreError.full } }

    #expect(try turn.take { true })
  }
}
