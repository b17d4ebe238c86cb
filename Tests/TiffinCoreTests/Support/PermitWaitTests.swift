import Dispatch
import TestSupport
import Testing

@testable import Fetching
@testable import PictureTools
@testable import Platform
@testable import TiffinCore

/// True if a thread that runs `body` returns its permit.
func givesBackPermit(_ body: () -> Void) -> Bool {
  let permits = ComputePermits(1)
  return permits.withPermit {
    body()
    return permits.free == 1
  }
}

@Suite struct `A thread returns its compute permit` {
  @Test func `while it waits for a place, but not if a place is free`() {
    let semaphore = FairSemaphore(count: 1)

    #expect(!givesBackPermit { _ = semaphore.acquire(within: .milliseconds(1)) })
    #expect(givesBackPermit { _ = semaphore.acquire(within: .milliseconds(1)) })
  }

  @Test func `before password hashing`() throws {
    let slots = PasswordSlots(folder: nil, threads: 1, timeout: .seconds(3_600))

    #expect(givesBackPermit { try? slots.take { () throws(PasswordHasherError) in } })
  }

  @Test func `while it waits for a child process`() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let child = ChildProcess(arguments: ["/bin/true"], environment: [], folder: bench.path, readable: bench.path)
    var ending: ChildProcess.Ending?

    #expect(givesBackPermit { ending = child.run(until: .untilHung) })
    #expect(ending == .exited(0))
  }

  @Test func `while it fetches from the web`() throws {
    let server = try StandInServer { connection, _ in connection.answer("here") }
    let gateway = try FetchGateway(reaching: server)
    var pages: [Result<FetchedDocument, FetchError>] = []

    #expect(givesBackPermit { pages = gateway.getAll([server.address("/")], within: .page(within: .anHour)) })
    #expect(try pages.map { String(decoding: try $0.get().bytes, as: UTF8.self) } == ["here"])
  }

  @Test func `only when it waits`() {
    #expect(!givesBackPermit {})
  }
}

@Suite struct `The number of processors` {
  @Test func `is at least one`() {
    #expect(Processors.count >= 1)
  }

  @Test(
    arguments: [
      ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2), ("Cpus_allowed:\tff,ffffffff\n", 40),
      ("Cpus_allowed:\t00000000,00000005\n", 2), ("Name:\tx\n", nil),
    ] as [(String, Int?)])
  func `is read from the allowed processors of the process`(status: String, count: Int?) {
    #expect(Processors.allowed(Array(status.utf8)) == count)
  }

  @Test(
    arguments: [
      ("200000 100000\n", 2), ("150000 100000\n", 2), ("100000 100000\n", 1), ("5000 100000\n", 1),
      ("max 100000\n", nil), ("", nil), ("0 100000\n", nil), ("1 2 3\n", nil), ("100000", nil),
    ] as [(String, Int?)])
  func `is limited by a CPU quota`(quota: String, count: Int?) {
    #expect(Processors.worth(Array(quota.utf8)) == count)
  }
}
