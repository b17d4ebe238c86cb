import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Platform
@testable import TiffinCore

@Suite(.timeLimit(.minutes(2))) struct `Slots that processes share` {
  private struct Refused: Error {
    init(_: SharedSlots.Refusal) {}
  }

  /// Of one process.
  private func slots(_ scratch: Scratch) -> SharedSlots {
    SharedSlots(folder: scratch.path, name: "work", count: 2, threads: 1, patience: .seconds(60))
  }

  @Test func `are waited for in a line, however many stand aside`() throws {
    let scratch = Scratch()
    let processes = (0..<2).map { _ in slots(scratch) }
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let done = Atomic<Int>(0)

    inThreads(12) { index in
      try? processes[index % 2].take(isAside: true, orThrow: Refused.init) { () throws(Refused) in
        most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
        usleep(5_000)
        inside.subtract(1, ordering: .relaxed)
        done.add(1, ordering: .relaxed)
      }
    }

    #expect(done.load(ordering: .relaxed) == 12)
    #expect(most.load(ordering: .relaxed) <= 2)
  }

  @Test func `are refused at once to one thread more than may wait`() throws {
    let scratch = Scratch()
    let slots = slots(scratch)
    let isInside = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    let first = Aside {
      try slots.take(orThrow: Refused.init) { () throws(Refused) in
        isInside.signal()
        isOver.wait()
      }
    }
    isInside.wait()

    #expect(throws: Refused.self) { try slots.take(orThrow: Refused.init) { () throws(Refused) in } }
    let aside = try slots.take(isAside: true, orThrow: Refused.init) { () throws(Refused) in true }

    #expect(aside)
    isOver.signal()
    try first.value()
    #expect(try slots.take(orThrow: Refused.init) { () throws(Refused) in true })
  }
}
