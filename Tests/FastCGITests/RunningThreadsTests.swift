import Platform
import Synchronization
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Of the threads of a worker` {
  /// One that enters, as soon as it is let in, on a thread of the system.
  private struct Entering {
    let thread: RunningThreads.Thread
    private let entering: Background<Bool>

    /// Returns once it is in or waits.
    init(_ running: RunningThreads) {
      let (thread, before) = (RunningThreads.Thread(), running.parked)
      let entering = Background { running.enter(thread) }
      (self.thread, self.entering) = (thread, entering)
      _ = eventually { entering.isDone || running.parked > before }
    }

    /// Whether it was let in; nil while it waits.
    var answer: Bool? { entering.isDone ? try? entering.value() : nil }

    func eventualAnswer() -> Bool? { try? entering.value() }
  }

  private func running(_ count: Int, of threads: Int = 8, begun: @escaping @Sendable () -> Void = {}) -> RunningThreads
  {
    let running = RunningThreads(count, of: threads, begun: begun)
    running.open()
    return running
  }

  @Test func `none runs before it is opened`() {
    let running = RunningThreads(2, of: 8) {}
    let threads = (0..<3).map { _ in Entering(running) }
    let before = threads.map(\.answer)

    running.open()
    #expect(before == [nil, nil, nil])
    #expect(threads.dropFirst().map { $0.eventualAnswer() } == [true, true])
    #expect(threads[0].answer == nil)
  }

  @Test func `as many run as may`() {
    let running = running(2)
    let threads = (0..<4).map { _ in Entering(running) }

    #expect(threads.map(\.answer) == [true, true, nil, nil])
    running.close()
    #expect(threads.map { $0.eventualAnswer() } == [true, true, false, false])
  }

  @Test func `one that runs stays`() {
    let running = running(1)
    let thread = Entering(running).thread

    #expect(running.enter(thread) && running.enter(thread))
  }

  @Test func `the one that was parked last goes on first`() {
    let running = running(1)
    let threads = (0..<3).map { _ in Entering(running) }

    running.leave(threads[0].thread)
    #expect(threads[2].eventualAnswer() == true)
    #expect(threads[1].answer == nil)
    running.leave(threads[2].thread)
    #expect(threads[1].eventualAnswer() == true)
  }

  @Test func `one that leaves twice makes room for one`() {
    let running = running(1)
    let threads = (0..<3).map { _ in Entering(running) }

    running.leave(threads[0].thread)
    running.leave(threads[0].thread)

    #expect(threads[2].eventualAnswer() == true)
    #expect(running.parked == 1)
    running.close()
    #expect(threads[1].eventualAnswer() == false)
  }

  @Test func `one that stays at a request loses its place`() {
    let running = running(1)
    let (slow, other) = (Entering(running), Entering(running))
    running.step(slow.thread)

    #expect(running.check() && running.parked == 1)
    #expect(running.check())
    #expect(other.eventualAnswer() == true)
  }

  @Test func `one that goes on to another request keeps it`() {
    let running = running(1)
    let (quick, other) = (Entering(running), Entering(running))

    for _ in 0..<5 {
      running.step(quick.thread)
      #expect(running.check() && running.parked == 1)
      running.step(quick.thread)
    }

    #expect(running.parked == 1)
    running.close()
    #expect(other.eventualAnswer() == false)
  }

  @Test func `one that waits for a request keeps it, and is not looked after`() {
    let running = running(1)
    let (idle, other) = (Entering(running), Entering(running))
    running.step(idle.thread)
    running.step(idle.thread)

    #expect(running.check())
    #expect(!running.check() && !running.check())
    #expect(running.parked == 1)
    running.close()
    #expect(other.eventualAnswer() == false)
  }

  @Test func `the first that begins a request while nobody looks is told of`() {
    let begun = Mutex(0)
    let running = running(2, of: 3) { begun.withLock { $0 += 1 } }
    let threads = (0..<2).map { _ in Entering(running) }
    var counts: [Int] = []
    func step(_ number: Int) {
      running.step(threads[number].thread)
      counts.append(begun.withLock { $0 })
    }

    for number in [0, 1, 0, 1, 0, 0] { step(number) }
    #expect(counts == [1, 1, 1, 1, 1, 1])
    _ = eventually { !running.check() }
    step(1)
    #expect(counts.last == 2)
  }

  @Test func `none is told of where all may run`() {
    let running = running(3, of: 3) { Issue.record("nobody has to look") }
    let thread = Entering(running).thread

    running.step(thread)
    running.step(thread)
  }

  @Test func `all end once it is closed, also those that come later`() {
    let running = running(1)
    let thread = Entering(running).thread

    running.close()

    #expect(!running.enter(thread) && !running.enter(RunningThreads.Thread()))
  }

  /// Answers "/wait" when it is let go, and everything else at once.
  @Test func `one that waits and does not say so keeps nobody waiting`() throws {
    let isOver = Latch()
    let worker = try RunningWorker(threads: 3, running: 1, patience: .endless) { request in
      guard request.variables["REQUEST_URI"] == "/wait" else { return .ok("page") }
      isOver.waitUntilOpen()
      return .ok("waited")
    }
    let peers = try (0..<2).map { _ in try Peer(worker.path, asking: [("REQUEST_URI", "/wait")]) }
    _ = eventually { isOver.waiting == 2 }

    let pages = try (0..<10).map { _ in try worker.ask().text }
    isOver.open()

    #expect(pages == Array(repeating: "page", count: 10))
    #expect(peers.map { $0.answer().text } == ["waited", "waited"])
    worker.raiseStop()
    #expect(worker.ending() == .finished)
  }

  @Test func `one serves all who ask, and the parked ones end with it`() throws {
    let worker = try RunningWorker(threads: 5, running: 1, patience: .endless) { _ in .ok("page") }

    let peers = try (0..<40).map { _ in try Peer(worker.path, asking: []) }

    #expect(peers.map { $0.answer().text } == Array(repeating: "page", count: 40))
    worker.raiseStop()
    #expect(worker.ending() == .finished)
  }
}
