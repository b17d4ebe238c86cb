import Glibc
import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `Fetching from the web` {
  @Test func `returns the document, its type, its charset and its final address`() throws {
    let server = try StandInServer { connection, _ in
      connection.answer("<p>Soup</p>", type: "Text/HTML; Charset=\"UTF-8\"")
    }

    let document = try FetchGateway(reaching: server).get(server.address("/soup?day=1#top"), within: .unhurried)

    #expect(document.address == server.address("/soup?day=1"))
    #expect(document.mediaType == "text/html")
    #expect(document.charset == "utf-8")
    #expect(String(decoding: document.bytes, as: UTF8.self) == "<p>Soup</p>")
  }

  @Test func `requests the wanted types and sends nothing personal`() throws {
    let server = try StandInServer { connection, _ in connection.answer("[]", type: "application/json") }

    let document = try FetchGateway(reaching: server).get(server.address("/a b/ü?q=é"), within: .catalogue)

    let request = try #require(server.requests.first)
    #expect(document.charset == nil)
    #expect(request.path == "/a%20b/%c3%bc?q=%c3%a9")
    #expect(request.value(of: "Accept") == "application/json, text/json")
    #expect(request.value(of: "Accept-Encoding") == "gzip")
    #expect(request.value(of: "User-Agent") == "Mozilla/5.0 (compatible; Tiffin)")
    #expect(request.value(of: "Host") == "127.0.0.1:\(server.port)")
    #expect(request.lines.count == 7)
  }

  @Test func `unpacks gzip`() throws {
    let page = String(repeating: "<p>Soup</p>", count: 1_000)
    let server = try StandInServer { connection, _ in
      connection.answer(Gzip.plain(Array(page.utf8)), ["Content-Encoding: gzip"])
    }

    let document = try FetchGateway(reaching: server).get(server.address(), within: .unhurried)

    #expect(String(decoding: document.bytes, as: UTF8.self) == page)
  }

  @Test func `joins chunks and ignores what follows the body`() throws {
    let server = try StandInServer { connection, request in
      guard request.path == "/chunks" else { return connection.answer("whole", ["Connection: keep-alive"]) }
      connection.begin(["Transfer-Encoding: chunked"])
      connection.send("5\r\nwhole\r\n0\r\nContent-Type: image/png\r\nLocation: /\r\n\r\nHTTP/1.1 500 No\r\n\r\n")
    }
    let gateway = try FetchGateway(reaching: server)

    let chunks = try gateway.get(server.address("/chunks"), within: .unhurried)

    #expect(String(decoding: chunks.bytes, as: UTF8.self) == "whole")
    #expect(chunks.mediaType == "text/html")
  }

  @Test func `skips interim responses`() throws {
    let server = try StandInServer { connection, _ in
      connection.send("HTTP/1.1 103 Early Hints\r\nContent-Type: image/png\r\nLink: </a.css>\r\n\r\n")
      connection.answer("here")
    }

    let document = try FetchGateway(reaching: server).get(server.address(), within: .unhurried)

    #expect(document.mediaType == "text/html")
  }

  @Test func `resolves names with letters beyond ASCII`() throws {
    let server = try StandInServer { connection, _ in connection.answer("Kuchen") }
    let gateway = try FetchGateway(reaching: server, as: ["käsekuchen.localhost"])

    _ = try gateway.get(server.address(as: "Käsekuchen.localhost"), within: .unhurried)

    #expect(server.requests.map { $0.value(of: "Host") } == ["xn--ksekuchen-v2a.localhost:\(server.port)"])
  }

  @Test func `ignores blanks around the address`() throws {
    let server = try StandInServer { connection, _ in connection.answer("here") }

    let document = try FetchGateway(reaching: server).get(" \n" + server.address() + "\t", within: .unhurried)

    #expect(document.address == server.address())
  }

  @Test func `opens a new connection each time, for redirects too`() throws {
    let server = try StandInServer(keepingAlive: true) { connection, request in
      request.path == "/moved" ? connection.redirect(to: "/") : connection.answer("here")
    }
    let gateway = try FetchGateway(reaching: server)

    for _ in 1...2 { _ = try gateway.get(server.address("/moved"), within: .unhurried) }

    #expect(server.requests.count == 4)
    #expect(server.connections == 4)
  }

  @Test func `ignores proxies in the environment`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try StandInServer { connection, _ in connection.answer("from the proxy") }
      let server = try StandInServer { connection, _ in connection.answer("from the page") }
      for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
        unsafe setenv(name, proxy.address(), 1)
      }

      let document = try FetchGateway(reaching: server).get(server.address(), within: .unhurried)

      try #require(String(decoding: document.bytes, as: UTF8.self) == "from the page")
      try #require(proxy.connections == 0)
    }
  }
}
