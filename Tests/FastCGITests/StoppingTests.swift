import Glibc
import Synchronization
import Testing

@testable import FastCGI

@Suite struct `Stopping a worker` {
  @Test func `idle threads leave at once`() throws {
    let worker = try RunningWorker(threads: 4) { _ in .ok("") }
    _ = try worker.ask()

    worker.raiseStop()

    #expect(worker.ending(within: 1) == .finished)
  }

  @Test func `a request in flight is answered first`() throws {
    let entered = Mutex(false)
    let worker = try RunningWorker(threads: 2) { _ in
      entered.withLock { $0 = true }
      usleep(300_000)
      return .ok("late")
    }
    let peer = try Peer(worker.path, asking: [])
    _ = waitFor(seconds: 5) { entered.withLock { $0 } ? true : nil }

    worker.raiseStop()

    #expect(peer.answer().text == "late")
    #expect(worker.ending(within: 1) == .finished)
  }

  @Test func `a request that takes too long is abandoned`() throws {
    var patience = Patience()
    patience.stop = .milliseconds(300)
    let entered = Mutex(false)
    let worker = try RunningWorker(threads: 2, patience: patience) { _ in
      entered.withLock { $0 = true }
      usleep(1_500_000)
      return .ok("")
    }
    let peer = try Peer(worker.path, asking: [])
    _ = waitFor(seconds: 5) { entered.withLock { $0 } ? true : nil }

    worker.raiseStop()

    #expect(worker.ending(within: 0.1) == nil)
    #expect(worker.ending(within: 1) == .abandoned(threads: 1))
    #expect(peer.answer().isComplete)
  }

  @Test func `tells the requests in flight, so that none waits for long`() throws {
    let isTold = Mutex(false)
    let isWaiting = Mutex(false)
    let worker = try RunningWorker(threads: 1) { _ in
      isWaiting.withLock { $0 = true }
      return .ok("\(waitFor(seconds: 9) { isTold.withLock { $0 } ? "told" : nil } ?? "not told")")
    } stopping: {
      isTold.withLock { $0 = true }
    }
    let peer = try Peer(worker.path, asking: [])
    _ = waitFor(seconds: 5) { isWaiting.withLock { $0 } ? true : nil }
    #expect(!isTold.withLock { $0 })

    worker.raiseStop()

    #expect(peer.answer().text == "told")
    #expect(worker.ending() == .finished)
  }

  @Test func `10 s are the limit unless told otherwise`() {
    #expect(Patience().stop == .seconds(10))
  }
}
