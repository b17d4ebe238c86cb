import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `A redirect` {
  /// `/3` leads to `/2`, and so on to `/0`.
  private func countdown(_ status: String = "302 Found") throws -> StandInServer {
    try StandInServer { connection, request in
      let left = Int(request.path.dropFirst()) ?? 0
      if left == 0 { return connection.answer("there") }
      connection.redirect(to: "/\(left - 1)", status: status, ["Set-Cookie: a=b"])
    }
  }

  @Test(arguments: [
    "301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect",
  ])
  func `is followed up to three times`(status: String) throws {
    let server = try countdown(status)

    let document = try FetchGateway(reaching: server).get(server.address("/3"), within: .unhurried)

    #expect(document.address == server.address("/0"))
    #expect(server.requests.map(\.path) == ["/3", "/2", "/1", "/0"])
  }

  @Test func `is not followed a fourth time`() throws {
    let server = try countdown()

    let refusal = try FetchGateway(reaching: server).refusal(of: server.address("/4"))

    #expect(refusal == .tooManyRedirects)
    #expect(server.connections == 4)
  }

  @Test func `to itself is given up`() throws {
    let server = try StandInServer { connection, request in connection.redirect(to: request.path) }

    let refusal = try FetchGateway(reaching: server).refusal(of: server.address("/loop"))

    #expect(refusal == .tooManyRedirects)
  }

  @Test func `sends neither cookies nor a referrer`() throws {
    let server = try countdown()

    _ = try FetchGateway(reaching: server).get(server.address("/1"), within: .unhurried)

    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.value(of: "Cookie") == nil && $0.value(of: "Referer") == nil })
  }

  @Test(arguments: [("?x=1", "/a/b?x=1"), ("a b", "/a/a%20b"), ("/a/../c#d", "/c"), ("c", "/a/c"), ("./", "/a/")])
  func `may be relative`(location: String, path: String) throws {
    let server = try StandInServer { connection, request in
      request.path == "/a/b" ? connection.redirect(to: location) : connection.answer("there")
    }

    let document = try FetchGateway(reaching: server).get(server.address("/a/b"), within: .unhurried)

    #expect(document.address == server.address(path))
  }

  @Test func `to a private address is refused`() throws {
    let inside = try StandInServer { connection, _ in connection.answer("secret") }
    let target = inside.address("/admin")
    let server = try StandInServer { connection, _ in connection.redirect(to: target) }

    let refusal = try FetchGateway(reaching: server).refusal(of: server.address())

    #expect(refusal == .privateAddress)
    #expect(server.connections == 1)
    #expect(inside.connections == 0)
  }

  @Test(arguments: ["http://2130706433:%/", "//0x7f.1:%/", "http://localhost:%/", "http://[::ffff:127.0.0.1]:%/"])
  func `to a private address in another spelling is refused`(target: String) throws {
    let inside = try StandInServer { connection, _ in connection.answer("secret") }
    let location = target.replacing("%", with: "\(inside.port)")
    let server = try StandInServer { connection, _ in connection.redirect(to: location) }

    let refusal = try FetchGateway(reaching: server).refusal(of: server.address())

    #expect(refusal == .privateAddress)
    #expect(inside.connections == 0)
  }

  @Test func `to a private address at the end of a chain is refused`() throws {
    let inside = try StandInServer { connection, _ in connection.answer("secret") }
    let target = inside.address()
    let server = try StandInServer { connection, request in
      connection.redirect(to: request.path == "/1" ? "/2" : request.path == "/2" ? "/3" : target)
    }

    let refusal = try FetchGateway(reaching: server).refusal(of: server.address("/1"))

    #expect(refusal == .privateAddress)
    #expect(server.requests.count == 3)
    #expect(inside.connections == 0)
  }

  @Test(arguments: [
    "ftp://127.0.0.1/", "file:///etc/passwd", "gopher://127.0.0.1/", "http://user:secret@127.0.0.1/", "http://",
    "javascript:alert(1)", "http://a\u{7F}b/",
  ])
  func `to another scheme is refused`(location: String) throws {
    let server = try StandInServer { connection, _ in connection.redirect(to: location) }

    let refusal = try FetchGateway(reaching: server).refusal(of: server.address())

    #expect(refusal == .badAddress)
  }

  @Test(arguments: [[], ["Location:"], ["Location: \t"]])
  func `without a location gives an error`(fields: [String]) throws {
    let server = try StandInServer { connection, _ in connection.answer("where?", status: "302 Found", fields) }

    let refusal = try FetchGateway(reaching: server).refusal(of: server.address())

    #expect(refusal == .status(302))
  }

  @Test func `is followed without waiting for its body`() throws {
    let server = try StandInServer { connection, request in
      guard request.path == "/start" else { return connection.answer("there") }
      connection.send("HTTP/1.1 302 Found\r\nLocation: /there\r\n\r\n")
      connection.sendForEver([UInt8](repeating: 0x20, count: 10_000))
    }

    let document = try FetchGateway(reaching: server).get(server.address("/start"), within: .unhurried)

    #expect(document.address == server.address("/there"))
  }
}
