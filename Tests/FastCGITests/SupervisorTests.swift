import Glibc
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `A supervisor` {
  @Test func `answers requests with worker processes`() throws {
    let site = try SupervisedSite(workers: 2)

    let answer = try site.ask("/pid")

    #expect(site.workers.map { "\($0)" }.contains(answer.text))
  }

  @Test func `tells each worker how many workers there are`() throws {
    let site = try SupervisedSite(workers: 3)

    #expect(try site.ask("/count").text == "3")
  }

  @Test func `replaces a worker that is killed`() throws {
    let site = try SupervisedSite(workers: 1)
    let first = try #require(pid_t(try site.ask("/pid").text))

    kill(first, SIGKILL)
    let next = try site.ask("/pid")

    #expect(pid_t(next.text) != first)
    #expect(next.isComplete)
    #expect(site.line("ended \(first) signal 9") != nil)
  }

  @Test func `loses only one worker to a request that crashes it, and logs the request`() throws {
    let site = try SupervisedSite(workers: 2)

    let trapped = try site.ask("/trap?secret")
    let others = try (0..<10).map { _ in try site.ask("/page").isComplete }

    #expect(!trapped.isComplete)
    #expect(!others.contains(false))
    #expect(site.line("ended")?.hasSuffix(" GET /trap") == true)
  }

  @Test func `never gives up on a worker that keeps dying`() throws {
    let site = try SupervisedSite(workers: 1)

    for _ in 0..<4 { _ = try site.ask("/trap") }

    #expect(try site.ask("/page").isComplete)
    #expect(eventually { site.lines("started").count == 5 }, "\(site.lines(""))")
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `stops at once if no request is in flight`(signal: Int32) throws {
    let site = try SupervisedSite(workers: 2)
    let workers = site.workers

    site.supervisor.send(signal)

    #expect(site.supervisor.ending() == .exit(code: 0))
    #expect(site.lines("killed").isEmpty)
    #expect(!workers.contains(where: isAlive))
    #expect(unsafe access(site.path, F_OK) != 0)
  }

  @Test func `stops after answering a request in flight`() throws {
    let site = try SupervisedSite(workers: 2)
    let folder = TestFolder()
    let peer = try site.held(until: folder.path + "/go")

    site.supervisor.send(SIGTERM)
    // The idle one.
    _ = try #require(site.line("ended"))
    try folder.touch("go")

    #expect(peer.answer().text == "let go")
    #expect(site.supervisor.ending() == .exit(code: 0))
    #expect(site.lines("killed").isEmpty)
  }

  @Test func `starts the other workers once the first worker takes requests`() throws {
    let site = try SupervisedSite(workers: 3, beginning: ["worker", "2"])

    #expect(site.workers.count == 3)
    #expect(try site.ask("/page").isComplete)
    site.supervisor.send(SIGTERM)
    #expect(site.supervisor.ending() == .exit(code: 0))
  }

  @Test func `exits without starting other workers if the first worker ends before it takes requests`() throws {
    let site = try SupervisedSite(workers: 3, beginning: ["refuse"])

    #expect(site.supervisor.ending() == .exit(code: 0))
    #expect(site.lines("") == ["the first ended: exit code 78"])
    #expect(unsafe access(site.path, F_OK) != 0)
  }

  @Test(arguments: 0..<5)
  func `replaces a first worker that ends as soon as it takes requests`(time: Int) throws {
    let site = try SupervisedSite(workers: 1, beginning: ["fall"])

    #expect(eventually { site.lines("ended").count > 1 }, "\(site.lines(""))")
    #expect(site.lines("the first ended").isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `stops while the first worker is still starting`(signal: Int32) throws {
    let site = try SupervisedSite(workers: 3, beginning: ["dawdle"])
    _ = try #require(site.line("dawdling"))

    site.supervisor.send(signal)

    #expect(site.supervisor.ending() == .exit(code: 0))
    #expect(unsafe access(site.path, F_OK) != 0)
  }

  @Test func `leaves no workers running when it is killed`() throws {
    let site = try SupervisedSite(workers: 2)

    site.supervisor.send(SIGKILL)

    #expect(eventually { !site.workers.contains(where: isAlive) })
  }

  @Test func `replaces all workers on SIGHUP without failing a request`() throws {
    let site = try SupervisedSite(workers: 2)
    let first = Set(site.workers)
    var failed = 0

    site.supervisor.send(SIGHUP)
    let replaced = try eventually {
      for _ in 0..<20 where try !site.ask("/page").isComplete { failed += 1 }
      return site.lines("ended").count == 2 && site.lines("started").count == 4
    }

    #expect(replaced)
    #expect(failed == 0)
    #expect(Set(site.workers.suffix(2)).isDisjoint(with: first))
  }

  @Test func `logs a worker that is stuck in a request`() throws {
    let site = try SupervisedSite(workers: 2, requestLimit: 1_000)

    let peer = try site.peer("/hang")

    #expect(site.line("stuck")?.hasSuffix("GET /hang") == true)
    #expect(try site.ask("/page").isComplete)
    withExtendedLifetime(peer) {}
  }

  @Test func `does not report a worker as stuck while it waits for a slow body`() throws {
    // If the machine stalls for a second, any worker that is answering is reported as stuck.
    #expect(try eventually { try isWaitingWhileAnotherIsFoundStuck() })
  }

  private func isWaitingWhileAnotherIsFoundStuck() throws -> Bool {
    let site = try SupervisedSite(workers: 1, requestLimit: 1_000)
    let other = try SupervisedSite(workers: 1, requestLimit: 3_000)
    let peer = try Peer(site.path)
    let variables = [("REQUEST_METHOD", "POST"), ("REQUEST_URI", "/echo"), ("CONTENT_LENGTH", "2")]
    peer.send(Record.begin() + Record.variables(variables) + Record.endOfVariables + Record.body([1]))
    _ = try #require(site.line("serving /echo"))
    let hanging = try other.peer("/hang")

    // The hanging worker has three times the limit and starts later.
    _ = try #require(other.line("stuck"))

    withExtendedLifetime((peer, hanging)) {}
    return site.lines("stuck").isEmpty
  }

  @Test func `does not delay one worker because another keeps dying`() throws {
    var first = WorkerSlot(requests: try .make())
    let second = WorkerSlot(requests: try .make())

    let waits = (0..<9).map { _ in first.postpone() }
    var other = second

    #expect(waits.last == .seconds(5))
    #expect(other.postpone() == .milliseconds(100))
  }

  @Test func `reports a program that cannot be started`() throws {
    let program = WorkerLauncher(executable: "/nowhere", arguments: [], socket: 0, count: 1, numbers: try .make())

    let error = #expect(throws: SystemError.self) { try program.start(requests: try .make()) }

    #expect(error?.description == "start /nowhere: No such file or directory")
  }
}

@Suite struct `A socket whose file is deleted` {
  @Test func `is created again and answers requests`() throws {
    let site = try SupervisedSite(workers: 2)
    #expect(try site.ask("/page").isComplete)

    #expect(unsafe unlink(site.path) == 0)

    #expect(eventually { (try? site.ask("/page"))?.isComplete == true })
    #expect(site.line("listening again") != nil)
  }
}
