import Synchronization
import TestSupport
import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `Parallel fetches` {
  @Test func `do not wait for each other`() throws {
    let asked = Atomic(0)
    let server = try StandInServer { connection, request in
      asked.add(1, ordering: .relaxed)
      // No request is answered before all have arrived.
      if eventually({ asked.load(ordering: .relaxed) == 20 }) { connection.answer(request.path) }
    }
    let gateway = try FetchGateway(reaching: server)
    let addresses = (1...20).map { server.address("/\($0)") }

    let results = gateway.getAll(addresses, within: .page(within: .anHour))

    #expect(try results.map { String(decoding: try $0.get().bytes, as: UTF8.self) } == (1...20).map { "/\($0)" })
  }

  @Test func `return their results in order, each with its own error`() throws {
    let server = try StandInServer { connection, request in
      switch request.path {
      case "/slow": connection.sayNothing()
      case "/broken": connection.answer("no", status: "500 No")
      case "/moved": connection.redirect(to: "/page")
      default: connection.answer("here")
      }
    }
    let paths = ["/page", "/slow", "/broken", "/moved", "/page"].map { server.address($0) }
    let gateway = try FetchGateway(reaching: server)
    let addresses = paths + ["nonsense", server.address(as: "localhost")]
    let page = server.address("/page")
    var outcomes: [String] = []

    // A busy machine needs more time for the successful ones too.
    for seconds in [0.6, 2.4, 9.6, 40] where outcomes.count(where: { $0 == "tooSlow" }) != 1 {
      outcomes = gateway.getAll(addresses, within: .page(within: .seconds(seconds))).map { result in
        switch result {
        case .success(let document): document.address
        case .failure(let error): error.kind
        }
      }
    }

    #expect(outcomes == [page, "tooSlow", "status", page, page, "badAddress", "privateAddress"])
  }

  @Test func `all end at the time limit`() throws {
    let open = Atomic(0)
    let most = Atomic(0)
    let server = try StandInServer { connection, _ in
      most.max(open.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
      connection.sayNothing()
      open.subtract(1, ordering: .relaxed)
    }
    let gateway = try FetchGateway(reaching: server)
    var results: [Result<FetchedDocument, FetchError>] = []

    // All wait at the same time; a busy machine needs longer until they do.
    for seconds in [0.4, 1.6, 6.4, 25.6] where most.load(ordering: .relaxed) < 20 {
      let isWaitedFor = lasts(atLeast: .seconds(seconds - 0.01)) {
        results = gateway.getAll(
          Array(repeating: server.address(), count: 20), within: .page(within: .seconds(seconds)))
      }
      #expect(isWaitedFor)
    }

    #expect(most.load(ordering: .relaxed) == 20)
    #expect(results.count == 20)
    #expect(results.allSatisfy { $0 == .failure(.tooSlow) })
  }

  @Test func `return nothing for an empty list`() {
    #expect(FetchGateway().getAll([], within: .unhurried).isEmpty)
  }

  @Test func `work in several threads at once`() async throws {
    let server = try StandInServer { connection, request in connection.answer(request.path) }
    let gateway = try FetchGateway(reaching: server)

    let good = await withTaskGroup { group in
      for thread in 1...8 {
        group.addTask {
          (1...20).allSatisfy { number in
            let path = "/\(thread)/\(number)"
            let document = try? gateway.get(server.address(path), within: .unhurried)
            return document?.bytes == Array(path.utf8)
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }

    #expect(good)
  }
}
