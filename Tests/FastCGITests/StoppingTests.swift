import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Stopping a worker` {
  @Test func `ends idle threads at once`() throws {
    let worker = try RunningWorker(threads: 4, timeout: .endless) { _ in .ok("") }
    _ = try worker.ask()

    worker.raiseStop()

    #expect(worker.ending() == .finished)
  }

  @Test func `waits for a request in flight`() throws {
    let (entered, answering) = (Latch(), Latch())
    let worker = try RunningWorker(threads: 2, timeout: .endless) { _ in
      entered.open()
      answering.waitUntilOpen()
      return .ok("late")
    }
    let idle = try RunningWorker(threads: 2, timeout: .endless) { _ in .ok("") }
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

  @Test func `abandons a request that takes too long`() throws {
    let (entered, answering) = (Latch(), Latch())
    let worker = try RunningWorker(threads: 2, timeout: .endless.stop(300)) { _ in
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

  @Test func `waits for a request as long as configured`() throws {
    let isQuicker = try isMuchQuicker {
      try abandon(after: 300)
    } than: {
      try abandon(after: 1_200)
    }

    #expect(isQuicker)
  }

  private func abandon(after time: Int) throws {
    let (entered, answering) = (Latch(), Latch())
    let worker = try RunningWorker(threads: 2, timeout: .endless.stop(time)) { _ in
      entered.open()
      answering.waitUntilOpen()
      return .ok("")
    }
    let peer = try Peer(worker.path, asking: [])
    entered.waitUntilOpen()
    worker.raiseStop()
    #expect(worker.ending() == .abandoned(threads: 1))
    answering.open()
    #expect(peer.answer().isComplete)
  }

  @Test func `notifies requests in flight`() throws {
    let (isWaiting, isTold) = (Latch(), Latch())
    let worker = try RunningWorker(threads: 1, timeout: .endless) { _ in
      isWaiting.open()
      return .ok(isTold.waitUntilOpen() ? "told" : "not told")
    } stopping: {
      isTold.open()
    }
    let peer = try Peer(worker.path, asking: [])
    isWaiting.waitUntilOpen()
    #expect(!isTold.isOpen)

    worker.raiseStop()

    #expect(peer.answer().text == "told")
    #expect(worker.ending() == .finished)
  }

  @Test func `waits 10 s by default`() {
    #expect(WorkerTimeouts().stop == .seconds(10))
  }
}
