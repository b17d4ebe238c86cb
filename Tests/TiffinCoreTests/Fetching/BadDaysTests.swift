import TestSupport
import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `A server that` {
  private func refusal(
    within limits: FetchLimits = .unhurried, _ answer: @escaping @Sendable (StandInConnection) -> Void
  ) throws -> FetchError? {
    let server = try StandInServer { connection, _ in answer(connection) }
    return try FetchGateway(reaching: server).refusal(of: server.address(), within: limits)
  }

  @Test func `is not running is unreachable`() throws {
    let gateway = FetchGateway(allowing: try FetchAllowlist("127.0.0.1:1"))

    #expect(gateway.refusal(of: "http://127.0.0.1:1/")?.kind == "unreachable")
  }

  @Test func `sends nothing is given up at the time limit`() throws {
    var refusal: FetchError?

    let isWaitedFor = try lasts(atLeast: .milliseconds(390)) {
      refusal = try self.refusal(within: .page(within: .milliseconds(400))) { $0.sayNothing() }
    }

    #expect(refusal == .tooSlow && isWaitedFor)
  }

  @Test func `sends nothing is given up at the caller's time limit`() throws {
    let isQuicker = try isMuchQuicker {
      _ = try refusal(within: .page(within: .milliseconds(400))) { $0.sayNothing() }
    } than: {
      _ = try refusal(within: .page(within: .milliseconds(1_600))) { $0.sayNothing() }
    }

    #expect(isQuicker)
  }

  @Test func `sends a byte now and then is given up at the time limit`() throws {
    var refusal: FetchError?

    let isWaitedFor = try lasts(atLeast: .milliseconds(390)) {
      refusal = try self.refusal(within: .page(within: .milliseconds(400))) { connection in
        connection.begin()
        connection.drip("x", every: .milliseconds(50))
      }
    }

    #expect(refusal == .tooSlow && isWaitedFor)
  }

  @Test func `sends its header byte by byte is given up at the time limit`() throws {
    let refusal = try refusal(within: .page(within: .milliseconds(400))) { connection in
      connection.send("HTTP/1.1 200 OK\r\nX: ")
      connection.drip("x", every: .milliseconds(50))
    }

    #expect(refusal == .tooSlow)
  }

  @Test func `delays each redirect is given up at the time limit for all redirects together`() throws {
    let server = try StandInServer { connection, request in
      connection.redirect(to: request.path + "a", after: .milliseconds(250))
    }

    let refusal = try FetchGateway(reaching: server).refusal(
      of: server.address(), within: .page(within: .milliseconds(400)))

    #expect(refusal == .tooSlow)
  }

  @Test func `stops within the body causes an error`() throws {
    let refusal = try refusal { $0.send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\n\r\nhalf") }

    #expect(refusal?.kind == "garbled")
  }

  @Test func `stops within a chunk causes an error`() throws {
    let refusal = try refusal { connection in
      connection.begin(["Transfer-Encoding: chunked"])
      connection.send("9\r\nhalf")
    }

    #expect(refusal?.kind == "garbled")
  }

  @Test func `stops within the header causes an error`() throws {
    #expect(try refusal { $0.send("HTTP/1.1 200 OK\r\nContent-Ty") }?.kind == "garbled")
  }

  @Test func `closes without an answer causes an error`() throws {
    #expect(try refusal { _ in }?.kind == "garbled")
  }

  @Test func `speaks another protocol causes an error`() throws {
    #expect(try refusal { $0.send("SSH-2.0-OpenSSH_9.2\r\n") }?.kind == "garbled")
  }

  @Test func `does not speak TLS on https is refused as insecure`() throws {
    let server = try StandInServer(greeting: "220 ready\r\n") { connection, _ in connection.answer("plain") }

    let refusal = try FetchGateway(reaching: server).refusal(of: "https://127.0.0.1:\(server.port)/")

    #expect(refusal?.kind == "insecure")
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    ("500 Internal Server Error", 500), ("404 Not Found", 404), ("204 No Content", 204), ("304 Not Modified", 304),
    ("401 Unauthorized", 401), ("999 ", 999),
  ])
  func `answers with an error status is refused with only that status`(line: String, status: Int) throws {
    #expect(try refusal { $0.answer("no", status: line) } == .status(status))
  }

  @Test func `asks for a password gets none`() throws {
    let server = try StandInServer { connection, _ in
      connection.answer("", status: "401 Unauthorized", ["WWW-Authenticate: Basic realm=\"x\""])
    }

    _ = try FetchGateway(reaching: server).refusal(of: server.address())

    #expect(server.requests.count == 1)
    #expect(server.requests.allSatisfy { $0.value(of: "Authorization") == nil })
  }

  @Test(arguments: [
    ("image/png", "image/png"), ("Text/Plain; charset=utf-8", "text/plain"), ("text/htmlx", "text/htmlx"),
    ("", ""), ("nonsense", ""), ("text/ht ml", ""), ("text/html, text/html", ""),
  ])
  func `sends another media type is refused with only the name of the type`(type: String, name: String) throws {
    #expect(try refusal { $0.answer("no", type: type) } == .wrongType(name))
  }

  @Test func `sends no media type is accepted for pages, not for pictures`() throws {
    let server = try StandInServer { connection, _ in connection.answer("<p>Soup</p>", type: nil) }
    let gateway = try FetchGateway(reaching: server)

    #expect(try gateway.get(server.address(), within: .unhurried).bytes == Array("<p>Soup</p>".utf8))
    #expect(gateway.refusal(of: server.address(), within: .picture) == .wrongType(""))
  }

  @Test func `sends another media type is disconnected before its body`() throws {
    let refusal = try refusal { connection in
      connection.begin(type: "video/mp4")
      connection.sendForEver([UInt8](repeating: 0, count: 10_000))
    }

    #expect(refusal == .wrongType("video/mp4"))
  }

  @Test func `sends a JPEG is accepted if pictures are wanted`() throws {
    let server = try StandInServer { connection, _ in connection.answer([0xFF, 0xD8], type: "image/jpeg") }

    let document = try FetchGateway(reaching: server).get(server.address(), within: .picture)

    #expect(document.mediaType == "image/jpeg")
    #expect(document.bytes == [0xFF, 0xD8])
  }

  @Test func `sends an endless body is disconnected at the size limit`() throws {
    let refusal = try refusal { connection in
      connection.begin()
      connection.sendForEver([UInt8](repeating: 0x20, count: 10_000))
    }

    #expect(refusal == .tooLarge)
  }

  @Test func `sends endless chunks is disconnected at the size limit`() throws {
    let refusal = try refusal { connection in
      connection.begin(["Transfer-Encoding: chunked"])
      connection.sendForEver(Array("400\r\n".utf8) + [UInt8](repeating: 0x20, count: 1_024) + [13, 10])
    }

    #expect(refusal == .tooLarge)
  }

  @Test func `announces too many bytes is disconnected before its body`() throws {
    let server = try StandInServer { connection, _ in
      connection.begin(["Content-Length: 8000001"])
      connection.sayNothing()
    }

    let gateway = try FetchGateway(reaching: server)

    let fetch = Background { gateway.refusal(of: server.address(), within: .page(within: .anHour)) }

    #expect(try fetch.value() == .tooLarge)
  }

  @Test func `sends exactly the size limit is read to the end`() throws {
    let server = try StandInServer { connection, request in
      connection.begin()
      connection.send([UInt8](repeating: 0x20, count: request.path == "/more" ? 8_000_001 : 8_000_000))
    }
    let gateway = try FetchGateway(reaching: server)

    let document = try gateway.get(server.address(), within: .unhurried)
    let refusal = gateway.refusal(of: server.address("/more"))

    #expect(document.bytes.count == 8_000_000)
    #expect(refusal == .tooLarge)
  }

  @Test func `sends a gzip bomb is disconnected at the size limit`() throws {
    let bomb = Gzip.bomb(50_000_000)
    #expect(bomb.count < 400_000)

    let refusal = try refusal { $0.answer(bomb, ["Content-Encoding: gzip"]) }

    #expect(refusal == .tooLarge)
  }

  @Test func `sends invalid gzip data causes an error`() throws {
    #expect(try refusal { $0.answer("not packed", ["Content-Encoding: gzip"]) }?.kind == "garbled")
  }

  @Test(arguments: [
    ["Content-Encoding: gzip, gzip"], ["Content-Encoding: gzip", "Content-Encoding: gzip"], ["Content-Encoding: br"],
    ["Content-Encoding: zstd"], ["Content-Encoding: deflate"], ["Transfer-Encoding: gzip, chunked"],
    ["content-encoding :GZIP\t,br"], ["Content-Encoding: gzip,\r\n gzip"],
  ])
  func `encodes its body in an unrequested way is refused`(fields: [String]) throws {
    let refusal = try refusal { connection in
      connection.begin(fields)
      connection.send(Gzip.plain(Gzip.plain(Array("<p>Soup</p>".utf8))))
    }

    #expect(refusal == .garbled(log: "an encoding that was not asked for"))
  }

  @Test func `sends an endless header is disconnected`() throws {
    let refusal = try refusal { connection in
      connection.send("HTTP/1.1 200 OK\r\n")
      connection.sendForEver(Array("X-Header: \(String(repeating: "x", count: 1_000))\r\n".utf8))
    }

    #expect(refusal == .garbled(log: "the head does not end"))
  }

  /// libcurl limits the length of one line itself.
  @Test func `sends an endless header field is disconnected`() throws {
    let refusal = try refusal { connection in
      connection.send("HTTP/1.1 200 OK\r\nX: ")
      connection.sendForEver([UInt8](repeating: 0x78, count: 10_000))
    }

    #expect(["garbled", "unavailable", "tooLarge"].contains(refusal?.kind))
  }

  @Test func `sends endless interim responses is disconnected`() throws {
    let refusal = try refusal { $0.sendForEver(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }

    #expect(refusal == .garbled(log: "the head does not end"))
  }

  @Test func `sends endless trailers is disconnected`() throws {
    let refusal = try refusal { connection in
      connection.begin(["Transfer-Encoding: chunked"])
      connection.send("1\r\nx\r\n0\r\n")
      connection.sendForEver(Array("X-Trailer: \(String(repeating: "x", count: 1_000))\r\n".utf8))
    }

    #expect(refusal == .garbled(log: "the head does not end"))
  }
}
