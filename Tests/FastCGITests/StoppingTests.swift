import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Stopping a worker` {
  @Test func `idle threads leave at once`() throws {
    let worker = try RunningWorker(threads: 4, patience: .endless) { _ in .ok("") }
    _ = try worker.ask()

    worker.raiseStop()

    #expect(worker.ending() == .finished)
  }

  @Test func `a request in flight is answered first`() throws {
    let (entered, answering) = (Latch(), Latch())
    let worker = try RunningWorker(threads: 2, patience: .endless) { _ in
      entered.open()
      answering.waitUntilOpen()
      return .ok("late")
    }
    let idle = try RunningWorker(threads: 2, patience: .endless) { _ in .ok("") }
    let peer = try Peer(worker.path, asking: [])
    entered.waitUntilOpen()

    worker.raiseStop()
    idle.raiseStop()
    let idleEnding = idle.ending()
    let hasEnded = worker.hasEnded
    answering.open()

    #expect(idleEnding == .finished && !hasEnded)
    #expect(peer.answer().text == "late")
    #expect(worker.ending() == .finished)
  }

  @Test func `a request that takes too long is abandoned`() throws {
    var patience = Patience.endless
    patience.stop = .milliseconds(300)
    let (entered, answering) = (Latch(), Latch())
    let worker = try RunningWorker(threads: 2, patience: patience) { _ in
      entered.open()
      answering.waitUntilOpen()
      return .ok("")
    }
    let peer = try Peer(worker.path, asking: [])
    entered.waitUntilOpen()
    var ending: Worker.Ending?

    let isWaitedFor = lasts(atLeast: .milliseconds(290)) {
      worker.raiseStop()
      ending = worker.ending()
    }
    answering.open()

    #expect(ending == .abandoned(threads: 1) && isWaitedFor)
    #expect(peer.answer().isComplete)
  }

  @Test func `10 s are the limit unless told otherwise`() {
    #expect(Patience().stop == .seconds(10))
  }
}
