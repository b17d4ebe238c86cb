import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `Slots that processes share` {
  private struct Refused: Error {
    init(_: SharedSlots.Refusal) {}
  }

  /// Returns the slots as one process opens them.
  private func slots(_ scratch: TestFolder) -> SharedSlots {
    SharedSlots(folder: scratch.path, name: "work", count: 2, threads: 1, timeout: .seconds(3_600))
  }

  @Test func `are held by at most two threads at once, and each thread gets its turn`() throws {
    let scratch = TestFolder()
    let processes = (0..<2).map { _ in slots(scratch) }
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let done = Atomic<Int>(0)

    try inThreads(12) { index in
      try? processes[index % 2].withSlot(isBackground: true, orThrow: Refused.init) { () throws(Refused) in
        most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
        // Until as many are in as may be.
        _ = eventually { most.load(ordering: .relaxed) >= 2 }
        letOthersRun()
        inside.subtract(1, ordering: .relaxed)
        done.add(1, ordering: .relaxed)
      }
    }

    #expect(done.load(ordering: .relaxed) == 12)
    #expect(most.load(ordering: .relaxed) == 2)
  }

  @Test func `are refused at once if too many threads wait`() throws {
    let scratch = TestFolder()
    let slots = slots(scratch)
    let (isInside, isOver) = (Latch(), Latch())
    let first = Background {
      try slots.withSlot(orThrow: Refused.init) { () throws(Refused) in
        isInside.open()
        isOver.waitUntilOpen()
      }
    }
    isInside.waitUntilOpen()

    #expect(throws: Refused.self) { try slots.withSlot(orThrow: Refused.init) { () throws(Refused) in } }
    let aside = try slots.withSlot(isBackground: true, orThrow: Refused.init) { () throws(Refused) in true }

    #expect(aside)
    isOver.open()
    try first.value()
    #expect(try slots.withSlot(orThrow: Refused.init) { () throws(Refused) in true })
  }
}
