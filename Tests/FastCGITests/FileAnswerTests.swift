import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `A response with a file` {
  private let folder = TestFolder()

  private func file(_ bytes: [UInt8], _ name: String = "file") throws -> String {
    let path = "\(folder.path)/\(name)"
    let descriptor = try Descriptor(unsafe open(path, O_WRONLY | O_CREAT, 0o600), "make \(path)")
    #expect(unsafe bytes.withUnsafeBytes { unsafe write(descriptor.number, $0.baseAddress, $0.count) } == bytes.count)
    return path
  }

  private static let head = Array("Status: 200 OK\r\n\r\n".utf8)

  @Test(arguments: [0, 1, 65_528, 65_529, 5_000_000])
  func `arrives complete, and its file is deleted before it is sent`(count: Int) throws {
    let bytes = patternedBytes(count)
    let path = try file(bytes)
    let sent = Atomic(false)
    let file = try GatewayFile(removing: path) { sent.store(true, ordering: .relaxed) }
    let worker = try RunningWorker { _ in GatewayResponse(head: Self.head, body: [1, 2], file: file) }
    let isThere = unsafe access(path, F_OK) == 0

    let answer = try worker.ask()

    #expect(!isThere)
    #expect(answer.body == [1, 2] + bytes)
    #expect(answer.isComplete)
    #expect(eventually { sent.load(ordering: .relaxed) })
    worker.stop()
  }

  @Test func `is sent whole to a reader slower than the timeout for pages`() throws {
    var timeout = WorkerTimeouts()
    timeout.body = MinimumTransferRate(silence: .zero, whole: .zero)
    let bytes = patternedBytes(5_000_000)
    let path = try file(bytes)
    let file = try GatewayFile(removing: path) {}
    let worker = try RunningWorker(threads: 2, timeout: timeout) { request in
      request.variables["REQUEST_URI"] == "/file"
        ? GatewayResponse(head: Self.head, body: [], file: file) : .ok("page")
    }
    let peer = try Peer(worker.path, asking: [("REQUEST_URI", "/file")])

    #expect(try worker.ask([("REQUEST_URI", "/")]).text == "page")
    #expect(peer.answer().body == bytes)
    worker.stop()
  }

  @Test func `is not reported as sent if its reader disconnects`() throws {
    let path = try file(patternedBytes(5_000_000))
    let sent = Atomic(false)
    let file = try GatewayFile(removing: path) { sent.store(true, ordering: .relaxed) }
    let worker = try RunningWorker { request in
      request.variables["REQUEST_URI"] == "/file"
        ? GatewayResponse(head: Self.head, body: [], file: file) : .ok("page")
    }

    try Peer(worker.path, asking: [("REQUEST_URI", "/file")]).close()

    #expect(try worker.ask([("REQUEST_URI", "/")]).text == "page")
    worker.stop()
    let wasSent = sent.load(ordering: .relaxed)
    #expect(!wasSent)
  }

  @Test func `fails if the file does not exist`() {
    #expect(throws: SystemError.self) { try GatewayFile(removing: folder.path + "/none") }
  }
}

@Suite struct `Counters shared by workers` {
  @Test func `use the same memory for the same layout`() throws {
    let shared = try SharedCounters.make()
    let one = try #require(shared.numbers(of: 7))
    let same = try #require(shared.numbers(of: 7))
    let other = try #require(shared.numbers(of: 8))

    one.add(2, at: 5)
    same.add(3, at: 5)
    other.add(9, at: 5)

    #expect((one[5], same[5], other[5]) == (5, 5, 9))
  }

  @Test func `lose no update when eight threads add at once`() throws {
    let shared = try #require(try SharedCounters.make().numbers(of: 7))

    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { shared.add(1, at: 3) }
    }

    #expect(shared[3] == 80_000)
  }

  @Test func `refuse a ninth layout`() throws {
    let shared = try SharedCounters.make()

    let layouts = (1...9).map { shared.numbers(of: $0) != nil }

    #expect(layouts == Array(repeating: true, count: 8) + [false])
    #expect(shared.numbers(of: 3) != nil)
  }
}
