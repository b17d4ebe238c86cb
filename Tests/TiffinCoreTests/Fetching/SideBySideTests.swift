import Foundation
import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `Several fetches side by side` {
  @Test func `take as long as the slowest of them`() throws {
    let server = try StandInServer { connection, request in
      Thread.sleep(forTimeInterval: 0.3)
      connection.answer(request.path)
    }
    let gateway = try FetchGateway(reaching: server)
    let addresses = (1...20).map { server.address("/\($0)") }
    var results: [Result<FetchedDocument, FetchError>] = []

    let time = duration { results = gateway.getAll(addresses, within: .page) }

    #expect(try results.map { String(decoding: try $0.get().bytes, as: UTF8.self) } == (1...20).map { "/\($0)" })
    #expect(time < .seconds(3))
  }

  @Test func `come each as it is, in their order`() throws {
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

    let results = gateway.getAll(
      paths + ["nonsense", server.address(as: "localhost")], within: .page(within: .milliseconds(600)))

    let outcomes = results.map { result in
      switch result {
      case .success(let document): document.address
      case .failure(let error): error.kind
      }
    }
    let page = server.address("/page")
    #expect(outcomes == [page, "tooSlow", "status", page, page, "badAddress", "privateAddress"])
  }

  @Test func `end together at the limit`() throws {
    let server = try StandInServer { connection, _ in connection.sayNothing() }
    let gateway = try FetchGateway(reaching: server)
    var results: [Result<FetchedDocument, FetchError>] = []

    let time = duration {
      results = gateway.getAll(
        Array(repeating: server.address(), count: 20), within: .page(within: .milliseconds(400)))
    }

    #expect(results.count == 20)
    #expect(results.allSatisfy { $0 == .failure(.tooSlow) })
    #expect((.milliseconds(390) ... .seconds(2)).contains(time))
  }

  @Test func `may be none`() {
    #expect(FetchGateway().getAll([], within: .page).isEmpty)
  }

  @Test func `go on several threads at once`() async throws {
    let server = try StandInServer { connection, request in connection.answer(request.path) }
    let gateway = try FetchGateway(reaching: server)

    let good = await withTaskGroup { group in
      for thread in 1...8 {
        group.addTask {
          (1...20).allSatisfy { number in
            let path = "/\(thread)/\(number)"
            let document = try? gateway.get(server.address(path), within: .page)
            return document?.bytes == Array(path.utf8)
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }

    #expect(good)
  }
}
